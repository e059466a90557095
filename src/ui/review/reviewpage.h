#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include <QTimer>
#include <QWidget>

#include "game/base/latestjob.h"
#include "game/history/review.h"
#include "game/teacher/lesson.h"
#include "reviewwords.h"

class QAction;
class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace sudoku {

class Badge;
class CoachButton;
class FigureCard;
class GameButton;
class MomentList;
class MomentPanel;
class MomentView;
class ReviewTimeline;
class Segments;

/// The review of a game that has ended: its figures, its entries along a time line, and its key moments, each
/// with the position and the step that gave the entry or would have helped. The review is made in a worker
/// thread. In a low window its parts take turns. Esc or the button Game leads back to the game.
class ReviewPage : public QWidget {
  Q_OBJECT

 public:
  explicit ReviewPage(QWidget* parent);

  /// Reviews a game. `medianMs` is the median time of the player's games of its level, if there are others.
  /// `kept` is what an earlier review of the game found out, if there was one.
  void open(StoredGame game, std::optional<qint64> medianMs, std::optional<KeptReview> kept = {});
  /// Stops making a review.
  void close();
  /// Draws the key of the menu command Next step on the button that it presses here. The action outlives the
  /// page.
  void setStepKey(const QAction& action);
  /// Presses the button Show the step. Returns whether it could be pressed.
  bool takeNextStep();
  /// The index of the entry that is shown; nothing until there is a review.
  std::optional<std::size_t> chosenEntry() const { return m_chosen; }

 signals:
  void gameWanted();
  /// Emitted when the player wants the replay of the game, at the position after a move.
  void replayWanted(qint64 id, int move);
  /// Emitted when the player wants the solution path of the puzzle from a position on.
  void pathWanted(const Puzzle& puzzle, const Position& position);
  void practiceWanted(Technique technique);
  /// Emitted when a review has found out something else than what was kept.
  void reviewMade(qint64 id, const KeptReview& review);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  /// How much room the page has: for everything, for everything in one column, or for one part at a time.
  enum class Room { Full, Tall, Low };
  /// The parts that take turns in a low window.
  enum class Part { Summary, Timeline, Moments };

  /// A review, and the openings of its key moments with their explanations.
  struct Reviewed {
    GameReview review;
    std::vector<std::optional<TaughtStep>> openings;
  };
  using Outcome = std::optional<Reviewed>;

  static Outcome reviewed(const StoredGame& game, const std::optional<KeptReview>& kept,
                          const std::stop_token& stop);

  void makeHead();
  QPushButton* makeTurn(int by);
  void connectParts();
  void take(const Outcome& outcome);
  void choose(std::size_t entry);
  /// The entry of the key moment before (-1) or after (1) the chosen entry; empty if there is none.
  std::optional<std::size_t> momentBeside(int by) const;
  void showName();
  void arrange();
  void growTexts(double growth);
  void arrangeCards(int columns);
  void showParts();

  StoredGame m_game;
  std::optional<qint64> m_medianMs;
  std::optional<KeptReview> m_kept;
  Outcome m_reviewed;
  std::optional<std::size_t> m_chosen;
  LatestJob<Outcome> m_reviewer;
  QTimer m_patience;  ///< runs out when making the review takes long enough to say so
  Room m_room = Room::Full;

  GameButton* m_back;
  QLabel* m_title;
  QLabel* m_name;
  Badge* m_level;
  CoachButton* m_replay;
  QGridLayout* m_cards;
  std::array<FigureCard*, ReviewWords::kFigures> m_figures{};
  ReviewTimeline* m_timeline;
  MomentPanel* m_panel;
  MomentView* m_view;
  Segments* m_parts;
  /// Buttons to the key moments before and after, in a low window, which has no room for their list.
  QPushButton* m_previous;
  QPushButton* m_next;
  QLabel* m_status;
  QVBoxLayout* m_column;
  QGridLayout* m_body;
};

}  // namespace sudoku
