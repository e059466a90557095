#pragma once

#include <QPushButton>

namespace sudoku {

/// A button of the strip: an icon, with a small word below it where there is room. It can look on without
/// being a check box.
class StripButton : public QPushButton {
  Q_OBJECT

 public:
  /// The word is also the accessible name, unless another is set. A flat button has a frame only while it is
  /// on.
  StripButton(const QIcon& icon, const QString& word, QWidget* parent, bool isFlat);

  void setShowsWord(bool shows);
  void setLooksOn(bool on);
  /// The least width of the button, that of its word.
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
