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

/// How much of a step a hint tells: only where to look, also which technique it is, or all of it.
enum class Rung : std::uint8_t { Where, What, Why };

/// An action that a hint can offer to the player as a button.
enum class HintAction : std::uint8_t {
  WhatIsIt,
  Why,
  Apply,
  Back,  ///< goes back to where the hint tells less of the step
  Close,
  ShowAnother,
  WhatIf,
  NextRemoval,  ///< goes on to the next candidate that the step removes, and shows what would follow if it
                ///< were true
  WalkBack,
  WalkForward,
  FillCandidates,
  ClearIt,  ///< clears the wrong entries
  BackToBeforeMistake,
  ShowWhy,  ///< shows how the wrong entry leads to a contradiction
  PutNoteBack,
  NextStep,     ///< opens a hint for the next step, in place of the answers to a question
  RuleOut,      ///< rules out the candidate that a proof is about
  WalkProof,    ///< shows a long proof
  ShowMistake,  ///< shows the wrong entries, in place of the answers to a question
  NotYet,       ///< goes on without what has been offered
  Yes,          ///< answers that the player's notes are complete
  No,
};

/// A board shown in place of the game's board, with the consequences of an assumption filled in.
struct GhostBoard {
  Grid board;  ///< givens, entries, and the digits that follow from the assumption so far
  std::array<DigitSet, kCellCount> candidates{};  ///< candidates of the empty cells
  CellSet assumed;  ///< cells filled since the assumption, including the assumed cell
  CellSet broken;   ///< cells in which the contradiction shows

  friend bool operator==(const GhostBoard&, const GhostBoard&) = default;
};

/// One line of the answers to a question: what is known of a candidate.
struct AnswerLine {
  enum class State : std::uint8_t {
    Looking,   ///< a proof is still being looked for
    Taken,     ///< the board takes the candidate away
    Gone,      ///< logic rules the candidate out
    Possible,  ///< all else
  };

  Candidate option;
  State state = State::Looking;
  QString chip;    ///< what tells the candidate from those of the other lines: its digit, or its cell
  Sentence words;  ///< what is known
  QString detail;  ///< a few words more, such as `same row` or `2 steps`
  QString spoken;  ///< the line for screen readers

  friend bool operator==(const AnswerLine&, const AnswerLine&) = default;
};

/// One line of the legend of a picture: how something looks, and what it means.
struct LegendEntry {
  Role role;
  QString words;

  friend bool operator==(const LegendEntry&, const LegendEntry&) = default;
};

/// All that the hint panel and the board show of a hint at one moment. Plain data, which views show as it is.
struct Hint {
  enum class Kind : std::uint8_t {
    Thinking,       ///< the next step is still being looked for
    Step,           ///< a step, of which as much is told as `rung` says
    WhatIf,         ///< what would follow if a conclusion of the step were wrong
    Mistake,        ///< an entry is wrong; `walk`, if not empty, says what follows from the entry
    WrongNotes,     ///< the player's notes in a cell lack its right digit, which the step needs
    NotesQuestion,  ///< the question whether the player's notes are complete
    AllOptions,     ///< the answers to a question, one for each candidate that it is about
    OneOption,      ///< the answer to a question about one candidate, in a few sentences
    Proof,          ///< the proof that a candidate is false; `walk` has its steps
    Nothing,        ///< there is no step to explain; the sentences say why
  };

  Kind kind = Kind::Thinking;
  Rung rung = Rung::Where;
  QString title;
  QString subtitle;  ///< second line of the title, such as what the technique is, in a few words
  std::optional<Technique> technique;  ///< technique of the step, once the hint tells it
  std::optional<Level> level;          ///< level of the technique, once the hint tells it
  std::vector<Sentence> sentences;     ///< the text of the hint, one idea in each sentence
  QString notation;  ///< the step in HoDoKu's notation, once the hint tells all; empty for easy steps
  /// Sentences that go node by node through the step's chains, or through what follows from the assumption;
  /// empty if the hint has no such sequence.
  std::vector<Sentence> walk;
  /// For each sentence of `walk`, the number that its chain link bears on the board; 0 for a sentence without
  /// a link.
  std::vector<int> walkNumbers;
  int told = 0;         ///< number of sentences of `walk` that have been shown so far
  StepPicture picture;  ///< the marks on the board, only for what the hint tells so far
  /// The number of the last chain link drawn in full colour, later links are faint; empty when all are in
  /// full colour.
  std::optional<int> toldLinks;
  /// Chain links with numbers up to this are drawn faint although they have been explained.
  int faintLinks = 0;
  std::vector<LegendEntry> legend;  ///< meanings of the colours and shapes in the picture
  /// Board shown in place of the game's own position; empty when the game's position is shown.
  std::optional<GhostBoard> ghost;

  std::vector<AnswerLine> answers;  ///< for Kind::AllOptions
  QString allAnswers;  ///< the words of the link back to all answers, where the action Back leads to them
  CellSet asked;       ///< the cells that the question is about
  /// For each cell that takes candidates of the question away, these candidates' digits.
  std::vector<Candidate> takers;
  /// The candidate that the action RuleOut is about.
  std::optional<Candidate> refuted;
  std::optional<Candidate> lacking;  ///< note missing in its cell, to be put back by the action PutNoteBack

  CellSet wrong;    ///< cell of the wrong entry that the hint is about
  CellSet pattern;  ///< cells of the pattern that the step uses, once the hint tells the technique
  /// Candidates that the step removes, and digits that it places; both are empty until the hint tells all of
  /// the step.
  std::vector<Candidate> removals;
  std::vector<Candidate> placements;
  /// Candidates shown in the empty cells in place of the player's notes; empty when the notes are shown.
  std::optional<std::array<DigitSet, kCellCount>> candidates;

  std::vector<HintAction> actions;  ///< actions that make sense now; the key S does the first of them
  QString status;                   ///< the hint in one line, for the status line

  /// Whether this belongs to the answers to a question.
  bool isOfQuestion() const { return !asked.isEmpty() || kind == Kind::OneOption; }
  bool offers(HintAction action) const {
    return std::find(actions.begin(), actions.end(), action) != actions.end();
  }
  friend bool operator==(const Hint&, const Hint&) = default;
};

}  // namespace sudoku
