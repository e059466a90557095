#pragma once

#include <QVariantAnimation>
#include <QWidget>

namespace sudoku {

struct Theme;

/// One soft wash of colour over the board at the moment it is solved. Takes no clicks.
class SolvedWash : public QWidget {
  Q_OBJECT

 public:
  explicit SolvedWash(QWidget* board);

  void setTheme(const Theme& theme);
  void start();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QVariantAnimation m_fading;
  const Theme* m_theme;
};

}  // namespace sudoku
