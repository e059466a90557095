#include "pagedtext.h"

#include <algorithm>

#include <QEvent>
#include <QLabel>
#include <QPushButton>

#include "pageicons.h"
#include "phraselabel.h"
#include "ui/style/direction.h"
#include "ui/style/targets.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

constexpr int kHeading = -1;
constexpr int kPagerSpace = 4;

}  // namespace

PagedText::PagedText(QWidget* parent)
    : QWidget(parent),
      m_back(new QPushButton(pageIcon(PageIcon::Previous), {}, this)),
      m_forward(new QPushButton(pageIcon(PageIcon::Next), {}, this)),
      m_number(new QLabel(this)) {
  m_back->setAccessibleName(tr("Page back"));
  m_forward->setAccessibleName(tr("Page forward"));
  m_number->setAlignment(Qt::AlignCenter);
  connect(m_back, &QPushButton::clicked, this, [this] { turn(-1); });
  connect(m_forward, &QPushButton::clicked, this, [this] { turn(1); });
}

PagedText::~PagedText() = default;

void PagedText::setSections(const std::vector<Section>& sections) {
  m_sections = sections;
  m_page = 0;
  while (m_shown.size() < sections.size()) {
    m_shown.push_back({new QLabel(this), new PhraseLabel(this)});
    connect(m_shown.back().text, &PhraseLabel::pointedAt, this, &PagedText::pointedAt);
  }
  for (std::size_t index = 0; index < m_shown.size(); ++index) {
    const bool isUsed = index < sections.size();
    m_shown[index].heading->setText(isUsed ? sections[index].heading : QString());
    m_shown[index].text->setSentences(isUsed ? sections[index].sentences : std::vector<Sentence>());
  }
  setHeadingFonts();
  arrange();
}

int PagedText::heightFor(int width) {
  std::vector<PageUnit> units;
  for (const Unit& unit : unitsFor(width)) units.push_back(unit.unit);
  return heightOf(units);
}

void PagedText::resizeEvent(QResizeEvent* /*event*/) {
  arrange();
}

void PagedText::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange) return;
  setHeadingFonts();
  arrange();
}

void PagedText::setHeadingFonts() {
  for (const Shown& shown : m_shown) shown.heading->setFont(bold(font()));
}

std::vector<PagedText::Unit> PagedText::unitsFor(int width) {
  std::vector<Unit> units;
  const int space = fontMetrics().height() / 4;
  for (std::size_t index = 0; index < m_sections.size(); ++index) {
    const auto section = static_cast<int>(index);
    int above = units.empty() ? 0 : 3 * space;
    if (!m_sections[index].heading.isEmpty()) {
      units.push_back({section, kHeading, {QFontMetrics(bold(font())).height(), above, true}});
      above = space;
    }
    const PhraseLayout& layout = m_shown[index].text->layOut(width);
    for (std::size_t line = 0; line < layout.lines().size(); ++line) {
      const bool isLast = line + 1 == layout.lines().size();
      const bool goesOn = !isLast && layout.lines()[line + 1].sentence == layout.lines()[line].sentence;
      const bool isNew = line > 0 && layout.lines()[line - 1].sentence != layout.lines()[line].sentence;
      const int gap = line == 0 ? above : isNew ? space : 0;
      units.push_back({section, static_cast<int>(line), {layout.lineHeight(), gap, goesOn}});
    }
  }
  return units;
}

void PagedText::arrange() {
  m_textWidth = width();
  m_units = unitsFor(m_textWidth);
  breakUnits(height());
  const int button = std::max(fontMetrics().height() + 10, leastTarget(*this));
  const int number = fontMetrics().horizontalAdvance("88 / 88");
  const int pager = number + 2 * button;
  const bool isPaged = m_pageCount > 1;
  int left = (width() - pager) / 2;
  if (isPaged && !breakUnits(height() - button - kPagerSpace)) {
    // There is no room for a line above the buttons, so these stand beside the text.
    m_textWidth = std::max(width() - pager - kPagerSpace, 1);
    m_units = unitsFor(m_textWidth);
    breakUnits(height());
    left = width() - pager;
  }
  const int top = height() - button;
  placeWidget(*m_back, {left, top, button, button});
  placeWidget(*m_number, {left + button, top, number, button});
  placeWidget(*m_forward, {left + button + number, top, button, button});
  for (QWidget* part : std::initializer_list<QWidget*>{m_back, m_number, m_forward})
    part->setVisible(isPaged);
  m_page = std::min(m_page, m_pageCount - 1);
  showPage();
}

bool PagedText::breakUnits(int height) {
  std::vector<PageUnit> units;
  for (const Unit& unit : m_units) units.push_back(unit.unit);
  const auto pages = breakIntoPages(units, std::max(height, 1));
  m_pageCount = 1;
  for (std::size_t index = 0; index < m_units.size(); ++index) {
    m_units[index].page = pages ? (*pages)[index] : 0;
    m_pageCount = std::max(m_pageCount, m_units[index].page + 1);
  }
  return pages.has_value();
}

void PagedText::showPage() {
  int top = 0;
  for (std::size_t index = 0; index < m_shown.size(); ++index) showSection(index, top);
  m_number->setText(tr("%1 / %2").arg(m_page + 1).arg(m_pageCount));
  m_back->setEnabled(m_page > 0);
  m_forward->setEnabled(m_page + 1 < m_pageCount);
}

void PagedText::showSection(std::size_t index, int& top) {
  bool hasHeading = false;
  int firstLine = 0;
  std::vector<int> tops;
  int textTop = 0;
  for (const Unit& unit : m_units) {
    if (unit.section != static_cast<int>(index) || unit.page != m_page) continue;
    if (top > 0) top += unit.unit.space;
    if (unit.line == kHeading) {
      hasHeading = true;
      placeWidget(*m_shown[index].heading, {0, top, m_textWidth, unit.unit.height});
    } else {
      if (tops.empty()) {
        firstLine = unit.line;
        textTop = top;
      }
      tops.push_back(top - textTop);
    }
    top += unit.unit.height;
  }
  m_shown[index].heading->setVisible(hasHeading);
  placeWidget(*m_shown[index].text, {0, textTop, m_textWidth, std::max(top - textTop, 1)});
  m_shown[index].text->place(firstLine, std::move(tops));
}

void PagedText::turn(int pages) {
  m_page = std::clamp(m_page + pages, 0, m_pageCount - 1);
  showPage();
}

}  // namespace sudoku
