#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QString>

#include <sudoku/grid/level.h>
#include <sudoku/grid/puzzle.h>
#include <sudoku/play/gamestate.h>

namespace sudoku {

/// The longest time that a clock shows: some thirty years, in milliseconds.
inline constexpr qint64 kLongestTimeMs = 1'000'000'000'000;

/// A move of a game.
struct PlayedMove {
  // Implicit: a list of moves is one of played ones. NOLINTNEXTLINE(google-explicit-constructor)
  PlayedMove(Move made, std::optional<qint64> clock = std::nullopt)
      : move(std::move(made)), elapsedMs(clock) {}

  Move move;
  std::optional<qint64> elapsedMs;  ///< the clock, once the move is kept; none if nobody knows

  friend bool operator==(const PlayedMove&, const PlayedMove&) = default;
};

/// Help that is counted.
enum class HelpKind : std::uint8_t {
  Check,
  RungWhere,
  RungWhat,
  RungWhy,
  Applied,        ///< a hint made the move
  PathSeen,       ///< the solution path
  StepsSeen,      ///< the list of all steps
  SinglesSolved,  ///< Solve singles
  MistakeShown,   ///< a hint named a wrong entry
};
inline constexpr std::size_t kHelpKinds = 9;

/// Help that the player had.
struct HelpEvent {
  HelpKind kind = HelpKind::Check;
  int position = 0;      ///< how many moves were applied
  int mistakes = 0;      ///< Check: the wrong entries
  qint64 elapsedMs = 0;  ///< the clock, once the event is kept

  friend bool operator==(const HelpEvent&, const HelpEvent&) = default;
};

/// How often the player had help of each kind.
class HelpCounts {
 public:
  int of(HelpKind kind) const { return m_counts[static_cast<std::size_t>(kind)]; }
  int& of(HelpKind kind) { return m_counts[static_cast<std::size_t>(kind)]; }

  friend bool operator==(const HelpCounts&, const HelpCounts&) = default;

 private:
  std::array<int, kHelpKinds> m_counts{};
};

/// One game as it is kept.
struct StoredGame {
  /// The help that the player had, moves that were undone since or not.
  HelpCounts help() const;

  qint64 id = 0;                     ///< the row; 0 as long as the game is not kept
  Puzzle puzzle;                     ///< only the givens are kept, the solution is found and proved again
  QString puzzleId;                  ///< as of toText(PuzzleId); empty for a puzzle from elsewhere
  std::optional<Level> level;        ///< none also for a word that this version does not know
  std::vector<PlayedMove> moves;     ///< those undone too
  int position = 0;                  ///< how many of the moves are applied
  std::optional<Digit> chosenDigit;  ///< the number the player enters with
  bool hints = false;
  bool notesMode = false;
  qint64 elapsedMs = 0;               ///< the clock, at most kLongestTimeMs
  std::optional<bool> notesComplete;  ///< whether the player says so; none: not asked yet
  std::vector<HelpEvent> events;      ///< in their order

  friend bool operator==(const StoredGame&, const StoredGame&) = default;
};

/// The game being played: one object, so that its moves stand in memory once. Game alone changes what is
/// played; the store writes it, and sets its row and its clocks. Never null in a Game.
using GameInPlay = std::shared_ptr<StoredGame>;

/// What stands on the board of a game, or nothing if some move, undone or not, could not have been made.
std::optional<Grid> boardOf(const StoredGame& game);

}  // namespace sudoku
