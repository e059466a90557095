#pragma once

#include <vector>

#include <QPlainTextEdit>

namespace sudoku {

/// Notation that can be selected and copied, in lines of equal letters. It has exactly the height of its
/// lines, so there is nothing to scroll.
class NotationView : public QPlainTextEdit {
  Q_OBJECT

 public:
  explicit NotationView(QWidget* parent);

  void setNotation(const QString& notation) { m_notation = notation; }
  /// The lines in a width; none if there is no notation.
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
