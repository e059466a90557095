#include "clausewords.h"

#include <array>

#include "game/language/numbers.h"

namespace sudoku {
namespace {

/// The most cells of an almost locked set that are listed by name.
constexpr int kNamedSetCells = 4;

enum class Subject { Cell, Group, Set, LargeSet };

Subject subjectOf(const ChainNode& node) {
  if (node.kind == ChainNode::Kind::AlmostLockedSet)
    return node.cells.size() > kNamedSetCells ? Subject::LargeSet : Subject::Set;
  return node.cells.hasOne() ? Subject::Cell : Subject::Group;
}

Sentence cellsOf(const ChainNode& node) {
  if (subjectOf(node) == Subject::LargeSet) return Phrases::marked(Role::Off, node.cells);
  return Phrases::cells(node.cells, node.isOn ? Role::On : Role::Off, {node.digit});
}

/// A clause in its forms: `plain`, and `if`, which follows that word.
struct Clause {
  QString plain;
  QString afterIf;
};

Clause clauseOf(const ChainNode& node) {
  const int count = node.cells.size();
  switch (subjectOf(node)) {
    case Subject::Cell:
      //: Clauses within a sentence, such as: … r1c5 is 7 … Those marked "if" follow that word.
      if (node.isOn)
        return {ClauseWords::tr("{cells} is {digit}", "plain"), ClauseWords::tr("{cells} is {digit}", "if")};
      //: Such as: … r1c5 is not 7 …
      return {ClauseWords::tr("{cells} is not {digit}", "plain"),
              ClauseWords::tr("{cells} is not {digit}", "if")};
    case Subject::Group:
      //: Such as: … one of r1c5 and r2c5 is 7 …
      if (node.isOn)
        return {ClauseWords::tr("one of {cells} is {digit}", "plain"),
                ClauseWords::tr("one of {cells} is {digit}", "if")};
      //: Such as: … none of r1c5 and r2c5 is 7 …
      return {ClauseWords::tr("none of {cells} is {digit}", "plain"),
              ClauseWords::tr("none of {cells} is {digit}", "if")};
    case Subject::Set:
      //: Such as: … the set r1c5 and r2c5 is 7 …
      if (node.isOn)
        return {ClauseWords::tr("the set {cells} is {digit}", "plain"),
                ClauseWords::tr("the set {cells} is {digit}", "if")};
      //: Such as: … the set r1c5 and r2c5 is not 7 …
      return {ClauseWords::tr("the set {cells} is not {digit}", "plain"),
              ClauseWords::tr("the set {cells} is not {digit}", "if")};
    case Subject::LargeSet:
      break;
  }
  //: Such as: … the set of five cells is 7 …
  if (node.isOn)
    return {ClauseWords::tr("{cells: the set of {count} cells} is {digit}", "plain", count),
            ClauseWords::tr("{cells: the set of {count} cells} is {digit}", "if", count)};
  //: Such as: … the set of five cells is not 7 …
  return {ClauseWords::tr("{cells: the set of {count} cells} is not {digit}", "plain", count),
          ClauseWords::tr("{cells: the set of {count} cells} is not {digit}", "if", count)};
}

}  // namespace

Phrases::Inflected ClauseWords::stated(const ChainNode& node) {
  return [node](QStringView form) {
    const auto [plain, afterIf] = clauseOf(node);
    return Phrases::fill(form == u"if" ? afterIf : plain,
                         {{"cells", cellsOf(node)},
                          {"count", Numbers::inWords(node.cells.size())},
                          {"digit", Phrases::digit(node.digit)}},
                         Phrases::Start::Inside);
  };
}

Sentence ClauseWords::set(const ChainNode& node) {
  const QString pattern = subjectOf(node) == Subject::LargeSet
                              //: The subject of a sentence: the set of five cells
                              ? tr("{cells: the set of {count} cells}", nullptr, node.cells.size())
                              //: The subject of a sentence: the set r1c5 and r2c5
                              : tr("the set {cells}");
  return Phrases::fill(pattern, {{"cells", cellsOf(node)}, {"count", Numbers::inWords(node.cells.size())}},
                       Phrases::Start::Inside);
}

}  // namespace sudoku
