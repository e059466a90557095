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

/// A view of a hint, in any size that it is given. Asks for nothing by itself. A group named Hint to
/// assistive technology, with labels for title and text that announce each change. The keyboard focus stays
/// with the button that was pressed; if that is gone, with what stands in its place.
class CoachPage : public QGroupBox {
  Q_OBJECT

 public:
  explicit CoachPage(QWidget* parent = nullptr);

  /// Shows on the buttons the keys that the menus have now.
  void showKeys(const MenuKeys& keys);
  void setHint(const Hint& hint);
  /// The arrangement of the page. Column begins at its top whatever it says. Compact is for a low window: the
  /// ladder without names, less space. Broad has the text at the left, everything else beside it.
  enum class Shape { Plain, Column, Compact, Broad };
  void setShape(Shape shape);
  /// Gives the keyboard focus to the button that goes on.
  void takeKeyboard();

  QSize sizeHint() const override { return {280, 320}; }
  QSize minimumSizeHint() const override { return {0, 0}; }

 signals:
  void asked(HintAction action);
  /// The player points at a phrase, with the pointer or the keyboard; nothing: points at none any more.
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
