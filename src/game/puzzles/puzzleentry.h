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

/// A puzzle that the player enters by hand: givens on an empty board, with undo and redo, and whether the
/// givens make a valid puzzle. The number of solutions is found in a background thread; the object lives in
/// the GUI thread.
class PuzzleEntry : public QObject {
  Q_OBJECT

 public:
  /// How many solutions the givens have.
  enum class Judgement {
    Unknown,   ///< the number of solutions is still being computed
    Conflict,  ///< no solution, because a house has a digit twice
    None,
    One,  ///< one solution: the puzzle can be played
    Several,
  };

  explicit PuzzleEntry(QObject* parent = nullptr);

  const Grid& givens() const { return m_boards[m_place]; }
  /// The cells of digits that occur twice in a house.
  CellSet conflicts() const;
  Judgement judgement() const { return m_judgement; }
  /// The text that tells the player how many solutions the givens have, with a note about the last change,
  /// such as how many puzzles were pasted.
  QString judgementText() const;
  Cell selectedCell() const { return m_selectedCell; }
  /// Two solutions of givens that have several. Empty until findTwoSolutions() has found them, and again
  /// after each change of the givens.
  const std::optional<TwoSolutions>& twoSolutions() const { return m_twoSolutions; }
  bool canUndo() const { return m_place > 0; }
  bool canRedo() const { return m_place + 1 < m_boards.size(); }

  void select(Cell cell);
  /// Replaces all givens. If the new givens have several solutions, searches for two of them.
  void enter(const Grid& givens);
  /// Searches for two solutions; judged() is emitted when they are found. Precondition: Judgement::Several.
  void findTwoSolutions();
  // Each of the functions that change givens is one step of undo, unless nothing changes.
  /// Writes a digit into the selected cell and selects the next cell in reading order.
  void type(Digit digit);
  /// Empties the selected cell and selects the next cell in reading order.
  void leaveEmpty();
  /// Selects the cell before the selected one and empties it.
  void goBack();
  /// Adds givens from one of the solutions until that solution is the only one, and tells the player how many
  /// were added. Precondition: Judgement::Several.
  void addMissing();
  void clear(Cell cell);
  void clearAll();
  /// Replaces all givens by those of the first puzzle in a text, or of the puzzle whose id the text is. Has
  /// no effect if the givens change before the text has been read. Emits reported() if the text has no
  /// puzzle.
  void paste(const QByteArray& text);
  void undo();
  void redo();

 signals:
  /// The givens have changed; judged() follows when their number of solutions is known.
  void givensChanged();
  void selectionChanged();
  void judged();
  /// A message for the player to read.
  void reported(const QString& message);

 private:
  /// The first puzzle of a pasted text, and how many puzzles the text has.
  struct Pasted {
    PuzzleText text;
    qsizetype count;
  };

  QString judgementAlone() const;
  /// Replaces the board as one step of undo. The note tells the player what has changed.
  void change(const Grid& board, const QString& note = {});
  void goOn();
  void goTo(std::size_t place, const QString& note = {});
  /// Goes to a board of the undo history, and selects the cell that changes.
  void goBackTo(std::size_t place);
  void judge();
  void take(const Pasted& pasted);
  void addGivens(const std::vector<Candidate>& added);

  /// All boards of the undo history, from the first to the last that redo reaches.
  std::vector<Grid> m_boards = {Grid()};
  std::size_t m_place = 0;  ///< index in m_boards of the board that is shown
  Cell m_selectedCell = Cell(0);
  bool m_isPastLast = false;  ///< the last cell of the board was typed, so there is no next cell to select
  Judgement m_judgement = Judgement::Several;
  QString m_note;  ///< note about the last change, for the player
  std::optional<TwoSolutions> m_twoSolutions;
  LatestJob<std::optional<std::size_t>> m_counter;
  LatestJob<std::optional<TwoSolutions>> m_finder;
  LatestJob<std::optional<std::vector<Candidate>>> m_adder;
  LatestJob<Pasted> m_reader;
};

}  // namespace sudoku
