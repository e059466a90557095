#pragma once

#include <span>

#include <QLocale>
#include <QString>
#include <QStringList>

namespace sudoku {

/// A language that the program speaks. Plain data.
struct Language {
  QStringView code;         ///< as in the names of catalogues: `de`, `pt_BR`
  QStringView name;         ///< in the language itself
  QStringView englishName;  ///< for a reader without fonts for the name

  /// How the language writes dates and numbers, these always in the figures 0 to 9: those of the board, of
  /// cells such as r1c5 and of files.
  QLocale locale() const;
  bool isEnglish() const { return code == u"en"; }
};

/// All languages of the program: English, then by the Latin letters of their codes.
std::span<const Language> allLanguages();

/// The language with a code, whose parts may be joined by `_` or by `-` and in either case; nullptr if the
/// program does not speak it. If it was built with SUDOKU_PSEUDO, it also knows two pseudo languages, which
/// are in no list: en_XA, which is 40 % longer, and ar_XB, from right to left.
const Language* languageOf(QStringView code);

/// The first language of a list such as QLocale::uiLanguages() that the program speaks, or English. A
/// language that is near enough counts: traditional Chinese is read where its script is, simplified
/// elsewhere, and the Portuguese of Brazil in all countries.
const Language& languageFor(const QStringList& wanted);

}  // namespace sudoku
