#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <variant>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/logic/disproof.h>
#include <sudoku/logic/position.h>
#include <sudoku/play/gamestate.h>

/// Questions of the player about candidates, and the answers to them. All functions are pure and may be
/// called from any thread.
namespace sudoku {

/// A digit and a house, for the question where in the house the digit can go.
struct DigitInHouse {
  Digit digit{1};
  House house{0};

  friend bool operator==(const DigitInHouse&, const DigitInHouse&) = default;
};

/// What the player wants to know: which digit a cell can be, or where a digit can go in a house.
using Question = std::variant<Cell, DigitInHouse>;

/// A question in one position of a game.
struct AskedPosition {
  Question question;
  /// Givens and right entries. The candidates are those of the board, without those that the player or a hint
  /// has ruled out for good; but the candidates that the question is about are all there.
  Position position;
  /// The nine candidates that the question is about, in the order of digits or of the cells of the house.
  std::vector<Candidate> options;
  /// The options that are true in a solution.
  std::vector<Candidate> right;
  /// The candidates of the board that have been ruled out for good.
  std::vector<Candidate> ruledOut;
};

AskedPosition askedPosition(const GameState& state, const Question& question);

/// The cell that takes a candidate away: its own cell if that is filled, or the first cell with the digit in
/// its box, row or column. Nothing if the board leaves the candidate possible.
std::optional<Cell> takerOf(const Candidate& option, const Grid& board);

/// The house through which a cell takes a candidate of another cell away. Precondition: they share a house.
House takingHouse(Cell cell, Cell taker);

/// What is known of one option.
struct Answer {
  enum class Kind : std::uint8_t {
    Taken,     ///< a cell takes it away
    Gone,      ///< a proof rules it out, or it has been ruled out before
    Possible,  ///< all else
  };

  Candidate option;
  Kind kind = Kind::Possible;
  std::optional<Cell> taker{};      ///< the cell that takes it away
  std::optional<Disproof> proof{};  ///< the proof that rules it out, if one is known

  friend bool operator==(const Answer&, const Answer&) = default;
};

using Answers = std::vector<Answer>;

/// What can be said of the options without a search.
Answers answersAtOnce(const AskedPosition& asked);

/// The answers with proofs, found within the limits, for options that no cell takes away and that have none
/// yet. Options that are true are left out of the search, since no proof rules them out. If stopped, the
/// answers found so far.
Answers provedAnswers(const AskedPosition& asked, Answers answers, DisproofLimits limits,
                      const std::stop_token& stop = {});

/// All candidates that a proof eliminates, that of its last step included.
std::vector<Candidate> eliminationsOf(const Disproof& proof);

}  // namespace sudoku
