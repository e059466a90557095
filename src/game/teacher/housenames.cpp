#include "housenames.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>

#include <QStringList>

#include "game/language/joined.h"
#include "game/language/numbers.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The most houses that a list with boxes may name, since names of boxes are long; a longer list is replaced
/// by a number. All rows together are one item of a list, and so are all columns.
constexpr std::size_t kNamedWithBoxes = 4;

constexpr std::size_t kForms = 6;

/// A name that is not yet translated, and the comment that tells its forms apart.
struct Untranslated {
  const char* text;
  const char* comment;
};

using InEachForm = std::array<Untranslated, kForms>;

// The comments are those of `HouseNames::Form`: plain is the name itself or the subject, in is where
// something is, of what something belongs to, to where something goes, with with or through what something is
// done, object what something is done to. A language without such forms repeats the plain one.
constexpr InEachForm kRow = {{
    QT_TRANSLATE_NOOP3("sudoku::HouseNames", "row %1", "plain"),
    QT_TRANSLATE_NOOP3("sudoku::HouseNames", "in row %1", "in"),
    QT_TRANSLATE_NOOP3("sudoku::HouseNames", "of row %1", "of"),
    QT_TRANSLATE_NOOP3("sudoku::HouseNames", "to row %1", "to"),
    QT_TRANSLATE_NOOP3("sudoku::HouseNames", "with row %1", "with"),
    QT_TRANSLATE_NOOP3("sudoku::HouseNames", "row %1", "object"),
}};
constexpr InEachForm kColumn = {{
    QT_TRANSLATE_NOOP3("sudoku::HouseNames", "column %1", "plain"),
    QT_TRANSLATE_NOOP3("sudoku::HouseNames", "in column %1", "in"),
    QT_TRANSLATE_NOOP3("sudoku::HouseNames", "of column %1", "of"),
    QT_TRANSLATE_NOOP3("sudoku::HouseNames", "to column %1", "to"),
    QT_TRANSLATE_NOOP3("sudoku::HouseNames", "with column %1", "with"),
    QT_TRANSLATE_NOOP3("sudoku::HouseNames", "column %1", "object"),
}};
constexpr std::array<InEachForm, 9> kBoxes = {{
    {{
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "the top left box", "plain"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "in the top left box", "in"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "of the top left box", "of"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "to the top left box", "to"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "with the top left box", "with"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "the top left box", "object"),
    }},
    {{
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "the top middle box", "plain"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "in the top middle box", "in"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "of the top middle box", "of"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "to the top middle box", "to"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "with the top middle box", "with"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "the top middle box", "object"),
    }},
    {{
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "the top right box", "plain"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "in the top right box", "in"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "of the top right box", "of"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "to the top right box", "to"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "with the top right box", "with"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "the top right box", "object"),
    }},
    {{
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "the middle left box", "plain"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "in the middle left box", "in"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "of the middle left box", "of"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "to the middle left box", "to"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "with the middle left box", "with"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "the middle left box", "object"),
    }},
    {{
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "the middle box", "plain"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "in the middle box", "in"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "of the middle box", "of"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "to the middle box", "to"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "with the middle box", "with"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "the middle box", "object"),
    }},
    {{
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "the middle right box", "plain"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "in the middle right box", "in"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "of the middle right box", "of"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "to the middle right box", "to"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "with the middle right box", "with"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "the middle right box", "object"),
    }},
    {{
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "the bottom left box", "plain"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "in the bottom left box", "in"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "of the bottom left box", "of"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "to the bottom left box", "to"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "with the bottom left box", "with"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "the bottom left box", "object"),
    }},
    {{
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "the bottom middle box", "plain"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "in the bottom middle box", "in"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "of the bottom middle box", "of"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "to the bottom middle box", "to"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "with the bottom middle box", "with"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "the bottom middle box", "object"),
    }},
    {{
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "the bottom right box", "plain"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "in the bottom right box", "in"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "of the bottom right box", "of"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "to the bottom right box", "to"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "with the bottom right box", "with"),
        QT_TRANSLATE_NOOP3("sudoku::HouseNames", "the bottom right box", "object"),
    }},
}};
constexpr InEachForm kRows = {{
    QT_TRANSLATE_N_NOOP3("sudoku::HouseNames", "rows %1", "plain"),
    QT_TRANSLATE_N_NOOP3("sudoku::HouseNames", "in rows %1", "in"),
    QT_TRANSLATE_N_NOOP3("sudoku::HouseNames", "of rows %1", "of"),
    QT_TRANSLATE_N_NOOP3("sudoku::HouseNames", "to rows %1", "to"),
    QT_TRANSLATE_N_NOOP3("sudoku::HouseNames", "with rows %1", "with"),
    QT_TRANSLATE_N_NOOP3("sudoku::HouseNames", "rows %1", "object"),
}};
constexpr InEachForm kColumns = {{
    QT_TRANSLATE_N_NOOP3("sudoku::HouseNames", "columns %1", "plain"),
    QT_TRANSLATE_N_NOOP3("sudoku::HouseNames", "in columns %1", "in"),
    QT_TRANSLATE_N_NOOP3("sudoku::HouseNames", "of columns %1", "of"),
    QT_TRANSLATE_N_NOOP3("sudoku::HouseNames", "to columns %1", "to"),
    QT_TRANSLATE_N_NOOP3("sudoku::HouseNames", "with columns %1", "with"),
    QT_TRANSLATE_N_NOOP3("sudoku::HouseNames", "columns %1", "object"),
}};
constexpr InEachForm kHouses = {{
    QT_TRANSLATE_N_NOOP3("sudoku::HouseNames", "{count} houses", "plain"),
    QT_TRANSLATE_N_NOOP3("sudoku::HouseNames", "in {count} houses", "in"),
    QT_TRANSLATE_N_NOOP3("sudoku::HouseNames", "of {count} houses", "of"),
    QT_TRANSLATE_N_NOOP3("sudoku::HouseNames", "to {count} houses", "to"),
    QT_TRANSLATE_N_NOOP3("sudoku::HouseNames", "with {count} houses", "with"),
    QT_TRANSLATE_N_NOOP3("sudoku::HouseNames", "{count} houses", "object"),
}};

const Untranslated& in(HouseNames::Form form, const InEachForm& names) {
  return names[static_cast<std::size_t>(form)];
}

QString translated(const Untranslated& name, int count = -1) {
  return HouseNames::tr(name.text, name.comment, count);
}

/// The names of some rows, or of some columns, in one list such as `rows 3 and 7`.
QString linesIn(HouseNames::Form form, const std::vector<House>& lines) {
  if (lines.size() == 1) return HouseNames::name(lines.front(), form);
  QStringList numbers;
  for (const House line : lines)
    //: The number of a row or column in a list such as: rows 3 and 7. Turkish writes "%1."
    numbers += (line.kind() == House::Kind::Row ? HouseNames::tr("%1", "number of a row in a list")
                                                : HouseNames::tr("%1", "number of a column in a list"))
                   .arg(line.number() + 1);
  const bool areRows = lines.front().kind() == House::Kind::Row;
  return translated(in(form, areRows ? kRows : kColumns), static_cast<int>(lines.size()))
      .arg(Joined::allOf(numbers));
}

}  // namespace

HouseNames::Form HouseNames::formOf(QStringView name) {
  constexpr std::array<QStringView, kForms> kNames = {u"plain", u"in", u"of", u"to", u"with", u"object"};
  const auto* const found = std::find(kNames.begin(), kNames.end(), name);
  return found == kNames.end() ? Form::Plain : static_cast<Form>(found - kNames.begin());
}

QString HouseNames::name(House house, Form form) {
  switch (house.kind()) {
    case House::Kind::Row:
      return translated(in(form, kRow)).arg(house.number() + 1);
    case House::Kind::Column:
      return translated(in(form, kColumn)).arg(house.number() + 1);
    case House::Kind::Box:
      break;
  }
  return translated(in(form, kBoxes[static_cast<std::size_t>(house.number())]));
}

bool HouseNames::canName(const std::vector<House>& houses) {
  return houses.size() <= kNamedWithBoxes || std::none_of(houses.begin(), houses.end(), [](House house) {
           return house.kind() == House::Kind::Box;
         });
}

QString HouseNames::names(const std::vector<House>& houses, Form form, Naming naming) {
  QStringList names;
  for (const auto kind : {House::Kind::Row, House::Kind::Column, House::Kind::Box}) {
    std::vector<House> same;
    std::copy_if(houses.begin(), houses.end(), std::back_inserter(same),
                 [kind](House house) { return house.kind() == kind; });
    if (same.empty()) continue;
    if (kind != House::Kind::Box)
      names += linesIn(form, same);
    else
      for (const House box : same) names += name(box, form);
  }
  if (naming == Naming::Each && canName(houses)) return Joined::allOf(names);
  const int count = static_cast<int>(houses.size());
  return translated(in(form, kHouses), count).replace(u"{count}"_s, Numbers::inWords(count));
}

}  // namespace sudoku
