#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include <QString>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/cell.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/grid.h>
#include <sudoku/grid/level.h>
#include <sudoku/logic/technique.h>

#include "explanation.h"
#include "steppicture.h"

namespace sudoku {

/// How much of a step a hint tells: where to look, which technique it is, or all of it.
enum class Rung : std::uint8_t { Where, What, Why };

/// What a player can ask of a hint. Each action is a button where it makes sense.
enum class HintAction : std::uint8_t {
  WhatIsIt,
  Why,
  Apply,
  Back,  ///< goes back to the rung before
  Close,
  ShowAnother,
  WhatIf,
  NextRemoval,  ///< goes on to the next candidate that the step removes, and shows what would follow if it
                ///< were true
  WalkBack,
  WalkForward,
  FillCandidates,
  ClearIt,  ///< takes the wrong entries away
  BackToBeforeMistake,
  ShowWhy,  ///< shows how the wrong entry leads to a contradiction
  PutNoteBack,
  Yes,  ///< answers that the notes are complete
  No,
};

/// A board shown in place of the game's, on which the consequences of an assumption are played out.
struct GhostBoard {
  Grid board;  ///< givens, entries, and the digits that follow from the assumption
  std::array<DigitSet, kCellCount> candidates{};  ///< candidates of the empty cells
  CellSet assumed;  ///< cells filled since the assumption, its own cell among them
  CellSet broken;   ///< cells in which the contradiction shows

  friend bool operator==(const GhostBoard&, const GhostBoard&) = default;
};

/// One line of a picture's legend: a look, and what it means in this picture.
struct LegendEntry {
  Role role;
  QString words;

  friend bool operator==(const LegendEntry&, const LegendEntry&) = default;
};

/// All that the coach says and shows at a moment. Plain data; views show it and decide nothing.
struct Hint {
  enum class Kind : std::uint8_t {
    Thinking,       ///< the next step is still being looked for
    Step,           ///< a step, told up to one of the rungs
    WhatIf,         ///< what would follow if a conclusion of the step were wrong
    Mistake,        ///< an entry is wrong; if there is a walk, it tells what follows from the entry
    WrongNotes,     ///< the notes of a cell lack its right digit, and the step rests on that
    NotesQuestion,  ///< the question whether the player's notes are complete
    Nothing,        ///< there is no step to tell: the sentences say why
  };

  Kind kind = Kind::Thinking;
  Rung rung = Rung::Where;
  QString title;
  QString subtitle;                    ///< what the technique is in a few words, its number and score
  std::optional<Technique> technique;  ///< technique of the step, told from the second rung on
  std::optional<Level> level;          ///< level of the technique
  std::vector<Sentence> sentences;     ///< the text of the hint, one idea a sentence
  QString notation;  ///< the step in HoDoKu's notation, told from the third rung on; empty for easy steps
  /// What the step's chains lead to, or what follows from the assumption, one by one; empty if there is
  /// nothing.
  std::vector<Sentence> walk;
  /// For each sentence of the walk the number of its link on the board; 0: it has none.
  std::vector<int> walkNumbers;
  int told = 0;         ///< number of the walk's sentences told so far
  StepPicture picture;  ///< drawn on the board: what this rung gives away, and no more
  /// Number of the last link drawn strong, the later ones are faint; nothing: all are strong.
  std::optional<int> toldLinks;
  int faintLinks = 0;               ///< links up to this number are faint although they are told
  std::vector<LegendEntry> legend;  ///< meanings of the looks in the picture
  /// Board shown in place of the game's own position; nothing: the game's is shown.
  std::optional<GhostBoard> ghost;

  std::optional<Candidate> lacking;  ///< note that the action PutNoteBack puts back

  CellSet wrong;    ///< the wrong entry that the hint names
  CellSet pattern;  ///< cells of the pattern, told from the second rung on
  /// Candidates that the step removes, told from the third rung on; so are the placements.
  std::vector<Candidate> removals;
  std::vector<Candidate> placements;
  /// Candidates shown in the empty cells in place of the player's notes; nothing: the notes are shown.
  std::optional<std::array<DigitSet, kCellCount>> candidates;

  std::vector<HintAction> actions;  ///< actions that make sense now; the first is what the key S does
  QString status;                   ///< the hint in one line

  bool offers(HintAction action) const {
    return std::find(actions.begin(), actions.end(), action) != actions.end();
  }
  friend bool operator==(const Hint&, const Hint&) = default;
};

}  // namespace sudoku
