#include "legendlabel.h"

#include <algorithm>

#include <QPainter>
#include <QStringList>

#include "game/language/joined.h"
#include "ui/style/direction.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kColumnGap = 8;

RoleSymbol symbolOf(Role role, const StepPicture& picture) {
  RoleSymbol symbol{role};
  DigitSet digits;
  for (const StepPicture::Mark& mark : picture.marks)
    if (mark.role == role) digits.add(mark.candidate.digit);
  const bool isSet = role >= Role::SetA && role <= Role::SetD;  // a set is recognised by its letter
  if (digits.size() == 1 && !isSet) symbol.digit = digits.first();
  const auto band = std::find_if(picture.bands.begin(), picture.bands.end(),
                                 [&](const StepPicture::Band& each) { return each.role == role; });
  if (band != picture.bands.end()) symbol.houses = band->house.kind();
  return symbol;
}

}  // namespace

LegendLabel::LegendLabel(QWidget* parent) : QLabel(parent) {
  setTextFormat(Qt::PlainText);
}

void LegendLabel::setEntries(const std::vector<LegendEntry>& entries, const StepPicture& picture) {
  m_entries.clear();
  QStringList texts;
  for (const LegendEntry& entry : entries) {
    m_entries.push_back({symbolOf(entry.role, picture), entry.words});
    texts += entry.words;
  }
  setText(Joined::list(texts));
  update();
}

int LegendLabel::symbolSize() const {
  return fontMetrics().height();
}

int LegendLabel::indent() const {
  return symbolSize() + symbolSize() / 2;
}

std::vector<LegendLabel::Place> LegendLabel::placesFor(int width) const {
  const int half = (width - kColumnGap) / 2;
  const auto isNarrow = [&](const Entry& entry) {
    return fontMetrics().horizontalAdvance(entry.words) <= half - indent();
  };
  const bool hasColumns = std::all_of(m_entries.begin(), m_entries.end(), isNarrow);
  const int columnWidth = hasColumns ? half : width;
  std::vector<Place> places;
  int top = 0;
  for (std::size_t at = 0; at < m_entries.size(); ++at) {
    const bool isSecond = hasColumns && at % 2 == 1;
    const QRect column(isSecond ? half + kColumnGap : 0, top, columnWidth, 0);
    places.push_back(
        {Mirror(layoutDirection(), QRect(0, 0, width, 0))(column),
         PhraseLayout({{Phrase{m_entries[at].words}}}, font(), columnWidth - indent(), layoutDirection())});
    const PhraseLayout& words = places.back().words;
    if (!hasColumns || isSecond || at + 1 == m_entries.size())
      top += std::max(1, static_cast<int>(words.lines().size())) * words.lineHeight();
  }
  return places;
}

int LegendLabel::heightFor(int width) const {
  if (m_entries.empty()) return 0;
  const Place last = placesFor(width).back();
  return last.column.y() + std::max(1, static_cast<int>(last.words.lines().size())) * last.words.lineHeight();
}

void LegendLabel::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  QPainter painter(this);
  const std::vector<Place> places = placesFor(width());
  for (std::size_t at = 0; at < places.size(); ++at) {
    const auto& [column, words] = places[at];
    const bool isFromRight = layoutDirection() == Qt::RightToLeft;
    const double above = (words.lineHeight() - symbolSize()) / 2.0;
    const int left = isFromRight ? column.right() + 1 - symbolSize() : column.left();
    paintRoleSymbol(painter, QRectF(left, column.top() + above, symbolSize(), symbolSize()),
                    m_entries[at].symbol, theme, font());
    for (std::size_t line = 0; line < words.lines().size(); ++line)
      words.paint(
          painter,
          column.topLeft() + QPoint(isFromRight ? 0 : indent(), static_cast<int>(line) * words.lineHeight()),
          words.lines()[line], theme, theme.mutedText);
  }
}

}  // namespace sudoku
