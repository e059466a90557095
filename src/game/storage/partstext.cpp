#include "partstext.h"

#include <QStringList>

namespace sudoku {

std::optional<Move::Part> toPart(const QString& text) {
  const QStringList halves = text.split(u'=');
  if (halves.size() != 2) return std::nullopt;
  bool isNumber = false;
  const int cell = halves[0].toInt(&isNumber);
  if (!isNumber || cell < 0 || cell >= kCellCount) return std::nullopt;
  Move::Part part{Cell(cell), {}};
  for (const QChar character : halves[1]) {
    const int value = character.unicode() - u'0';
    if (value < 1 || value > kDigitCount) return std::nullopt;
    const Digit digit(value);
    if (!(part.digits - DigitSet::fromBits((1U << digit.index()) - 1)).isEmpty()) return std::nullopt;
    part.digits.add(digit);
  }
  return part;
}

QString toText(const std::vector<Move::Part>& parts) {
  QStringList texts;
  for (const auto& [cell, digits] : parts) {
    QString text = QString::number(cell.index()) + u'=';
    for (const Digit digit : digits) text += QLatin1Char(digit.toChar());
    texts += text;
  }
  return texts.join(u' ');
}

}  // namespace sudoku
