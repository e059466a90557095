#pragma once

#include <vector>

#include <QPlainTextEdit>

namespace sudoku {

/// Text in notation, which can be selected and copied, in lines of equal letters. It is exactly as high as
/// its lines, so that it never scrolls.
class NotationView : public QPlainTextEdit {
  Q_OBJECT

 public:
  explicit NotationView(QWidget* parent);

  void setNotation(const QString& notation) { m_notation = notation; }
  /// Breaks the notation into lines for a width; no lines if there is no notation.
  const std::vector<QString>& breakLines(int width);
  int lineHeight() const;
  /// Shows some of the lines at a place.
  void showLines(QPoint place, int first, int count, int width);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  QString m_notation;
  std::vector<QString> m_lines;
};

}  // namespace sudoku
