#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/rating/entryjudge.h>
#include <sudoku/rating/profile.h>

#include "game/play/storedgame.h"
#include "game/storage/keptreview.h"

namespace sudoku {

/// How an entry came about.
enum class EntryVerdict : std::uint8_t {
  Found,    ///< a technique of the puzzle's level or an easier one gives it
  Insight,  ///< only techniques above the puzzle's level give it
  Guess,    ///< right, but no technique up to level Extreme gives it
  Mistake,  ///< differs from the solution
  Helped,   ///< the player had a hint, or saw the solution, since the entry before
};

/// An entry of a game, as it was made.
struct ReviewedEntry {
  int move = 0;       ///< number of the move that made it
  Candidate entry;    ///< cell and digit
  CellSet filled{};   ///< the cells that held their right digits before it
  qint64 atMs = 0;    ///< the time on the clock; if unknown, that of the move before
  qint64 tookMs = 0;  ///< the time since the entry before
  EntryVerdict verdict = EntryVerdict::Found;
  std::optional<Justification> logic{};  ///< nothing for mistakes, and where no technique gives it
  int open = 0;                          ///< as in EntryJudgement; 0 for mistakes
  int empty = 0;                         ///< the number of cells without their right digits before it
  std::optional<HelpKind> help{};        ///< the last help, for Helped
  std::optional<qint64> stoodMs{};       ///< how long a mistake stood; nothing if it stands at the end

  /// Whether it is no mistake, and was made at a tight moment.
  bool isTight() const { return verdict != EntryVerdict::Mistake && sudoku::isTight(open, empty); }

  friend bool operator==(const ReviewedEntry&, const ReviewedEntry&) = default;
};

/// An entry that stands out.
struct KeyMoment {
  std::size_t entry = 0;    ///< index in GameReview::entries
  bool isLongWait = false;  ///< 48 seconds, or three times the median of the game's entries if that is from
                            ///< 10 to 48 seconds, or more
  /// The step that gave an entry which was found or is an insight, unless it was a long wait; else the
  /// easiest step that was open. Nothing for mistakes, and where no such step was found.
  std::optional<Opening> opening{};

  friend bool operator==(const KeyMoment&, const KeyMoment&) = default;
};

/// What stands out in a game that was played.
struct GameReview {
  static constexpr std::size_t kMostMoments = 8;

  int count(EntryVerdict verdict) const;
  /// The hardest technique of the entries without help.
  std::optional<Technique> hardest() const;

  Level level = Level::Easy;             ///< the puzzle's
  std::vector<ReviewedEntry> entries{};  ///< in the order in which they were made, those undone later too
  std::vector<KeyMoment> moments{};      ///< at most kMostMoments, in the order of their entries

  friend bool operator==(const GameReview&, const GameReview&) = default;
};

/// What is kept of a review of a game, so that reviewOf() need not judge the entries again.
KeptReview keptReviewOf(const GameReview& review, const StoredGame& game);

/// Judges every entry of a game. A right entry that is made again in its cell is left out. Takes as long as
/// EntryJudge; may be called from any thread. Nothing if stopped, and for games that no move can be played in
/// or whose puzzle has several solutions.
/// If `kept` is of the game as it is, its judgements are used instead.
std::optional<GameReview> reviewOf(const StoredGame& game, const std::stop_token& stop = {},
                                   const std::optional<KeptReview>& kept = {});

}  // namespace sudoku
