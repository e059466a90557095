#include "phrases.h"

#include <algorithm>

#include <QRegularExpression>

#include "game/language/capital.h"
#include "game/language/isolated.h"
#include "game/language/joined.h"
#include "game/language/numbers.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

QString listed(const QStringList& items, Phrases::Joint joint) {
  switch (joint) {
    case Phrases::Joint::And:
      return Joined::allOf(items);
    case Phrases::Joint::Or:
      return Joined::oneOf(items);
    case Phrases::Joint::Nor:
      break;
  }
  return Joined::noneOf(items);
}

/// A placeholder of a pattern, without its braces: `name`, `name.form` or `name: words`.
struct Placeholder {
  explicit Placeholder(QStringView written) : name(written) {
    if (const qsizetype colon = written.indexOf(u':'); colon >= 0) {
      words = written.sliced(colon + 1).trimmed();
      name = written.first(colon);
    }
    if (const qsizetype stop = name.indexOf(u'.'); stop >= 0) {
      form = name.sliced(stop + 1);
      name = name.first(stop);
    }
  }

  QStringView name;
  QStringView form;
  QStringView words;
};

/// Where the placeholder ends that begins at `open`; -1 if it does not end.
qsizetype endOf(QStringView pattern, qsizetype open) {
  int depth = 0;
  for (qsizetype at = open; at < pattern.size(); ++at) {
    if (pattern[at] == u'{') ++depth;
    if (pattern[at] == u'}' && --depth == 0) return at;
  }
  return -1;
}

Sentence contentOf(const Phrases::Place& place, QStringView form) {
  if (const auto* const phrases = std::get_if<Sentence>(&place.content)) return *phrases;
  return std::get<Phrases::Inflected>(place.content)(form);
}

void capitalise(Sentence& sentence) {
  if (sentence.empty() || sentence.front().text.isEmpty()) return;
  QString& text = sentence.front().text;
  // The name of a cell, such as r1c5, is the same in all languages and everywhere in a sentence.
  static const QRegularExpression kCellName(u"^r[1-9]c[1-9]"_s);
  if (!kCellName.match(text).hasMatch()) text = capitalised(text);
}

}  // namespace

QString toPlainText(const Sentence& sentence) {
  QString text;
  for (const Phrase& phrase : sentence)
    text += phrase.role == Role::Words ? phrase.text : isolated(phrase.text);
  return text;
}

QString textOf(const Sentence& sentence) {
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
    const qsizetype close = endOf(pattern, open);
    if (close < 0) break;
    add({pattern.mid(from, open - from)});
    const Placeholder written(QStringView(pattern).sliced(open + 1, close - open - 1));
    const auto* const place = std::find_if(places.begin(), places.end(),
                                           [&](const Place& each) { return each.name == written.name; });
    if (place == places.end()) {
      add({pattern.mid(open, close - open + 1)});
    } else {
      Sentence phrases = contentOf(*place, written.form);
      if (!written.words.isEmpty() && !phrases.empty()) {
        phrases.resize(1);
        phrases.front().text = textOf(fill(written.words.toString(), places, Start::Inside));
      } else {
        // Words are joined to those round them; other phrases are isolated wherever they are shown.
        if (phrases.size() == 1 && phrases.front().role == Role::Words)
          phrases.front().text = isolated(phrases.front().text);
      }
      std::for_each(phrases.begin(), phrases.end(), add);
    }
    from = close + 1;
  }
  add({pattern.mid(from)});
  if (start == Start::Capital) capitalise(sentence);
  return sentence;
}

QString Phrases::cellCount(CellSet cells) {
  //: The number of some cells: two cells
  return tr("{count} cells", nullptr, cells.size()).replace(u"{count}"_s, Numbers::inWords(cells.size()));
}

QString Phrases::digits(DigitSet digits, Joint joint) {
  QStringList items;
  for (const Digit each : digits) items += digit(each);
  return listed(items, joint);
}

QString Phrases::name(Cell cell) {
  return tr("r%1c%2", "a cell by its row and its column").arg(cell.row() + 1).arg(cell.column() + 1);
}

int Phrases::wordCount(const Sentence& sentence) {
  const QString text = toPlainText(sentence);
  const auto letters = std::count_if(text.begin(), text.end(), [](QChar each) {
    const QChar::Script script = each.script();
    return script == QChar::Script_Han || script == QChar::Script_Hiragana ||
           script == QChar::Script_Katakana;
  });
  const auto ends = std::count_if(text.begin(), text.end(), [](QChar each) {
    return each == u' ' || each == u'、' || each == u'，' || each == u'。';
  });
  return static_cast<int>(1 + ends + letters / 2);
}

Sentence Phrases::phrase(const QString& text, Role role, CellSet cells, DigitSet digits) {
  return {Phrase{text, role, cells, digits}};
}

Sentence Phrases::cells(CellSet cells, Role role, DigitSet digits, Joint joint) {
  return inOrder(std::vector<Cell>(cells.begin(), cells.end()), role, digits, joint);
}

Sentence Phrases::inOrder(const std::vector<Cell>& cells, Role role, DigitSet digits, Joint joint) {
  // The list is made of placeholders first, so that Qt joins them with commas and `and` in the player's
  // language.
  QStringList places;
  for (std::size_t index = 0; index < cells.size(); ++index) places += u"{%1}"_s.arg(index);
  QString rest = withoutIsolates(listed(places, joint));
  Sentence sentence;
  int index = 0;
  for (const Cell cell : cells) {
    const QString place = places[index++];
    const qsizetype at = rest.indexOf(place);
    if (at > 0) sentence.push_back(Phrase{rest.left(at)});
    const QString code = name(cell);
    sentence.push_back(Phrase{role == Role::Words ? isolated(code) : code, role, {cell}, digits});
    rest.remove(0, at + place.size());
  }
  return sentence;
}

Phrases::Inflected Phrases::houses(std::vector<House> houses, Role role, HouseNames::Naming naming) {
  return [houses = std::move(houses), role, naming](QStringView form) -> Sentence {
    const QString name = HouseNames::names(houses, HouseNames::formOf(form), naming);
    if (role == Role::Words) return {Phrase{name}};
    CellSet cells;
    for (const House house : houses) cells |= cellsOf(house);
    return {Phrase{name, role, cells, {}, houses}};
  };
}

Phrases::Inflected Phrases::partOf(House house, Role role, CellSet cells, DigitSet digits) {
  return [=](QStringView form) {
    return phrase(HouseNames::name(house, HouseNames::formOf(form)), role, cells, digits);
  };
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
