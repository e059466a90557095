#include "phrases.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The most items that a list of houses may have before it is replaced by their number. All rows together
/// count as one item, and so do all columns.
constexpr qsizetype kNamedKinds = 4;
/// The most houses that a list with boxes may name, since names of boxes are long; a longer list is replaced
/// by a number.
constexpr std::size_t kNamedWithBoxes = 3;

void capitalise(Sentence& sentence) {
  if (sentence.empty() || sentence.front().text.isEmpty()) return;
  QString& text = sentence.front().text;
  // A sentence that begins with a name such as r1c5 keeps the small letter.
  if (text.size() < 2 || !text[1].isDigit()) text[0] = text[0].toUpper();
}

}  // namespace

QString toPlainText(const Sentence& sentence) {
  QString text;
  for (const Phrase& phrase : sentence) text += phrase.text;
  return text;
}

Sentence Phrases::fill(const QString& pattern, std::initializer_list<Place> places, Start start) {
  Sentence sentence;
  const auto add = [&sentence](const Phrase& phrase) {
    if (phrase.text.isEmpty()) return;
    if (!sentence.empty() && phrase.role == Role::Words && sentence.back().role == Role::Words)
      sentence.back().text += phrase.text;
    else
      sentence.push_back(phrase);
  };
  qsizetype from = 0;
  for (qsizetype open = pattern.indexOf(u'{'); open >= 0; open = pattern.indexOf(u'{', from)) {
    const qsizetype close = pattern.indexOf(u'}', open);
    if (close < 0) break;
    const QString name = pattern.mid(open + 1, close - open - 1);
    const auto* const place =
        std::find_if(places.begin(), places.end(), [&](const Place& each) { return each.name == name; });
    add({pattern.mid(from, open - from)});
    if (place == places.end())
      add({pattern.mid(open, close - open + 1)});
    else
      std::for_each(place->content.begin(), place->content.end(), add);
    from = close + 1;
  }
  add({pattern.mid(from)});
  if (start == Start::Capital) capitalise(sentence);
  return sentence;
}

QString Phrases::number(int count) {
  switch (count) {
    case 0:
      return tr("no");
    case 1:
      return tr("one");
    case 2:
      return tr("two");
    case 3:
      return tr("three");
    case 4:
      return tr("four");
    case 5:
      return tr("five");
    case 6:
      return tr("six");
    case 7:
      return tr("seven");
    case 8:
      return tr("eight");
    case 9:
      return tr("nine");
    default:
      return QString::number(count);
  }
}

QString Phrases::cellCount(CellSet cells) {
  return cells.hasOne() ? tr("one cell") : tr("%1 cells").arg(number(cells.size()));
}

QString Phrases::listed(const QStringList& items, Joint joint) {
  if (items.size() < 2) return items.join(QString());
  const QString first = items.mid(0, items.size() - 1).join(tr(", ", "between the items of a list"));
  return joint == Joint::And ? tr("%1 and %2").arg(first, items.last())
                             : tr("%1 or %2").arg(first, items.last());
}

QString Phrases::digits(DigitSet digits, Joint joint) {
  QStringList items;
  for (const Digit each : digits) items += digit(each);
  return listed(items, joint);
}

QString Phrases::one(Digit digit) {
  // The article is `an` before eight, which begins with a vowel.
  return digit.value() == 8 ? tr("an %1", "a digit").arg(digit.value())
                            : tr("a %1", "a digit").arg(digit.value());
}

QString Phrases::name(Cell cell) {
  return tr("r%1c%2", "a cell by its row and its column").arg(cell.row() + 1).arg(cell.column() + 1);
}

QString Phrases::name(House house) {
  switch (house.kind()) {
    case House::Kind::Row:
      return tr("row %1").arg(house.number() + 1);
    case House::Kind::Column:
      return tr("column %1").arg(house.number() + 1);
    case House::Kind::Box:
      break;
  }
  const std::array<QString, 9> boxes = {
      tr("the top left box"),    tr("the top middle box"),    tr("the top right box"),
      tr("the middle left box"), tr("the middle box"),        tr("the middle right box"),
      tr("the bottom left box"), tr("the bottom middle box"), tr("the bottom right box"),
  };
  return boxes[static_cast<std::size_t>(house.number())];
}

int Phrases::wordCount(const Sentence& sentence) {
  return static_cast<int>(toPlainText(sentence).split(u' ').size());
}

Sentence Phrases::phrase(const QString& text, Role role, CellSet cells, DigitSet digits) {
  return {Phrase{text, role, cells, digits}};
}

Sentence Phrases::cells(CellSet cells, Role role, DigitSet digits, Joint joint) {
  // The list is made of placeholders first, so that Qt joins them with commas and `and` in the player's
  // language.
  QStringList places;
  for (int index = 0; index < cells.size(); ++index) places += u"{%1}"_s.arg(index);
  QString rest = listed(places, joint);
  Sentence sentence;
  int index = 0;
  for (const Cell cell : cells) {
    const QString place = places[index++];
    const qsizetype at = rest.indexOf(place);
    if (at > 0) sentence.push_back(Phrase{rest.left(at)});
    sentence.push_back(Phrase{name(cell), role, {cell}, digits});
    rest.remove(0, at + place.size());
  }
  return sentence;
}

Sentence Phrases::houses(const std::vector<House>& houses, Role role) {
  QStringList names;
  CellSet cells;
  for (const auto kind : {House::Kind::Row, House::Kind::Column}) {
    QStringList numbers;
    for (const House house : houses)
      if (house.kind() == kind) numbers += QString::number(house.number() + 1);
    const QString list = listed(numbers, Joint::And);
    if (numbers.size() > 1)
      names += kind == House::Kind::Row ? tr("rows %1").arg(list) : tr("columns %1").arg(list);
    else if (!numbers.isEmpty())
      names += kind == House::Kind::Row ? tr("row %1").arg(list) : tr("column %1").arg(list);
  }
  for (const House house : houses) {
    if (house.kind() == House::Kind::Box) names += name(house);
    cells |= cellsOf(house);
  }
  const bool hasBoxes =
      std::any_of(houses.begin(), houses.end(), [](House house) { return house.kind() == House::Kind::Box; });
  const bool areNamed = names.size() <= kNamedKinds && (!hasBoxes || houses.size() <= kNamedWithBoxes);
  const QString text =
      areNamed ? listed(names, Joint::And) : tr("%1 houses").arg(number(static_cast<int>(houses.size())));
  return {Phrase{text, role, cells, {}, houses}};
}

QString Phrases::kindOf(const std::vector<House>& houses) {
  QStringList kinds;
  for (const auto kind : {House::Kind::Row, House::Kind::Column, House::Kind::Box}) {
    const auto count =
        std::count_if(houses.begin(), houses.end(), [kind](House house) { return house.kind() == kind; });
    if (count == 0) continue;
    switch (kind) {
      case House::Kind::Row:
        kinds += count == 1 ? tr("row") : tr("rows");
        break;
      case House::Kind::Column:
        kinds += count == 1 ? tr("column") : tr("columns");
        break;
      case House::Kind::Box:
        kinds += count == 1 ? tr("box") : tr("boxes");
        break;
    }
  }
  return listed(kinds, Joint::And);
}

}  // namespace sudoku
