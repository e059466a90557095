#include "storereader.h"

#include <algorithm>

#include <QFile>

namespace sudoku {

namespace {

constexpr qsizetype kMostFileComplaints = 3;

}  // namespace

bool isFileOfGames(const QString& path) {
  constexpr qint64 kHeaderBytes = 64;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return false;
  const QByteArray start = file.read(kHeaderBytes);
  if (start.startsWith("SQLite format 3")) return true;
  // Text contains no zero bytes. More than one page is read, since the first may be damaged.
  return file.seek(0) && file.read(qint64{64} * 1024).contains('\0') && StoreFile(path).isStore();
}

StoreReader::StoreReader(const QString& path)
    : m_file(path),
      m_games(m_file.games()),
      m_collections(m_file.collections()),
      m_besides(m_file.besides()) {
  if (!m_file.isStore()) m_failure = tr("there are no games in this file");
  std::erase_if(m_games, [](const StoreFile::Entry& entry) { return entry.isRemoved; });
  std::stable_sort(m_games.begin(), m_games.end(),
                   [](const auto& a, const auto& b) { return a.key < b.key; });
  const auto end = std::unique(m_games.begin(), m_games.end(),
                               [](const auto& a, const auto& b) { return a.key == b.key; });
  m_games.erase(end, m_games.end());
}

int StoreReader::lost() const {
  return static_cast<int>(m_file.ids().size() - m_file.games().size());
}

std::optional<KeptGame> StoreReader::next() {
  while (m_next < m_games.size()) {
    const StoreFile::Entry& entry = m_games[m_next++];
    auto found = m_file.read(entry);
    if (!found) {
      ++m_refused;
      complain(tr("Game %1 cannot be read.").arg(entry.id));
      continue;
    }
    if (!found->isWhole) complain(tr("Game %1 is there without its last moves.").arg(entry.id));
    found->game.id = 0;
    KeptGame kept = keptGameOf(found->row, std::move(found->game));
    return kept;
  }
  return std::nullopt;
}

void StoreReader::complain(const QString& text) {
  if (m_complaints.size() < kMostFileComplaints) m_complaints += text;
}

}  // namespace sudoku
