#pragma once

#include <vector>

#include <QPlainTextEdit>

namespace sudoku {

/// Shows a solving step in HoDoKu's notation, as text that can be selected and copied. The view is exactly as
/// high as its lines, so that it never scrolls.
class NotationView : public QPlainTextEdit {
  Q_OBJECT

 public:
  explicit NotationView(QWidget* parent);

  void setNotation(const QString& notation) { m_notation = notation; }
  /// Breaks the notation into lines for a width in pixels; returns no lines if there is no notation.
  const std::vector<QString>& breakLines(int width);
  int lineHeight() const;
  /// Shows `count` lines of the notation from the index `first` on, at a place in the parent.
  void showLines(QPoint place, int first, int count, int width);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  QString m_notation;
  std::vector<QString> m_lines;
};

}  // namespace sudoku
