#pragma once

#include <stop_token>

#include <QObject>
#include <QThreadPool>

#include <sudoku/grid/level.h>
#include <sudoku/logic/technique.h>
#include <sudoku/play/gamestate.h>

namespace sudoku {

/// Finds the technique by which a player could have known a move: the easiest that justifies it. Works off
/// the GUI thread, one move after the other. Lives in the GUI thread.
class Examiner : public QObject {
  Q_OBJECT

 public:
  explicit Examiner(QObject* parent = nullptr);
  /// Stops the work and waits for it.
  ~Examiner() override;

  /// Looks for the technique behind a move of the player's own, made without help. Wrong entries and moves
  /// that show no insight are passed over. `notesComplete`: notes that the move removes were true candidates.
  void examine(const GameState& before, const Move& move, Level puzzleLevel, bool notesComplete);

 signals:
  /// Emitted in the worker's thread: connect it with an object of the GUI thread, which is told there.
  void credited(Technique technique);

 private:
  QThreadPool m_worker;
  std::stop_source m_stop;
};

}  // namespace sudoku
