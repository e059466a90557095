#include "background.h"

#include <chrono>

#include <QDate>
#include <QDir>

#include "game/history/library.h"
#include "game/storage/gamekeeper.h"
#include "game/storage/gamestore.h"
#include "playermessages.h"

namespace sudoku {
namespace {

using namespace std::chrono_literals;

/// The time from the start of the program to its first backup of the stored games, so that the backup does
/// not slow the start down.
constexpr auto kFirstBackup = 20s;
/// The time between checks whether the backup of the day has to be made: the program may run past midnight.
constexpr auto kBackupInterval = 1h;
/// The time from rateSoon() to the start of the search for puzzles whose difficulty has not been rated yet.
constexpr auto kRatingDelay = 5s;

}  // namespace

Background::Background(const GameStore& store, GameKeeper& keeper, Library& library, PlayerMessages& messages,
                       QObject* parent)
    : QObject(parent),
      m_store(store),
      m_keeper(keeper),
      m_backup(QDir(store.directory()).filePath("games.sqlite"), QDir(store.directory()).filePath("backups"),
               [&messages](bool isDone) {
                 if (!isDone) emit messages.failed(tr("Today's backup of the games could not be made."));
               }),
      m_missing([this](const std::optional<BackupOffer>& offer) { m_keeper.offerBackup(offer); }),
      m_rater(store.directory()) {
  m_nextRating.setInterval(kRatingDelay);
  m_nextRating.setSingleShot(true);
  connect(&m_nextRating, &QTimer::timeout, &m_rater, &PuzzleRater::start);
  connect(&m_rater, &PuzzleRater::rated, &library, &Library::changed);
  connect(&m_rater, &PuzzleRater::progressed, &library, &Library::ratingProgressed);
  connect(&library, &Library::imported, &m_rater, &PuzzleRater::start);
  connect(&library, &Library::importCancelled, &m_rater, &PuzzleRater::start);
  m_nextBackup.setInterval(kBackupInterval);
  connect(&m_nextBackup, &QTimer::timeout, this, &Background::backUp);
  connect(&m_keeper, &GameKeeper::gamesRescued, this, &Background::lookForMissingGames);
}

void Background::start() {
  rateSoon();
  lookForMissingGames();
  if (m_nextBackup.isActive()) return;
  m_nextBackup.start();
  QTimer::singleShot(kFirstBackup, this, &Background::backUp);
}

void Background::backUp() {
  m_backup.start(QDate::currentDate());
}

void Background::lookForMissingGames() {
  if (m_store.isRescuing()) return;
  m_missing.run([directory = m_store.directory()](const std::stop_token& stop) {
    return findMissingGames(directory, stop);
  });
}

void Background::dismissNotice() {
  const QString backup = m_keeper.state().backup;
  m_keeper.dismissNotice();
  if (backup.isEmpty()) return;
  m_missing.run([directory = m_store.directory(), backup](const std::stop_token& /*stop*/) {
    letGoMissing(directory, backup);
    return std::optional<BackupOffer>();
  });
}

}  // namespace sudoku
