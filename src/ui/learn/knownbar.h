#pragma once

#include <vector>

#include <QProgressBar>

namespace sudoku {

/// How many lessons are known, as a bar with a part for each stage of the course. A progress bar to assistive
/// technology.
class KnownBar : public QProgressBar {
  Q_OBJECT

 public:
  /// How many lessons a stage has, and how many of them are known.
  struct Part {
    int lessons = 0;
    int known = 0;
  };

  explicit KnownBar(QWidget* parent);

  void setParts(std::vector<Part> parts);

  QSize sizeHint() const override { return {200, 8}; }
  QSize minimumSizeHint() const override { return {60, 8}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  std::vector<Part> m_parts;
};

}  // namespace sudoku
