#pragma once

#include <optional>
#include <vector>

#include <QObject>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/grid.h>

#include "ambiguity.h"
#include "game/base/latestjob.h"
#include "puzzletext.h"

namespace sudoku {

/// A puzzle that the player enters: givens on an empty board, with undo and redo, and whether they make a
/// puzzle. Each change is judged off the GUI thread; the object itself lives in the GUI thread.
class PuzzleEntry : public QObject {
  Q_OBJECT

 public:
  /// How many solutions the givens have.
  enum class Judgement {
    Unknown,   ///< the number of solutions is still being found out
    Conflict,  ///< no solution: equal digits stand in one house
    None,
    One,  ///< one solution: the puzzle can be played
    Several,
  };

  explicit PuzzleEntry(QObject* parent = nullptr);

  const Grid& givens() const { return m_boards[m_place]; }
  /// The cells of digits that stand twice in a house.
  CellSet conflicts() const;
  Judgement judgement() const { return m_judgement; }
  /// The judgement for the player to read, after a note about the last change, such as how many puzzles were
  /// pasted.
  QString judgementText() const;
  Cell selectedCell() const { return m_selectedCell; }
  /// Two solutions of givens that have several; nothing until they are asked for, and after each change of
  /// the givens.
  const std::optional<TwoSolutions>& twoSolutions() const { return m_twoSolutions; }
  bool canUndo() const { return m_place > 0; }
  bool canRedo() const { return m_place + 1 < m_boards.size(); }

  void select(Cell cell);
  /// Replaces all givens; if the new ones have several solutions, two of these are looked for.
  void enter(const Grid& givens);
  /// Looks for two solutions; judged() says that they are found. Precondition: Judgement::Several.
  void findTwoSolutions();
  // The following changes are one step of undo each, unless nothing changes.
  /// Writes a digit into the selected cell and goes on to the next cell, at the end of a row to the next row.
  void type(Digit digit);
  /// Empties the selected cell and goes on to the next one.
  void leaveEmpty();
  /// Goes back to the cell before the selected one and empties it.
  void goBack();
  /// Adds givens of one solution until it is the only one, and says how many were added. Precondition:
  /// Judgement::Several.
  void addMissing();
  void clear(Cell cell);
  void clearAll();
  /// Replaces all givens by those of the first puzzle of a text, or by the puzzle that the text is the id of,
  /// unless the givens change before it is read. Says what is wrong if the text has no puzzle.
  void paste(const QByteArray& text);
  void undo();
  void redo();

 signals:
  /// The givens have changed, and are judged next.
  void givensChanged();
  void selectionChanged();
  void judged();
  /// A message for the player to read.
  void reported(const QString& message);

 private:
  /// A pasted text, and how many puzzles it has.
  struct Pasted {
    PuzzleText text;
    qsizetype count;
  };

  QString judgementAlone() const;
  /// Makes a board the present one. The note tells the player what the change was, beside the judgement.
  void change(const Grid& board, const QString& note = {});
  void goOn();
  void goTo(std::size_t place, const QString& note = {});
  /// Goes to a board of the history, by undo or redo, and selects the cell that changes.
  void goBackTo(std::size_t place);
  void judge();
  void take(const Pasted& pasted);
  void addGivens(const std::vector<Candidate>& added);

  std::vector<Grid> m_boards = {Grid()};  ///< the boards of the history, undone ones included
  std::size_t m_place = 0;                ///< index in m_boards of the board that is shown
  Cell m_selectedCell = Cell(0);
  bool m_isPastLast = false;  ///< the last cell of the board was typed, so that no next cell can be selected
  Judgement m_judgement = Judgement::Several;
  QString m_note;  ///< note about the last change, for the player
  std::optional<TwoSolutions> m_twoSolutions;
  LatestJob<std::optional<std::size_t>> m_counter;
  LatestJob<std::optional<TwoSolutions>> m_finder;
  LatestJob<std::optional<std::vector<Candidate>>> m_adder;
  LatestJob<Pasted> m_reader;
};

}  // namespace sudoku
