#include "coachbody.h"
#include "ui/controls/legendlabel.h"
#include "ui/controls/notationview.h"
#include "ui/controls/phraselabel.h"
#include "ui/controls/walkbox.h"

/// The blocks into which the text of a hint is divided, and their heights.
namespace sudoku {
namespace {

/// The index of the first sentence that draws a conclusion from the links of the hint's chain.
int sentenceAfterWalk(const Hint& hint) {
  const auto count = static_cast<int>(hint.sentences.size());
  return count >= 4 ? count - 2 : count - 1;
}

}  // namespace

std::vector<CoachBody::Block> CoachBody::flowOf(const Plan& plan) {
  std::vector<Block> blocks;
  const bool isAfterText = plan.isPaged && m_hint.rung == Rung::What;
  if (!isAfterText) addSubtitle(blocks, plan);
  if (leadsWithConclusion(plan)) addConclusion(blocks);
  addText(blocks, plan);
  if (isAfterText) addSubtitle(blocks, plan);
  if (!plan.isPaged || isBeside()) return blocks;
  if (!plan.repeatsLegend) addLegend(blocks);
  addNotation(blocks);
  addLinks(blocks);
  return blocks;
}

std::vector<CoachBody::Block> CoachBody::footOf(const Plan& plan) {
  std::vector<Block> blocks;
  if (plan.hasLegend && (!plan.isPaged || plan.repeatsLegend)) addLegend(blocks);
  if (plan.isPaged && !isBeside()) return blocks;
  if (plan.hasNotation) addNotation(blocks);
  if (plan.hasLinks) addLinks(blocks);
  return blocks;
}

/// Whether the hint's text takes several pages, of which the first begins with the conclusion, so that the
/// step can be applied without turning pages.
bool CoachBody::leadsWithConclusion(const Plan& plan) const {
  return plan.isPaged && m_hint.kind == Hint::Kind::Step && m_hint.rung == Rung::Why &&
         m_hint.sentences.size() > 1;
}

void CoachBody::addSubtitle(std::vector<Block>& blocks, const Plan& plan) {
  const int height = m_subtitle->heightOf(m_area.width(), 0);
  const int space = blocks.empty() ? 0 : plan.spacing;
  if (height > 0 && plan.hasSubtitle) blocks.push_back({Kind::Subtitle, 0, {height, space, blocks.empty()}});
}

void CoachBody::addConclusion(std::vector<Block>& blocks) {
  blocks.push_back({Kind::Conclusion, 0, {m_conclusion->heightOf(m_area.width(), 0), kNarrow, false}});
}

void CoachBody::addText(std::vector<Block>& blocks, const Plan& plan) {
  const PhraseLayout& layout = m_text->layOut(m_area.width());
  const auto& lines = layout.lines();
  bool needsWalk = !m_walk->isEmpty();
  const auto addWalk = [&] {
    needsWalk = false;
    blocks.push_back({Kind::Walk, 0, {m_walk->heightFor(m_area.width(), plan.shown), plan.spacing}});
  };
  const auto count = static_cast<int>(m_hint.sentences.size()) - (leadsWithConclusion(plan) ? 1 : 0);
  for (std::size_t at = 0; at < lines.size() && lines[at].sentence < count; ++at) {
    if (needsWalk && lines[at].sentence >= sentenceAfterWalk(m_hint)) addWalk();
    const bool isFirst = at == 0 || lines[at].sentence != lines[at - 1].sentence;
    const bool goesOn = at + 1 < lines.size() && lines[at + 1].sentence == lines[at].sentence;
    blocks.push_back(
        {Kind::Line, static_cast<int>(at), {layout.lineHeight(), isFirst ? plan.spacing : 0, goesOn}});
  }
  if (needsWalk) addWalk();
}

void CoachBody::addLegend(std::vector<Block>& blocks) {
  if (!m_legend->isEmpty())
    blocks.push_back({Kind::Legend, 0, {m_legend->heightFor(m_footArea.width()), kFootSpace}});
}

void CoachBody::addNotation(std::vector<Block>& blocks) {
  const auto count = static_cast<int>(m_notation->breakLines(m_footArea.width()).size());
  for (int line = 0; line < count; ++line)
    blocks.push_back(
        {Kind::Notation, line, {m_notation->lineHeight(), line == 0 ? kNarrow : 0, line + 1 < count}});
}

void CoachBody::addLinks(std::vector<Block>& blocks) {
  const std::vector<QRect> areas = linkAreas(m_footArea.width());
  if (!areas.empty()) blocks.push_back({Kind::Links, 0, {areas.back().y() + areas.back().height(), kNarrow}});
}

}  // namespace sudoku
