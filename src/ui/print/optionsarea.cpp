#include "optionsarea.h"

#include <algorithm>

#include <QApplication>
#include <QEvent>
#include <QScrollBar>

namespace sudoku {
namespace {

constexpr int kLeastOptionLines = 8;
constexpr int kSightMargin = 4;

}  // namespace

OptionsArea::OptionsArea(QWidget* options, QWidget* parent) : QScrollArea(parent) {
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
  setWidget(options);
  // QScrollArea reacts only to Tab within the area, so focus from outside is handled too.
  connect(qApp, &QApplication::focusChanged, this, [this](const QWidget* /*before*/, QWidget* now) {
    if (now != nullptr && widget()->isAncestorOf(now)) ensureWidgetVisible(now, kSightMargin, kSightMargin);
  });
}

QSize OptionsArea::sizeHint() const {
  return {minimumSizeHint().width(), widget()->minimumSizeHint().height()};
}

QSize OptionsArea::minimumSizeHint() const {
  const QSize options = widget()->minimumSizeHint();
  return {options.width() + verticalScrollBar()->sizeHint().width(),
          std::min(options.height(), kLeastOptionLines * fontMetrics().height())};
}

bool OptionsArea::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
  return QScrollArea::eventFilter(watched, event);
}

}  // namespace sudoku
