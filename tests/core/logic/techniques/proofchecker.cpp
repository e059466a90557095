#include "proofchecker.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

std::size_t at(Digit digit) {
  return static_cast<std::size_t>(digit.index());
}

/// The candidates that are known to be true and to be false.
struct Known {
  std::array<CellSet, kDigitCount> on;
  std::array<CellSet, kDigitCount> off;

  bool contains(Cell cell, Digit digit, bool isOn) const {
    return (isOn ? on : off)[at(digit)].contains(cell);
  }
  void add(const ChainNode& node) { (node.isOn ? on : off)[at(node.digit)].add(node.cells.first()); }
};

class Checker {
 public:
  Checker(const Position& position, const reason::Proof& proof) : m_position(position), m_proof(proof) {}

  bool proves(const std::vector<Chain>& chains, const Known& context, const ChainNode& conclusion) {
    for (const Chain& chain : chains) {
      if (chain.empty()) return fails("an empty chain");
      Known known = context;
      known.add(chain.front());
      for (std::size_t index = 1; index < chain.size(); ++index) {
        const ChainNode& node = chain[index];
        if (!isCandidate(node)) return fails("no candidate", node);
        const bool follows = node.lemma == 0
                                 ? this->follows(known, node)
                                 : node.lemma <= m_proof.lemmas.size() &&
                                       proves(m_proof.lemmas[std::size_t{node.lemma} - 1U], known, node);
        if (!follows) return fails("does not follow", node);
        known.add(node);
      }
    }
    if (chains.empty()) return fails("no chain");
    return contradicts(chains, context, conclusion) || covers(chains, context, conclusion) ||
           fails("nothing is proved", conclusion);
  }

  std::string takeReason() { return std::move(m_reason); }

 private:
  bool fails(const std::string& reason) {
    if (m_reason.empty()) m_reason = reason;
    return false;
  }
  bool fails(const std::string& reason, const ChainNode& node) {
    return fails(reason + ": r" + std::to_string(node.cells.first().row() + 1) + 'c' +
                 std::to_string(node.cells.first().column() + 1) + (node.isOn ? "=" : "<>") +
                 node.digit.toChar());
  }

  bool isCandidate(const ChainNode& node) const {
    return node.cells.hasOne() && candidates(node.digit).contains(node.cells.first());
  }
  CellSet candidates(Digit digit) const {
    return m_position.candidates.cellsOf(digit) & m_position.candidates.openCells();
  }

  static bool isSame(const ChainNode& a, const ChainNode& b, bool isOpposite) {
    return a.cells == b.cells && a.digit == b.digit && (a.isOn != b.isOn) == isOpposite;
  }

  /// Whether one assumption leads to opposites.
  static bool contradicts(const std::vector<Chain>& chains, const Known& context,
                          const ChainNode& conclusion) {
    const ChainNode& end = chains.front().back();
    for (const Chain& chain : chains)
      if (!isSame(chain.front(), conclusion, true)) return false;
    if (chains.size() == 2) return isSame(end, chains.back().back(), true);
    return chains.size() == 1 && (isSame(end, chains.front().front(), true) ||
                                  context.contains(end.cells.first(), end.digit, !end.isOn));
  }

  /// Whether one of the assumptions must hold, and each leads to the conclusion.
  bool covers(const std::vector<Chain>& chains, const Known& context, const ChainNode& conclusion) const {
    std::array<CellSet, kDigitCount> assumed;
    for (const Chain& chain : chains) {
      if (!isSame(chain.back(), conclusion, false)) return false;
      if (chain.front().isOn) assumed[at(chain.front().digit)].add(chain.front().cells.first());
    }
    if (chains.size() == 2 && isSame(chains[0].front(), chains[1].front(), true)) return true;
    const auto isMissing = [&](Cell cell, Digit digit) {
      return candidates(digit).contains(cell) && !context.contains(cell, digit, false) &&
             !assumed[at(digit)].contains(cell);
    };
    for (const Cell cell : m_position.candidates.openCells())
      if (std::none_of(allDigits().begin(), allDigits().end(),
                       [&](Digit digit) { return isMissing(cell, digit); }))
        return true;
    for (const House house : allHouses())
      for (const Digit digit : allDigits()) {
        const CellSet places = candidates(digit) & cellsOf(house);
        if (!places.isEmpty() &&
            std::none_of(places.begin(), places.end(), [&](Cell cell) { return isMissing(cell, digit); }))
          return true;
      }
    return false;
  }

  bool follows(const Known& known, const ChainNode& node) const {
    const Cell cell = node.cells.first();
    return node.isOn ? isLast(known, cell, node.digit)
                     : isExcluded(known, cell, node.digit) || isLocked(known, cell, node.digit) ||
                           isBesidePair(known, cell, node.digit) || isOnXWing(known, cell, node.digit);
  }

  CellSet rest(const Known& known, Digit digit) const { return candidates(digit) - known.off[at(digit)]; }
  DigitSet rest(const Known& known, Cell cell) const {
    DigitSet digits;
    for (const Digit digit : allDigits())
      if (rest(known, digit).contains(cell)) digits.add(digit);
    return digits;
  }

  bool isLast(const Known& known, Cell cell, Digit digit) const {
    if ((rest(known, cell) - DigitSet{digit}).isEmpty()) return true;
    return std::any_of(allHouses().begin(), allHouses().end(), [&](House house) {
      return house.contains(cell) && ((rest(known, digit) & cellsOf(house)) - CellSet{cell}).isEmpty();
    });
  }

  static bool isExcluded(const Known& known, Cell cell, Digit digit) {
    for (const Digit other : allDigits())
      if (other != digit && known.contains(cell, other, true)) return true;
    return !(known.on[at(digit)] & peersOf(cell)).isEmpty();
  }

  /// Whether a house without the cell has all places of the digit in a house of the cell.
  bool isLocked(const Known& known, Cell cell, Digit digit) const {
    for (const House house : allHouses()) {
      if (house.contains(cell) || (candidates(digit) & cellsOf(house)).isEmpty()) continue;
      const CellSet places = rest(known, digit) & cellsOf(house);
      for (const House other : allHouses())
        if (other.contains(cell) && (places - cellsOf(other)).isEmpty()) return true;
    }
    return false;
  }

  bool isBesidePair(const Known& known, Cell cell, Digit digit) const {
    for (const House house : allHouses()) {
      if (!house.contains(cell)) continue;
      const CellSet cells = (cellsOf(house) & m_position.candidates.openCells()) - CellSet{cell};
      for (const Cell a : cells) {
        for (const Cell b : cells) {
          // The digit itself may be gone by what is known besides: then the two contradict each other.
          const DigitSet others = (rest(known, a) | rest(known, b)) - DigitSet{digit};
          if (a < b && others.size() <= 1) return true;
        }
        if (isInHiddenPair(known, house, CellSet{cell, a}, digit)) return true;
      }
    }
    return false;
  }

  /// Whether two cells are all that is left to two other digits.
  bool isInHiddenPair(const Known& known, House house, CellSet cells, Digit digit) const {
    int digits = 0;
    for (const Digit other : allDigits()) {
      const CellSet places = rest(known, other) & cellsOf(house);
      const bool isOpen = !(candidates(other) & cellsOf(house)).isEmpty();
      if (other != digit && isOpen && (places - cells).isEmpty()) ++digits;
    }
    return digits >= 2;
  }

  /// Whether two other lines have their places in two lines across, of which one is the cell's.
  bool isOnXWing(const Known& known, Cell cell, Digit digit) const {
    for (const bool inRows : {true, false})
      for (int first = 0; first < 9; ++first)
        for (int second = 0; second < first; ++second)
          for (int across = 0; across < 9; ++across) {
            const auto line = [&](int number) { return inRows ? House::row(number) : House::column(number); };
            const auto cross = [&](int number) {
              return inRows ? House::column(number) : House::row(number);
            };
            const int own = inRows ? cell.column() : cell.row();
            if (line(first).contains(cell) || line(second).contains(cell) || across == own) continue;
            const CellSet lines = cellsOf(line(first)) | cellsOf(line(second));
            const CellSet crosses = cellsOf(cross(own)) | cellsOf(cross(across));
            const bool areOpen = !(candidates(digit) & cellsOf(line(first))).isEmpty() &&
                                 !(candidates(digit) & cellsOf(line(second))).isEmpty();
            if (areOpen && ((rest(known, digit) & lines) - crosses).isEmpty()) return true;
          }
    return false;
  }

  const Position& m_position;
  const reason::Proof& m_proof;
  std::string m_reason;
};

}  // namespace

std::string checkProof(const Position& position, const Step& step) {
  if (step.placements.size() + step.eliminations.size() != 1) return "not just one conclusion";
  int length = 0;
  const auto* const proof = std::get_if<reason::Proof>(&step.reason);
  if (proof == nullptr) return "no proof";
  for (const Chain& chain : proof->chains) length += static_cast<int>(chain.size());
  if (proof->length != length) return "another length than that of its chains";
  const bool isOn = !step.placements.empty();
  const Candidate candidate = isOn ? step.placements.front() : step.eliminations.front();
  ChainNode conclusion;
  conclusion.isOn = isOn;
  conclusion.digit = candidate.digit;
  conclusion.cells = CellSet{candidate.cell};
  Checker checker(position, *proof);
  return checker.proves(proof->chains, {}, conclusion) ? "" : checker.takeReason();
}

}  // namespace sudoku
