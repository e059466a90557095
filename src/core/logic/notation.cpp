#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <sudoku/logic/notation.h>

namespace sudoku {
namespace {

std::string nameOf(Cell cell) {
  return 'r' + std::to_string(cell.row() + 1) + 'c' + std::to_string(cell.column() + 1);
}

/// Cells in HoDoKu's notation: `r17c2`, or `r7c128,r8c8`. Repeatedly joins the first remaining cell and all
/// cells in its row or column to one word.
std::string toText(CellSet cells) {
  std::string text;
  while (!cells.isEmpty()) {
    const Cell first = cells.first();
    cells.remove(first);
    std::string rows = std::to_string(first.row() + 1);
    std::string columns = std::to_string(first.column() + 1);
    for (const Cell cell : cells) {
      if (cell.row() == first.row() && rows.size() == 1)
        columns += std::to_string(cell.column() + 1);
      else if (cell.column() == first.column() && columns.size() == 1)
        rows += std::to_string(cell.row() + 1);
      else
        continue;
      cells.remove(cell);
    }
    if (!text.empty()) text += ',';
    text.append("r").append(rows).append("c").append(columns);
  }
  return text;
}

std::string toText(DigitSet digits, std::string_view between = "") {
  std::string text;
  for (const Digit digit : digits) {
    if (!text.empty()) text += between;
    text += digit.toChar();
  }
  return text;
}

std::string toText(const DigitCells& set) {
  return toText(set.cells) + " {" + toText(set.digits) + '}';
}

template <std::size_t count>
CellSet toSet(const std::array<Cell, count>& cells) {
  CellSet set;
  for (const Cell cell : cells) set.add(cell);
  return set;
}

CellSet cellsOf(const std::vector<Candidate>& candidates, Digit digit) {
  CellSet set;
  for (const Candidate& candidate : candidates)
    if (candidate.digit == digit) set.add(candidate.cell);
  return set;
}

DigitSet digitsOf(const std::vector<Candidate>& candidates) {
  DigitSet set;
  for (const Candidate& candidate : candidates) set.add(candidate.digit);
  return set;
}

std::string toText(House house) {
  return std::string(1, "rcb"[static_cast<std::size_t>(house.kind())]) + std::to_string(house.number() + 1);
}

/// Houses in HoDoKu's notation, with houses of the same kind together: `r15`, `c19b7`.
std::string toText(const std::vector<House>& houses) {
  std::string text;
  const House* previous = nullptr;
  for (const House& house : houses) {
    const std::string name = toText(house);
    text += previous != nullptr && previous->kind() == house.kind() ? name.substr(1) : name;
    previous = &house;
  }
  return text;
}

/// The conclusions of a step, as the end of its notation: ` => r3c28<>6, r1c1<>7`.
std::string conclusion(const Step& step) {
  std::string text;
  for (const Digit digit : digitsOf(step.eliminations))
    text += (text.empty() ? "" : ", ") + toText(cellsOf(step.eliminations, digit)) + "<>" + digit.toChar();
  if (!step.placements.empty()) {
    const Digit digit = step.placements.front().digit;
    text = toText(cellsOf(step.placements, digit)) + '=' + digit.toChar();
  }
  return " => " + text;
}

std::string nodeText(const ChainNode& node) {
  return (node.kind == ChainNode::Kind::AlmostLockedSet ? "ALS:" : "") + toText(node.cells);
}

/// A chain as its nodes, with the digits of the links between them. A node in the same cell as the previous
/// one is not named again.
std::string chainText(const Chain& chain) {
  std::string text;
  const ChainNode* shown = nullptr;
  for (const ChainNode& node : chain) {
    if (shown != nullptr && shown->cells.first() == node.cells.first()) continue;
    if (shown != nullptr) {
      const char link = node.isOn ? '=' : '-';
      text += std::string(" ") + link + node.digit.toChar() + link + ' ';
    }
    text += nodeText(node);
    shown = &node;
  }
  return text;
}

/// A loop as text: it begins and ends in the same cell, and the link that closes it is written at both ends.
std::string loopText(const Chain& chain) {
  const CellSet home = chain.front().cells;
  const auto isAway = [&](const ChainNode& node) { return node.cells != home; };
  const auto start = std::find_if(chain.begin(), chain.end(), isAway);
  const auto end = std::find_if(chain.rbegin(), chain.rend(), isAway);
  const Digit last = end == chain.rbegin() ? chain.back().digit : (end - 1)->digit;
  return std::string(1, last.toChar()) + "= " + chainText(chain) + " =" + start->digit.toChar();
}

std::string endedChainText(const Chain& chain) {
  return std::string(1, chain.front().digit.toChar()) + "- " + chainText(chain) + " -" +
         chain.back().digit.toChar();
}

std::string lemmaText(std::size_t number) {
  return std::string("[").append(std::to_string(number)).append("]");
}

std::string inferenceText(const ChainNode& node) {
  return nodeText(node) + (node.isOn ? "=" : "<>") + node.digit.toChar() +
         (node.lemma > 0 ? lemmaText(node.lemma) : "");
}

/// A forcing chain or net as text, with branches of a net in parentheses.
std::string forcingText(const Chain& chain) {
  std::string text;
  std::uint16_t branch = 0;
  for (const ChainNode& node : chain) {
    if (branch != 0 && node.branch != branch) text += ')';
    if (!text.empty()) text += ' ';
    if (node.branch != 0 && node.branch != branch) text += '(';
    text += inferenceText(node);
    branch = node.branch;
  }
  return branch != 0 ? text + ')' : text;
}

/// The cells of a colour: `(r1c1,r2c2)`.
std::string colorText(CellSet color) {
  std::string text;
  for (const Cell cell : color) text.append(text.empty() ? "(" : ",").append(nameOf(cell));
  return text + ')';
}

std::string linked(DigitSet digits) {
  return " -" + toText(digits) + "- ";
}

/// The locked set of a step as text in parentheses, such as ` (r1c2 {13})`.
std::string besideText(const std::optional<DigitCells>& set) {
  return set ? " (" + toText(*set) + ')' : "";
}

/// A visitor that returns the text of the reason for a step, with one function for each kind of reason.
class ReasonText {
 public:
  explicit ReasonText(const Step& step) : m_step(step) {}

  std::string operator()(const reason::Single& single) const {
    return nameOf(single.candidate.cell) + '=' + single.candidate.digit.toChar();
  }

  std::string operator()(const reason::LockedCandidates& locked) const {
    return locked.digit.toChar() + (" in " + toText(locked.from));
  }

  std::string operator()(const reason::Subset& subset) const {
    return toText(subset.digits, ",") + " in " + toText(subset.cells);
  }

  std::string operator()(const reason::Fish& fish) const {
    std::string text = fish.digit.toChar() + (' ' + toText(fish.base) + ' ' + toText(fish.cover));
    if (fish.siamese) text += '/' + toText(fish.siamese->cover);
    for (const Cell fin : fish.fins) text += " f" + nameOf(fin);
    if (fish.siamese)
      for (const Cell fin : fish.siamese->fins) text += " f" + nameOf(fin);
    for (const Cell fin : fish.endoFins) text += " ef" + nameOf(fin);
    return text;
  }

  std::string operator()(const reason::KrakenFish& kraken) const {
    std::string text = std::string(infoOf(kraken.technique).name) + ": " + (*this)(kraken.fish);
    for (const Chain& chain : kraken.chains) text += "; " + chainText(chain);
    return text;
  }

  std::string operator()(const reason::SingleDigitPattern& pattern) const {
    std::string text = pattern.digit.toChar() + (" in " + toText(toSet(pattern.ends)));
    if (pattern.otherEnds) text += "/in " + toText(toSet(*pattern.otherEnds));
    return text + " (connected by " + toText(toSet(pattern.connection)) + ')';
  }

  std::string operator()(const reason::EmptyRectangle& rectangle) const {
    std::string text = rectangle.digit.toChar() + (" in " + toText(rectangle.box));
    text += " (" + toText(toSet(rectangle.pair));
    if (rectangle.otherPair) text += '/' + toText(toSet(*rectangle.otherPair));
    return text + ')';
  }

  std::string operator()(const reason::Wing& wing) const {
    std::string digits = toText(wing.pivotDigits, "/");
    if (!wing.pivotDigits.contains(wing.digit)) digits.append("/").push_back(wing.digit.toChar());
    return digits + " in " + toText(toSet(wing.pincers) | CellSet{wing.pivot});
  }

  std::string operator()(const reason::WWing& wing) const {
    return std::string{wing.digit.toChar(), '/', wing.link.toChar()} + " in " + toText(toSet(wing.cells)) +
           " connected by " + wing.link.toChar() + " in " + toText(toSet(wing.places));
  }

  std::string operator()(const reason::Coloring& coloring) const {
    std::string text;
    for (const auto& [one, other] : coloring.colorings)
      text += (text.empty() ? " " : ", ") + colorText(one) + " / " + colorText(other);
    return coloring.digit.toChar() + text;
  }

  std::string operator()(const reason::Rectangle& rectangle) const {
    const auto [low, high] = rectangle.digits;
    return std::string{low.toChar(), '/', high.toChar()} + " in " + toText(toSet(rectangle.corners));
  }

  std::string operator()(const reason::UniqueLoop& loop) const {
    return toText(loop.digits, "/") + " in " + toText(loop.cells) + besideText(loop.set);
  }

  std::string operator()(const reason::BugPlusOne& /*bug*/) const { return ""; }

  std::string operator()(const reason::Bug& bug) const {
    return toText(bug.digits, ",") + " in " + toText(bug.cells) + besideText(bug.set);
  }

  std::string operator()(const reason::LinkChain& chain) const {
    using Shape = reason::LinkChain::Shape;
    if (chain.shape == Shape::Pairs)
      return std::string{chain.nodes[0].digit.toChar(), '/', chain.nodes[1].digit.toChar(), ' '} +
             chainText(chain.nodes);
    const std::string digits = eliminated("/") + ' ';
    if (chain.shape == Shape::BothEnds) return digits + endedChainText(chain.nodes);
    return digits + (chain.shape == Shape::ContinuousLoop ? loopText(chain.nodes) : chainText(chain.nodes));
  }

  std::string operator()(const reason::AlsXz& sets) const {
    std::string text = "A=" + toText(sets.a) + ", B=" + toText(sets.b) + ", X=" + toText(sets.common, ",");
    if (!sets.shared.isEmpty()) text += ", Z=" + toText(sets.shared, ",");
    return text;
  }

  std::string operator()(const reason::AlsXyWing& wing) const {
    return "A=" + toText(wing.a) + ", B=" + toText(wing.b) + ", C=" + toText(wing.pivot) +
           ", X,Y=" + toText(wing.common, ",") + ", Z=" + toText(wing.shared, ",");
  }

  std::string operator()(const reason::AlsChain& chain) const {
    std::string text = eliminated() + "- ";
    for (std::size_t index = 0; index < chain.sets.size(); ++index) {
      text += toText(chain.sets[index]);
      if (index < chain.common.size()) text += linked(chain.common[index]);
    }
    return text + " -" + eliminated();
  }

  std::string operator()(const reason::DeathBlossom& blossom) const {
    std::string text = nameOf(blossom.stem);
    for (std::size_t index = 0; index < blossom.petals.size(); ++index)
      text += ',' + linked({blossom.digits[index]}) + toText(blossom.petals[index]);
    return text;
  }

  std::string operator()(const reason::SueDeCoq& sets) const {
    const auto text = [](const DigitCells& set) {
      return toText(set.cells) + " - {" + toText(set.digits) + '}';
    };
    return text(sets.meeting) + " (" + text(sets.inLine) + ", " + text(sets.inBox) + ')';
  }

  std::string operator()(const reason::AlignedExclusion& exclusion) const {
    std::string text;
    for (const DigitCells& set : exclusion.excluders) text += (text.empty() ? " (" : ", ") + toText(set);
    return toText(exclusion.cells) + (text.empty() ? text : text + ')');
  }

  std::string operator()(const reason::Template& /*pattern*/) const { return ""; }

  /// The text of a proof: the house or cell that it is about. Its chains are written after the conclusion.
  std::string operator()(const reason::Proof& proof) const {
    std::string text;
    if (proof.house) text += " in " + toText(*proof.house);
    if (proof.cell) text += " in " + nameOf(*proof.cell);
    return text;
  }

 private:
  std::string eliminated(std::string_view between = "") const {
    return toText(digitsOf(m_step.eliminations), between);
  }

  const Step& m_step;
};

std::string linesOf(const reason::Proof& proof) {
  std::string text;
  for (const Chain& chain : proof.chains) text += "; " + forcingText(chain);
  for (std::size_t number = 1; number <= proof.lemmas.size(); ++number)
    for (const Chain& chain : proof.lemmas[number - 1])
      text += "; " + lemmaText(number) + ' ' + forcingText(chain);
  return text;
}

bool isSiamese(const Step& step) {
  const auto* const fish = std::get_if<reason::Fish>(&step.reason);
  return fish != nullptr && fish->siamese.has_value();
}

}  // namespace

std::string toNotation(const Step& step) {
  const std::string name = (isSiamese(step) ? "Siamese " : "") + std::string(infoOf(step.technique).name);
  const std::string why = std::visit(ReasonText(step), step.reason);
  if (std::holds_alternative<reason::Single>(step.reason)) return name + ": " + why;
  if (const auto* const proof = std::get_if<reason::Proof>(&step.reason))
    return name + why + conclusion(step) + linesOf(*proof);
  if (std::holds_alternative<reason::KrakenFish>(step.reason))
    return name + ": " + conclusion(step) + "; " + why;
  return name + (why.empty() ? "" : ": " + why) + conclusion(step);
}

}  // namespace sudoku
