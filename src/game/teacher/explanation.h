#pragma once

#include <cstdint>
#include <vector>

#include <QString>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/geometry.h>

namespace sudoku {

/// What a phrase names on the board. Each role has a colour and a shape of its own on the board and in the
/// text.
enum class Role : std::uint8_t {
  Words,       ///< nothing on the board: plain words
  Pattern,     ///< cells and candidates that the step rests on
  Base,        ///< houses that a fish starts from, to be looked at first
  Cover,       ///< houses that meet the base houses, and the house of a single
  Shared,      ///< a digit that sets have in common
  Fin,         ///< an exception that keeps a pattern from being complete
  Source,      ///< digits on the board that close other cells of a house
  Closed,      ///< cells that are closed to a digit
  Eliminated,  ///< candidates that go
  Placed,      ///< the digit that is found for a cell
  On,          ///< chain node that is true: the cell is this digit
  Off,         ///< chain node that is false: the cell is not this digit
  Strong,      ///< strong link of a chain: if not this, then that
  Weak,        ///< weak link of a chain: if this, then not that
  ClassOne,    ///< one of two groups of cells that belong together
  ClassTwo,
  ClassThree,  ///< one of two further groups of cells that belong together
  ClassFour,
  SetA,
  SetB,
  SetC,
  SetD,
};

/// Some words of a sentence, and what they name on the board.
struct Phrase {
  QString text;
  Role role = Role::Words;
  CellSet cells = {};
  /// Candidates in the cells that the words name; none: the words name the cells themselves.
  DigitSet digits = {};
  std::vector<House> houses = {};

  friend bool operator==(const Phrase&, const Phrase&) = default;
};

using Sentence = std::vector<Phrase>;

/// The words of a sentence without what they name.
QString toPlainText(const Sentence& sentence);

/// A step in words for people, without notation. Plain data.
struct Explanation {
  Sentence where;             ///< says where to look, and nothing more
  QString title;              ///< the technique's name in everyday words
  QString idea;               ///< what the technique is, in a few words
  std::vector<Sentence> why;  ///< why the step holds, one idea a sentence
  /// What the chains of the step lead to, one by one, each with its reason, up to the conclusion. Empty if
  /// the step has no chains.
  std::vector<Sentence> walk{};
  std::vector<int>
      links{};  ///< for each sentence of the walk the number of its link on the board; 0: it has none
};

}  // namespace sudoku
