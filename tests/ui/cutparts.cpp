#include "cutparts.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>

#include <QFontMetrics>
#include <QLabel>

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

}  // namespace sudoku
