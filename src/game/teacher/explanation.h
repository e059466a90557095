#pragma once

#include <cstdint>
#include <vector>

#include <QString>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/geometry.h>

namespace sudoku {

/// What a phrase of an explanation refers to on the board. Each role has its own colour and shape, both on
/// the board and in the text.
enum class Role : std::uint8_t {
  Words,       ///< nothing on the board: the words only link other phrases
  Pattern,     ///< cells and candidates that the step rests on
  Base,        ///< base houses of a fish
  Cover,       ///< cover houses of a fish, or the house of a single
  Shared,      ///< a digit that several almost locked sets have in common
  Fin,         ///< fin of a fish, or another candidate that keeps a pattern from being complete
  Source,      ///< digits on the board that rule cells of a house out
  Taker,       ///< cells whose digits take away candidates that the player asks about
  Closed,      ///< cells that cannot hold the digit of which the phrase speaks
  Eliminated,  ///< candidates that the step eliminates
  Gone,        ///< candidates that an earlier step of a proof has eliminated
  Placed,      ///< the digit that the step places in a cell
  On,          ///< chain node that is true: the cell is this digit
  Off,         ///< chain node that is false: the cell is not this digit
  Strong,      ///< strong link of a chain: if not this, then that
  Weak,        ///< weak link of a chain: if this, then not that
  ClassOne,    ///< first colour of a coloring
  ClassTwo,
  ClassThree,  ///< first colour of a second coloring
  ClassFour,
  SetA,
  SetB,
  SetC,
  SetD,
};

/// Some words of a sentence, and the cells, candidates or houses on the board that they refer to.
struct Phrase {
  QString text;
  Role role = Role::Words;
  CellSet cells = {};
  /// Digits whose candidates in the cells the words refer to; empty when the words refer to the cells
  /// themselves.
  DigitSet digits = {};
  std::vector<House> houses = {};

  friend bool operator==(const Phrase&, const Phrase&) = default;
};

using Sentence = std::vector<Phrase>;

/// The text of a sentence, without its references to the board, to be shown as a whole: what it names on the
/// board is isolated().
QString toPlainText(const Sentence& sentence);
/// The texts of a sentence's phrases, one after the other.
QString textOf(const Sentence& sentence);

/// A step explained in everyday words, without notation. Plain data.
struct Explanation {
  Sentence where;             ///< says in which house, or at which digit, the player should look
  QString title;              ///< the technique's name in everyday words
  QString idea;               ///< what the technique is, in a few words
  std::vector<Sentence> why;  ///< sentences that say why the step holds, each with one idea
  /// Sentences that go through the chains of the step node by node, each with its reason, and end with the
  /// conclusion. Empty if the step has no chains.
  std::vector<Sentence> walk{};
  /// For each sentence of `walk`, the number that its chain link bears on the board, or 0.
  std::vector<int> links{};
};

}  // namespace sudoku
