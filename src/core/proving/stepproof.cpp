#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include <sudoku/proving/stepproof.h>

#include "cases.h"
#include "draft.h"

namespace sudoku::proving {
namespace {

using proof::Branch;
using proof::Lemma;
using proof::LemmaIndex;
using proof::Line;
using proof::Places;
using proof::Split;

/// The houses that contain all of some cells.
std::vector<House> housesWith(CellSet cells) {
  std::vector<House> houses;
  for (const House house : allHouses())
    if ((cells - cellsOf(house)).isEmpty()) houses.push_back(house);
  return houses;
}

std::vector<Sector> placesOf(DigitSet digits, House house) {
  std::vector<Sector> sectors;
  for (const Digit digit : digits) sectors.emplace_back(Places{digit, house});
  return sectors;
}

std::vector<Sector> placesOf(Digit digit, const std::vector<House>& houses) {
  std::vector<Sector> sectors;
  sectors.reserve(houses.size());
  for (const House house : houses) sectors.emplace_back(Places{digit, house});
  return sectors;
}

void append(std::vector<Sector>& sectors, const std::vector<Sector>& more) {
  sectors.insert(sectors.end(), more.begin(), more.end());
}

/// Almost locked sets, and the digits that at most one of two of them can hold.
struct LinkedSets {
  struct Link {
    std::size_t a;
    std::size_t b;
    Digit digit;
  };

  std::vector<DigitCells> sets;
  std::vector<Link> links{};
};

/// Writes what shows the conclusion of each kind of reason.
class Writer {
 public:
  Writer(const Position& position, Draft& draft) : m_position(position), m_draft(draft) {}

  void operator()(const reason::Single& single) {
    const Literal literal{single.candidate, true};
    const Sector sector =
        single.house ? Sector(Places{single.candidate.digit, *single.house}) : Sector(single.candidate.cell);
    m_draft.add({Lemma::Claim::Any, {literal}, Split{{}, {Branch{{}, {Line{literal, sector}}}}}});
  }

  void operator()(const reason::LockedCandidates& locked) {
    m_draft.count({Places{locked.digit, locked.from}}, {Places{locked.digit, locked.in}});
  }

  void operator()(const reason::Subset& subset) {
    const std::vector<Sector> cells = sectorsOf(subset.cells);
    m_draft.count(placesOf(subset.digits, subset.house), cells);
    for (const House house : housesWith(subset.cells)) m_draft.count(cells, placesOf(subset.digits, house));
  }

  void operator()(const reason::Fish& fish) {
    const std::vector<Sector> base = placesOf(fish.digit, fish.base);
    m_draft.count(base, placesOf(fish.digit, fish.cover));
    if (fish.siamese) m_draft.count(base, placesOf(fish.digit, fish.siamese->cover));
  }

  void operator()(const reason::SingleDigitPattern& pattern) {
    const Cell first = pattern.connection[0];
    const Cell second = pattern.connection[1];
    const auto show = [&](const std::array<Cell, 2>& ends, Digit digit) {
      const bool isCrossed = housesWith(CellSet{ends[0], first}).empty();
      m_draft.count({conjugate(digit, ends[0], isCrossed ? second : first),
                     conjugate(digit, ends[1], isCrossed ? first : second)},
                    {linkBetween({first, digit}, {second, digit})});
    };
    show(pattern.ends, pattern.digit);
    // The second kite of two may have another digit.
    if (pattern.otherEnds)
      for (const Literal& literal : std::vector<Literal>(m_draft.wanted()))
        show(*pattern.otherEnds, literal.candidate.digit);
  }

  void operator()(const reason::EmptyRectangle& rectangle) {
    const auto show = [&](const std::array<Cell, 2>& pair) {
      for (const House line : {House::row(pair[0].row()), House::column(pair[0].column())})
        if (!(rectangle.inBox & cellsOf(line)).isEmpty())
          m_draft.count(
              {Places{rectangle.digit, rectangle.box}, conjugate(rectangle.digit, pair[0], pair[1])},
              {Places{rectangle.digit, line}});
    };
    show(rectangle.pair);
    if (rectangle.otherPair) show(*rectangle.otherPair);
  }

  void operator()(const reason::Wing& wing) {
    std::vector<Sector> links;
    for (const Cell pincer : wing.pincers)
      for (const Digit digit : m_position.candidates.at(pincer) - DigitSet{wing.digit})
        links.push_back(linkBetween({wing.pivot, digit}, {pincer, digit}));
    m_draft.count({wing.pivot, wing.pincers[0], wing.pincers[1]}, links);
  }

  void operator()(const reason::WWing& wing) {
    const Digit digit = wing.link;
    m_draft.count({wing.cells[0], wing.cells[1], conjugate(digit, wing.places[0], wing.places[1])},
                  {linkBetween({wing.cells[0], digit}, {wing.places[0], digit}),
                   linkBetween({wing.cells[1], digit}, {wing.places[1], digit})});
  }

  /// A chain as truths and links by turns.
  void operator()(const reason::LinkChain& chain) {
    if (chain.shape == reason::LinkChain::Shape::Pairs) {
      countPairs(chain.nodes);
      return;
    }
    std::vector<Sector> truths;
    std::vector<Sector> links;
    const bool isRing = chain.shape == reason::LinkChain::Shape::ContinuousLoop;
    for (std::size_t index = isRing ? 0 : 1; index < chain.nodes.size(); ++index) {
      const ChainNode& last = index == 0 ? chain.nodes.back() : chain.nodes[index - 1];
      const ChainNode& next = chain.nodes[index];
      if (last.kind == ChainNode::Kind::AlmostLockedSet) {
        // The set loses one digit and so has all others: also the one that the next node then loses. If it
        // makes the next one true instead, by what it takes from that cell, the lines are left to be found.
        if (next.isOn || last.digit == next.digit) return;
        ChainNode whole = last;
        whole.digit = next.digit;
        const auto link = sectorOf(whole, next, true);
        if (!link) return;
        append(truths, sectorsOf(last.cells));
        const DigitSet others = digitsIn(last.cells) - DigitSet{last.digit, next.digit};
        append(links, placesOf(others, housesWith(last.cells).front()));
        links.push_back(*link);
      } else if (const auto sector = sectorOf(last, next, last.isOn)) {
        (last.isOn ? links : truths).push_back(*sector);
      } else {
        return;
      }
    }
    m_draft.count(truths, links);
  }

  void operator()(const reason::AlsXz& sets) {
    LinkedSets linked{{sets.a, sets.b}};
    for (const Digit digit : sets.common) linked.links.push_back({0, 1, digit});
    count(linked);
  }

  void operator()(const reason::AlsXyWing& wing) {
    const std::vector<Digit> digits(wing.common.begin(), wing.common.end());
    for (const Digit first : digits)
      for (const Digit second : digits)
        if (first != second) count({{wing.a, wing.b, wing.pivot}, {{0, 2, first}, {1, 2, second}}});
  }

  void operator()(const reason::AlsChain& chain) {
    LinkedSets linked{chain.sets};
    for (std::size_t index = 0; index < chain.common.size(); ++index)
      for (const Digit digit : chain.common[index]) linked.links.push_back({index, index + 1, digit});
    count(linked);
  }

  void operator()(const reason::DeathBlossom& blossom) {
    LinkedSets linked{blossom.petals};
    for (std::size_t index = 0; index < blossom.digits.size(); ++index)
      linked.links.push_back({index, blossom.petals.size(), blossom.digits[index]});
    linked.sets.push_back({CellSet{blossom.stem}, m_position.candidates.at(blossom.stem)});
    count(linked);
  }

  void operator()(const reason::SueDeCoq& sets) {
    const CellSet inLine = sets.meeting.cells | sets.inLine.cells;
    const CellSet inBox = sets.meeting.cells | sets.inBox.cells;
    const std::vector<Sector> truths = sectorsOf(inLine | inBox);
    const DigitSet digits = sets.meeting.digits | sets.inLine.digits | sets.inBox.digits;
    for (const House line : housesWith(inLine)) {
      for (const House box : housesWith(inBox)) {
        for (const House rest : {line, box}) {
          std::vector<Sector> links = placesOf(sets.inLine.digits, line);
          append(links, placesOf(sets.inBox.digits - sets.inLine.digits, box));
          append(links, placesOf(digits - sets.inLine.digits - sets.inBox.digits, rest));
          m_draft.count(truths, links);
        }
      }
    }
  }

  void operator()(const reason::Rectangle& rectangle) {
    CellSet cells;
    for (const Cell corner : rectangle.corners) cells.add(corner);
    swapPattern(cells, DigitSet{rectangle.digits[0], rectangle.digits[1]}, rectangle.set);
  }

  void operator()(const reason::UniqueLoop& loop) { swapPattern(loop.cells, loop.digits, loop.set); }

  void operator()(const reason::BugPlusOne& bug) {
    swapBug([&](Cell cell, Digit digit) { return cell == bug.cell && digit == bug.digit; }, {});
  }

  void operator()(const reason::Bug& bug) {
    swapBug([&](Cell cell, Digit digit) { return bug.cells.contains(cell) && isExtra(cell, digit); },
            bug.set);
  }

  void operator()(const reason::Proof& proof) {
    showByContradiction(m_draft);
    if (proof.cell) showByCases(m_draft, *proof.cell);
    if (proof.house)
      for (const Digit digit : allDigits()) showByCases(m_draft, Places{digit, *proof.house});
  }

  void operator()(const reason::KrakenFish& kraken) {
    for (const House house : kraken.fish.cover) showByCases(m_draft, Places{kraken.fish.digit, house});
  }

  template <typename Reason>
  void operator()(const Reason& /*reason*/) {}  // what follows if the conclusion is false shows it

 private:
  static std::vector<Sector> sectorsOf(CellSet cells) {
    std::vector<Sector> sectors;
    for (const Cell cell : cells) sectors.emplace_back(cell);
    return sectors;
  }

  /// The house in which a digit has two places.
  Sector conjugate(Digit digit, Cell a, Cell b) const {
    for (const House house : housesWith(CellSet{a, b}))
      if ((m_position.candidates.cellsOf(digit) & cellsOf(house)).size() == 2) return Places{digit, house};
    return Places{digit, housesWith(CellSet{a, b}).front()};
  }

  /// Counts the cells of a remote pair, once for each of the digits that they end in.
  void countPairs(const Chain& nodes) {
    std::vector<Cell> cells;
    for (const ChainNode& node : nodes)
      if (cells.empty() || cells.back() != node.cells.first()) cells.push_back(node.cells.first());
    const DigitSet digits = m_position.candidates.at(cells.front());
    for (const Digit first : digits) {
      Digit digit = first;
      std::vector<Sector> links;
      for (std::size_t index = 1; index < cells.size(); ++index) {
        links.push_back(linkBetween({cells[index - 1], digit}, {cells[index], digit}));
        digit = (digits - DigitSet{digit}).first();
      }
      m_draft.count({cells.begin(), cells.end()}, links);
    }
  }

  DigitSet digitsIn(CellSet cells) const {
    DigitSet digits;
    for (const Cell cell : cells) digits = digits | m_position.candidates.at(cell);
    return digits;
  }

  /// What joins two nodes of a chain: their cell, or a house in which both are, as a link or as a truth, in
  /// which the digit has no other place. Nothing if there is none.
  std::optional<Sector> sectorOf(const ChainNode& a, const ChainNode& b, bool isLink) const {
    const CellSet cells = (a.cells & m_position.candidates.cellsOf(a.digit)) |
                          (b.cells & m_position.candidates.cellsOf(b.digit));
    if (a.digit != b.digit) return cells.hasOne() ? std::optional(Sector(cells.first())) : std::nullopt;
    for (const House house : housesWith(cells)) {
      const CellSet others = (m_position.candidates.cellsOf(a.digit) & cellsOf(house)) - cells;
      if (isLink || others.isEmpty()) return Places{a.digit, house};
    }
    return std::nullopt;
  }

  /// Counts the cells of all sets against their digits: those of the links once for two sets, the others once
  /// for each, but for the digit that is to be false elsewhere.
  void count(const LinkedSets& linked) {
    std::vector<Sector> truths;
    for (const DigitCells& set : linked.sets) append(truths, sectorsOf(set.cells));
    DigitSet wanted;
    for (const Literal& literal : m_draft.wanted()) wanted.add(literal.candidate.digit);
    for (const Digit digit : wanted) {
      // The digit is left open in all sets, or in one of them.
      for (std::size_t only = 0; only <= linked.sets.size(); ++only) {
        std::vector<Sector> links;
        for (const auto& link : linked.links) {
          const DigitCells& a = linked.sets[link.a];
          const DigitCells& b = linked.sets[link.b];
          const auto houses = housesWith(placesIn(a, link.digit) | placesIn(b, link.digit));
          if (!houses.empty()) links.emplace_back(Places{link.digit, houses.front()});
        }
        for (std::size_t index = 0; index < linked.sets.size(); ++index) {
          DigitSet own = linked.sets[index].digits;
          for (const auto& link : linked.links)
            if (link.a == index || link.b == index) own.remove(link.digit);
          if (only == linked.sets.size() || only == index) own.remove(digit);
          append(links, placesOf(own, housesWith(linked.sets[index].cells).front()));
        }
        m_draft.count(truths, links);
      }
    }
  }

  CellSet placesIn(const DigitCells& set, Digit digit) const {
    return set.cells & m_position.candidates.cellsOf(digit);
  }

  /// Whether a cell's candidate is more than a BUG has: the digit has more than two places in its houses.
  bool isExtra(Cell cell, Digit digit) const {
    const auto houses = housesOf(cell);
    return std::all_of(houses.begin(), houses.end(), [&](House house) {
      return (m_position.candidates.cellsOf(digit) & cellsOf(house)).size() > 2;
    });
  }

  /// Claims that a candidate is true that keeps the open cells from being a BUG.
  template <typename IsExtra>
  void swapBug(const IsExtra& isExtraCandidate, const std::optional<DigitCells>& set) {
    std::vector<std::pair<Cell, DigitSet>> cells;
    for (const Cell cell : m_position.board.emptyCells()) {
      DigitSet digits = m_position.candidates.at(cell);
      for (const Digit digit : m_position.candidates.at(cell))
        if (isExtraCandidate(cell, digit)) digits.remove(digit);
      cells.emplace_back(cell, digits);
    }
    withGuardians(m_draft.addSwap(std::move(cells)), set);
  }

  /// Claims that one of the cells has another digit.
  void swapPattern(CellSet pattern, DigitSet digits, const std::optional<DigitCells>& set) {
    std::vector<std::pair<Cell, DigitSet>> cells;
    for (const Cell cell : pattern) cells.emplace_back(cell, digits);
    withGuardians(m_draft.addSwap(std::move(cells)), set);
  }

  /// Guardians that form a naked subset with some cells.
  void withGuardians(LemmaIndex guardians, const std::optional<DigitCells>& set) {
    if (!set) return;
    std::vector<Sector> truths = sectorsOf(set->cells);
    truths.emplace_back(guardians);
    CellSet cells = set->cells;
    for (const Literal& literal : m_draft.lemmas()[guardians.value].literals)
      cells.add(literal.candidate.cell);
    for (const House house : housesWith(cells)) m_draft.count(truths, placesOf(set->digits, house));
  }

  const Position& m_position;
  Draft& m_draft;
};

}  // namespace

proof::Premises premisesOf(const Position& position, bool isUnique) {
  return {position.givens, position.board, position.candidates, isUnique};
}

std::vector<proof::Literal> conclusionOf(const Step& step) {
  std::vector<Literal> conclusion;
  for (const Candidate& placed : step.placements) conclusion.push_back({placed, true});
  for (const Candidate& eliminated : step.eliminations) conclusion.push_back({eliminated, false});
  return conclusion;
}

std::optional<Proof> proofOf(const Position& position, const Step& step) {
  Draft draft(premisesOf(position), conclusionOf(step));
  std::visit(Writer(position, draft), step.reason);
  if (!draft.isDone()) showByContradiction(draft);
  if (!draft.isDone()) showByNestedCases(draft);
  if (!draft.isDone()) return std::nullopt;
  return draft.take();
}

}  // namespace sudoku::proving
