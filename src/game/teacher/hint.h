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

/// How much of a step is told.
enum class Rung : std::uint8_t { Where, What, Why };

/// What a player can ask of a hint. Each is a button where it makes sense.
enum class HintAction : std::uint8_t {
  WhatIsIt,
  Why,
  Apply,
  Back,  ///< to the rung before
  Close,
  ShowAnother,
  WhatIf,
  NextRemoval,  ///< what if the next one of the candidates that go were there
  WalkBack,
  WalkForward,
  FillCandidates,
  ClearIt,  ///< the wrong entries
  BackToBeforeMistake,
  ShowWhy,  ///< the refutation of the wrong entry
  PutNoteBack,
  Yes,  ///< the notes are complete
  No,
};

/// A board of its own, on which an assumption plays out.
struct GhostBoard {
  Grid board;                                     ///< givens, entries, and what follows from the assumption
  std::array<DigitSet, kCellCount> candidates{};  ///< of the open cells
  CellSet assumed;                                ///< cells filled since, the assumption among them
  CellSet broken;                                 ///< cells in which it shows that the assumption is wrong

  friend bool operator==(const GhostBoard&, const GhostBoard&) = default;
};

/// One line of a legend: a look, and what it means in this picture.
struct LegendEntry {
  Role role;
  QString words;

  friend bool operator==(const LegendEntry&, const LegendEntry&) = default;
};

/// All that the coach says and shows at a moment. Plain data; views show it and decide nothing.
struct Hint {
  enum class Kind : std::uint8_t {
    Thinking,       ///< a step is being looked for
    Step,           ///< a step, told up to a rung
    WhatIf,         ///< what follows if a conclusion of the step were wrong
    Mistake,        ///< an entry is wrong; with a walk: what follows from it
    WrongNotes,     ///< the notes of a cell lack its digit, and the step rests on it
    NotesQuestion,  ///< are the notes complete?
    Nothing,        ///< there is no step: the sentences say why
  };

  Kind kind = Kind::Thinking;
  Rung rung = Rung::Where;
  QString title;
  QString subtitle;                    ///< what the technique is in a few words, its number and score
  std::optional<Technique> technique;  ///< from the second rung on
  std::optional<Level> level;          ///< of the technique
  std::vector<Sentence> sentences;     ///< one idea each
  QString notation;                    ///< HoDoKu's, from the third rung on; empty for easy steps
  /// What the step's chains lead to, or what follows from the assumption, one by one; empty if there is
  /// nothing.
  std::vector<Sentence> walk;
  std::vector<int> walkNumbers;  ///< of each of these: its link's number on the board; 0: it has none
  int told = 0;                  ///< how many of the walk's sentences are told
  StepPicture picture;           ///< what this rung gives away, and no more
  std::optional<int> toldLinks;  ///< the links up to this number are strong, the others faint; none: all are
  int faintLinks = 0;            ///< the links up to this number are faint all the same
  std::vector<LegendEntry> legend;  ///< of what is in the picture
  std::optional<GhostBoard> ghost;  ///< shown in place of the game's own position

  std::optional<Candidate> lacking;  ///< what PutNoteBack puts back

  CellSet wrong;                    ///< the entry that is named as wrong
  CellSet pattern;                  ///< from the second rung on
  std::vector<Candidate> removals;  ///< from the third rung on, as are placements
  std::vector<Candidate> placements;
  /// Shown in the open cells in place of the notes; none: the notes are.
  std::optional<std::array<DigitSet, kCellCount>> candidates;

  std::vector<HintAction> actions;  ///< those that make sense; the first is what S does
  QString status;                   ///< the same in one line

  bool offers(HintAction action) const {
    return std::find(actions.begin(), actions.end(), action) != actions.end();
  }
  friend bool operator==(const Hint&, const Hint&) = default;
};

}  // namespace sudoku
