#pragma once

#include <optional>

#include "collection.h"
#include "dailyidrows.h"
#include "game/play/masterycounts.h"
#include "gamejson.h"
#include "gamerows.h"

/// Functions that merge what was played on two machines, or saved twice. Every function except for
/// uniteInPlay() is commutative, associative and idempotent, so that it does not matter how often and in
/// which order histories are merged. All functions are pure and may be called from any thread.
namespace sudoku {

/// Merges two states of a game: the result has the moves, help, checkpoints and tags of both; its position,
/// name and settings are those of the state played last; its row is that of the state that has one. Returns
/// nothing if the keys or givens differ, or if a move that both have differs. Precondition: both states are
/// possible, and their moves are sorted by key.
std::optional<KeptGame> unite(const KeptGame& a, const KeptGame& b);

/// Merges a game being played with another state of it. Position and settings of `played` stay, and the
/// result counts as the state played last. Moves that only the other state has become branches.
std::optional<KeptGame> uniteInPlay(const KeptGame& played, const KeptGame& other);

/// Merges two states of a collection: the result has the later name, and the puzzles of the state that has
/// more. Precondition: their keys are equal.
Collection unite(const Collection& a, const Collection& b);

/// The greater of both counts for each technique: after an import both machines have the counts of the other,
/// and a sum would count these again with each import.
MasteryTable unite(MasteryTable a, const MasteryTable& b);

/// The daily puzzle ids of both; where they differ for a day and level, the lesser id.
DailyIds unite(DailyIds a, const DailyIds& b);

}  // namespace sudoku
