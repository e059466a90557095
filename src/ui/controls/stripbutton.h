#pragma once

#include <QPushButton>

namespace sudoku {

/// A button of the strip below the number buttons, such as Undo: an icon, with a small word below the icon
/// where there is room. The button can look switched on without being a check box.
class StripButton : public QPushButton {
  Q_OBJECT

 public:
  /// The word becomes the accessible name too, unless another name is set. A flat button has a frame only
  /// while it looks switched on.
  StripButton(const QIcon& icon, const QString& word, QWidget* parent, bool isFlat);

  void setShowsWord(bool shows);
  void setLooksOn(bool on);
  /// The least width of the button in pixels, which has room for its word.
  int leastWidth(const QFont& font) const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  static QFont wordFont(const QFont& font);

  QString m_word;
  bool m_isFlat;
  bool m_showsWord = true;
  bool m_looksOn = false;
};

}  // namespace sudoku
