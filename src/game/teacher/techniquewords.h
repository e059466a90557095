#pragma once

#include <QCoreApplication>
#include <QString>

#include <sudoku/logic/technique.h>

namespace sudoku {

/// What people call the techniques, in the player's language. May be called from any thread.
class TechniqueWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::TechniqueWords)

 public:
  /// `Hidden single`, `Chain (AIC)`.
  static QString title(Technique technique);
  /// What a step of the technique is, in a few words.
  static QString idea(Technique technique);
  /// The fish of a number of houses that is meant where it has fins, with its article: `an X-Wing`.
  static QString fish(std::size_t size);
};

}  // namespace sudoku
