#pragma once

#include <QLocale>
#include <QString>

namespace sudoku {

// Unicode's marks round a text whose direction is its own and changes nothing outside it.
inline constexpr QChar kFirstStrongIsolate(0x2068);
inline constexpr QChar kPopDirectionalIsolate(0x2069);

/// A code, a name or another text that is put into a sentence of the player's language. In a language that is
/// written from right to left it gets marks, so that the words round it keep their order; a list whose items
/// have them stays as it is.
inline QString isolated(const QString& text) {
  if (text.isEmpty() || QLocale().textDirection() == Qt::LeftToRight) return text;
  if (text.startsWith(kFirstStrongIsolate)) return text;
  return kFirstStrongIsolate + text + kPopDirectionalIsolate;
}

/// A text without the marks of isolated(), for other programs.
inline QString withoutIsolates(QString text) {
  return text.remove(kFirstStrongIsolate).remove(kPopDirectionalIsolate);
}

}  // namespace sudoku
