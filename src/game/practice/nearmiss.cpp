#include "nearmiss.h"

#include <algorithm>
#include <variant>

#include "game/language/isolated.h"
#include "game/teacher/phrases.h"
#include "game/teacher/stepparts.h"
#include "game/teacher/steppicture.h"

namespace sudoku {
namespace {

bool isInAny(const std::vector<House>& houses, Cell cell) {
  return std::any_of(houses.begin(), houses.end(), [&](House house) { return house.contains(cell); });
}

Sentence clickedCell(const Candidate& candidate) {
  return Phrases::cells({candidate.cell}, Role::Fin);
}

}  // namespace

Sentence candidateWords(const Candidate& candidate) {
  return Phrases::phrase(NearMissFinder::tr("%1 in %2", "a candidate: its digit, its cell")
                             .arg(Phrases::digit(candidate.digit), isolated(Phrases::name(candidate.cell))),
                         Role::Fin, {candidate.cell}, {candidate.digit});
}

std::optional<NearMiss> NearMissFinder::find(const Candidate& candidate) const {
  if (auto miss = seesNotAll(candidate)) return miss;
  if (const auto* const fish = std::get_if<reason::Fish>(&m_step.reason))
    if (auto miss = ofFish(*fish, candidate)) return miss;
  if (auto miss = rightCell(candidate)) return miss;
  return inPattern(candidate);
}

std::optional<NearMiss> NearMissFinder::seesNotAll(const Candidate& candidate) const {
  const auto [cell, digit] = candidate;
  const StepEnds ends = endsOf(m_step, m_position, digit);
  if (ends.seenFrom(cell).isEmpty() || ends.missedFrom(cell).isEmpty()) return std::nullopt;
  for (const StepEnds::Group& group : ends.groups)
    if (group.cells.contains(cell)) return std::nullopt;
  NearMiss miss{NearMiss::Kind::SeesNotAll, {}};
  miss.sentences.push_back(Phrases::fill(tr("Nearly: {candidate} sees a part of what decides it."),
                                         {{"candidate", candidateWords(candidate)}}));
  miss.sentences.push_back(hasToSee(ends));
  miss.sentences.push_back(Phrases::fill(tr("Look for a cell with {digit} that sees the rest too."),
                                         {{"digit", Phrases::digit(digit)}}));
  return miss;
}

Sentence NearMissFinder::hasToSee(const StepEnds& ends) const {
  const bool areColors = std::any_of(ends.groups.begin(), ends.groups.end(),
                                     [](const StepEnds::Group& group) { return group.isColor; });
  if (areColors) return Phrases::fill(tr("It has to see a cell of each of the two groups."));
  const bool areTwo =
      ends.groups.size() == 2 && ends.groups[0].cells.hasOne() && ends.groups[1].cells.hasOne();
  return Phrases::fill(areTwo ? tr("It has to see both ends of the pattern.")
                              : tr("It has to see all cells of the pattern that may hold its digit."));
}

std::optional<NearMiss> NearMissFinder::ofFish(const reason::Fish& fish, const Candidate& candidate) const {
  const CellSet fins = toSet(fish.fins) | toSet(fish.endoFins);
  if (candidate.digit != fish.digit || fins.isEmpty() || (fins | fish.body).contains(candidate.cell))
    return std::nullopt;
  const bool seesFins = (fins - peersOf(candidate.cell)).isEmpty();
  const bool isInLine = isInAny(fish.cover, candidate.cell);
  if (seesFins == isInLine) return std::nullopt;
  const Sentence clicked = candidateWords(candidate);
  if (isInLine)
    return NearMiss{
        NearMiss::Kind::LacksFin,
        {Phrases::fill(tr("Nearly: {candidate} lies in a line of the fish."), {{"candidate", clicked}}),
         Phrases::fill(
             tr("It does not see all fins, and one of them may be true.", "count of the fins", fins.size())),
         Phrases::fill(
             tr("Look along these lines for a cell that sees all fins.", "count of the fins", fins.size()))}};
  return NearMiss{NearMiss::Kind::LacksLine,
                  {Phrases::fill(tr("Nearly: {candidate} sees the fins.", "count of the fins", fins.size()),
                                 {{"candidate", clicked}}),
                   Phrases::fill(tr("It does not lie in a line of the fish.")),
                   Phrases::fill(tr("Look where a line of the fish passes what the fins see.",
                                    "count of the fins", fins.size()))}};
}

std::optional<NearMiss> NearMissFinder::rightCell(const Candidate& candidate) const {
  const bool isPlaced = cellsOf(m_step.placements).contains(candidate.cell);
  if (!isPlaced && !cellsOf(m_step.eliminations).contains(candidate.cell)) return std::nullopt;
  return NearMiss{NearMiss::Kind::RightCell,
                  {Phrases::fill(tr("Nearly: {cell} is the right cell."), {{"cell", clickedCell(candidate)}}),
                   Phrases::fill(isPlaced ? tr("Another digit belongs there.")
                                          : tr("Another digit is crossed out there.")),
                   Phrases::fill(tr("Look at which digits the pattern is about."))}};
}

std::optional<NearMiss> NearMissFinder::inPattern(const Candidate& candidate) const {
  const StepPicture whole = pictureOf(m_step, m_position);
  const bool isPart = std::any_of(whole.marks.begin(), whole.marks.end(),
                                  [&](const StepPicture::Mark& mark) { return mark.candidate == candidate; });
  const bool isBeside =
      std::any_of(whole.cells.begin(), whole.cells.end(), [&](const StepPicture::Cells& cells) {
        return cells.role != Role::Closed && cells.cells.contains(candidate.cell);
      });
  if (isPart)
    return NearMiss{
        NearMiss::Kind::InPattern,
        {Phrases::fill(tr("Nearly: {candidate} is a part of the pattern."),
                       {{"candidate", candidateWords(candidate)}}),
         Phrases::fill(tr("The pattern itself stays. What it rules out is crossed out.")), lookBeyond()}};
  if (!isBeside) return std::nullopt;
  return NearMiss{
      NearMiss::Kind::PatternCell,
      {Phrases::fill(tr("Nearly: {cell} belongs to the pattern."), {{"cell", clickedCell(candidate)}}),
       Phrases::fill(tr("Its {digit} is not what the pattern rules out."),
                     {{"digit", Phrases::digit(candidate.digit)}}),
       lookBeyond()}};
}

Sentence NearMissFinder::lookBeyond() const {
  if (!m_step.placements.empty())
    return Phrases::fill(tr("Look for the cell that has one digit left by it."));
  CellSet pattern;
  for (const StepPicture::Mark& mark : pictureOf(m_step, m_position).marks)
    if (mark.role != Role::Eliminated) pattern.add(mark.candidate.cell);
  const bool isInside = (cellsOf(m_step.eliminations) - pattern).isEmpty();
  return Phrases::fill(isInside ? tr("Look at the other digits in the cells of the pattern.")
                                : tr("Look at the cells that see the pattern."));
}

}  // namespace sudoku
