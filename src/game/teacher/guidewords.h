#pragma once

#include <QCoreApplication>
#include <QStringList>

#include <sudoku/logic/technique.h>

namespace sudoku {

/// The sentences of the technique guide, in the player's language. May be called from any thread.
class GuideWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::GuideWords)

 public:
  /// Sentences that say what the pattern of the technique looks like.
  static QStringList lookFor(Technique technique);
  /// Sentences that say why the pattern of the technique proves its conclusion.
  static QStringList why(Technique technique);
  /// Sentences that say how to find the pattern of the technique on paper with a pencil.
  static QStringList byHand(Technique technique);

 private:
  static QStringList sentences(Technique technique, const char* text);
};

}  // namespace sudoku
