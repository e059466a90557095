#pragma once

#include <QString>
#include <QStringList>

#include "game/language/languages.h"

/// The rules for fonts by the script of the player's language. Further ones hold because the window does
/// without: no words are in italics, which most scripts do not have, and letters are not spaced, since those
/// of Arabic are joined.
namespace sudoku {

/// Sets the application's fonts for a language. The same Han sign has different shapes in Chinese, Japanese
/// and Korean: that of the language is used, if its font is installed. For the GUI thread.
void setFontsFor(const Language& language);

/// Families of fonts, in the order in which they are asked for a sign, with the one that has a language's
/// shapes of Han signs. `isOfHan` says whether the first family has such signs itself.
QStringList withHanShapes(const QStringList& usual, const Language& language, bool isOfHan);

/// The Debian package that has fonts for a language; empty if fonts for it are installed.
QString missingFontPackage(const Language& language);

/// A sentence for the player about such a package, in English, which can be read without it.
QString wordsOnMissingFonts(const QString& package);

}  // namespace sudoku
