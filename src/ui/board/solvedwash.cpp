#include "solvedwash.h"

#include <QPainter>

#include "ui/style/theme.h"

namespace sudoku {
namespace {

constexpr int kWashMs = 900;
constexpr double kMostOpacity = 0.7;
constexpr double kWashRadius = 10;

}  // namespace

SolvedWash::SolvedWash(QWidget* board) : QWidget(board), m_theme(&lightTheme()) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  hide();
  m_fading.setDuration(kWashMs);
  m_fading.setStartValue(kMostOpacity);
  m_fading.setEndValue(0.0);
  connect(&m_fading, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
  connect(&m_fading, &QVariantAnimation::finished, this, &QWidget::hide);
}

void SolvedWash::setTheme(const Theme& theme) {
  m_theme = &theme;
}

void SolvedWash::start() {
  show();
  raise();
  m_fading.stop();
  m_fading.start();
}

void SolvedWash::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setOpacity(m_fading.currentValue().toDouble());
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme->rightFill);
  painter.drawRoundedRect(rect(), kWashRadius, kWashRadius);
}

}  // namespace sudoku
