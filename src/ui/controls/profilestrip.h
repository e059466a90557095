#pragma once

#include <cstddef>
#include <optional>

#include <QAbstractSlider>

#include <sudoku/rating/profile.h>

namespace sudoku {

/// The profile of a puzzle as a strip: a bar for each step, the higher the harder its level, on a hatched
/// ground where hardly any step is open; a mark below the chosen step. A press, a drag and the arrow keys
/// choose a step. A slider to assistive technology.
class ProfileStrip : public QAbstractSlider {
  Q_OBJECT

 public:
  explicit ProfileStrip(QWidget* parent);

  void setProfile(const Profile& profile);
  void setTall(bool tall);
  void setCurrent(std::optional<std::size_t> step);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {100, sizeHint().height()}; }

 signals:
  void chosen(std::size_t step);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  double pitch() const;
  double ground() const;
  std::optional<std::size_t> stepAt(double x) const;
  void chooseAt(double x);
  void paintMark(QPainter& painter, std::size_t step) const;

  Profile m_profile;
  std::optional<std::size_t> m_current;
  bool m_isTall = false;
};

}  // namespace sudoku
