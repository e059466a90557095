#pragma once

#include <sudoku/rating/profile.h>

#include "chartslider.h"

namespace sudoku {

/// The profile of a puzzle as a strip: a bar for each step, the higher the harder its level, on a hatched
/// ground where hardly any step is open; a mark below the chosen step.
class ProfileStrip : public ChartSlider {
  Q_OBJECT

 public:
  explicit ProfileStrip(QWidget* parent);

  void setProfile(const Profile& profile);
  void setTall(bool tall);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {100, sizeHint().height()}; }

 protected:
  std::optional<std::size_t> placeAt(double x) const override;
  QString wordsOf(std::size_t place) const override;
  void paintEvent(QPaintEvent* event) override;

 private:
  double pitch() const;
  double ground() const;
  void paintMark(QPainter& painter, std::size_t step) const;

  Profile m_profile;
  bool m_isTall = false;
};

}  // namespace sudoku
