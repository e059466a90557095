#pragma once

#include <vector>

#include <QWidget>

namespace sudoku {

/// The stages of a lesson.
enum class LessonStage { See, Find, Use, End };

/// Shows how far the player has come in a lesson: a bar for each stage, and below it a dot for each of its
/// parts. Assistive technology gets words.
class LessonLadder : public QWidget {
  Q_OBJECT

 public:
  /// How a part of a stage stands.
  enum class Dot { Ahead, Present, Done, Helped };

  explicit LessonLadder(QWidget* parent);

  /// Sets the present stage and the dots of the stages See it and Find it.
  void setState(LessonStage stage, std::vector<Dot> seen, std::vector<Dot> found);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QFont nameFont(bool isPresent) const;
  void paintDots(QPainter& painter, const std::vector<Dot>& dots, double left, double centre,
                 double width) const;

  LessonStage m_stage = LessonStage::See;
  std::vector<Dot> m_seen;
  std::vector<Dot> m_found;
};

}  // namespace sudoku
