#pragma once

#include <cstdint>
#include <map>

#include <sudoku/logic/technique.h>

namespace sudoku {

/// What a player has done with a technique: the kinds of event that are counted.
enum class MasteryKind : std::uint8_t {
  Seen,             ///< a hint showed the technique
  FoundAlone,       ///< the player used the technique in a game without help
  FoundInPractice,  ///< the player solved an exercise with the technique
};

/// How often each kind of MasteryKind happened with a technique.
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

/// The counts of the techniques, without those whose counts are all 0.
using MasteryTable = std::map<Technique, MasteryCounts>;

}  // namespace sudoku
