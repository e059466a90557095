#include "reviewrows.h"

#include <limits>

#include <QStringList>

#include <sudoku/version.h>

#include "game/base/toqstring.h"
#include "moverows.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto kNoLogic = QLatin1String("-");

/// The version of the program by which a review is made: other versions may judge otherwise.
QString engine() {
  return QStringLiteral(SUDOKU_VERSION_STRING);
}

std::optional<int> toCount(const QVariant& value, int most = std::numeric_limits<int>::max()) {
  const auto number = toNumber(value, 0, most);
  return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

std::optional<EntryJudgement> toJudgement(const QString& text) {
  const QStringList parts = text.split(u':');
  if (parts.size() != 3) return std::nullopt;
  const auto ahead = toCount(parts[1], EntryJudge::kMostAhead);
  const auto open = toCount(parts[2], kCellCount);
  if (!ahead || !open) return std::nullopt;
  EntryJudgement judgement{.open = *open};
  if (parts[0] == kNoLogic) return judgement;
  const auto technique = techniqueNamed(parts[0].toStdString());
  if (!technique) return std::nullopt;
  judgement.logic = Justification{*technique, *ahead};
  return judgement;
}

}  // namespace

std::optional<KeptReview> readReview(GameDatabase& database, qint64 game) {
  constexpr std::size_t kColumns = 5;
  const auto rows = database.run(
      "SELECT moves, insights, guesses, mistakes, judgements FROM reviews WHERE game = ? AND engine = ?",
      {game, engine()});
  if (!rows || rows->size() != 1 || rows->front().size() != kColumns) return std::nullopt;
  const auto& row = rows->front();
  const auto moves = toCount(row[0]);
  const auto insights = toCount(row[1]);
  const auto guesses = toCount(row[2]);
  const auto mistakes = toCount(row[3]);
  auto judgements = toJudgements(row[4].toString());
  if (!moves || !insights || !guesses || !mistakes || !judgements) return std::nullopt;
  return KeptReview{*moves, *std::move(judgements), {*insights, *guesses, *mistakes}};
}

bool writeReview(GameDatabase& database, qint64 game, const KeptReview& review) {
  const ReviewCounts& counts = review.counts;
  return database
      .run("INSERT OR REPLACE INTO reviews SELECT id, ?, ?, ?, ?, ?, ? FROM games WHERE id = ?",
           {engine(), review.moves, counts.insights, counts.guesses, counts.mistakes,
            toText(review.judgements), game})
      .has_value();
}

std::optional<std::map<qint64, ReviewCounts>> readReviewCounts(GameDatabase& database) {
  const auto rows = database.run("SELECT game, insights, guesses, mistakes FROM reviews");
  if (!rows) return std::nullopt;
  std::map<qint64, ReviewCounts> counts;
  for (const auto& row : *rows)
    counts[row[0].toLongLong()] = {toCount(row[1]).value_or(0), toCount(row[2]).value_or(0),
                                   toCount(row[3]).value_or(0)};
  return counts;
}

QString toText(const std::vector<EntryJudgement>& judgements) {
  QStringList texts;
  for (const auto& [logic, open, empty] : judgements) {
    const QString technique = logic ? toQString(infoOf(logic->technique).code) : QString(kNoLogic);
    texts += u"%1:%2:%3"_s.arg(technique, QString::number(logic ? logic->ahead : 0), QString::number(open));
  }
  return texts.isEmpty() ? u""_s : texts.join(u' ');
}

std::optional<std::vector<EntryJudgement>> toJudgements(const QString& text) {
  std::vector<EntryJudgement> judgements;
  for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
    const auto judgement = toJudgement(word);
    if (!judgement) return std::nullopt;
    judgements.push_back(*judgement);
  }
  return judgements;
}

}  // namespace sudoku
