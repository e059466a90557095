#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QPolygonF>
#include <QWidget>

#include "game/settings/settings.h"

class QLabel;

namespace sudoku {

class BoardWidget;
class CoachButton;
class Game;
class GameController;
struct Theme;

/// What a newcomer is told at the first start, one thing at a time: a bubble beside the control that it
/// names, which it points to, and over no cell. It goes as soon as that is done, or by Esc. The next one
/// waits for a move. The pointer does not reach what is under it; it takes no keyboard focus.
class FirstTips : public QWidget {
  Q_OBJECT

 public:
  /// The control that a tip names; null if it is not shown.
  using ControlOf = std::function<const QWidget*(FirstTip)>;

  /// The first three outlive it, and the board, a sibling.
  FirstTips(const Game& game, GameController& controller, Settings& settings, BoardWidget& board,
            ControlOf controlOf, QWidget* parent);

  void setTheme(const Theme& theme);
  /// Shows what is left to be done, where its control stands now.
  void refresh();

 signals:
  /// It is shown, or no longer.
  void shownChanged(bool isShown);

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  /// The side of the control on which the bubble stands.
  enum class Side { Right, Left, Above, Below };

  void noteMove();
  void noteChange();
  void noteHint();
  void finish(FirstTip tip);
  /// The player closes what is shown.
  void dismiss();
  bool canShow() const;
  /// Beside the board, where the control stands.
  QRect region() const;
  /// The bubble without its tail on a side of the control; empty where it has no room.
  QRect bodyOn(Side side, const QRect& region) const;
  /// How much of other controls it covers, in square pixels.
  int coveredBy(const QRect& body) const;
  bool place();
  void placeParts(const QRect& body);
  QSize sizeFor(int width) const;
  bool hasButtonBelow(int width) const;
  QPolygonF tail() const;
  /// Only what is painted catches the pointer.
  void cutOut();

  const Game& m_game;
  GameController& m_controller;
  Settings& m_settings;
  BoardWidget& m_board;
  ControlOf m_controlOf;
  const Theme* m_theme;
  QLabel* m_text;
  CoachButton* m_close;  ///< a sibling above the bubble, for the pointer
  std::vector<FirstTip> m_left;
  QRect m_control;  ///< that the bubble points to, in its parent, here and below
  QRect m_body;     ///< the bubble without its tail
  Side m_side = Side::Above;
  bool m_isWaiting = false;  ///< one was closed, and no move has been made since
};

}  // namespace sudoku
