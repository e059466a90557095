#pragma once

#include <QCoreApplication>
#include <QStringList>

#include <sudoku/logic/technique.h>

namespace sudoku {

/// What the guide says of techniques, in the player's language: one short sentence each. May be called from
/// any thread.
class GuideWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::GuideWords)

 public:
  /// What the pattern looks like.
  static QStringList lookFor(Technique technique);
  /// Why it proves something.
  static QStringList why(Technique technique);
  /// How to find it with a pencil.
  static QStringList byHand(Technique technique);

 private:
  static QStringList sentences(Technique technique, const char* text);
};

}  // namespace sudoku
