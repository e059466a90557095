#include "coachbody.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QFontDatabase>
#include <QWidget>

#include "ui/controls/coachbutton.h"
#include "ui/controls/legendlabel.h"
#include "ui/controls/notationview.h"
#include "ui/controls/phraselabel.h"
#include "ui/controls/walkbox.h"
#include "ui/style/direction.h"
#include "ui/style/targets.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

constexpr double kSmall = 0.87;

bool isSameTelling(const Hint& a, const Hint& b) {
  return a.kind == b.kind && a.rung == b.rung && a.title == b.title && a.sentences == b.sentences &&
         a.walk == b.walk;
}

std::vector<PageUnit> unitsOf(const auto& blocks) {
  std::vector<PageUnit> units;
  units.reserve(blocks.size());
  for (const auto& block : blocks) units.push_back(block.unit);
  return units;
}

}  // namespace

CoachBody::CoachBody(QWidget* page)
    : QObject(page),
      m_page(page),
      m_subtitle(new PhraseLabel(page)),
      m_conclusion(new PhraseLabel(page)),
      m_text(new PhraseLabel(page)),
      m_walk(new WalkBox(page)),
      m_legend(new LegendLabel(page)),
      m_notation(new NotationView(page)),
      m_about(new CoachButton(tr("About this technique"), page, CoachButton::Look::Link)),
      m_whatIf(new CoachButton(tr("What if it were?"), page, CoachButton::Look::Link)),
      m_another(new CoachButton(tr("Show another"), page, CoachButton::Look::Link)),
      m_pageBack(new CoachButton(IconShape::Back, tr("Previous page"), page)),
      m_pageForward(new CoachButton(IconShape::Forward, tr("Next page"), page)),
      m_pageNumber(new PhraseLabel(page)) {
  m_subtitle->setForegroundRole(QPalette::PlaceholderText);
  m_pageNumber->setAlignment(Qt::AlignHCenter);
  connect(m_text, &PhraseLabel::pointedAt, this, &CoachBody::pointedAt);
  connect(m_conclusion, &PhraseLabel::pointedAt, this, &CoachBody::pointedAt);
  connect(m_walk, &WalkBox::pointedAt, this, &CoachBody::pointedAt);
  connect(m_walk, &WalkBox::asked, this, &CoachBody::asked);
  connect(m_whatIf, &QPushButton::clicked, this, [this] { emit asked(HintAction::WhatIf); });
  connect(m_another, &QPushButton::clicked, this, [this] { emit asked(HintAction::ShowAnother); });
  connect(m_about, &QPushButton::clicked, this, [this] {
    if (m_hint.technique) emit guideWanted(*m_hint.technique);
  });
  connect(m_pageBack, &QPushButton::clicked, this, [this] { turn(-1); });
  connect(m_pageForward, &QPushButton::clicked, this, [this] { turn(1); });
}

void CoachBody::setTextFont(const QFont& font) {
  const QFont small = scaled(font, kSmall);
  for (QWidget* widget : std::array<QWidget*, 3>{m_conclusion, m_text, m_walk}) widget->setFont(font);
  for (QWidget* widget : std::array<QWidget*, 8>{m_subtitle, m_legend, m_about, m_whatIf, m_another,
                                                 m_pageNumber, m_pageBack, m_pageForward})
    widget->setFont(small);
  QFont even = small;
  even.setFamilies(QFontDatabase::systemFont(QFontDatabase::FixedFont).families());
  even.setStyleHint(QFont::Monospace);
  m_notation->setFont(even);
}

void CoachBody::setHint(const Hint& hint) {
  const bool isSame = isSameTelling(m_hint, hint);
  if (!isSame) m_shownPage = 0;
  m_turnsToWalk = isSame && hint.told != m_hint.told;
  m_hint = hint;
  m_subtitle->setWords(hint.subtitle);
  m_text->setSentences(hint.sentences);
  m_conclusion->setSentences(hint.sentences.size() > 1 ? std::vector<Sentence>{hint.sentences.back()}
                                                       : std::vector<Sentence>());
  m_walk->setHint(hint);
  m_legend->setEntries(hint.legend, hint.picture);
  m_notation->setNotation(hint.notation);
}

bool CoachBody::arrange(const QRect& area, bool compact) {
  m_area = m_footArea = area;
  return arrange(bestPlan(compact));
}

bool CoachBody::arrangeBeside(const QRect& area, const QRect& footArea) {
  m_area = area;
  m_footArea = footArea;
  return arrange(bestPlanBeside());
}

bool CoachBody::arrange(const std::optional<Plan>& plan) {
  if (!plan) return false;
  m_pageCount = *pagesOf(*plan);
  // A keyboard shortcut can ask for the next link while another page of the hint is shown: the page that
  // explains the chain is turned to then.
  const auto walk =
      std::find_if(m_flow.begin(), m_flow.end(), [](const Block& block) { return block.kind == Kind::Walk; });
  if (std::exchange(m_turnsToWalk, false) && walk != m_flow.end()) m_shownPage = walk->page;
  m_shownPage = std::clamp(m_shownPage, 0, m_pageCount - 1);
  showPage();
  return true;
}

std::optional<CoachBody::Plan> CoachBody::bestPlan(bool compact) {
  for (const int shown : {3, 2})
    for (const int spacing : {kWide, kNarrow})
      if (const Plan plan{spacing, shown, false}; pagesOf(plan)) return plan;
  // Where space is short, the buttons that look like links may be left out, since a menu has the same
  // commands.
  if (compact)
    if (const Plan plan{kNarrow, 2, false, false, false}; pagesOf(plan)) return plan;
  std::optional<Plan> best;
  int fewest = 0;
  for (const int shown : {3, 2, 1}) {
    for (const bool repeats : {true, false}) {
      const Plan plan{kNarrow, shown, true, !compact, true, repeats};
      const auto pages = pagesOf(plan);
      if (!pages || (best && *pages >= fewest)) continue;
      best = plan;
      fewest = *pages;
    }
  }
  return best;
}

std::optional<CoachBody::Plan> CoachBody::bestPlanBeside() {
  for (const bool isPaged : {false, true})
    for (const bool hasSubtitle : {!isPaged, false})
      for (const int shown : {3, 2, 1})
        for (const int spacing : {kWide, kNarrow})
          if (const auto plan = bestFoot({spacing, shown, isPaged, hasSubtitle, true, true})) return plan;
  return std::nullopt;
}

std::optional<CoachBody::Plan> CoachBody::bestFoot(Plan plan) {
  if (pagesOf(plan)) return plan;
  for (bool* part : {&plan.hasLinks, &plan.hasNotation, &plan.hasLegend}) {
    *part = false;
    if (pagesOf(plan)) return plan;
  }
  return std::nullopt;
}

std::optional<int> CoachBody::pagesOf(const Plan& plan) {
  const std::array links = {m_about, m_whatIf, m_another};
  if (plan.hasLinks &&
      !std::all_of(links.begin(), links.end(), [&](auto* link) { return link->fits(m_footArea.width()); }))
    return std::nullopt;
  if (!m_walk->isEmpty() && !m_walk->fits(m_area.width())) return std::nullopt;
  m_plan = plan;
  m_flow = flowOf(plan);
  m_foot = footOf(plan);
  int foot = heightOf(unitsOf(m_foot));
  if (isBeside()) {
    if (foot > m_footArea.height()) return std::nullopt;
    foot = 0;
  }
  if (foot > 0) foot += 2 * kFootSpace;
  // A legend at the foot of every page must leave most of the room to the text.
  if (plan.repeatsLegend && foot * 5 > m_area.height() * 2) return std::nullopt;
  const int height = m_area.height() - foot - (plan.isPaged ? pagerHeight() + kFootSpace : 0);
  m_textHeight = heightOf(unitsOf(m_flow));
  m_usedHeight = m_textHeight + foot;
  if (!plan.isPaged && m_usedHeight > m_area.height()) return std::nullopt;
  const auto pages = breakIntoPages(unitsOf(m_flow), height);
  if (!pages) return std::nullopt;
  for (std::size_t at = 0; at < m_flow.size(); ++at) m_flow[at].page = (*pages)[at];
  return pages->empty() ? 1 : pages->back() + 1;
}

std::vector<CoachBody::Placed> CoachBody::placesOf(const std::vector<Block>& blocks, int top) const {
  std::vector<Placed> places;
  for (const Block& block : blocks) {
    if (block.page != m_shownPage) continue;
    if (!places.empty()) top += block.unit.space;
    places.push_back({block.kind, block.index, top});
    top += block.unit.height;
  }
  return places;
}

void CoachBody::showPage() {
  const int foot = heightOf(unitsOf(m_foot));
  const int pager = m_pageCount > 1 && !isBeside() ? pagerHeight() + kFootSpace : 0;
  const int bottom = m_footArea.top() + m_footArea.height() - pager;
  m_separatorTop.reset();
  if (foot > 0 && m_foot.front().kind != Kind::Links && !isBeside())
    m_separatorTop = bottom - foot - kFootSpace;
  for (Block& block : m_foot) block.page = m_shownPage;
  std::vector<Placed> places = placesOf(m_flow, m_area.top());
  for (const Placed& placed : placesOf(m_foot, bottom - foot)) places.push_back(placed);
  const auto topOf = [&](Kind kind) -> std::optional<int> {
    const auto found =
        std::find_if(places.begin(), places.end(), [&](const Placed& each) { return each.kind == kind; });
    return found == places.end() ? std::nullopt : std::optional(found->top);
  };

  const auto subtitle = topOf(Kind::Subtitle);
  m_subtitle->setVisible(subtitle.has_value());
  if (subtitle)
    m_subtitle->placeAll({m_area.left(), *subtitle, m_area.width(), m_subtitle->heightOf(m_area.width(), 0)},
                         0);
  const auto conclusion = topOf(Kind::Conclusion);
  if (conclusion)
    m_conclusion->placeAll(
        {m_area.left(), *conclusion, m_area.width(), m_conclusion->heightOf(m_area.width(), 0)}, 0);
  m_conclusion->setVisible(conclusion.has_value());
  showText(places);
  const auto legend = topOf(Kind::Legend);
  m_legend->setVisible(legend.has_value());
  if (legend)
    placeWidget(*m_legend,
                {m_footArea.left(), *legend, m_footArea.width(), m_legend->heightFor(m_footArea.width())});
  const auto walk = topOf(Kind::Walk);
  if (walk)
    m_walk->arrange({m_area.left(), *walk, m_area.width(), m_walk->heightFor(m_area.width(), m_plan.shown)},
                    m_plan.shown);
  m_walk->setVisible(walk.has_value());
  m_walk->raise();
  showNotation(places);
  placeLinks(topOf(Kind::Links));
  placePager();
}

void CoachBody::showText(const std::vector<Placed>& places) {
  int first = 0;
  std::vector<int> tops;
  for (const Placed& placed : places) {
    if (placed.kind != Kind::Line) continue;
    if (tops.empty()) first = placed.index;
    tops.push_back(placed.top);
  }
  if (!tops.empty()) {
    const int top = tops.front();
    const int height = tops.back() - top + m_text->layout().lineHeight();
    placeWidget(*m_text, {m_area.left(), top, m_area.width(), height});
    for (int& each : tops) each -= top;
  }
  m_text->place(first, tops);
}

void CoachBody::showNotation(const std::vector<Placed>& places) {
  const auto isLine = [](const Placed& placed) { return placed.kind == Kind::Notation; };
  const auto first = std::find_if(places.begin(), places.end(), isLine);
  const auto count = static_cast<int>(std::count_if(places.begin(), places.end(), isLine));
  if (count > 0)
    m_notation->showLines({m_footArea.left(), first->top}, first->index, count, m_footArea.width());
  m_notation->setVisible(count > 0);
}

std::vector<CoachButton*> CoachBody::usableLinks() const {
  std::vector<CoachButton*> links;
  if (m_hint.technique && m_hint.rung != Rung::Where) links.push_back(m_about);
  if (m_hint.offers(HintAction::WhatIf)) links.push_back(m_whatIf);
  if (m_hint.offers(HintAction::ShowAnother)) links.push_back(m_another);
  return links;
}

std::vector<QRect> CoachBody::linkAreas(int width) const {
  const std::vector<CoachButton*> links = usableLinks();
  std::vector<QRect> areas;
  int top = 0;
  for (std::size_t at = 0; at < links.size(); ++at) {
    const int first = std::min(links[at]->naturalWidth(), width);
    areas.emplace_back(0, top, first, links[at]->heightFor(first));
    if (at + 1 < links.size() && first + kFootSpace + links[at + 1]->naturalWidth() <= width) {
      const int second = links[++at]->naturalWidth();
      areas.emplace_back(width - second, top, second, links[at]->heightFor(second));
    }
    top += areas.back().height();
  }
  return areas;
}

void CoachBody::placeLinks(std::optional<int> top) {
  const std::vector<CoachButton*> usable = usableLinks();
  const std::vector<QRect> areas = linkAreas(m_footArea.width());
  for (CoachButton* link : {m_about, m_whatIf, m_another}) {
    const auto found = std::find(usable.begin(), usable.end(), link);
    const bool isShown = top && found != usable.end();
    if (isShown)
      placeWidget(
          *link, areas[static_cast<std::size_t>(found - usable.begin())].translated(m_footArea.left(), *top));
    link->setVisible(isShown);
  }
}

int CoachBody::pagerHeight() const {
  return std::max(m_pageNumber->fontMetrics().height() + 10, leastTarget(*m_pageBack));
}

void CoachBody::placePager() {
  const int height = pagerHeight();
  const QRect area(m_area.left(), m_area.top() + m_area.height() - height, m_area.width(), height);
  placeWidget(*m_pageBack, {area.left(), area.top(), height, height});
  placeWidget(*m_pageForward, {area.left() + area.width() - height, area.top(), height, height});
  m_pageNumber->setWords(tr("%1 of %2").arg(m_shownPage + 1).arg(m_pageCount));
  const int text = m_pageNumber->heightOf(area.width() - 2 * height, 0);
  m_pageNumber->placeAll(
      {area.left() + height, area.top() + (height - text) / 2, area.width() - 2 * height, text}, 0);
  m_pageBack->setEnabled(m_shownPage > 0);
  m_pageForward->setEnabled(m_shownPage + 1 < m_pageCount);
  for (QWidget* widget : std::array<QWidget*, 3>{m_pageBack, m_pageForward, m_pageNumber})
    widget->setVisible(m_pageCount > 1);
}

bool CoachBody::hasTextOnFirstPage() const {
  return std::all_of(m_flow.begin(), m_flow.end(),
                     [](const Block& block) { return block.kind != Kind::Line || block.page == 0; });
}

void CoachBody::turn(int pages) {
  m_shownPage = std::clamp(m_shownPage + pages, 0, m_pageCount - 1);
  showPage();
  emit turned();
}

std::vector<QWidget*> CoachBody::stops() const {
  std::vector<QWidget*> stops = m_conclusion->isHidden() ? std::vector<QWidget*>() : m_conclusion->links();
  for (QWidget* link : m_text->links()) stops.push_back(link);
  if (!m_walk->isHidden())
    for (QWidget* stop : m_walk->stops()) stops.push_back(stop);
  for (QWidget* widget :
       std::array<QWidget*, 6>{m_notation, m_about, m_whatIf, m_another, m_pageBack, m_pageForward})
    if (!widget->isHidden()) stops.push_back(widget);
  return stops;
}

}  // namespace sudoku
