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

/// The parts of which sentences about a board are made, in the player's language. May be called from any
/// thread.
class Phrases {
  Q_DECLARE_TR_FUNCTIONS(sudoku::Phrases)

 public:
  /// How a list ends.
  enum class Joint { And, Or };
  /// Where words stand: those that begin a sentence have a capital.
  enum class Start { Capital, Inside };

  /// What stands at a named place of a sentence.
  struct Place {
    Place(const char* placeName, Sentence phrases) : name(placeName), content(std::move(phrases)) {}
    Place(const char* placeName, const QString& words) : name(placeName), content{Phrase{words}} {}

    QString name;
    Sentence content;
  };

  /// The pattern with what belongs at its places, `{name}`. A place of which nothing is known stays as it is.
  static Sentence fill(const QString& pattern, std::initializer_list<Place> places = {},
                       Start start = Start::Capital);

  /// `two`, and figures above nine.
  static QString number(int count);
  /// `one cell`, `two cells`.
  static QString cellCount(CellSet cells);
  /// `2, 5 and 7`.
  static QString digits(DigitSet digits, Joint joint = Joint::And);
  static QString digit(Digit digit) { return QString::number(digit.value()); }
  /// `a 7`, `an 8`.
  static QString one(Digit digit);
  /// `r1c5`.
  static QString name(Cell cell);
  /// `row 3`, `the middle box`.
  static QString name(House house);

  /// More words than that are too many for a sentence.
  static constexpr int kMostWords = 22;
  /// How many words a sentence has.
  static int wordCount(const Sentence& sentence);

  static Sentence phrase(const QString& text, Role role, CellSet cells, DigitSet digits = {});
  /// `r1c5, r2c1 and r8c5`, each a phrase of its own.
  static Sentence cells(CellSet cells, Role role, DigitSet digits = {}, Joint joint = Joint::And);
  /// `rows 3 and 7`, one phrase.
  static Sentence houses(const std::vector<House>& houses, Role role);
  /// The same of one.
  static Sentence house(House house, Role role) { return houses({house}, role); }
  /// `rows`, `column`, `columns and box`.
  static QString kindOf(const std::vector<House>& houses);
  /// `1, 4 and 7`.
  static QString listed(const QStringList& items, Joint joint);
};

}  // namespace sudoku
