#pragma once

#include <vector>

#include <QCoreApplication>

#include <sudoku/grid/geometry.h>

namespace sudoku {

/// Names of rows, columns and boxes in the player's language, in the form that their place in a sentence asks
/// for. May be called from any thread.
class HouseNames {
  Q_DECLARE_TR_FUNCTIONS(sudoku::HouseNames)

 public:
  /// What a house is in a sentence. Languages with cases, or that merge a preposition with the article, have
  /// another name for each; others have only the plain one.
  enum class Form {
    Plain,   ///< the subject of the sentence, or its own name: row 3
    In,      ///< where something is: in row 3
    Of,      ///< what something belongs to: of row 3
    To,      ///< where something goes: to row 3
    With,    ///< with what, or through what, something is done: with row 3
    Object,  ///< what something is done to: row 3
  };

  /// Whether houses are named each by itself, where they are few, or by their number alone.
  enum class Naming { Each, Number };

  /// The form with a name, such as In for `in`; plain if there is none.
  static Form formOf(QStringView name);

  /// Whether a list of some houses is short enough to name each; otherwise their number stands for them.
  static bool canName(const std::vector<House>& houses);
  static QString name(House house, Form form = Form::Plain);
  /// Several houses, such as `rows 3 and 7`; more than a list should name by their number.
  static QString names(const std::vector<House>& houses, Form form = Form::Plain,
                       Naming naming = Naming::Each);
};

}  // namespace sudoku
