#include "gamestore.h"

#include "setaside.h"

namespace sudoku {

GameStore::GameStore(const QString& directory, std::chrono::milliseconds syncDelay)
    : m_file(directory, syncDelay), m_play(m_file), m_library(m_file, m_play) {
  m_file.setWriters({&m_play, &m_library});
  if (open()) removeRescueLeftovers(m_file.directory());
}

GameStore::~GameStore() {
  if (tryAgain()) m_library.forgetRemoved();
}

}  // namespace sudoku
