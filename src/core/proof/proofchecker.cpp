#include <algorithm>
#include <array>
#include <utility>

#include <sudoku/proof/proofchecker.h>

#include "fillings.h"
#include "known.h"

namespace sudoku::proof {
namespace {

bool areKnown(const std::vector<Literal>& literals, const Known& known) {
  return std::all_of(literals.begin(), literals.end(),
                     [&](const Literal& each) { return known.holds(each); });
}

/// What a check has found.
using Found = std::optional<Fault>;

Found fault(Fault::Kind kind, std::size_t branch = 0, std::size_t line = 0) {
  return Fault{kind, 0, branch, line};
}

/// The checks of one proof, lemma by lemma.
class Checker {
 public:
  Checker(const Premises& premises, const std::vector<Lemma>& lemmas)
      : m_premises(premises), m_lemmas(lemmas), m_known(premises) {}

  /// The fault of the next lemma. If it has none, it is known from now on.
  Found checkNext() {
    const Lemma& lemma = m_lemmas[m_next];
    if (lemma.literals.empty()) return fault(Fault::Kind::Claim);
    const Found found = std::visit([&](const auto& ground) { return check(lemma, ground); }, lemma.ground);
    if (found) return found;
    if (lemma.claim == Lemma::Claim::Each || lemma.literals.size() == 1)
      for (const Literal& literal : lemma.literals) m_known.set(literal);
    ++m_next;
    return {};
  }

  const Known& known() const { return m_known; }

 private:
  /// Whether a sector is known here: a cell, places, or an earlier lemma that claims any of its literals.
  bool isSector(const Sector& sector, bool isLink) const {
    const auto* const index = std::get_if<LemmaIndex>(&sector);
    return index == nullptr ||
           (!isLink && index->value < m_next && m_lemmas[index->value].claim == Lemma::Claim::Any);
  }

  /// The members of a sector, one of which is true.
  std::vector<Literal> membersOf(const Sector& sector) const {
    if (const auto* const index = std::get_if<LemmaIndex>(&sector)) return m_lemmas[index->value].literals;
    std::vector<Literal> members;
    if (const Cell* const cell = std::get_if<Cell>(&sector)) {
      for (const Digit digit : allDigits()) members.push_back({{*cell, digit}, true});
    } else {
      const auto& places = std::get<Places>(sector);
      for (const Cell place : cellsOf(places.house)) members.push_back({{place, places.digit}, true});
    }
    return members;
  }

  /// What a Count shows: K of each candidate, and R.
  struct Sums {
    std::array<int, kCandidateCount> k{};
    int r = 0;
  };

  Found add(const std::vector<Weighted>& sectors, bool isLink, Sums& sums) const {
    for (const Weighted& weighted : sectors) {
      if (weighted.weight < 1 || weighted.weight > kMostWeight) return fault(Fault::Kind::Weight);
      if (!isSector(weighted.sector, isLink)) return fault(Fault::Kind::Reference);
      const int weight = isLink ? weighted.weight : -weighted.weight;
      sums.r += weight;
      for (const Literal& literal : membersOf(weighted.sector)) {
        // That a candidate is false counts as 1 less the candidate.
        sums.k[indexOf(literal.candidate)] += literal.isTrue ? weight : -weight;
        if (!literal.isTrue) sums.r -= weight;
      }
    }
    return {};
  }

  /// The sums of a Count in which what is known has been counted already.
  Found sumsOf(const Count& count, const Known& known, Sums& sums) const {
    if (Found found = add(count.truths, false, sums)) return found;
    if (Found found = add(count.links, true, sums)) return found;
    for (std::size_t candidate = 0; candidate < kCandidateCount; ++candidate) {
      int& k = sums.k[candidate];
      const std::optional<bool> value = known.at(candidate);
      if (!value && k < 0) return fault(Fault::Kind::Uncovered);
      if (value == true) sums.r -= k;
      if (value) k = 0;
    }
    return {};
  }

  static bool shows(const Sums& sums, const Literal& literal) {
    return sums.r < 0 || (!literal.isTrue && sums.k[indexOf(literal.candidate)] > sums.r);
  }

  Found check(const Lemma& lemma, const Count& count) const {
    if (lemma.claim != Lemma::Claim::Each) return fault(Fault::Kind::Claim);
    Sums sums;
    if (Found found = sumsOf(count, m_known, sums)) return found;
    for (const Literal& literal : lemma.literals)
      if (!m_known.holds(literal) && !shows(sums, literal)) return fault(Fault::Kind::NotShown);
    return {};
  }

  /// Whether a sector shows a literal from what is known.
  bool follows(const Literal& literal, const Sector& sector, const Known& known) const {
    bool isMember = false;
    bool isLast = true;     // whether all other members are false
    bool hasOther = false;  // whether a member of another candidate is true
    bool isIn = false;
    for (const Literal& member : membersOf(sector)) {
      if (member == literal) isMember = true;
      if (member.candidate == literal.candidate) isIn = true;
      if (member != literal && !known.holds(!member)) isLast = false;
      if (member.candidate != literal.candidate && known.holds(member)) hasOther = true;
    }
    const bool isLink = !std::holds_alternative<LemmaIndex>(sector);
    return (isMember && isLast) || (isLink && isIn && !literal.isTrue && hasOther);
  }

  /// Follows a branch. Its end is open if it is neither impossible nor has all that is claimed.
  Found run(const Lemma& lemma, const Branch& branch, Known known, bool isImpossible,
            std::size_t number) const {
    if (branch.assumed) {
      isImpossible = isImpossible || known.holds(!*branch.assumed);
      known.set(*branch.assumed);
    }
    for (std::size_t index = 0; index < branch.lines.size() && !isImpossible; ++index) {
      const auto& [literal, by] = branch.lines[index];
      if (const auto* const count = std::get_if<Count>(&by)) {
        Sums sums;
        if (Found found = sumsOf(*count, known, sums)) return fault(found->kind, number, index);
        if (!shows(sums, literal)) return fault(Fault::Kind::NotShown, number, index);
        isImpossible = sums.r < 0;
      } else {
        const auto& sector = std::get<Sector>(by);
        if (!isSector(sector, false)) return fault(Fault::Kind::Reference, number, index);
        if (!follows(literal, sector, known)) return fault(Fault::Kind::Unfounded, number, index);
      }
      isImpossible = isImpossible || known.holds(!literal);
      known.set(literal);
    }
    if (isImpossible) return {};
    const bool isReached = lemma.claim == Lemma::Claim::Each && areKnown(lemma.literals, known);
    return isReached ? Found() : fault(Fault::Kind::Open, number, branch.lines.size());
  }

  /// The cases of a Split that are not known to be impossible.
  std::vector<Literal> casesOf(const Split& split, const Known& known) const {
    if (const auto* const literal = std::get_if<Literal>(&split.over)) return {*literal, !*literal};
    std::vector<Literal> cases = membersOf(std::get<Sector>(split.over));
    std::erase_if(cases, [&](const Literal& member) { return known.holds(!member); });
    return cases;
  }

  Found check(const Lemma& lemma, const Split& split) const {
    Known known = m_known;
    bool isImpossible = false;
    if (lemma.claim == Lemma::Claim::Any) {
      for (const Literal& literal : lemma.literals) {
        if (known.holds(literal)) isImpossible = true;
        known.set(!literal);
      }
    }
    const auto* const sector = std::get_if<Sector>(&split.over);
    if (sector != nullptr && !isSector(*sector, false)) return fault(Fault::Kind::Cases);
    if (std::holds_alternative<std::monostate>(split.over)) {
      if (split.branches.size() != 1 || split.branches.front().assumed) return fault(Fault::Kind::Cases);
    } else {
      for (const Literal& each : casesOf(split, known)) {
        const auto isCase = [&](const Branch& branch) { return branch.assumed == each; };
        if (std::none_of(split.branches.begin(), split.branches.end(), isCase))
          return fault(Fault::Kind::Cases);
      }
    }
    for (std::size_t number = 0; number < split.branches.size(); ++number)
      if (Found found = run(lemma, split.branches[number], known, isImpossible, number)) return found;
    return {};
  }

  Found check(const Lemma& lemma, const Swap& swap) const {
    if (!m_premises.isUnique) return fault(Fault::Kind::Uniqueness);
    if (lemma.claim != Lemma::Claim::Any) return fault(Fault::Kind::Claim);
    if (swap.cells.empty()) return fault(Fault::Kind::Claim);
    CellSet cells;
    for (const auto& [cell, digits] : swap.cells) {
      if (!m_premises.givens.isEmpty(cell) || cells.contains(cell)) return fault(Fault::Kind::Given);
      cells.add(cell);
      for (const Digit digit : allDigits() - digits) {
        const Literal guardian{{cell, digit}, true};
        if (!m_known.holds(!guardian) &&
            std::find(lemma.literals.begin(), lemma.literals.end(), guardian) == lemma.literals.end())
          return fault(Fault::Kind::Claim);
      }
    }
    switch (compareFillings(swap.cells, m_known)) {
      case Fillings::InGroups:
        return {};
      case Fillings::Alone:
        return fault(Fault::Kind::Unequal);
      case Fillings::TooMany:
        break;
    }
    return fault(Fault::Kind::TooLarge);
  }

  bool isSymmetry(const Map& map) const {
    CellSet cells;
    for (const Cell cell : map.cells) cells.add(cell);
    if (cells != allCells()) return false;
    for (const House house : allHouses()) {
      CellSet image;
      for (const Cell cell : cellsOf(house)) image.add(map.cells[static_cast<std::size_t>(cell.index())]);
      const auto isImage = [&](House other) { return cellsOf(other) == image; };
      if (std::none_of(allHouses().begin(), allHouses().end(), isImage)) return false;
    }
    DigitSet digits;
    for (const Digit digit : map.digits) digits.add(digit);
    if (digits != allDigits()) return false;
    return std::all_of(allCells().begin(), allCells().end(), [&](Cell cell) {
      const auto given = m_premises.givens.at(cell);
      const auto image = m_premises.givens.at(map.cells[static_cast<std::size_t>(cell.index())]);
      return given ? image == map.digits[static_cast<std::size_t>(given->index())] : !image;
    });
  }

  /// A literal follows from what is known of the image, or if two digits would stand in one cell.
  Found check(const Lemma& lemma, const Map& map) const {
    if (!m_premises.isUnique) return fault(Fault::Kind::Uniqueness);
    if (lemma.claim != Lemma::Claim::Each) return fault(Fault::Kind::Claim);
    if (!isSymmetry(map)) return fault(Fault::Kind::Image);
    for (const Literal& literal : lemma.literals) {
      const auto [cell, digit] = literal.candidate;
      const Candidate image{map.cells[static_cast<std::size_t>(cell.index())],
                            map.digits[static_cast<std::size_t>(digit.index())]};
      const bool isTwice = image.cell == cell && image.digit != digit && !literal.isTrue;
      if (!isTwice && !m_known.holds({image, literal.isTrue})) return fault(Fault::Kind::NotShown);
    }
    return {};
  }

  const Premises& m_premises;
  const std::vector<Lemma>& m_lemmas;
  Known m_known;
  std::size_t m_next = 0;
};

}  // namespace

std::optional<Fault> firstFault(const Premises& premises, const Proof& proof,
                                const std::vector<Literal>& conclusion) {
  Checker checker(premises, proof.lemmas);
  for (std::size_t index = 0; index < proof.lemmas.size(); ++index) {
    if (Found found = checker.checkNext()) {
      found->lemma = index;
      return found;
    }
  }
  if (areKnown(conclusion, checker.known())) return {};
  return Fault{Fault::Kind::Conclusion, proof.lemmas.size()};
}

}  // namespace sudoku::proof
