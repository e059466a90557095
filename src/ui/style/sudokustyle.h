#pragma once

#include <QProxyStyle>

#include "theme.h"

namespace sudoku {

/// Fusion with flat rounded buttons, fields, tabs and groups in the colours of a theme. A default push button
/// is the primary one.
class SudokuStyle : public QProxyStyle {
  Q_OBJECT

 public:
  SudokuStyle();

  void setTheme(const Theme& theme) { m_theme = &theme; }

  using QProxyStyle::polish;
  /// Also sees to it that no label guesses what its text is: it could be anybody's.
  void polish(QWidget* widget) override;
  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override;
  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                          const QWidget* widget) const override;
  QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                       const QWidget* widget) const override;
  QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
  QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                         const QWidget* widget) const override;
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* result) const override;
  int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;

 private:
  void drawButton(const QStyleOption& option, QPainter& painter) const;
  void drawGroup(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const;
  void drawComboBox(const QStyleOptionComplex& option, QPainter& painter) const;
  void drawSpinBox(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const;
  void drawField(const QStyleOption& option, QPainter& painter) const;
  void drawPanel(const QRect& area, QPainter& painter) const;
  void drawCheckBox(const QStyleOption& option, QPainter& painter) const;
  void drawFocus(const QStyleOption& option, QPainter& painter, const QWidget* widget) const;
  void drawTab(const QStyleOption& option, QPainter& painter) const;

  const Theme* m_theme;
};

}  // namespace sudoku
