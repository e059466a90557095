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

class LevelBadge;
class MoveListView;
class ReplayBranches;
class ReplayTimeline;

/// Walks through a game as it was played, by steps or at a speed, with every branch of its moves, and their
/// list, which takes turns with less important parts if there is no room for it. What is wrong in a game
/// still in progress is shown only if the player asks for it.
class ReplayPage : public BoardPage {
  Q_OBJECT

 public:
  explicit ReplayPage(QWidget* parent);

  /// Shows a game from its start. Precondition: boardOf(game).
  void open(StoredGame game);
  /// Stops the replay.
  void close();
  /// The place on the line of the position that is shown; nothing before the first game.
  std::optional<std::size_t> place() const;

 signals:
  /// The player wants to go on from a position, in a game of that puzzle.
  void positionWanted(const GameContents& contents);
  /// The mistakes of a game in progress are shown now, which counts as help.
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
  /// The last place up to the present one from which several moves were made; nothing if there is none.
  std::optional<std::size_t> branchPoint() const;
  /// The index of the branch that the line takes at a place.
  std::size_t branchTaken(std::size_t point) const;
  void changeBranch(int steps);
  /// Shows the place of a move, on the line that leads through it.
  void goToMove(int move);
  /// Shows the list of moves if there is room for it, or the player wants it.
  void placeList();

  std::optional<Replay> m_replay;
  QTimer m_player;
  LevelBadge* m_badge;
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
  QPushButton* m_moves;  ///< shows the list where there is no room for everything
  MoveListView* m_list;
  QPushButton* m_continue;
};

}  // namespace sudoku
