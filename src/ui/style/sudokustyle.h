#pragma once

#include <QProxyStyle>

#include "theme.h"

class QLabel;
class QStyleOptionButton;

namespace sudoku {

/// Changes Qt's style Fusion: buttons, fields, tabs, groups, menus and lists are flat and rounded, in the
/// colours of a theme. A default push button is filled with the accent colour.
class SudokuStyle : public QProxyStyle {
  Q_OBJECT

 public:
  SudokuStyle();

  const Theme& theme() const { return *m_theme; }
  /// Shows the whole application in a theme: sets the palette, whereupon each widget gets a
  /// QEvent::PaletteChange. Does nothing if the theme is shown already. Precondition: the theme outlives this
  /// style.
  void setTheme(const Theme& theme);
  /// Sets whether buttons and everything else that can be pressed are large enough for a finger. Takes effect
  /// at once.
  void setLargeTargets(bool large);
  /// The least height in pixels, for a font, of everything that can be pressed; 0 unless targets are large.
  int leastTarget(const QFontMetrics& metrics) const;

  /// Sets the factor by which the texts of the window are larger than usual.
  void setGrowth(double growth) { m_growth = growth; }
  /// The space in pixels at either side of a text in the menu bar.
  int menuBarPadding() const;
  /// Makes the texts of a menu or a dialog as large as those of the window.
  void growText(QWidget& widget) const;

  using QProxyStyle::polish;
  /// Prepares a widget for this style. Labels stop guessing whether their text is HTML, since the text may
  /// come from a file.
  void polish(QWidget* widget) override;
  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override;
  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                          const QWidget* widget) const override;
  /// Draws a text, in smaller letters or on more lines if it is too long for its place (fittedText()).
  void drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool isEnabled,
                    const QString& text, QPalette::ColorRole role) const override;
  QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                       const QWidget* widget) const override;
  QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
  QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                         const QWidget* widget) const override;
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* result) const override;
  int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
  QIcon standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const override;

 private:
  void fitToField(QLabel& label) const;
  bool drawOwnPrimitive(PrimitiveElement element, const QStyleOption& option, QPainter& painter,
                        const QWidget* widget) const;
  bool drawGround(PrimitiveElement element, const QStyleOption& option, QPainter& painter,
                  const QWidget* widget) const;
  bool drawSign(PrimitiveElement element, const QStyleOption& option, QPainter& painter,
                const QWidget* widget) const;
  bool drawOwnControl(ControlElement element, const QStyleOption& option, QPainter& painter,
                      const QWidget* widget) const;
  void drawButtonLabel(const QStyleOption& option, QPainter& painter, const QWidget* widget) const;
  void drawLabelFromRight(const QStyleOptionButton& button, QPainter& painter) const;
  void drawChoice(bool isCheckBox, const QStyleOption& option, QPainter& painter,
                  const QWidget* widget) const;
  void drawItem(const QStyleOption& option, QPainter& painter, const QWidget* widget) const;
  void drawGroup(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const;
  void drawTab(const QStyleOption& option, QPainter& painter) const;
  QSize plainSize(ContentsType type, const QStyleOption& option, const QSize& contents,
                  const QWidget* widget) const;
  bool underlines(const QStyleOption& option, const QWidget* widget) const;

  const Theme* m_theme;
  bool m_hasLargeTargets = false;
  double m_growth = 1;
};

}  // namespace sudoku
