#pragma once

#include <vector>

#include <QCoreApplication>

#include "hint.h"

namespace sudoku {

/// Makes the legends of pictures, in the player's language. May be called from any thread.
class Legend {
  Q_DECLARE_TR_FUNCTIONS(sudoku::Legend)

 public:
  /// The legend of a picture: one entry for each role that the picture uses, in the order of enum Role.
  static std::vector<LegendEntry> of(const StepPicture& picture);

 private:
  static QString wordsOf(Role role, const StepPicture& picture);
  static QString goneWords(const StepPicture& picture);
  static QString patternWords(const StepPicture& picture);
  static QString finWords(const StepPicture& picture);
  static QString setWords(Role role, const StepPicture& picture);
  static QString setBWords(const StepPicture& picture);
  static QString coverWords(const StepPicture& picture);
};

}  // namespace sudoku
