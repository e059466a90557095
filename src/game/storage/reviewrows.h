#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QString>

#include "gamedatabase.h"
#include "keptreview.h"

/// Functions for the table `reviews`, which has what was found out about the entries of games, so that it
/// need not be found out again, and so that statistics can count it. Reviews can be made again at any time:
/// they are neither exported nor rescued from damaged files.
namespace sudoku {

/// The review of a game. Nothing if there is none that this version of the program has made, if it cannot be
/// read, or if an SQL statement fails.
std::optional<KeptReview> readReview(GameDatabase& database, qint64 game);

/// Replaces the review of a game, if there is such a game. Returns false if an SQL statement fails.
bool writeReview(GameDatabase& database, qint64 game, const KeptReview& review);

/// The counts of all reviews by the row ids of their games; nothing if an SQL statement fails.
std::optional<std::map<qint64, ReviewCounts>> readReviewCounts(GameDatabase& database);

/// Judgements as a text such as `0000:0:7 0201:1:2 -:0:0`, where a minus stands for no logic.
QString toText(const std::vector<EntryJudgement>& judgements);

/// The judgements in such a text; nothing if it is not one.
std::optional<std::vector<EntryJudgement>> toJudgements(const QString& text);

}  // namespace sudoku
