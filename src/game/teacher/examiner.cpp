#include "examiner.h"

#include "credit.h"

namespace sudoku {

Examiner::Examiner(QObject* parent) : QObject(parent) {
  m_worker.setMaxThreadCount(1);
  m_worker.setThreadPriority(QThread::LowPriority);
}

Examiner::~Examiner() {
  m_stop.request_stop();
  m_worker.clear();
  m_worker.waitForDone();
}

void Examiner::examine(const GameState& before, const Move& move, Level puzzleLevel, bool notesComplete) {
  m_worker.start([this, before, move, puzzleLevel, notesComplete, stop = m_stop.get_token()] {
    const auto technique = creditOf(before, move, puzzleLevel, notesComplete, stop);
    if (technique && !stop.stop_requested()) emit credited(*technique);
  });
}

}  // namespace sudoku
