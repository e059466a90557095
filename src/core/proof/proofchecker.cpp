#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <utility>

#include <sudoku/proof/proofchecker.h>

namespace sudoku::proof {
namespace {

/// The most ways to fill its cells that a Swap may have. Those of known patterns have some hundred.
constexpr std::size_t kMostFillings = 200'000;
constexpr int kMostWeight = 99;
constexpr std::size_t kCandidateCount = std::size_t{kCellCount} * kDigitCount;

std::size_t indexOf(const Candidate& candidate) {
  return static_cast<std::size_t>(candidate.cell.index() * kDigitCount + candidate.digit.index());
}

/// Which candidates are known to be true or false.
class Known {
 public:
  explicit Known(const Premises& premises) {
    for (const Cell cell : allCells())
      for (const Digit digit : allDigits())
        if (!premises.candidates.cellsOf(digit).contains(cell)) set({{cell, digit}, false});
    for (const Cell cell : premises.board.filledCells()) {
      const Digit filled = *premises.board.at(cell);
      for (const Digit digit : allDigits()) set({{cell, digit}, digit == filled});
      for (const Cell peer : peersOf(cell)) set({{peer, filled}, false});
    }
  }

  bool holds(const Literal& literal) const {
    return m_values[indexOf(literal.candidate)] == of(literal.isTrue);
  }
  bool isKnown(const Candidate& candidate) const { return m_values[indexOf(candidate)] != Value::Open; }
  void set(const Literal& literal) { m_values[indexOf(literal.candidate)] = of(literal.isTrue); }

 private:
  enum class Value : std::uint8_t { Open, True, False };
  static Value of(bool isTrue) { return isTrue ? Value::True : Value::False; }

  std::array<Value, kCandidateCount> m_values{};
};

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
    const int sign = isLink ? 1 : -1;
    for (const Weighted& weighted : sectors) {
      if (weighted.weight < 1 || weighted.weight > kMostWeight) return fault(Fault::Kind::Weight);
      if (!isSector(weighted.sector, isLink)) return fault(Fault::Kind::Reference);
      sums.r += sign * weighted.weight;
      for (const Literal& literal : membersOf(weighted.sector)) {
        // That a candidate is false counts as 1 less the candidate.
        sums.k[indexOf(literal.candidate)] +=
            literal.isTrue ? sign * weighted.weight : -sign * weighted.weight;
        if (!literal.isTrue) sums.r -= sign * weighted.weight;
      }
    }
    return {};
  }

  /// The sums of a Count in which what is known has been counted already.
  Found sumsOf(const Count& count, const Known& known, Sums& sums) const {
    if (Found found = add(count.truths, false, sums)) return found;
    if (Found found = add(count.links, true, sums)) return found;
    for (const Cell cell : allCells()) {
      for (const Digit digit : allDigits()) {
        const Candidate candidate{cell, digit};
        int& k = sums.k[indexOf(candidate)];
        if (known.isKnown(candidate)) {
          if (known.holds({candidate, true})) sums.r -= k;
          k = 0;
        } else if (k < 0) {
          return fault(Fault::Kind::Uncovered);
        }
      }
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
    if (sector != nullptr && !isSector(*sector, false)) return fault(Fault::Kind::Reference);
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

  /// The ways to fill the cells of a Swap, by the digits that they put into each house.
  struct Fillings {
    using Digits = std::array<unsigned, kHouseCount>;
    struct Group {
      std::size_t size = 0;
      bool isPossible = false;  ///< whether what is known allows one of them
    };

    const std::vector<std::pair<Cell, DigitSet>>& cells;
    const Known& known;
    std::map<Digits, Group> groups{};
    std::size_t count = 0;

    void fill(std::size_t next, const Digits& used, bool isPossible) {
      if (count > kMostFillings) return;
      if (next == cells.size()) {
        ++count;
        Group& group = groups[used];
        ++group.size;
        group.isPossible = group.isPossible || isPossible;
        return;
      }
      const auto& [cell, digits] = cells[next];
      for (const Digit digit : digits) {
        const unsigned bit = 1U << digit.index();
        Digits now = used;
        bool isFree = true;
        for (const House house : housesOf(cell)) {
          unsigned& inHouse = now[static_cast<std::size_t>(house.index())];
          isFree = isFree && (inHouse & bit) == 0;
          inHouse |= bit;
        }
        if (isFree) fill(next + 1, now, isPossible && !known.holds({{cell, digit}, false}));
      }
    }
  };

  /// Whether each cell has two nominal digits, and each house none or two of each. All cells then hold the
  /// other one of theirs in the second filling, so that there is no need to look at every one.
  static bool isInPairs(const std::vector<std::pair<Cell, DigitSet>>& cells) {
    std::array<std::array<int, kDigitCount>, kHouseCount> counts{};
    for (const auto& [cell, digits] : cells) {
      if (digits.size() != 2) return false;
      for (const House house : housesOf(cell))
        for (const Digit digit : digits)
          ++counts[static_cast<std::size_t>(house.index())][static_cast<std::size_t>(digit.index())];
    }
    return std::all_of(counts.begin(), counts.end(), [](const auto& house) {
      return std::all_of(house.begin(), house.end(), [](int count) { return count == 0 || count == 2; });
    });
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
    if (isInPairs(swap.cells)) return {};
    Fillings fillings{swap.cells, m_known};
    fillings.fill(0, {}, true);
    if (fillings.count > kMostFillings) return fault(Fault::Kind::TooLarge);
    for (const auto& [digits, group] : fillings.groups)
      if (group.isPossible && group.size < 2) return fault(Fault::Kind::Unequal);
    return {};
  }

  bool isSymmetry(const Map& map) const {
    for (const House house : allHouses()) {
      CellSet image;
      for (const Cell cell : cellsOf(house)) image.add(map.cells[static_cast<std::size_t>(cell.index())]);
      const auto isImage = [&](House other) { return cellsOf(other) == image; };
      if (std::none_of(allHouses().begin(), allHouses().end(), isImage)) return false;
    }
    DigitSet digits;
    for (const Digit digit : map.digits) digits.add(digit);
    if (digits != allDigits()) return false;
    for (const Cell cell : allCells()) {
      const auto given = m_premises.givens.at(cell);
      const auto image = m_premises.givens.at(map.cells[static_cast<std::size_t>(cell.index())]);
      if (given ? image != map.digits[static_cast<std::size_t>(given->index())] : image.has_value())
        return false;
    }
    return true;
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
