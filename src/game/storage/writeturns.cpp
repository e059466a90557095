#include "writeturns.h"

#include <map>

#include <QFileInfo>

namespace sudoku {

std::shared_ptr<WriteTurns> WriteTurns::of(const QString& path) {
  static std::mutex mutex;
  static std::map<QString, std::weak_ptr<WriteTurns>> known;
  const std::scoped_lock lock(mutex);
  std::weak_ptr<WriteTurns>& place = known[QFileInfo(path).absoluteFilePath()];
  auto turns = place.lock();
  if (!turns) place = turns = std::make_shared<WriteTurns>();
  return turns;
}

std::unique_ptr<WriteTurns::Turn> WriteTurns::take(Rank rank) {
  std::unique_lock lock(m_mutex);
  if (rank == Rank::Player) {
    ++m_players;
    m_ended.wait(lock, [this] { return !m_isTaken; });
    --m_players;
  } else {
    const std::uint64_t number = ++m_lastAsked;
    m_ended.wait(lock, [&] { return !m_isTaken && m_players == 0 && m_lastServed + 1 == number; });
    m_lastServed = number;
  }
  m_isTaken = true;
  return std::make_unique<Turn>(*this);
}

void WriteTurns::end() {
  {
    const std::scoped_lock lock(m_mutex);
    m_isTaken = false;
  }
  m_ended.notify_all();
}

}  // namespace sudoku
