#pragma once

#include <stop_token>

#include <QObject>
#include <QThreadPool>

#include <sudoku/grid/level.h>
#include <sudoku/logic/technique.h>
#include <sudoku/play/gamestate.h>

namespace sudoku {

/// Finds the easiest technique by which a player could have known that a move is right. Examines moves one
/// after the other in a worker thread. Lives in the GUI thread.
class Examiner : public QObject {
  Q_OBJECT

 public:
  explicit Examiner(QObject* parent = nullptr);
  /// Stops the running search, and waits until it has ended.
  ~Examiner() override;

  /// Looks for the technique behind a move that the player made without help. Wrong entries, guesses, and
  /// moves other than one entry or one removed note are skipped. `notesComplete`: whether the player's notes
  /// had all candidates.
  void examine(const GameState& before, const Move& move, Level puzzleLevel, bool notesComplete);

 signals:
  /// Emitted with the easiest technique behind an examined move, in a worker thread; connect it to an object
  /// that lives in the GUI thread, whose slot is then called there.
  void credited(Technique technique);

 private:
  QThreadPool m_worker;
  std::stop_source m_stop;
};

}  // namespace sudoku
