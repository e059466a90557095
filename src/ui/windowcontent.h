#pragma once

#include <optional>

#include <QWidget>

#include "game/teacher/hint.h"

class QGridLayout;

namespace sudoku {

class BoardWidget;
class ButtonPanel;
class CoachPage;
class Game;
class GameController;
class IdleCoach;
class PauseCover;
class StatusLine;
class StorageStrip;
struct Theme;

/// What the window shows below its menus, and where: board, panel, in a wide window the coach in a column of
/// its own, and the lines below. Else the coach takes the place of groups of the panel; the board never
/// moves.
class WindowContent : public QWidget {
  Q_OBJECT

 public:
  /// The game and its controller outlive it.
  WindowContent(const Game& game, GameController& controller, QWidget* parent);

  BoardWidget& board() { return *m_board; }
  ButtonPanel& panel() { return *m_panel; }
  StorageStrip& storage() { return *m_storage; }
  StatusLine& status() { return *m_status; }
  CoachPage& coach() { return *m_coach; }
  IdleCoach& idleCoach() { return *m_idle; }

  void setTheme(const Theme& theme);
  /// Shows the coach with a hint, or none.
  void showHint(const std::optional<Hint>& hint);
  void setShowsClock(bool shows);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  enum class Shape { Compact, Narrow, Normal, Wide };

  Shape shapeOf(QSize window) const;
  void arrange();
  void placeCoach();
  void showPause(bool isPaused);
  double textScale() const;

  Shape m_shape = Shape::Normal;
  std::optional<Hint> m_hint;
  QGridLayout* m_grid;
  BoardWidget* m_board;
  PauseCover* m_cover;
  ButtonPanel* m_panel;
  QWidget* m_column;  ///< of the coach, in a wide window
  IdleCoach* m_idle;
  CoachPage* m_coach;
  StorageStrip* m_storage;
  StatusLine* m_status;
};

}  // namespace sudoku
