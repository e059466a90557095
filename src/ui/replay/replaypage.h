#pragma once

#include <optional>

#include <QTimer>

#include "game/history/replay.h"
#include "ui/board/boardpage.h"

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QPushButton;

namespace sudoku {

class Badge;
class MoveListView;
class ReplayBranches;
class ReplayTimeline;

/// Replays a game move by move or at a speed, with all branches and a list of the moves. If there is little
/// room, the list takes turns with less important parts. The mistakes of a game in progress are shown only if
/// the player asks for it.
class ReplayPage : public BoardPage {
  Q_OBJECT

 public:
  explicit ReplayPage(QWidget* parent);

  /// Shows the start of a game. Precondition: the game can be replayed, so that boardOf(game) is not empty.
  void open(StoredGame game);
  /// Stops the replay.
  void close();
  /// Replays the line that contains a move, and shows the position after this move; 0 is the start. Does
  /// nothing before the first call of open(), or if there is no such move.
  void goToMove(int move);
  /// The index of the position that is shown among those of the replayed line of moves; 0 is the start of the
  /// game; empty before the first call of open().
  std::optional<std::size_t> place() const;

 signals:
  /// Emitted when the player wants to play on from a position, in a new game of the same puzzle.
  void positionWanted(const GameContents& contents);
  /// Emitted when the player wants a review of the game.
  void reviewWanted(qint64 id);
  /// Emitted when the mistakes of a game in progress are shown, which counts as help.
  void mistakesRevealed(qint64 id);

 protected:
  void showRoom(Room room) override;
  int crampedSideWidth(int wanted, int height) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void makeTop();
  void makeControls();
  QPushButton* addButton(QHBoxLayout* row, const QIcon& icon, const QString& name);
  void go(std::ptrdiff_t steps);
  void showPlace();
  void showBoard(const ReplayPosition& position);
  void showTitle();
  void showMarks();
  void updateControls();
  void setPlaying(bool playing);
  void waitForNext();
  void takeMistakes(bool shown);
  /// The index of the last position, up to the one that is shown, after which several branches begin; empty
  /// if there is none.
  std::optional<std::size_t> branchPoint() const;
  /// The index of the replayed branch among those that begin after the position with the index `point`.
  std::size_t branchTaken(std::size_t point) const;
  void changeBranch(int steps);
  /// Shows the list of moves if there is room for it, or if the player has asked for it.
  void placeList();

  std::optional<Replay> m_replay;
  QTimer m_player;
  Badge* m_badge;
  QLabel* m_name;
  QLabel* m_number;
  QLabel* m_time;
  ReplayTimeline* m_timeline;
  QLabel* m_marks;
  QPushButton* m_first;
  QPushButton* m_previous;
  QPushButton* m_play;
  QPushButton* m_next;
  QPushButton* m_last;
  QBoxLayout* m_controls;
  QBoxLayout* m_options;
  QComboBox* m_speed;
  QCheckBox* m_mistakes;
  ReplayBranches* m_branches;
  QPushButton* m_moves;  ///< button that shows the list where there is no room for all parts
  MoveListView* m_list;
  QPushButton* m_review;
  QPushButton* m_continue;
};

}  // namespace sudoku
