#include "nearmiss.h"

#include <algorithm>
#include <variant>

#include "game/teacher/phrases.h"
#include "game/teacher/stepparts.h"

namespace sudoku {
namespace {

/// More cells than that are not named one by one.
constexpr int kNamedCells = 3;

bool isInAny(const std::vector<House>& houses, Cell cell) {
  return std::any_of(houses.begin(), houses.end(), [&](House house) { return house.contains(cell); });
}

Sentence cellWords(CellSet cells, Role role, DigitSet digits) {
  return cells.size() > kNamedCells ? Phrases::phrase(Phrases::cellCount(cells), role, cells, digits)
                                    : Phrases::cells(cells, role, digits);
}

/// The candidate itself, in the look of an exception.
StepPicture pictureOf(const Candidate& candidate) {
  StepPicture picture;
  picture.cells.push_back({{candidate.cell}, Role::Fin});
  picture.marks.push_back({candidate, Role::Fin});
  return picture;
}

/// Those of the cells that are not in the picture yet.
void addPattern(StepPicture& picture, CellSet cells, Digit digit) {
  for (const StepPicture::Mark& mark : picture.marks) cells.remove(mark.candidate.cell);
  if (cells.isEmpty()) return;
  picture.cells.push_back({cells, Role::Pattern});
  for (const Cell cell : cells) picture.marks.push_back({{cell, digit}, Role::Pattern});
}

}  // namespace

Sentence candidateWords(const Candidate& candidate, Role role) {
  return Phrases::phrase(NearMissFinder::tr("%1 in %2", "a candidate: its digit, its cell")
                             .arg(Phrases::digit(candidate.digit), Phrases::name(candidate.cell)),
                         role, {candidate.cell}, {candidate.digit});
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
  const CellSet seen = ends.seenFrom(cell);
  const CellSet missed = ends.missedFrom(cell);
  if (seen.isEmpty() || missed.isEmpty()) return std::nullopt;
  NearMiss miss{NearMiss::Kind::SeesNotAll, {}, pictureOf(candidate)};
  for (const StepEnds::Group& group : ends.groups) {
    if (group.cells.contains(cell)) return std::nullopt;
    const CellSet reached = group.cells & peersOf(cell);
    addPattern(miss.picture, group.cells, digit);
    if (!reached.isEmpty())
      miss.picture.links.push_back(
          {{cell}, digit, reached, digit, false, static_cast<int>(miss.picture.links.size()) + 1});
  }
  miss.sentences.push_back(Phrases::fill(tr("Nearly. {candidate} sees {seen}, but not {missed}."),
                                         {{"candidate", candidateWords(candidate, Role::Fin)},
                                          {"seen", cellWords(seen, Role::Pattern, {digit})},
                                          {"missed", cellWords(missed, Role::Pattern, {digit})}}));
  miss.sentences.push_back(hasToSee(ends));
  return miss;
}

Sentence NearMissFinder::hasToSee(const StepEnds& ends) const {
  const bool areColors = std::any_of(ends.groups.begin(), ends.groups.end(),
                                     [](const StepEnds::Group& group) { return group.isColor; });
  if (areColors) return Phrases::fill(tr("It has to see a cell of each of the two groups."));
  const bool areTwo =
      ends.groups.size() == 2 && ends.groups[0].cells.hasOne() && ends.groups[1].cells.hasOne();
  return Phrases::fill(areTwo ? tr("It has to see both ends.") : tr("It has to see all of these cells."));
}

std::optional<NearMiss> NearMissFinder::ofFish(const reason::Fish& fish, const Candidate& candidate) const {
  const CellSet fins = toSet(fish.fins) | toSet(fish.endoFins);
  if (candidate.digit != fish.digit || fins.isEmpty() || (fins | fish.body).contains(candidate.cell))
    return std::nullopt;
  const CellSet missed = fins - peersOf(candidate.cell);
  const bool isInLine = isInAny(fish.cover, candidate.cell);
  if (isInLine && !missed.isEmpty()) return lacksFin(candidate, missed);
  if (!isInLine && missed.isEmpty()) return lacksLine(fish, candidate);
  return std::nullopt;
}

NearMiss NearMissFinder::lacksFin(const Candidate& candidate, CellSet missed) const {
  NearMiss miss{NearMiss::Kind::LacksFin, {}, pictureOf(candidate)};
  addPattern(miss.picture, missed, candidate.digit);
  miss.sentences.push_back(Phrases::fill(
      missed.hasOne() ? tr("Nearly. {candidate} lies in line, but does not see the fin {fins}.")
                      : tr("Nearly. {candidate} lies in line, but does not see the fins {fins}."),
      {{"candidate", candidateWords(candidate, Role::Fin)},
       {"fins", cellWords(missed, Role::Pattern, {candidate.digit})}}));
  miss.sentences.push_back(Phrases::fill(tr("If the fin is true, the fish takes only what sees the fin.")));
  return miss;
}

NearMiss NearMissFinder::lacksLine(const reason::Fish& fish, const Candidate& candidate) const {
  NearMiss miss{NearMiss::Kind::LacksLine, {}, pictureOf(candidate)};
  for (const House house : fish.cover) miss.picture.bands.push_back({house, Role::Cover});
  miss.sentences.push_back(Phrases::fill(tr("Nearly. {candidate} sees the fin, but does not lie in {lines}."),
                                         {{"candidate", candidateWords(candidate, Role::Fin)},
                                          {"lines", Phrases::houses(fish.cover, Role::Cover)}}));
  return miss;
}

std::optional<NearMiss> NearMissFinder::rightCell(const Candidate& candidate) const {
  const Sentence cell = Phrases::cells({candidate.cell}, Role::Fin);
  NearMiss miss{NearMiss::Kind::RightCell, {}, pictureOf(candidate)};
  if (cellsOf(m_step.placements).contains(candidate.cell))
    miss.sentences.push_back(Phrases::fill(
        tr("Nearly. {cell} is the right cell, but another digit belongs there."), {{"cell", cell}}));
  else if (cellsOf(m_step.eliminations).contains(candidate.cell))
    miss.sentences.push_back(Phrases::fill(
        tr("Nearly. {cell} is the right cell, but another digit goes from it."), {{"cell", cell}}));
  else
    return std::nullopt;
  return miss;
}

std::optional<NearMiss> NearMissFinder::inPattern(const Candidate& candidate) const {
  const StepPicture whole = sudoku::pictureOf(m_step, m_position);
  const bool isPart = std::any_of(whole.marks.begin(), whole.marks.end(),
                                  [&](const StepPicture::Mark& mark) { return mark.candidate == candidate; });
  const bool isBeside =
      std::any_of(whole.cells.begin(), whole.cells.end(), [&](const StepPicture::Cells& cells) {
        return cells.role != Role::Closed && cells.cells.contains(candidate.cell);
      });
  if (!isPart && !isBeside) return std::nullopt;
  NearMiss miss{isPart ? NearMiss::Kind::InPattern : NearMiss::Kind::PatternCell, {}, pictureOf(candidate)};
  if (isPart) {
    miss.sentences.push_back(Phrases::fill(tr("Nearly. {candidate} is a part of the pattern itself."),
                                           {{"candidate", candidateWords(candidate, Role::Fin)}}));
    miss.sentences.push_back(Phrases::fill(tr("What goes is something that the pattern rules out.")));
  } else {
    miss.sentences.push_back(Phrases::fill(
        tr("Nearly. {cell} belongs to the pattern, but its {digit} does not go."),
        {{"cell", Phrases::cells({candidate.cell}, Role::Fin)}, {"digit", Phrases::digit(candidate.digit)}}));
  }
  return miss;
}

}  // namespace sudoku
