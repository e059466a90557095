#include <algorithm>
#include <string>
#include <vector>

#include <sudoku/step.h>

namespace sudoku {
namespace {

std::string nameOf(Cell cell) {
  return 'r' + std::to_string(cell.row() + 1) + 'c' + std::to_string(cell.column() + 1);
}

/// Cells that share a row or column with the first that is left, as one word: `r17c2`, `r7c128,r8c8`.
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

std::string toText(const std::vector<Digit>& digits, std::string_view between) {
  std::string text;
  for (const Digit digit : digits) {
    if (!text.empty()) text += between;
    text += digit.toChar();
  }
  return text;
}

std::string toText(const LockedSet& set) {
  return toText(set.cells) + " {" + toText(set.digits) + '}';
}

CellSet toSet(const std::vector<Cell>& cells, std::size_t first = 0, std::size_t count = kCellCount) {
  CellSet set;
  for (std::size_t index = first; index < std::min(first + count, cells.size()); ++index)
    set.add(cells[index]);
  return set;
}

CellSet cellsOf(const std::vector<Candidate>& candidates) {
  CellSet set;
  for (const Candidate& candidate : candidates) set.add(candidate.cell);
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

/// `r15`, `c19b7`.
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

/// ` => r3c28<>6, r1c1<>7`.
std::string conclusion(const Step& step) {
  std::string text;
  for (const Digit digit : digitsOf(step.eliminations)) {
    CellSet cells;
    for (const Candidate& candidate : step.eliminations)
      if (candidate.digit == digit) cells.add(candidate.cell);
    text += (text.empty() ? "" : ", ") + toText(cells) + "<>" + digit.toChar();
  }
  if (!step.placements.empty())
    text = toText(cellsOf(step.placements)) + '=' + step.placements.front().digit.toChar();
  return " => " + text;
}

std::string nodeText(const ChainNode& node) {
  return (node.kind == ChainNode::Kind::AlmostLockedSet ? "ALS:" : "") + toText(node.cells);
}

/// Nodes with the digits of the links between them; a node in the cell of the one before goes without saying.
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

/// A loop begins and ends in one cell; the link that closes it is named at both ends.
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

/// Branches of a net stand in parentheses.
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

std::string fishText(const Step& step) {
  std::string text = std::string(1, step.digits.front().toChar()) + ' ' + toText(step.houses) + ' ';
  const auto base = static_cast<std::ptrdiff_t>(step.houses.size());
  text += toText(std::vector<House>(step.covers.begin(), step.covers.begin() + base));
  if (step.isSiamese) text += '/' + toText(std::vector<House>(step.covers.begin() + base, step.covers.end()));
  for (const Candidate& fin : step.fins) text += " f" + nameOf(fin.cell);
  for (const Candidate& fin : step.endoFins) text += " ef" + nameOf(fin.cell);
  return text;
}

std::string colorText(CellSet color) {
  std::string text;
  for (const Cell cell : color) text.append(text.empty() ? "(" : ",").append(nameOf(cell));
  return text + ')';
}

std::string linked(DigitSet digits) {
  return " -" + toText(digits) + "- ";
}

std::string alsChainText(const Step& step) {
  const std::string digits = toText(digitsOf(step.eliminations));
  std::string text = digits + "- ";
  for (std::size_t index = 0; index < step.lockedSets.size(); ++index) {
    text += toText(step.lockedSets[index]);
    if (index < step.links.size()) text += linked(step.links[index]);
  }
  return text + " -" + digits;
}

std::string blossomText(const Step& step) {
  std::string text = nameOf(step.cells.front());
  for (std::size_t index = 0; index < step.lockedSets.size(); ++index)
    text += ',' + linked(step.links[index]) + toText(step.lockedSets[index]);
  return text;
}

std::string xzText(const Step& step) {
  std::string text = "A=" + toText(step.lockedSets[0]) + ", B=" + toText(step.lockedSets[1]) +
                     ", X=" + toText(step.links[0], ",");
  if (!step.fins.empty()) text += ", Z=" + toText(digitsOf(step.fins), ",");
  return text;
}

std::string xyWingText(const Step& step) {
  return "A=" + toText(step.lockedSets[0]) + ", B=" + toText(step.lockedSets[1]) +
         ", C=" + toText(step.lockedSets[2]) + ", X,Y=" + toText(step.links[0] | step.links[1], ",") +
         ", Z=" + toText(digitsOf(step.fins), ",");
}

std::string sueDeCoqText(const Step& step) {
  const auto set = [&](std::size_t index) {
    return toText(step.lockedSets[index].cells) + " - {" + toText(step.lockedSets[index].digits) + '}';
  };
  return set(0) + " (" + set(1) + ", " + set(2) + ')';
}

/// The sets that a pattern has beside it: ` (r1c2 {13}, r4c5 {24})`.
std::string besideText(const Step& step) {
  std::string text;
  for (const LockedSet& set : step.lockedSets) text += (text.empty() ? " (" : ", ") + toText(set);
  return text.empty() ? text : text + ')';
}

/// `: ` and what the step rests on.
std::string reason(const Step& step) {
  const Technique technique = step.technique;
  const auto digits = [&](std::string_view between) { return toText(step.digits, between); };
  if (technique >= Technique::XWing && technique <= Technique::Leviathan) return fishText(step);
  if (technique >= Technique::FinnedXWing && technique <= Technique::SashimiLeviathan) return fishText(step);
  if (technique >= Technique::FrankenXWing && technique <= Technique::FinnedMutantLeviathan)
    return fishText(step);
  if (technique >= Technique::Uniqueness1 && technique <= Technique::AvoidableRectangle2) {
    return digits("/") + " in " + toText(toSet(step.cells));
  }
  switch (technique) {
    case Technique::Pointing:
    case Technique::Claiming:
      return digits("") + " in " + toText(step.houses);
    case Technique::Skyscraper:
    case Technique::TwoStringKite:
    case Technique::DualTwoStringKite: {
      std::string text = digits("") + " in " + toText(toSet(step.cells, 0, 2));
      if (step.cells.size() > 4) text += "/in " + toText(toSet(step.cells, 4, 2));
      return text + " (connected by " + toText(toSet(step.cells, 2, 2)) + ')';
    }
    case Technique::EmptyRectangle:
    case Technique::DualEmptyRectangle: {
      std::string text = digits("") + " in " + toText(step.houses) + " (" + toText(toSet(step.cells, 0, 2));
      if (step.cells.size() > 2) text += '/' + toText(toSet(step.cells, 2, 2));
      return text + ')';
    }
    case Technique::WWing:
      return digits("/") + " in " + toText(toSet(step.cells)) + " connected by " + step.digits[1].toChar() +
             " in " + toText(CellSet{step.fins[2].cell, step.fins[3].cell});
    case Technique::XyWing:
    case Technique::XyzWing:
      return digits("/") + " in " + toText(toSet(step.cells));
    case Technique::SimpleColorsTrap:
    case Technique::SimpleColorsWrap:
    case Technique::MultiColors1:
    case Technique::MultiColors2: {
      std::string text = digits("") + ' ' + colorText(step.colors[0]) + " / " + colorText(step.colors[1]);
      if (step.colors.size() > 2)
        text += ", " + colorText(step.colors[2]) + " / " + colorText(step.colors[3]);
      return text;
    }
    case Technique::RemotePair:
      return digits("/") + ' ' + chainText(step.chains.front());
    case Technique::TurbotFish:
    case Technique::XChain:
    case Technique::DiscontinuousNiceLoop:
    case Technique::GroupedDiscontinuousNiceLoop:
      return toText(digitsOf(step.eliminations), "/") + ' ' + chainText(step.chains.front());
    case Technique::ContinuousNiceLoop:
    case Technique::GroupedContinuousNiceLoop:
      return toText(digitsOf(step.eliminations), "/") + ' ' + loopText(step.chains.front());
    case Technique::XyChain:
    case Technique::Aic:
    case Technique::GroupedAic:
      return toText(digitsOf(step.eliminations), "/") + ' ' + endedChainText(step.chains.front());
    case Technique::AlsXz:
      return xzText(step);
    case Technique::AlsXyWing:
      return xyWingText(step);
    case Technique::AlsXyChain:
      return alsChainText(step);
    case Technique::DeathBlossom:
      return blossomText(step);
    case Technique::SueDeCoq:
      return sueDeCoqText(step);
    case Technique::UniqueLoop:
      return digits("/") + " in " + toText(toSet(step.cells)) + besideText(step);
    case Technique::BugType2:
    case Technique::BugType3:
    case Technique::BugType4:
      return digits(",") + " in " + toText(toSet(step.cells)) + besideText(step);
    case Technique::AlignedPairExclusion:
    case Technique::AlignedTripleExclusion:
      return toText(toSet(step.cells)) + besideText(step);
    case Technique::BugPlusOne:
    case Technique::TemplateSet:
    case Technique::TemplateDelete:
      return "";
    default:
      return digits(",") + " in " + toText(toSet(step.cells));
  }
}

bool isForcing(Technique technique) {
  return (technique >= Technique::ForcingChainContradiction && technique <= Technique::ForcingNetVerity) ||
         (technique >= Technique::NishioForcingChains && technique <= Technique::RefutationTree);
}

std::string forcingText(const Step& step) {
  std::string text;
  if (!step.houses.empty()) text += " in " + toText(step.houses);
  if (!step.cells.empty()) text += " in " + nameOf(step.cells.front());
  text += conclusion(step);
  for (const Chain& chain : step.chains) text += "; " + forcingText(chain);
  for (std::size_t number = 1; number <= step.lemmas.size(); ++number)
    for (const Chain& chain : step.lemmas[number - 1])
      text += "; " + lemmaText(number) + ' ' + forcingText(chain);
  return text;
}

}  // namespace

std::string toNotation(const Step& step) {
  std::string text = (step.isSiamese ? "Siamese " : "") + std::string(infoOf(step.technique).name);
  if (step.technique <= Technique::HiddenSingle)
    return text + ": " + nameOf(step.cells.front()) + '=' + step.digits.front().toChar();
  if (isForcing(step.technique)) return text + forcingText(step);
  if (step.fish) {
    text.append(": ").append(conclusion(step)).append("; ");
    text.append(infoOf(*step.fish).name).append(": ").append(fishText(step));
    for (const Chain& chain : step.chains) text.append("; ").append(chainText(chain));
    return text;
  }
  const std::string why = reason(step);
  return text + (why.empty() ? "" : ": " + why) + conclusion(step);
}

}  // namespace sudoku
