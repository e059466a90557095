#pragma once

#include <cstdint>
#include <vector>

#include <QString>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/geometry.h>

namespace sudoku {

/// What a phrase names on the board. Each has a colour and a shape of its own there and in the text.
enum class Role : std::uint8_t {
  Words,       ///< nothing: plain words
  Pattern,     ///< cells and candidates that the step rests on
  Base,        ///< houses that are looked at first
  Cover,       ///< houses that these meet, and the house of a single
  Shared,      ///< a digit that sets have in common
  Fin,         ///< an exception
  Source,      ///< digits that close other cells
  Closed,      ///< cells that are closed to a digit
  Eliminated,  ///< candidates that go
  Placed,      ///< the digit that is found
  On,          ///< of a chain: is this digit
  Off,         ///< of a chain: is not this digit
  Strong,      ///< a link: if not this, then that
  Weak,        ///< a link: if this, then not that
  ClassOne,    ///< one of two groups of cells
  ClassTwo,
  ClassThree,  ///< one of two other such groups
  ClassFour,
  SetA,
  SetB,
  SetC,
  SetD,
};

/// Some words, and what they name.
struct Phrase {
  QString text;
  Role role = Role::Words;
  CellSet cells = {};
  DigitSet digits = {};  ///< in those cells; none: the cells themselves
  std::vector<House> houses = {};

  friend bool operator==(const Phrase&, const Phrase&) = default;
};

using Sentence = std::vector<Phrase>;

/// The words alone.
QString toPlainText(const Sentence& sentence);

/// A step in words for people, without notation. Plain data.
struct Explanation {
  Sentence where;             ///< where to look, and nothing more
  QString title;              ///< the technique in everyday words
  QString idea;               ///< what it is, in a few words
  std::vector<Sentence> why;  ///< one idea each
  /// What chains lead to, one by one, each with its reason, up to the conclusion. Empty where there is
  /// nothing to follow.
  std::vector<Sentence> walk{};
  std::vector<int>
      links{};  ///< of each sentence of the walk the number of its link on the board; 0: it has none
};

}  // namespace sudoku
