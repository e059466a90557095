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

/// Tips for a newcomer at the first start, one at a time: a bubble beside the control that the tip names,
/// pointing to it, and over no cell. It goes as soon as the player has done what it says, or by Esc. The next
/// one waits for a move. The pointer does not reach what is under the bubble; it takes no keyboard focus.
class FirstTips : public QWidget {
  Q_OBJECT

 public:
  /// Finds the control that a tip names; null if it is not shown.
  using ControlOf = std::function<const QWidget*(FirstTip)>;

  /// The game, the controller and the settings outlive the tips, and so does the board, a sibling.
  FirstTips(const Game& game, GameController& controller, Settings& settings, BoardWidget& board,
            ControlOf controlOf, QWidget* parent);

  /// Shows the next tip, where its control stands now.
  void refresh();

 signals:
  /// A tip is shown, or no longer.
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
  /// The player closes the tip.
  void dismiss();
  bool canShow() const;
  /// The area beside the board in which the control stands.
  QRect region() const;
  /// The area of the bubble without its tail on a side of the control; empty if it has no room there.
  QRect bodyOn(Side side, const QRect& region) const;
  /// How much of other controls a bubble covers, in square pixels.
  int coveredBy(const QRect& body) const;
  bool place();
  void placeParts(const QRect& body);
  QSize sizeFor(int width) const;
  bool hasButtonBelow(int width) const;
  QPolygonF tail() const;
  /// Lets only the painted part of the widget catch the pointer.
  void cutOut();

  const Game& m_game;
  GameController& m_controller;
  Settings& m_settings;
  BoardWidget& m_board;
  ControlOf m_controlOf;
  QLabel* m_text;
  CoachButton* m_close;  ///< sibling above the bubble, so that the pointer reaches it
  std::vector<FirstTip> m_left;
  QRect m_control;  ///< area of the control that the bubble points to, in its parent, here and below
  QRect m_body;     ///< area of the bubble without its tail
  Side m_side = Side::Above;
  bool m_isWaiting = false;  ///< a tip was closed, and no move has been made since
};

}  // namespace sudoku
