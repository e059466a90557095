#include "historyfiles.h"

#include <utility>

#include <QFileInfo>

#include "game/play/game.h"
#include "game/storage/gamekeeper.h"
#include "game/storage/gamestore.h"
#include "gamesession.h"
#include "playermessages.h"

namespace sudoku {

HistoryFiles::HistoryFiles(const Game& game, const GameStore& store, GameKeeper& keeper, GameSession& session,
                           PlayerMessages& messages, QObject* parent)
    : QObject(parent),
      m_game(game),
      m_store(store),
      m_keeper(keeper),
      m_session(session),
      m_messages(messages),
      m_exchange([this](const ExchangeReport& report) {
        emit m_messages.reported(report.toText(QFileInfo(m_exported).fileName()));
      }),
      m_importer(store.directory()) {
  connect(&m_importer, &HistoryImporter::progressed, this, &HistoryFiles::historyImportProgressed);
  connect(&m_importer, &HistoryImporter::finished, this, &HistoryFiles::takeImported);
}

const QString& HistoryFiles::directory() const {
  return m_store.directory();
}

void HistoryFiles::exportHistory(const QString& file, const std::vector<qint64>& ids) {
  m_exported = file;
  m_keeper.keepSettings();
  m_exchange.run([directory = m_store.directory(), file, ids](const std::stop_token& stop) {
    return ids.empty() ? sudoku::exportHistory(directory, file, stop)
                       : sudoku::exportGames(directory, file, ids, stop);
  });
}

void HistoryFiles::importHistory(const QString& file) {
  if (m_importer.isRunning()) return emit m_messages.reported(tr("Games are being imported already."));
  m_imported = QFileInfo(file).fileName();
  emit historyImportBegun(m_imported);
  m_importer.start(file);
}

void HistoryFiles::takeImported(ExchangeReport report) {
  for (const KeptGame& kept : report.waiting) {
    if (!m_game.isStarted() || kept.game.key != m_game.stored().key) continue;
    --report.inPlay;
    ++report.united;
    const std::size_t before = m_game.moves().size();
    m_session.unite(kept);
    report.moves += static_cast<qint64>(m_game.moves().size() - before);
  }
  emit historyImportEnded(report, m_imported);
}

}  // namespace sudoku
