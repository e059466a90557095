#pragma once

#include <optional>

#include <QGroupBox>

#include "game/teacher/hint.h"

namespace sudoku {

class CoachBody;
class CoachButton;
class CoachButtons;
class Ladder;
class MenuKeys;
class PhraseLabel;
class WhereDiagram;

/// Shows a hint in any size that the widget is given. Never asks for a hint by itself. To assistive
/// technology it is a group named Hint, whose labels for title and text announce each change. The keyboard
/// focus stays with the pressed button or, if that button is hidden, moves to the one that replaces it.
class CoachPage : public QGroupBox {
  Q_OBJECT

 public:
  explicit CoachPage(QWidget* parent = nullptr);

  /// Shows on the buttons the present keyboard shortcuts of the menu commands that do the same.
  void showKeys(const MenuKeys& keys);
  void setHint(const Hint& hint);
  /// The arrangement of the page. Plain has the text in the middle of its area; Column begins it at the top.
  /// Compact is for a low window: less space, and no names below the bars that show how much of the step the
  /// hint has told. Broad has the text at the left, with title, legend and buttons beside it.
  enum class Shape { Plain, Column, Compact, Broad };
  void setShape(Shape shape);
  /// Gives the keyboard focus to the accented button, such as Why or Apply, which tells more or acts on the
  /// hint.
  void takeKeyboard();

  QSize sizeHint() const override { return {280, 320}; }
  QSize minimumSizeHint() const override { return {0, 0}; }

 signals:
  void asked(HintAction action);
  /// Emitted when the player points at a phrase, by the pointer or the keyboard; empty: at none any more.
  void pointedAt(const std::optional<Phrase>& phrase);
  void guideWanted(Technique technique);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void connectParts();
  void arrange();
  bool arrange(double textSize);
  bool arrangeOnOnePage();
  void setTextSize(double factor);
  bool arrangeBroad();
  bool hasLadder() const;
  bool isCompact() const { return m_shape == Shape::Compact; }
  bool isBroad() const { return m_shape == Shape::Broad; }
  bool isTight() const { return isCompact() || isBroad(); }
  QRect placeTop(QRect area);
  void placeCross(const QRect& area);
  void placeLadder(QRect& area, int width);
  bool placeTitle(QRect& area);
  void setTabOrders();
  QWidget* heir(bool isOfWalk) const;
  int margin() const;

  Hint m_hint;
  Shape m_shape = Shape::Plain;
  bool m_isArranging = false;
  Ladder* m_ladder;
  CoachButton* m_cross;
  WhereDiagram* m_diagram;
  PhraseLabel* m_title;
  PhraseLabel* m_badge;
  CoachBody* m_body;
  CoachButtons* m_buttons;
};

}  // namespace sudoku
