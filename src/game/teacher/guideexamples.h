#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include <QCoreApplication>
#include <QString>

#include <sudoku/formats/libraryline.h>

#include "explanation.h"
#include "solutionlist.h"
#include "steppicture.h"

namespace sudoku {

/// The stored examples of a technique, the clearest first: positions in which the technique can be applied.
std::vector<LibraryLine> guideExamples(Technique technique);

/// The step that an example shows. Nothing if the search was stopped, or if no such step is found. Takes
/// seconds for the rarest techniques; may be called from any thread.
std::optional<ListedStep> stepOfExample(const LibraryLine& example, const std::stop_token& stop = {});

/// A page of the rules of Sudoku. Plain data.
struct RulesPage {
  QString title;
  std::vector<Sentence> sentences;
  Grid givens;
  Grid board;
  /// The cell whose candidates the board shows, while other cells show none; nothing if no cell shows any.
  std::optional<Cell> notedCell;
  StepPicture picture;
};

/// The rules of Sudoku on a few short pages, in the player's language. May be called from any thread.
class GuideRules {
  Q_DECLARE_TR_FUNCTIONS(sudoku::GuideRules)

 public:
  static std::vector<RulesPage> pages();

 private:
  static RulesPage board(const Puzzle& puzzle);
  static RulesPage rule(const Puzzle& puzzle);
  static RulesPage aim(const Puzzle& puzzle);
  static RulesPage seeing(const Puzzle& puzzle);
  static RulesPage candidates(const Puzzle& puzzle);
  static RulesPage firstStep(const Puzzle& puzzle);
};

}  // namespace sudoku
