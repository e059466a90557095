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
/// puzzle. That is judged off the GUI thread after each change, in which it lives itself.
class PuzzleEntry : public QObject {
  Q_OBJECT

 public:
  /// How many solutions there are.
  enum class Judgement {
    Unknown,   ///< it is being found out
    Conflict,  ///< none: equal digits stand in one house
    None,
    One,  ///< it is a puzzle, and can be played
    Several,
  };

  explicit PuzzleEntry(QObject* parent = nullptr);

  const Grid& givens() const { return m_boards[m_place]; }
  /// The cells that break a rule.
  CellSet conflicts() const;
  Judgement judgement() const { return m_judgement; }
  /// The judgement for the player to read, after what there is to say of the last paste.
  QString judgementText() const;
  Cell selectedCell() const { return m_selectedCell; }
  /// Two of several solutions, once they were asked for; until the givens change.
  const std::optional<TwoSolutions>& twoSolutions() const { return m_twoSolutions; }
  bool canUndo() const { return m_place > 0; }
  bool canRedo() const { return m_place + 1 < m_boards.size(); }

  void select(Cell cell);
  /// Puts givens in place of all that is there; if they have several solutions, two of these are found.
  void enter(const Grid& givens);
  /// Finds two of several solutions; judged() says that they are there. Precondition: Judgement::Several.
  void findTwoSolutions();
  // Each of these is one undo step, if it changes anything.
  /// Writes a digit into the selected cell and goes on to the next, at the end of a row to the next row.
  void type(Digit digit);
  /// Leaves the selected cell empty and goes on to the next.
  void leaveEmpty();
  /// Goes back to the cell before and empties it.
  void goBack();
  /// Adds givens of one solution until it is the only one, and says how many. Precondition:
  /// Judgement::Several.
  void addMissing();
  void clear(Cell cell);
  void clearAll();
  /// Puts the givens of the first puzzle of a text, or of its id, in place of all that is there, unless
  /// something else is done before it is read. Says what is wrong with it if it is none.
  void paste(const QByteArray& text);
  void undo();
  void redo();

 signals:
  /// Other givens, which are judged next.
  void givensChanged();
  void selectionChanged();
  void judged();
  /// For the player to read.
  void reported(const QString& message);

 private:
  /// A text, and how many puzzles it has.
  struct Pasted {
    PuzzleText text;
    qsizetype count;
  };

  QString judgementAlone() const;
  /// The note says what the change was, beside the judgement.
  void change(const Grid& board, const QString& note = {});
  void goOn();
  void goTo(std::size_t place, const QString& note = {});
  /// Goes to a place in the history, by undo or redo.
  void goBackTo(std::size_t place);
  void judge();
  void take(const Pasted& pasted);
  void addGivens(const std::vector<Candidate>& added);

  std::vector<Grid> m_boards = {Grid()};  ///< what was there, and what was undone
  std::size_t m_place = 0;                ///< of them is shown
  Cell m_selectedCell = Cell(0);
  bool m_isPastLast = false;  ///< the last cell was written, and there is none to go on to
  Judgement m_judgement = Judgement::Several;
  QString m_note;  ///< of the change that was made last
  std::optional<TwoSolutions> m_twoSolutions;
  LatestJob<std::optional<std::size_t>> m_counter;
  LatestJob<std::optional<TwoSolutions>> m_finder;
  LatestJob<std::optional<std::vector<Candidate>>> m_adder;
  LatestJob<Pasted> m_reader;
};

}  // namespace sudoku
