#include "exchangereport.h"

#include <QLocale>

#include "game/language/joined.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The most games refused as invalid for which the report's text gives the reasons.
constexpr qsizetype kMostTold = 3;

}  // namespace

QString ExchangeReport::toText(const QString& file) const {
  const QLocale locale;
  const bool hasAny = games > 0 || united > 0 || inPlay > 0 || refused > 0;
  if (!failure.isEmpty() && !hasAny) return failure;
  const QString counts = tr("games: %1, moves: %2.").arg(locale.toString(games), locale.toString(moves));
  QStringList sentences = {failure.isEmpty()
                               ? tr("%1: %2").arg(file, counts)
                               : Joined::sentences({failure, tr("Done before that: %1").arg(counts)})};
  if (united > 0) sentences += tr("There already: %1.").arg(locale.toString(united));
  if (isDamaged) sentences += tr("The file of saved games is damaged.");
  return Joined::sentences(sentences + leftOut());
}

QStringList ExchangeReport::leftOut() const {
  const QLocale locale;
  QStringList sentences;
  if (inPlay > 0) sentences += tr("Being played, and left as they are: %1.").arg(locale.toString(inPlay));
  if (refused > 0) {
    const QString why = complaints.mid(0, kMostTold).join(u"; "_s);
    sentences += why.isEmpty() ? tr("Refused: %1.").arg(locale.toString(refused))
                               : tr("Refused: %1 (%2).").arg(locale.toString(refused), why);
  }
  return sentences;
}

}  // namespace sudoku
