#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include <sudoku/grid/level.h>
#include <sudoku/grid/puzzle.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>
#include <sudoku/logic/technique.h>

/// How the difficulty of a puzzle runs from its first step to its last. All functions are pure and may be
/// called from any thread.
namespace sudoku {

/// At a tight moment at most so many cells are open, while at least kLeastLeft are empty.
inline constexpr int kMostTight = 2;
inline constexpr int kLeastLeft = 10;

/// Whether hardly anything is open although much is left to do, so that most people are held up here. `open`
/// is the number of cells that can be filled now, `empty` that of all empty cells.
constexpr bool isTight(int open, int empty) {
  return open <= kMostTight && empty >= kLeastLeft;
}

/// A step of the path that always takes the easiest step, with how free the choice is before it.
struct ProfileStep {
  Technique technique;
  int open = 0;   ///< the number of cells that naked and hidden singles can fill
  int empty = 0;  ///< the number of empty cells

  Level level() const { return infoOf(technique).level; }
  bool isTight() const { return sudoku::isTight(open, empty); }

  friend bool operator==(const ProfileStep&, const ProfileStep&) = default;
};

/// The profile of one step that was found in a position.
[[nodiscard]] ProfileStep profileStepOf(const Step& step, const Position& before);

/// The profile of a puzzle: the steps of its path.
struct Profile {
  std::vector<ProfileStep> steps;

  friend bool operator==(const Profile&, const Profile&) = default;
};

/// The profile of a puzzle. Precondition: the puzzle has one solution. Nothing if stopped. Takes as long as
/// solvePath().
[[nodiscard]] std::optional<Profile> profileOf(const Puzzle& puzzle, const std::stop_token& stop = {});

/// The part of a path in which a step is: the first 40 %, the last 35 %, or between.
enum class PathPart : std::uint8_t { Early, Middle, Late };

/// A step that stands out, which is no single.
struct HardMoment {
  std::size_t step = 0;  ///< index in Profile::steps
  Technique technique{};
  PathPart part{};

  friend bool operator==(const HardMoment&, const HardMoment&) = default;
};

/// A profile in short.
struct ProfileSummary {
  bool opensEasily = true;  ///< no five tight steps in a row in the first 15 %
  /// The hardest step, and one more if it is in another part of the path, of level Hard or above, and at most
  /// one level easier; in the order of the path. Empty if singles solve the puzzle.
  std::vector<HardMoment> moments{};
  bool endsEasily = false;  ///< only singles come after the last moment
  int leastOpen = 0;        ///< the fewest open cells while kLeastLeft cells or more are empty

  /// Whether no moment is harder than the first. Precondition: there are moments.
  bool isFirstHardest() const;

  friend bool operator==(const ProfileSummary&, const ProfileSummary&) = default;
};

[[nodiscard]] ProfileSummary summaryOf(const Profile& profile);

/// The summary in English, in at most three parts, such as
/// `Opens easily, one hard moment in the middle (W-Wing), then easy`.
[[nodiscard]] std::string toText(const ProfileSummary& summary);

}  // namespace sudoku
