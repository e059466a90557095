#pragma once

#include <initializer_list>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/geometry.h>

#include "explanation.h"

namespace sudoku {

/// The phrases from which sentences about a board are put together, in the player's language. May be called
/// from any thread.
class Phrases {
  Q_DECLARE_TR_FUNCTIONS(sudoku::Phrases)

 public:
  /// The word before the last item of a list: `and` or `or`.
  enum class Joint { And, Or };
  /// Whether a text starts a sentence, with a capital letter, or stands inside it.
  enum class Start { Capital, Inside };

  /// A named placeholder of a sentence pattern, and the phrases to put in its place.
  struct Place {
    Place(const char* placeName, Sentence phrases) : name(placeName), content(std::move(phrases)) {}
    Place(const char* placeName, const QString& words) : name(placeName), content{Phrase{words}} {}

    QString name;
    Sentence content;
  };

  /// Makes a sentence from a pattern by putting phrases in place of its placeholders, `{name}`. A placeholder
  /// that is not in `places` stays as it is.
  static Sentence fill(const QString& pattern, std::initializer_list<Place> places = {},
                       Start start = Start::Capital);

  /// A number in words such as `two`, and in figures above nine.
  static QString number(int count);
  /// The number of some cells in words: `one cell`, `two cells`.
  static QString cellCount(CellSet cells);
  /// A list of digits such as `2, 5 and 7`.
  static QString digits(DigitSet digits, Joint joint = Joint::And);
  static QString digit(Digit digit) { return QString::number(digit.value()); }
  /// A digit with its article: `a 7`, `an 8`.
  static QString one(Digit digit);
  /// The name of a cell, such as `r1c5`.
  static QString name(Cell cell);
  /// The name of a house, such as `row 3` or `the middle box`.
  static QString name(House house);

  /// The most words that a sentence should have.
  static constexpr int kMostWords = 22;
  /// The number of words in a sentence.
  static int wordCount(const Sentence& sentence);

  static Sentence phrase(const QString& text, Role role, CellSet cells, DigitSet digits = {});
  /// A list of cells such as `r1c5, r2c1 and r8c5`; each cell is a phrase of its own.
  static Sentence cells(CellSet cells, Role role, DigitSet digits = {}, Joint joint = Joint::And);
  /// A list of houses such as `rows 3 and 7`, in a single phrase.
  static Sentence houses(const std::vector<House>& houses, Role role);
  /// The name of a house as a phrase.
  static Sentence house(House house, Role role) { return houses({house}, role); }
  /// The kinds of some houses, such as `rows`, `column`, `columns and box`.
  static QString kindOf(const std::vector<House>& houses);
  /// A list of items such as `1, 4 and 7`.
  static QString listed(const QStringList& items, Joint joint);
};

}  // namespace sudoku
