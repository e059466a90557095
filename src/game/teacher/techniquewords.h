#pragma once

#include <QCoreApplication>
#include <QString>

#include <sudoku/logic/technique.h>

namespace sudoku {

/// Everyday names of the techniques, in the player's language. May be called from any thread.
class TechniqueWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::TechniqueWords)

 public:
  /// The everyday name of a technique: `Hidden single`, `Chain (AIC)`.
  static QString title(Technique technique);
  /// The name inside a sentence: `hidden single`, `X-Wing`.
  static QString inside(Technique technique);
  /// A description of the technique in a few words.
  static QString idea(Technique technique);
  /// The name of the basic fish of that many houses, with its article: `an X-Wing`.
  static QString fish(std::size_t size);
  /// What a finned fish would be without its fins, as a name within a sentence: `Franken Jellyfish` for a
  /// finned one. `size` is the number of its base houses, 2 to 7.
  static QString withoutFins(Technique technique, std::size_t size);
};

}  // namespace sudoku
