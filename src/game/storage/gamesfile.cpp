#include "gamesfile.h"

#include <algorithm>
#include <utility>

#include <QDir>
#include <QFileInfo>

#include "game/language/joined.h"
#include "setaside.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// How often one call of write() or read() may replace the file before it gives up.
constexpr int kMostReplacements = 2;
/// The size in bytes of the largest damaged file whose games are rescued at once, which takes a tenth of a
/// second.
constexpr qint64 kRescuedAtOnceBytes = qint64{512} * 1024;
constexpr qint64 kRescueRestMs = 5000;

}  // namespace

GamesFile::GamesFile(const QString& directory, std::chrono::milliseconds syncDelay)
    : m_directory(directory), m_database(directory, syncDelay) {}

StorageState GamesFile::state() const {
  if (m_trouble) return *m_trouble;
  if (const QString failure = m_database.syncFailure(); !failure.isEmpty())
    return {StorageState::Kind::Trouble,
            tr("What you play is not safe from a cut of the power: the disk reports an error."), failure};
  if (isRescuing())
    return {
        StorageState::Kind::Rescue,
        tr("The file of saved games was damaged. The games in it are being read; you can play meanwhile."),
        QDir::toNativeSeparators(m_database.path())};
  return m_notice.value_or(StorageState());
}

void GamesFile::noteUnreadable(qint64 id) {
  m_notice = {StorageState::Kind::Notice, tr("A saved game cannot be read and has been left alone."),
              tr("Game %1 in %2", "a row of the file")
                  .arg(QString::number(id), QDir::toNativeSeparators(m_database.path()))};
}

bool GamesFile::open() {
  if (m_database.isUsable() && m_database.isInPlace() && !m_database.isReadOnly()) return true;
  if (m_database.isUsable() && !m_database.isInPlace()) return follow();
  for (int replacements = 0;; ++replacements) {
    const auto opened = m_database.open();
    if (opened == GameDatabase::State::Usable) {
      m_trouble.reset();
      beginRescue();
      return true;
    }
    if (opened == GameDatabase::State::Refused) {
      refuse(m_database.failure(), m_database.systemFailure());
      return false;
    }
    if (replacements == kMostReplacements || !replaceDamaged()) {
      refuse(tr("the file is damaged and cannot be set aside"), m_database.systemFailure());
      return false;
    }
  }
}

bool GamesFile::tryAgain() {
  if (m_rescue && m_rescue->isDone()) endRescue();
  if (m_nextRescue && m_nextRescue->hasExpired()) {
    m_nextRescue.reset();
    beginRescue();
  }
  const auto writes = [](FileWriter* writer) { return writer->writePending(); };
  if (!open() || !std::all_of(m_writers.begin(), m_writers.end(), writes)) return false;
  if (m_database.isUsable()) m_trouble.reset();
  return true;
}

bool GamesFile::write(const std::function<bool()>& work, const std::function<void()>& afterFailure) {
  for (int replacements = 0; m_database.isUsable(); ++replacements) {
    if (m_database.inTransaction(work)) return true;
    afterFailure();
    if (!m_database.isDamaged() || replacements == kMostReplacements) {
      refuse(m_database.failure(), m_database.systemFailure());
      break;
    }
    if (!mend()) break;
  }
  return false;
}

std::vector<qint64> GamesFile::idsOf(const char* sql, const QVariantList& values) {
  const auto rows = read([&] { return m_database.run(sql, values); });
  if (!rows && m_database.isUsable()) refuse(m_database.failure(), m_database.systemFailure());
  std::vector<qint64> ids;
  for (const auto& row : rows.value_or(TableRows())) ids.push_back(row.front().toLongLong());
  return ids;
}

std::unique_ptr<FileLock> GamesFile::claim(qint64 id) {
  auto claim = std::make_unique<FileLock>(QDir(m_directory).filePath(u"game-%1.lock"_s.arg(id)));
  if (claim->state() == FileLock::State::Impossible)
    refuse(tr("the folder cannot be written to"), QDir::toNativeSeparators(m_directory));
  return claim;
}

/// Restores the opened file if it was deleted, or opens the file that has replaced it.
bool GamesFile::follow() {
  const bool isDeleted = !QFileInfo::exists(m_database.path());
  if (isDeleted && !m_database.restoreFile() && !m_database.isDamaged()) {
    refuse(tr("the file has been deleted, and cannot be put back: %1").arg(m_database.failure()),
           m_database.systemFailure());
    return false;
  }
  m_database.close();
  noteReplaced();
  if (!open()) return false;
  m_notice = {
      StorageState::Kind::Notice,
      isDeleted ? tr("Another program has deleted the file of saved games. It has been put back.")
                : tr("Another program has replaced the file of saved games. This game has been added to it."),
      QDir::toNativeSeparators(m_database.path())};
  return true;
}

bool GamesFile::mend() {
  m_database.close();
  if (replaceDamaged()) return open();
  refuse(tr("the file is damaged and cannot be set aside"), m_database.systemFailure());
  return false;
}

/// Renames the damaged file, unless another process has done so; the next call of open() makes a new file.
bool GamesFile::replaceDamaged() {
  if (!m_database.setAside() && QFileInfo::exists(m_database.path()) && m_database.isInPlace()) return false;
  noteReplaced();
  return true;
}

void GamesFile::noteReplaced() {
  for (FileWriter* writer : m_writers) writer->fileReplaced();
}

/// Begins to rescue the games of damaged files, also of those that another process has renamed.
void GamesFile::beginRescue() {
  const QStringList files = filesToRescue(m_database.path());
  if (files.isEmpty() || isRescuing()) return;
  const auto sizeOf = [](const QString& file) {
    return QFileInfo(file).size() + QFileInfo(file + u"-wal"_s).size();
  };
  const bool areSmall = std::all_of(files.begin(), files.end(),
                                    [&](const QString& file) { return sizeOf(file) <= kRescuedAtOnceBytes; });
  const auto rescued = areSmall ? rescueAll(m_database) : std::nullopt;
  if (rescued)
    noteRescue(rescued->report, rescued->last);
  else
    m_rescue = std::make_unique<GameRescue>(m_directory);
}

/// Takes the result of rescuing a damaged file. If that failed, it is repeated only after a while, because it
/// reads the whole file.
void GamesFile::endRescue() {
  const auto rescue = std::exchange(m_rescue, nullptr);
  if (!rescue->outcome()) {
    m_nextRescue.emplace(kRescueRestMs);
    return;
  }
  noteRescue(rescue->outcome()->report, rescue->outcome()->last);
  for (FileWriter* writer : m_writers) writer->gamesTakenOver();
}

void GamesFile::noteRescue(const RescueReport& report, const QString& aside) {
  QStringList sentences = {tr("The file of saved games was damaged.")};
  if (report.lost > 0 || report.inPart > 0)
    sentences += tr("Games saved from it: %1, %2 of them without their last moves; games lost: %3.")
                     .arg(report.saved)
                     .arg(report.inPart)
                     .arg(report.lost);
  else if (report.saved == 0)
    sentences += tr("No game in it could be read.");
  else
    sentences += tr("All games in it could be saved: %1.").arg(report.saved);
  if (report.fromBackup > 0) sentences += tr("From the backups: %1.").arg(report.fromBackup);
  m_notice = {StorageState::Kind::Notice, Joined::sentences(sentences),
              tr("The damaged file is kept as %1.").arg(QDir::toNativeSeparators(aside))};
}

void GamesFile::refuse(const QString& reason, const QString& systemReason) {
  const QString why = reason.isEmpty() ? tr("the file cannot be written to") : reason;
  m_trouble = {StorageState::Kind::Trouble,
               tr("Not saved: %1. What you play is saved as soon as that is possible.").arg(why),
               tr("File: %1\nReason: %2").arg(QDir::toNativeSeparators(m_database.path()), systemReason)};
}

}  // namespace sudoku
