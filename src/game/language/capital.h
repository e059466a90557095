#pragma once

#include <QLocale>
#include <QString>

namespace sudoku {

/// A text as it begins a sentence: with a capital letter, where the player's language has them; a code such
/// as r1c5 has none.
inline QString capitalised(const QString& text) {
  return text.isEmpty() || (text.size() > 1 && text[1].isDigit())
             ? text
             : QLocale().toUpper(text.first(1)) + text.sliced(1);
}

/// A noun as it stands inside a sentence: with a small letter, except in German.
inline QString asInside(const QString& noun) {
  const QLocale locale;
  return noun.isEmpty() || locale.language() == QLocale::German
             ? noun
             : locale.toLower(noun.first(1)) + noun.sliced(1);
}

}  // namespace sudoku
