#pragma once

#include <optional>
#include <vector>

#include <QObject>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/grid.h>

#include "latestjob.h"
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
  /// The same for the player to read.
  QString judgementText() const;
  Cell selectedCell() const { return m_selectedCell; }
  bool canUndo() const { return m_place > 0; }
  bool canRedo() const { return m_place + 1 < m_boards.size(); }

  void select(Cell cell);
  // Each of these is one undo step, if it changes anything.
  /// Writes a digit, or takes it away if it is there.
  void enter(Cell cell, Digit digit);
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
  void change(const Grid& board);
  void goTo(std::size_t place);
  void judge();
  void take(const PuzzleText& text);

  std::vector<Grid> m_boards = {Grid()};  ///< what was there, and what was undone
  std::size_t m_place = 0;                ///< of them is shown
  Cell m_selectedCell = Cell(0);
  Judgement m_judgement = Judgement::Several;
  LatestJob<std::optional<std::size_t>> m_counter;
  LatestJob<PuzzleText> m_reader;
};

}  // namespace sudoku
