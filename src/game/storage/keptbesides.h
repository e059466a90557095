#pragma once

#include <optional>

#include "dailyidrows.h"
#include "game/play/learninglog.h"
#include "game/play/masterycounts.h"
#include "gamedatabase.h"

namespace sudoku {

/// What is stored and exported besides games and collections.
struct KeptBesides {
  MasteryTable mastery{};
  DailyIds dailyIds{};
  LearningLog learning{};

  friend bool operator==(const KeptBesides&, const KeptBesides&) = default;
};

/// What is in the database besides games and collections; nothing if an SQL statement fails.
std::optional<KeptBesides> readBesides(GameDatabase& database);

/// Merges `besides` into what is in the database. Returns whether that is written. Precondition: a
/// transaction has begun.
bool uniteBesides(GameDatabase& database, const KeptBesides& besides);

}  // namespace sudoku
