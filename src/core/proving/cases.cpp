#include "cases.h"

#include <optional>
#include <utility>

#include "propagation.h"

namespace sudoku::proving {
namespace {

using proof::Branch;
using proof::Lemma;
using proof::LemmaIndex;
using proof::Line;
using proof::Split;

/// A sector's members that are not known to be false.
std::vector<Literal> casesOf(const Draft& draft, const Known& known, const Sector& sector) {
  std::vector<Literal> cases;
  if (const auto* const index = std::get_if<LemmaIndex>(&sector)) {
    cases = draft.lemmas()[index->value].literals;
  } else {
    for (const Candidate& candidate : candidatesOf(sector)) cases.push_back({candidate, true});
  }
  std::erase_if(cases, [&](const Literal& each) { return known.holds(!each); });
  return cases;
}

/// The cell or house with the fewest candidates, two or more. Nothing if each has one.
std::optional<Sector> smallestSector(const Known& known) {
  std::optional<Sector> smallest;
  std::size_t least = kDigitCount + 1;
  const auto consider = [&](const Sector& sector) {
    std::size_t open = 0;
    for (const Candidate& candidate : candidatesOf(sector)) open += known.isOpen(candidate) ? 1 : 0;
    if (open < 2 || open >= least) return;
    least = open;
    smallest = sector;
  };
  for (const Cell cell : allCells()) consider(cell);
  for (const House house : allHouses())
    for (const Digit digit : allDigits()) consider(proof::Places{digit, house});
  return smallest;
}

std::vector<Literal> opposites(const std::vector<Literal>& literals) {
  std::vector<Literal> all;
  all.reserve(literals.size());
  for (const Literal& literal : literals) all.push_back(!literal);
  return all;
}

/// Adds lemmas, the last of which claims that not all of the assumptions are true. Returns its index;
/// nothing, after which the draft has lemmas of no use, if they can be.
std::optional<LemmaIndex> refute(Draft& draft, const std::vector<Literal>& assumptions) {
  Lemma lemma{Lemma::Claim::Any, opposites(assumptions), {}};
  Propagation propagation(draft);
  for (const Literal& literal : assumptions) propagation.suppose(literal);
  if (propagation.run()) {
    lemma.ground = Split{{}, {Branch{{}, propagation.linesToContradiction()}}};
    return draft.add(std::move(lemma));
  }
  const std::optional<Sector> sector = smallestSector(propagation.known());
  if (!sector) return std::nullopt;
  Split split{*sector, {}};
  Known known = draft.known();
  for (const Literal& literal : assumptions) known.set(literal);
  const std::vector<Literal> cases = casesOf(draft, known, *sector);
  for (const Literal& each : cases) {
    if (propagation.known().holds(!each)) {
      split.branches.push_back({each, propagation.linesTo({!each})});
      continue;
    }
    std::vector<Literal> more = assumptions;
    more.push_back(each);
    const auto inner = refute(draft, more);
    if (!inner) return std::nullopt;
    split.branches.push_back({each, {Line{!each, Sector(*inner)}}});
  }
  lemma.ground = std::move(split);
  return draft.add(std::move(lemma));
}

}  // namespace

void showByContradiction(Draft& draft) {
  for (const Literal& wanted : std::vector<Literal>(draft.wanted())) {
    if (draft.known().holds(wanted)) continue;
    Propagation propagation(draft);
    propagation.suppose(!wanted);
    if (!propagation.run()) continue;
    draft.add({Lemma::Claim::Any, {wanted}, Split{{}, {Branch{{}, propagation.linesToContradiction()}}}});
  }
}

void showByCases(Draft& draft, const Sector& sector) {
  std::vector<Propagation> cases;
  const std::vector<Literal> members = casesOf(draft, draft.known(), sector);
  std::vector<Literal> common = draft.wanted();
  for (const Literal& each : members) {
    Propagation& propagation = cases.emplace_back(draft);
    propagation.suppose(each);
    if (propagation.run()) continue;
    std::erase_if(common, [&](const Literal& wanted) { return !propagation.known().holds(wanted); });
  }
  if (common.empty()) return;
  Split split{sector, {}};
  for (std::size_t index = 0; index < members.size(); ++index) {
    const Propagation& propagation = cases[index];
    split.branches.push_back({members[index], propagation.isImpossible() ? propagation.linesToContradiction()
                                                                         : propagation.linesTo(common)});
  }
  draft.add({Lemma::Claim::Each, std::move(common), std::move(split)});
}

void showByNestedCases(Draft& draft) {
  for (const Literal& wanted : std::vector<Literal>(draft.wanted()))
    if (!draft.known().holds(wanted)) refute(draft, {!wanted});
}

}  // namespace sudoku::proving
