#include "qrdialog.h"

#include <algorithm>
#include <cmath>

#include <QDialogButtonBox>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "puzzlelink.h"
#include "qrcode.h"
#include "ui/style/dialogspacing.h"

namespace sudoku {
namespace {

/// Shows a QR code in black on white whatever the theme, since cameras need that. A label, so that screen
/// readers read its name.
class QrView : public QLabel {
 public:
  QrView(const Grid& givens, QWidget* parent) : QLabel(parent), m_code(linkOf(givens).toLatin1()) {
    setAccessibleName(QrDialog::tr("QR code of the puzzle"));
  }

  QSize sizeHint() const override { return {280, 280}; }
  QSize minimumSizeHint() const override { return {200, 200}; }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    constexpr int kQuietZone = 4;
    const int modules = m_code.side() + 2 * kQuietZone;
    // The side of a module is a whole number of device pixels, so that all modules have the same size.
    const double ratio = devicePixelRatioF();
    const double module = std::max(1.0, std::floor(std::min(width(), height()) * ratio / modules)) / ratio;
    const QRectF ground((width() - module * modules) / 2, (height() - module * modules) / 2, module * modules,
                        module * modules);
    const double quiet = module * kQuietZone;
    QPainter painter(this);
    painter.fillRect(ground, Qt::white);
    paintQrCode(painter, ground.adjusted(quiet, quiet, -quiet, -quiet), m_code);
  }

 private:
  QrCode m_code;
};

}  // namespace

QrDialog::QrDialog(const Grid& givens, QWidget* parent) : QDialog(parent) {
  setWindowTitle(tr("QR code"));
  auto* words = new QLabel(
      tr("Scan it to play the puzzle on another device. It holds a link that opens the puzzle at %1.")
          .arg(linkHost()),
      this);
  words->setWordWrap(true);
  words->setTextFormat(Qt::PlainText);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kDialogMargin, kDialogMargin, kDialogMargin, kDialogMargin);
  column->setSpacing(kDialogSpacing);
  column->addWidget(new QrView(givens, this), 1);
  column->addWidget(words);
  column->addWidget(buttons);
}

}  // namespace sudoku
