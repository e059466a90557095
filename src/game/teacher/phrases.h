#pragma once

#include <functional>
#include <initializer_list>
#include <utility>
#include <variant>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/geometry.h>

#include "explanation.h"
#include "housenames.h"

namespace sudoku {

/// The phrases from which sentences about a board are put together, in the player's language. May be called
/// from any thread.
class Phrases {
  Q_DECLARE_TR_FUNCTIONS(sudoku::Phrases)

 public:
  /// The word before the last item of a list: `and`, `or`, or what stands for `or` after a negation.
  enum class Joint { And, Or, Nor };
  /// Whether a text starts a sentence, with a capital letter, or stands inside it.
  enum class Start { Capital, Inside };

  /// Phrases that depend on the grammatical form that a pattern asks for, given by its name; plain for an
  /// empty or unknown name.
  using Inflected = std::function<Sentence(QStringView form)>;

  /// A named placeholder of a sentence pattern, and what is put in its place.
  struct Place {
    Place(const char* placeName, Sentence phrases) : name(placeName), content(std::move(phrases)) {}
    Place(const char* placeName, const QString& words) : name(placeName), content(Sentence{Phrase{words}}) {}
    Place(const char* placeName, Inflected phrases) : name(placeName), content(std::move(phrases)) {}

    QString name;
    std::variant<Sentence, Inflected> content;
  };

  /// Makes a sentence from a pattern by putting phrases in place of its placeholders: `{name}` is replaced by
  /// the phrases of that name, `{name.form}` by these phrases in a grammatical form, and `{name: words}` by
  /// the words, which may have placeholders of their own and refer to what the first phrase of that name
  /// refers to. A placeholder that is not in `places` stays as it is.
  static Sentence fill(const QString& pattern, std::initializer_list<Place> places = {},
                       Start start = Start::Capital);

  /// The number of some cells in words: `one cell`, `two cells`.
  static QString cellCount(CellSet cells);
  /// A list of digits such as `2, 5 and 7`.
  static QString digits(DigitSet digits, Joint joint = Joint::And);
  static QString digit(Digit digit) { return QString::number(digit.value()); }
  /// The name of a cell, such as `r1c5`.
  static QString name(Cell cell);

  /// The most words that a sentence should have.
  static constexpr int kMostWords = 22;
  /// The number of words in a sentence. Chinese and Japanese have no blanks between words: two of their
  /// letters count as one.
  static int wordCount(const Sentence& sentence);

  /// What the words of a pattern refer to that stand in its placeholder.
  static Sentence marked(Role role, CellSet cells, DigitSet digits = {}) {
    return phrase({}, role, cells, digits);
  }
  static Sentence phrase(const QString& text, Role role, CellSet cells, DigitSet digits = {});
  /// A list of cells such as `r1c5, r2c1 and r8c5`; each cell is a phrase of its own.
  static Sentence cells(CellSet cells, Role role, DigitSet digits = {}, Joint joint = Joint::And);
  /// A list of cells in the given order.
  static Sentence inOrder(const std::vector<Cell>& cells, Role role, DigitSet digits = {},
                          Joint joint = Joint::And);
  /// A list of houses such as `rows 3 and 7`, in a single phrase, in the forms of HouseNames.
  static Inflected houses(std::vector<House> houses, Role role,
                          HouseNames::Naming naming = HouseNames::Naming::Each);
  static Inflected house(House house, Role role) { return houses({house}, role); }
  /// A house by its name, of which only candidates of some cells are meant.
  static Inflected partOf(House house, Role role, CellSet cells, DigitSet digits);
  /// The kinds of some houses, such as `rows`, `column`, `columns and box`.
  static QString kindOf(const std::vector<House>& houses);
};

}  // namespace sudoku
