#pragma once

#include <cstdint>
#include <map>

#include <sudoku/logic/technique.h>

namespace sudoku {

/// What a player did with a technique.
enum class MasteryKind : std::uint8_t {
  Seen,             ///< a hint showed it
  FoundAlone,       ///< a move in a game without help
  FoundInPractice,  ///< an exercise was solved with it
};

/// How often the player did each of these with a technique.
struct MasteryCounts {
  int seen = 0;
  int foundAlone = 0;
  int foundInPractice = 0;

  int& of(MasteryKind kind) {
    return kind == MasteryKind::Seen ? seen : kind == MasteryKind::FoundAlone ? foundAlone : foundInPractice;
  }

  MasteryCounts& operator+=(const MasteryCounts& other) {
    seen += other.seen;
    foundAlone += other.foundAlone;
    foundInPractice += other.foundInPractice;
    return *this;
  }

  friend bool operator==(const MasteryCounts&, const MasteryCounts&) = default;
};

/// The counts of each technique that has any.
using MasteryTable = std::map<Technique, MasteryCounts>;

}  // namespace sudoku
