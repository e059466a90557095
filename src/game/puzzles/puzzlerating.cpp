#include "puzzlerating.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include <QDir>
#include <QStringList>

#include <sudoku/formats/formats.h>
#include <sudoku/logic/stepfinder.h>
#include <sudoku/rating/rating.h>
#include <sudoku/solving/solver.h>

#include "game/base/toqstring.h"
#include "game/storage/collectionimport.h"
#include "game/storage/collectionrows.h"
#include "game/storage/columnvalues.h"
#include "game/storage/filelock.h"
#include "game/storage/gamerows.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto kRatingSyncDelay = std::chrono::milliseconds(300);
/// The most ratings written in one transaction, which is short so that a game played at the same time need
/// not wait.
constexpr std::size_t kRatingsAtOnce = 50;
constexpr std::size_t kPuzzlesAtOnce = 200;
/// The longest time for which a rating waits to be written together with others.
constexpr auto kMostRatingWait = std::chrono::seconds(2);

/// The ratings of some puzzles, as values for an SQL statement: a list for each puzzle, which ends with the
/// puzzle's row id.
using Ratings = std::vector<QVariantList>;

/// The codes of the techniques on a solution path, each technique once, the hardest first.
QString techniquesOf(const SolutionPath& path) {
  const auto weight = [](Technique technique) {
    const TechniqueInfo& info = infoOf(technique);
    return std::tuple(info.level, info.score, technique);
  };
  std::set<Technique> seen;
  for (const Step& step : path.steps) seen.insert(step.technique);
  std::vector<Technique> sorted(seen.begin(), seen.end());
  std::sort(sorted.begin(), sorted.end(), [&](Technique a, Technique b) { return weight(a) > weight(b); });
  QStringList codes;
  for (const Technique technique : sorted) codes += toQString(infoOf(technique).code);
  return codes.join(u' ');
}

Level levelOf(const SolutionPath& path) {
  Level level = path.isSolved ? Level::Easy : Level::Inhuman;
  for (const Step& step : path.steps) level = std::max(level, infoOf(step.technique).level);
  return level;
}

/// The ratings of a puzzle that are computed quickly: level, techniques, HoDoKu's score. Empty if the
/// computation was stopped.
QVariantList rateFast(const Puzzle& puzzle, const std::stop_token& stop) {
  const SolutionPath path = solvePath(puzzle, StepOrder::ByLevel, stop);
  const auto hodoku = rateByHodoku(puzzle, stop);
  if (path.isStopped || !hodoku) return {};
  return {toQString(nameOf(levelOf(path))), techniquesOf(path), hodoku->score};
}

QVariantList rateSlowly(const Puzzle& puzzle, const std::stop_token& stop) {
  const auto explainer = rateByExplainer(puzzle, stop);
  return explainer ? QVariantList{explainer->difficulty} : QVariantList();
}

/// A pass over all puzzles that lack one kind of rating, quick or slow.
struct Pass {
  bool isSlow;
  const char* counts;  ///< SQL that counts all puzzles, and those that have this kind of rating
  const char* lacking;
  const char* update;
  QVariantList (*rate)(const Puzzle&, const std::stop_token&);
};
constexpr std::array kPasses = {
    Pass{false, "SELECT count(*), count(techniques) FROM puzzles",
         "SELECT id, cells FROM puzzles WHERE id > ? AND techniques IS NULL ORDER BY id LIMIT ?",
         "UPDATE puzzles SET level = ?, techniques = ?, hodoku = ? WHERE id = ?", rateFast},
    Pass{true, "SELECT count(*), count(explainer) FROM puzzles",
         "SELECT id, cells FROM puzzles WHERE id > ? AND explainer IS NULL ORDER BY id LIMIT ?",
         "UPDATE puzzles SET explainer = ? WHERE id = ?", rateSlowly},
};

class Rater {
 public:
  Rater(GameDatabase& database, QString directory, std::stop_token stop, const RatingProgress& progress)
      : m_database(database),
        m_directory(std::move(directory)),
        m_stop(std::move(stop)),
        m_progress(progress) {}

  int rateAll() {
    if (clearAway() && takePuzzlesOfGames())
      for (const Pass& pass : kPasses)
        if (!rate(pass)) break;
    return m_count;
  }

 private:
  // The private functions that return bool return whether to continue.

  bool clearAway() {
    const auto ids = unfinishedCollections(m_database);
    return ids && std::all_of(ids->begin(), ids->end(), [this](qint64 id) { return drop(id); });
  }

  bool drop(qint64 id) {
    const FileLock lock(importLockOf(m_directory, id));
    // If the lock cannot be taken, another thread or program is importing this collection or deleting it.
    if (lock.state() != FileLock::State::Held) return true;
    for (std::optional<bool> more = true; more == true;) {
      if (!mayGoOn() || !m_database.inTransaction([&] {
            more = dropMembers(m_database, id);
            return more.has_value();
          }))
        return false;
    }
    return true;
  }

  bool takePuzzlesOfGames() {
    const auto games = m_database.run(
        "SELECT DISTINCT givens FROM games WHERE level IS NOT ? AND NOT EXISTS (SELECT 1 FROM puzzles WHERE"
        " cells = givens)",
        {QString::fromLatin1(kSeveralSolutions)});
    if (!games) return false;
    for (std::size_t first = 0; first < games->size(); first += kPuzzlesAtOnce) {
      const std::size_t end = std::min(first + kPuzzlesAtOnce, games->size());
      const auto add = [this, &games](std::size_t index) {
        return m_database.run("INSERT OR IGNORE INTO puzzles (cells) VALUES (?)", {(*games)[index].front()})
            .has_value();
      };
      const auto addSome = [&] {
        bool isDone = true;
        for (std::size_t index = first; isDone && index < end; ++index) isDone = add(index);
        return isDone;
      };
      if (!mayGoOn() || !m_database.inTransaction(addSome)) return false;
    }
    return true;
  }

  bool rate(const Pass& pass) {
    const auto counts = m_database.run(pass.counts);
    if (!counts) return false;
    m_all = counts->front()[0].toInt();
    m_rated = counts->front()[1].toInt();
    for (qint64 last = 0;;) {
      const auto rows = m_database.run(pass.lacking, {last, static_cast<qint64>(kRatingsAtOnce)});
      if (!rows) return false;
      if (rows->empty()) return true;
      last = rows->back().front().toLongLong();
      if (!rate(pass, *rows)) return false;
    }
  }

  bool rate(const Pass& pass, const TableRows& rows) {
    Ratings ratings;
    auto written = std::chrono::steady_clock::now();
    for (const auto& row : rows) {
      const auto givens = parseLine(row[1].toString().toStdString());
      const auto puzzle = givens ? toPuzzle(*givens) : Result<Puzzle, PuzzleFault>(PuzzleFault::Clash);
      if (!puzzle) continue;  // the stored puzzle is damaged
      QVariantList rating = pass.rate(*puzzle, m_stop);
      if (rating.isEmpty()) {
        write(pass, ratings);
        return false;
      }
      ratings.push_back(rating << row[0]);
      if (std::chrono::steady_clock::now() - written < kMostRatingWait) continue;
      if (!write(pass, ratings)) return false;
      ratings.clear();
      written = std::chrono::steady_clock::now();
    }
    return write(pass, ratings);
  }

  bool write(const Pass& pass, const Ratings& ratings) {
    const auto writeOne = [&](const QVariantList& rating) {
      return m_database.run(pass.update, rating).has_value();
    };
    const auto writeAll = [&] { return std::all_of(ratings.begin(), ratings.end(), writeOne); };
    if (!m_database.isInPlace() || !m_database.inTransaction(writeAll)) return false;
    m_count += static_cast<int>(ratings.size());
    m_rated += static_cast<int>(ratings.size());
    if (m_progress && !ratings.empty()) m_progress(pass.isSlow, m_rated, m_all);
    return true;
  }

  /// Whether to continue. Returns false after a stop, or if another file has replaced the open database.
  bool mayGoOn() const { return !m_stop.stop_requested() && m_database.isInPlace(); }

  GameDatabase& m_database;
  QString m_directory;
  std::stop_token m_stop;
  const RatingProgress& m_progress;
  int m_count = 0;
  int m_rated = 0;  ///< number of puzzles that have the present pass's kind of rating
  int m_all = 0;
};

}  // namespace

int ratePuzzles(const QString& directory, const std::stop_token& stop, const RatingProgress& progress) {
  const FileLock lock(QDir(directory).filePath(u"rating.lock"_s));
  if (lock.state() != FileLock::State::Held) return 0;
  GameDatabase database(directory, kRatingSyncDelay, BackgroundWork{stop});
  if (database.open() != GameDatabase::State::Usable) return 0;
  return Rater(database, directory, stop, progress).rateAll();
}

PuzzleRater::PuzzleRater(QString directory, QObject* parent)
    : QObject(parent),
      m_directory(std::move(directory)),
      m_job(
          [this](int count) {
            if (count > 0) emit rated();
            if (std::exchange(m_again, false)) start();
          },
          QThread::LowestPriority) {}

void PuzzleRater::start() {
  m_again = m_job.isRunning();
  if (m_again) return;
  m_job.run([this, directory = m_directory](const std::stop_token& stop) {
    return ratePuzzles(directory, stop,
                       [this](bool isSlow, int rated, int all) { emit progressed(isSlow, rated, all); });
  });
}

}  // namespace sudoku
