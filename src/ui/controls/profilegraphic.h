#pragma once

#include <QWidget>

#include <sudoku/rating/profile.h>

namespace sudoku {

/// The profile of a puzzle as a small picture. A graphic to assistive technology, named by the sentence that
/// says what the profile shows.
class ProfileGraphic : public QWidget {
  Q_OBJECT

 public:
  explicit ProfileGraphic(QWidget* parent);

  /// Sets the profile and its sentence; without steps, nothing is painted.
  void setProfile(const Profile& profile);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {40, sizeHint().height()}; }

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  Profile m_profile;
};

}  // namespace sudoku
