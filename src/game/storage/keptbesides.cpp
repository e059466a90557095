#include "keptbesides.h"

#include "learningrows.h"
#include "masteryrows.h"
#include "unite.h"

namespace sudoku {

std::optional<KeptBesides> readBesides(GameDatabase& database) {
  auto mastery = readMastery(database);
  auto dailyIds = readDailyIds(database);
  auto learning = readLearning(database);
  if (!mastery || !dailyIds || !learning) return std::nullopt;
  return KeptBesides{*std::move(mastery), *std::move(dailyIds), *std::move(learning)};
}

bool uniteBesides(GameDatabase& database, const KeptBesides& besides) {
  auto own = readBesides(database);
  return own && replaceMastery(database, unite(std::move(own->mastery), besides.mastery)) &&
         replaceDailyIds(database, unite(std::move(own->dailyIds), besides.dailyIds)) &&
         replaceLearning(database, unite(std::move(own->learning), besides.learning));
}

}  // namespace sudoku
