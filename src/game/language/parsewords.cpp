#include "parsewords.h"

#include <cstddef>
#include <string_view>

#include <QStringView>

#include "game/base/toqstring.h"
#include "parsetexts.h"

namespace sudoku {
namespace {

using namespace Qt::Literals::StringLiterals;

/// The name of a cell as files and the command line have it, the same in all languages.
QString codeOf(Cell cell) {
  return u"r%1c%2"_s.arg(cell.row() + 1).arg(cell.column() + 1);
}

}  // namespace

QString ParseWords::reason(const ParseError& error) {
  const char* const source = parsetexts::kTexts[static_cast<std::size_t>(error.fault)].text;
  const bool hasCount = std::string_view(source).find("{count}") != std::string_view::npos;
  const QString pattern = hasCount ? tr(source, nullptr, error.parts.count) : tr(source);
  QString words;
  qsizetype from = 0;
  for (qsizetype open = pattern.indexOf(u'{'); open >= 0; open = pattern.indexOf(u'{', from)) {
    const qsizetype close = pattern.indexOf(u'}', open);
    if (close < 0) break;
    words += QStringView(pattern).sliced(from, open - from);
    words += partNamed(QStringView(pattern).sliced(open + 1, close - open - 1), error);
    from = close + 1;
  }
  words += QStringView(pattern).sliced(from);
  return words;
}

QString ParseWords::text(const ParseError& error) {
  //: The place in a text that cannot be read, and why: line 3: no solution
  if (error.column == 0) return tr("line %1: %2").arg(QString::number(error.line), reason(error));
  //: The place in a text that cannot be read, and why: line 2, column 81: only 80 cells of 81
  return tr("line %1, column %2: %3")
      .arg(QString::number(error.line), QString::number(error.column), reason(error));
}

/// A character as shown in a message. A byte that is no printable character by itself, such as a part of a
/// letter in UTF-8, is shown by its number.
QString ParseWords::shown(char character) {
  //: A character that stands in a text, in place of {character} or {before}: unexpected a blank
  if (character == ' ') return tr("a blank");
  //: A character that stands in a text, in place of {character} or {before}: unexpected 'x'
  if (character > ' ' && character <= '~') return tr("'%1'", "a character").arg(QLatin1Char(character));
  const QString number = QString::number(static_cast<unsigned char>(character), 16).toUpper();
  //: A byte of a text that is no character, in place of {character} or {before}: unexpected byte 0xC3
  return tr("byte %1").arg(u"0x"_s + number.rightJustified(2, u'0'));
}

/// What stands in the place of a pattern with a name.
QString ParseWords::partNamed(QStringView name, const ParseError& error) {
  const FaultParts& parts = error.parts;
  if (name == u"count") return QString::number(parts.count);
  if (name == u"number") return QString::number(parts.number);
  if (name == u"cell") return codeOf(parts.cell);
  if (name == u"first") return codeOf(parts.first);
  if (name == u"row") return QString::number(parts.cell.row() + 1);
  if (name == u"column") return QString::number(parts.cell.column() + 1);
  if (name == u"box") return QString::number(parts.cell.box() + 1);
  if (name == u"character") return shown(parts.character);
  if (name == u"before") return shown(parts.before);
  if (name == u"text") return toQString(parts.text);
  if (error.inner.empty()) return {};
  return name == u"reason" ? reason(error.inner.front()) : text(error.inner.front());
}

}  // namespace sudoku
