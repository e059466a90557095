#pragma once

#include <optional>

#include "collection.h"
#include "dailyidrows.h"
#include "game/play/masterycounts.h"
#include "gamejson.h"
#include "gamerows.h"

/// Unites what was played on two machines, or kept twice. Every function but uniteInPlay() is commutative,
/// associative and idempotent, so that it does not matter how often and in which order histories come
/// together. All functions are pure and may be called from any thread.
namespace sudoku {

/// Two states of one game, united: the moves of both, by their keys, and all help, checkpoints and tags;
/// where it stands, its name and what the player has set are those of the state played last. Its row is that
/// of the state that has one. Nothing if they are not of one game: their keys, givens or a move that both
/// have differ. Precondition: both could be played so, and the moves of each are in the order of their keys.
std::optional<KeptGame> unite(const KeptGame& a, const KeptGame& b);

/// Unites a game that is being played with another state of it: position and settings stay as they are on the
/// board, and the game becomes the state played last. What only the other state has is a branch of it.
std::optional<KeptGame> uniteInPlay(const KeptGame& played, const KeptGame& other);

/// Two states of one collection, united: the name that it got last, and the puzzles of the one that has more.
/// Precondition: their keys are the same.
Collection unite(const Collection& a, const Collection& b);

/// The larger of both counts for each technique: after an import both machines know what was done on the
/// other, and sums would count that twice from the next import on.
MasteryTable unite(MasteryTable a, const MasteryTable& b);

/// The ids of both; where they differ for a day and a level, the lesser id.
DailyIds unite(DailyIds a, const DailyIds& b);

}  // namespace sudoku
