#include "cutparts.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>

#include <QApplication>
#include <QFontMetrics>
#include <QLabel>
#include <QTest>

namespace sudoku {
namespace {

constexpr std::array kWholeParts = {"QPushButton", "QLineEdit", "QListView", "sudoku::SceneBoard",
                                    "sudoku::ReviewTimeline"};

}  // namespace

void expectNothingCut(const QWidget& page) {
  for (const auto* part : page.findChildren<QWidget*>()) {
    if (!part->isVisible() || part->inherits("QScrollBar")) continue;
    const bool isWhole = std::any_of(kWholeParts.begin(), kWholeParts.end(),
                                     [part](const char* name) { return part->inherits(name); });
    const QRect place(part->mapTo(&page, QPoint()), part->size());
    EXPECT_TRUE(!isWhole || page.rect().contains(place))
        << part->metaObject()->className() << " " << qPrintable(part->property("text").toString());
    const auto* label = qobject_cast<const QLabel*>(part);
    if (label == nullptr || label->metaObject() != &QLabel::staticMetaObject || label->text().isEmpty())
      continue;
    const bool isWrapped = label->wordWrap();
    const int needed = isWrapped ? label->heightForWidth(label->width()) : label->fontMetrics().height();
    EXPECT_LE(needed, label->height()) << qPrintable(label->text());
    EXPECT_TRUE(isWrapped || label->fontMetrics().horizontalAdvance(label->text()) <= label->width())
        << qPrintable(label->text());
  }
}

void atEachSizeAndTextSize(QWidget& window, const std::function<void()>& look) {
  constexpr int kLeastLargeWidth = 1000;
  const QFont plain = QApplication::font();
  for (const double factor : {1.0, 1.5}) {
    QFont font = plain;
    font.setPointSizeF(factor * plain.pointSizeF());
    QApplication::setFont(font);
    for (const QSize size : {QSize(560, 420), QSize(700, 1000), QSize(1020, 720), QSize(1920, 1080)}) {
      SCOPED_TRACE(testing::Message() << size.width() << " at " << factor);
      window.resize(size * (size.width() < kLeastLargeWidth ? factor : 1));
      QTest::qWait(1);
      look();
    }
  }
  QApplication::setFont(plain);
}

}  // namespace sudoku
