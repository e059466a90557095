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

/// Tips for new players at the first start of the program, one at a time: each is a bubble next to the
/// control that it is about, with a tail that points to the control. The bubble covers no cell. It closes
/// when the player has done what the tip says, or by Esc; the next tip waits for a move. The bubble blocks
/// the pointer and takes no keyboard focus; the last tip, about Learn, has a button that leads there.
class FirstTips : public QWidget {
  Q_OBJECT

 public:
  /// Function that finds the control that a tip is about; returns null if the control is not visible.
  using ControlOf = std::function<const QWidget*(FirstTip)>;

  /// All references must outlive this object. The board is a sibling widget.
  FirstTips(const Game& game, GameController& controller, Settings& settings, BoardWidget& board,
            ControlOf controlOf, QWidget* parent);

  /// Shows the next tip, or moves the present one to where its control is now.
  void refresh();
  /// Ends the tip about Learn, which has been shown.
  void noteLearn();

 signals:
  void learnWanted();
  /// Emitted when a tip is shown or closed.
  void shownChanged(bool isShown);

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  /// The side of the control where the bubble is placed.
  enum class Side { Right, Left, Above, Below };

  void noteMove();
  void noteChange();
  void noteHint();
  void finish(FirstTip tip);
  /// Called when the player closes the tip.
  void dismiss();
  bool canShow() const;
  /// The area at the right or left of the board, or below it, that contains the control and has to contain
  /// the bubble.
  QRect region() const;
  /// The area of the bubble without its tail, when placed on a given side of the control; empty if it does
  /// not fit.
  QRect bodyOn(Side side, const QRect& region) const;
  /// The area of other controls that the bubble would cover, in square pixels.
  int coveredBy(const QRect& body) const;
  bool place();
  void placeParts(const QRect& body);
  QSize sizeFor(int width) const;
  bool hasButtonBelow(int width) const;
  bool offersLearn() const;
  QSize buttonsSize() const;
  QPolygonF tail() const;
  /// Limits the widget's mask to what is painted, so that the rest does not block the pointer.
  void cutOut();

  const Game& m_game;
  GameController& m_controller;
  Settings& m_settings;
  BoardWidget& m_board;
  ControlOf m_controlOf;
  QLabel* m_text;
  /// The buttons are siblings of the bubble and above it, so that they can be clicked.
  CoachButton* m_learn;  ///< shown only with the tip about Learn
  CoachButton* m_close;
  std::vector<FirstTip> m_left;
  QRect m_control;  ///< area of the control that the bubble points to, in the parent's coordinates
  QRect m_body;     ///< area of the bubble without its tail, in the parent's coordinates
  Side m_side = Side::Above;
  bool m_isWaiting = false;  ///< whether a tip was closed and no move has been made since
};

}  // namespace sudoku
