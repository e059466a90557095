#pragma once

#include <optional>

#include "collection.h"
#include "dailyidrows.h"
#include "game/play/learninglog.h"
#include "game/play/masterycounts.h"
#include "gamejson.h"
#include "gamerows.h"

/// Functions that merge what was played on two machines, or saved twice. Every function except for
/// uniteInPlay() is commutative, associative and idempotent, so that it does not matter how often and in
/// which order histories are merged. All functions are pure and may be called from any thread.
namespace sudoku {

/// Merges two versions of a game, for instance from two machines. The result has the moves, help, named
/// positions and tags of both; its present position, name and the like are those of the version played last;
/// its row id is that of the version that has one. Returns nothing if the unique ids or givens differ, or if
/// a move that both have differs. Precondition: both versions are possible, and their moves are sorted by
/// unique id.
std::optional<KeptGame> unite(const KeptGame& a, const KeptGame& b);

/// Merges a game being played with another version of it. The present position, the name and the like of
/// `played` stay, and the result counts as the version played last. Moves that only the other version has
/// become other branches of the tree of moves.
std::optional<KeptGame> uniteInPlay(const KeptGame& played, const KeptGame& other);

/// Merges two versions of a collection: the result has the later name, and the puzzles of the version that
/// has more. Precondition: their unique ids are equal.
Collection unite(const Collection& a, const Collection& b);

/// For each technique the greater of both counts of its uses: after an import both machines have the counts
/// of the other, and a sum would count these again with each import.
MasteryTable unite(MasteryTable a, const MasteryTable& b);

/// The events of either of the two, of each event the greater count, for the reason above.
LearningLog unite(LearningLog a, const LearningLog& b);

/// The ids of daily puzzles that either of the two has; where they differ for a day and level, the lesser id.
DailyIds unite(DailyIds a, const DailyIds& b);

}  // namespace sudoku
