#include "gamecontroller.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include <QDate>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <sudoku/formats/formats.h>
#include <sudoku/making/puzzlemaker.h>
#include <sudoku/rating/rating.h>

#include "changewords.h"
#include "game/base/toqstring.h"
#include "game/history/replay.h"
#include "game/history/statistics.h"
#include "game/history/statisticsseries.h"
#include "game/play/commandmoves.h"
#include "game/play/gamerecord.h"
#include "game/play/notehistory.h"
#include "game/play/wrongentries.h"
#include "game/storage/gamestore.h"
#include "game/teacher/verdict.h"

namespace sudoku {
namespace {

using namespace std::chrono_literals;

/// The start is not to wait for it.
constexpr auto kFirstBackup = 20s;
/// For those who play past midnight.
constexpr auto kBackupInterval = 1h;
/// So long after the start, or after there are new puzzles, their ratings are looked for.
constexpr auto kRatingDelay = 5s;

/// A new game of a puzzle of which no more is known than what it was called at the start of the program.
StoredGame rated(const Puzzle& puzzle, const QString& puzzleId = {}) {
  return gameOf(puzzle, puzzleId, levelOf(puzzle));
}

/// Whether two games of a puzzle stand at one position. By which of several solutions it is judged is another
/// matter.
bool standAlike(const StoredGame& a, const StoredGame& b) {
  const GameState ofA = positionOf(a);
  const GameState ofB = positionOf(b);
  return static_cast<const GameContents&>(ofA) == static_cast<const GameContents&>(ofB);
}

/// What the times of the games of a level say beside that of one of them.
void addLevelTimes(SolvedFacts& facts, const std::vector<GameSummary>& games, qint64 own) {
  const auto lesser = [](std::optional<qint64> best, qint64 time) {
    return std::min(best.value_or(time), time);
  };
  std::vector<qint64> times;
  for (const GameSummary& game : games) {
    if (const auto time = timeOf(game)) times.push_back(*time);
    if (!wasSolvedAlone(game)) continue;
    facts.bestMs = lesser(facts.bestMs, game.elapsedMs);
    if (game.id != own) facts.bestBeforeMs = lesser(facts.bestBeforeMs, game.elapsedMs);
  }
  if (times.size() > 1) facts.medianMs = medianOf(std::move(times));
}

HelpKind helpOf(Rung rung) {
  switch (rung) {
    case Rung::Where:
      return HelpKind::RungWhere;
    case Rung::What:
      return HelpKind::RungWhat;
    case Rung::Why:
      break;
  }
  return HelpKind::RungWhy;
}

}  // namespace

GameController::GameController(Game& game, GameStore& store, Settings& settings, QObject* parent,
                               PuzzleQueue::Maker makeForNew)
    : QObject(parent),
      m_game(game),
      m_store(store),
      m_settings(settings),
      m_keeper(game, store, m_clock),
      m_library(store),
      m_queue(std::move(makeForNew), QDir(store.directory()).filePath("spare-puzzles.txt"), this),
      m_opener(
          game, m_clock, [this](const StoredGame& opened) { return open(opened); }, this),
      m_teacher(game),
      m_exchange([this](const ExchangeReport& report) {
        emit reported(report.toText(QFileInfo(m_exported).fileName()));
      }),
      m_importer(store.directory()),
      m_backup(QDir(store.directory()).filePath("games.sqlite"), QDir(store.directory()).filePath("backups"),
               [this](bool isDone) {
                 if (!isDone) emit failed(tr("Today's backup of the games could not be made."));
               }),
      m_missing([this](const std::optional<BackupOffer>& offer) { m_keeper.offerBackup(offer); }),
      m_rater(store.directory()) {
  m_nextRating.setInterval(kRatingDelay);
  m_nextRating.setSingleShot(true);
  connect(&m_nextRating, &QTimer::timeout, &m_rater, &PuzzleRater::start);
  connect(&m_rater, &PuzzleRater::rated, &m_library, &Library::changed);
  connect(&m_rater, &PuzzleRater::progressed, &m_library, &Library::ratingProgressed);
  connect(&m_library, &Library::imported, &m_rater, &PuzzleRater::start);
  connect(&m_library, &Library::importCancelled, &m_rater, &PuzzleRater::start);
  m_nextBackup.setInterval(kBackupInterval);
  connect(&m_nextBackup, &QTimer::timeout, this, &GameController::backUp);
  m_teacher.setChoices(m_settings.hintChoices());
  m_game.setChecksEntries(m_settings.checksEntries());
  m_clock.setShown(m_settings.viewChoices().showsClock);
  connectTeacher();
  connect(&m_opener, &PuzzleOpener::reported, this, &GameController::reported);
  connect(&m_opener, &PuzzleOpener::failed, this, &GameController::failed);
  connect(&m_opener, &PuzzleOpener::judged, this, [this](const QString& text) {
    if (!place()) emit reported(text);  // of a collection techniques are told only if they are asked for
  });
  connect(&m_opener, &PuzzleOpener::severalSolutionsFound, this, &GameController::severalSolutionsFound);
  connect(&m_opener, &PuzzleOpener::choiceNeeded, this, &GameController::choiceNeeded);
  connect(&m_opener, &PuzzleOpener::fileUsed, this,
          [this](const QString& path) { m_settings.addRecentFile(QFileInfo(path).absoluteFilePath()); });
  connect(&m_opener, &PuzzleOpener::requestFailed, this, [this] {
    setRequested(false);
    emit requestFailed();
  });
  connect(&m_keeper, &GameKeeper::latestFound, this, &GameController::take);
  connect(&m_importer, &HistoryImporter::progressed, this, &GameController::historyImportProgressed);
  connect(&m_importer, &HistoryImporter::finished, this, &GameController::takeImported);
  connect(&m_keeper, &GameKeeper::gamesRescued, this, [this] {
    emit m_library.changed();
    lookForMissingGames();
  });
  connect(&m_library, &Library::notWritten, this, [this] {
    m_keeper.tryAgain();
    emit reported(tr("This cannot be kept now."));
  });
  connect(&m_library, &Library::removed, this, &GameController::leaveRemoved);
  connect(&m_game, &Game::solvedChanged, this, &GameController::runClock);
  connect(&m_game, &Game::started, &m_lastClick, &LastClick::forget);
  connect(&m_game, &Game::started, this, &GameController::forgetSolvedFacts);
  connect(&m_game, &Game::solvedChanged, this, &GameController::forgetSolvedFacts);
  connect(&m_library, &Library::changed, this, &GameController::forgetSolvedFacts);
  connect(&m_queue, &PuzzleQueue::ready, this, [this](Level level) {
    if (m_awaitedLevel == level) make(level);
  });
}

void GameController::start(const StartRequest& request) {
  const bool isFirst = !m_nextBackup.isActive();  // a later start has handed over to this one
  const auto left = isFirst ? m_library.leftGame() : std::nullopt;
  if (const auto* level = std::get_if<Level>(&request)) {
    make(*level);
  } else if (const auto* id = std::get_if<PuzzleId>(&request)) {
    open(rated(makePuzzle(*id), QString::fromStdString(toText(*id))));
  } else if (const auto* puzzle = std::get_if<Puzzle>(&request)) {
    open(rated(*puzzle));
  } else if (const auto* game = std::get_if<StoredGame>(&request)) {
    open(*game);
  } else if (const auto latest = m_keeper.resumeLatest()) {
    take(latest);
  } else {
    newGame();
  }
  m_queue.fill(nextLevel());
  m_nextRating.start();
  lookForMissingGames();
  if (!isFirst) return;
  if (left) emit leftGameFound(*left);
  m_nextBackup.start();
  QTimer::singleShot(kFirstBackup, this, &GameController::backUp);
}

void GameController::backUp() {
  m_backup.start(QDate::currentDate());
}

/// In the backups. Only they know of a store that was lost.
void GameController::lookForMissingGames() {
  if (m_store.isRescuing()) return;
  m_missing.run([directory = m_store.directory()](const std::stop_token& stop) {
    return findMissingGames(directory, stop);
  });
}

void GameController::dismissNotice() {
  const QString backup = m_keeper.state().backup;
  m_keeper.dismissNotice();
  if (backup.isEmpty()) return;
  m_missing.run([directory = m_store.directory(), backup](const std::stop_token& /*stop*/) {
    letGoMissing(directory, backup);
    return std::optional<BackupOffer>();
  });
}

const QString& GameController::directory() const {
  return m_store.directory();
}

void GameController::newGame() {
  make(nextLevel());
}

void GameController::previousGame() {
  const auto previous = m_keeper.resumePrevious();
  if (!previous) return emit noPreviousGame();
  take(previous);
  if (m_game.canUndo()) emit done(tr("This is the game before."));
}

void GameController::resume(qint64 id) {
  if (const auto game = m_keeper.resume(id))
    take(game);
  else
    emit failed(tr("This game cannot be opened now: it is played in another window, or cannot be read."));
}

const SolvedFacts& GameController::solvedFacts() {
  if (m_solvedFacts) return *m_solvedFacts;
  m_keeper.keepSettings();  // the clock
  SolvedFacts facts;
  const auto games = gamesThatCount();
  const qint64 own = m_game.inPlay()->id;
  for (const GameSummary& game : games) {
    if (game.id != own) continue;
    facts.foreknowledge = game.foreknowledge;
    facts.isAlone = wasSolvedAlone(game);
  }
  addLevelTimes(facts, gamesOfLevel(games, m_game.level()), own);
  // Which digit was the right one is the player's to say where there are several solutions.
  if (!m_game.hasSeveralSolutions())
    facts.againstNotes = enteredAgainstNotes(m_game.state().puzzle, appliedMoves(*m_game.inPlay()));
  facts.isRecord = m_game.isSolved() && recordGames(games).contains(own);
  return m_solvedFacts.emplace(facts);
}

std::vector<GameSummary> GameController::gamesThatCount() {
  auto games = gamesSince(m_library.games(), m_settings.statisticsSince());
  std::erase_if(games, [](const GameSummary& game) { return game.solutions == Solutions::Several; });
  return games;
}

void GameController::resetStatistics() {
  if (!m_countedSince) m_countedSince = m_settings.statisticsSince();
  m_settings.setStatisticsSince(QDateTime::currentMSecsSinceEpoch());
  forgetSolvedFacts();
}

void GameController::undoStatisticsReset() {
  if (!m_countedSince) return;
  m_settings.setStatisticsSince(*std::exchange(m_countedSince, std::nullopt));
  forgetSolvedFacts();
}

void GameController::restart() {
  if (m_game.isStarted()) restart(*m_game.inPlay());
}

void GameController::restart(qint64 id) {
  if (const auto game = m_library.game(id))
    restart(*game);
  else
    emit failed(tr("This game cannot be read."));
}

void GameController::restart(const StoredGame& game) {
  StoredGame again = gameOf(game.puzzle, game.puzzleId, game.level);
  again.solutions = game.solutions;
  again.day = game.day;
  m_keeper.keepSettings();
  begin(std::move(again));
}

void GameController::resumeAt(qint64 id, const GameContents& position) {
  resume(id);
  if (m_game.inPlay()->id == id) playOrSay(Move::restore(position), tr("The game stands there already."));
}

void GameController::playDaily(QDate day, Level level, const PuzzleWithId& puzzle) {
  StoredGame game = gameOf(puzzle.puzzle, QString::fromStdString(toText(puzzle.id)), level);
  game.day = day;
  open(game);
}

/// The player has taken games out of the lists, maybe the one that is being played.
void GameController::leaveRemoved(const std::vector<qint64>& ids) {
  if (std::find(ids.begin(), ids.end(), m_game.inPlay()->id) == ids.end()) return;
  m_leavesRemoved = true;  // until the other game is there: its puzzle may have to be made
  if (const auto previous = m_keeper.resumePrevious())
    take(previous);
  else
    newGame();
}

void GameController::playNext(const CollectionWalk& walk, CollectionOrder order) {
  openPuzzleOf(walk, m_library.nextPuzzle(walk, order));
}

void GameController::playNextInCollection() {
  const auto here = place();
  if (!here) return emit reported(tr("This puzzle is in no collection."));
  const CollectionWalk walk =
      m_walk.collection == here->collection ? m_walk : CollectionWalk{here->collection, {}};
  openPuzzleOf(walk, m_library.nextPuzzle(walk, CollectionOrder::AsListed, here->number));
}

void GameController::playPuzzle(const CollectionWalk& walk, int number) {
  const auto puzzles = m_library.puzzles({walk.collection, {}, 0}, {number});
  if (puzzles.empty()) return emit failed(tr("This puzzle cannot be read."));
  openPuzzleOf(walk, toQString(toLine(puzzles.front().givens)));
}

void GameController::openPuzzleOf(const CollectionWalk& walk, const QString& puzzle) {
  if (puzzle.isEmpty()) return emit reported(tr("Each puzzle of this collection has been begun."));
  m_walk = walk;
  QString name;
  for (const CollectionSummary& summary : m_library.collections())
    if (summary.id == walk.collection) name = summary.name;
  m_opener.openText(puzzle.toLatin1(), name);
}

std::optional<Membership> GameController::place() {
  if (!m_game.isStarted()) return std::nullopt;
  const auto places = m_library.placesOf(m_game.state().puzzle.givens);
  const auto walked = std::find_if(places.begin(), places.end(), [this](const Membership& place) {
    return place.collection == m_walk.collection;
  });
  if (walked != places.end()) return *walked;
  return places.empty() ? std::nullopt : std::optional(places.front());
}

void GameController::exportHistory(const QString& file, const std::vector<qint64>& ids) {
  m_exported = file;
  m_keeper.keepSettings();
  m_exchange.run([directory = m_store.directory(), file, ids](const std::stop_token& stop) {
    return ids.empty() ? sudoku::exportHistory(directory, file, stop)
                       : sudoku::exportGames(directory, file, ids, stop);
  });
}

void GameController::importHistory(const QString& file) {
  if (m_importer.isRunning()) return emit reported(tr("Games are being imported already."));
  m_imported = QFileInfo(file).fileName();
  emit historyImportBegun(m_imported);
  m_importer.start(file);
}

void GameController::takeImported(ExchangeReport report) {
  for (const KeptGame& kept : report.waiting) {
    if (!m_game.isStarted() || kept.game.key != m_game.inPlay()->key) continue;
    --report.inPlay;
    ++report.united;
    const std::size_t before = m_game.moves().size();
    const bool wasPaused = m_isPaused;
    if (const auto united = m_keeper.unite(kept)) take(united);
    setPaused(wasPaused);
    report.moves += static_cast<qint64>(m_game.moves().size() - before);
  }
  emit historyImportEnded(report, m_imported);
  emit m_library.changed();
  m_rater.start();
  lookForMissingGames();
}

void GameController::playEntered(const Grid& givens) {
  openText(QByteArray::fromStdString(toLine(givens)), tr("Your puzzle"));
}

void GameController::playAllTheSame(const Grid& givens) {
  m_opener.openAllTheSame(givens, tr("Your puzzle"));
}

void GameController::save(const QString& path, Format chosen) {
  m_settings.setSaveFormat(chosen);
  m_opener.save(path, formatForName(path, chosen));
}

void GameController::setNextLevel(Level level) {
  m_settings.setLevel(level);
  m_queue.fill(level);
}

void GameController::setDailyLevel(Level level) {
  NewGameChoices choices = m_settings.newGameChoices();
  choices.dailyLevel = level;
  m_settings.setNewGameChoices(choices);
}

void GameController::setChecksEntries(bool checks) {
  m_settings.setChecksEntries(checks);
  m_game.setChecksEntries(checks);
}

void GameController::setHintChoices(const HintChoices& choices) {
  m_settings.setHintChoices(choices);
  m_teacher.setChoices(choices);
}

void GameController::setWatched(bool watched) {
  if (watched == m_watched) return;
  m_watched = watched;
  runClock();
  if (!watched) keepSettings();  // the page that is looked at meanwhile tells the time
}

void GameController::setViewChoices(const ViewChoices& choices) {
  m_settings.setViewChoices(choices);
  m_clock.setShown(choices.showsClock);
}

void GameController::setPaused(bool paused) {
  if (paused == m_isPaused || (paused && (!m_game.isStarted() || m_game.isSolved()))) return;
  m_isPaused = paused;
  runClock();
  if (paused) keepSettings();  // nothing else keeps a clock that stands still
  emit pausedChanged();
  mayPlay();  // says so
}

void GameController::fillCandidates() {
  if (!m_game.isStarted() || m_game.isSolved() || !mayPlay()) return;
  const Move move = fillingMove(m_game.state(), notToBeFilled(*m_game.inPlay(), m_game.state()));
  m_game.setNotesComplete(true);  // before the move, whose followers ask for it
  playOrSay(move, tr("All candidates are filled in already."));
}

void GameController::removeRuledOut() {
  playOrSay(removingRuledOut(m_game.state()), tr("No note is ruled out."));
}

void GameController::solveSingles() {
  if (!mayPlay()) return;
  if (!wrongEntries(m_game.state()).isEmpty()) {
    emit reported(tr("An entry is wrong. Check shows where."));
    return;
  }
  playOrSay(solvingSingles(m_game.state(), m_game.level().value_or(Level::Inhuman)), tr("No single is open."),
            HelpKind::SinglesSolved);
}

void GameController::setMarksTwoCandidates(bool on) {
  m_game.setMarksTwoCandidates(on);
  const int count = m_game.twoCandidateMarks().size();
  if (!on) return emit done(tr("Cells with two candidates are no longer marked."));
  emit done(count == 0   ? tr("No cell has two candidates now.")
            : count == 1 ? tr("One cell with two candidates is marked.")
                         : tr("%n cells with two candidates are marked.", nullptr, count));
}

void GameController::clearNotes() {
  playOrSay(clearingNotes(m_game.state()), tr("There are no notes."));
}

void GameController::applyStep(const Step& step) {
  if (!step.placements.empty())
    return playOrSay(moveOf(step), tr("This step is done already."), HelpKind::Applied);
  if (!played(moveOf(step), tr("This step is done already."), HelpKind::Applied)) return;
  emit ruledOut(step.eliminations);
  emit reported(Hints::whatWasRuledOut(step.eliminations));
}

void GameController::playFrom(const Position& position) {
  playOrSay(movingTo(m_game.state(), position), tr("The game stands there already."));
}

void GameController::playPosition(const Puzzle& puzzle, const Position& position) {
  StoredGame game = rated(puzzle);
  game.append(movingTo(GameState(puzzle), position));
  m_keeper.keepSettings();
  begin(std::move(game));
}

void GameController::playNotedPosition(const Puzzle& puzzle, const Position& position) {
  GameContents target = *movingTo(GameState(puzzle), position).target;
  for (const Cell cell : position.board.emptyCells())
    target.notes[static_cast<std::size_t>(cell.index())] = position.candidates.at(cell);
  StoredGame game = rated(puzzle);
  game.append(Move::restore(target));
  game.notesComplete = true;
  m_keeper.keepSettings();
  begin(std::move(game));
}

void GameController::giveUp() {
  if (!m_game.isStarted() || m_game.isSolved() || !mayPlay()) return;
  GameState solved = m_game.state();
  solved.board = solved.puzzle.solution;
  solved.notes = solved.centreNotes = {};
  m_game.endTrials();
  m_game.recordHelp(HelpKind::GivenUp);
  m_game.play(Move::restore(solved));
}

void GameController::addCheckpoint(const QString& name) {
  if (!m_game.isStarted() || !mayPlay()) return;
  const QString given = name.isEmpty() ? tr("Checkpoint %1").arg(m_game.checkpoints().size() + 1) : name;
  m_game.addCheckpoint(given);
  emit reported(tr("Kept: ") + given);
}

void GameController::renameCheckpoint(std::size_t place, const QString& name) {
  if (!name.isEmpty() && m_game.checkpoints()[place].name != name) m_game.renameCheckpoint(place, name);
}

void GameController::returnTo(std::size_t place) {
  const Checkpoint& checkpoint = m_game.checkpoints()[place];
  const GameState before = m_game.state();
  if (played(Move::restore(positionAt(*m_game.inPlay(), checkpoint.position)),
             tr("The game stands there already.")))
    emit done(tr("Back at %1: %2", "a checkpoint, what went and came back")
                  .arg(checkpoint.name, ChangeWords::undone(before, m_game.state())));
}

void GameController::goTo(int move) {
  if (!m_game.isStarted() || !mayPlay()) return;
  if (move == m_game.position()) return emit refused(tr("The game stands there already."));
  const GameState before = m_game.state();
  const int moves = m_game.inPlay()->movesBetween(m_game.position(), move);
  m_game.goTo(move);
  emit done(ChangeWords::gone(before, m_game.state(), moves));
}

void GameController::undo() {
  if (!mayPlay() || !m_game.canUndo()) return;
  const Move::Kind undone = m_game.inPlay()->moveNumbered(m_game.position()).move.kind;
  if (undone == Move::Kind::Fill) m_game.setNotesComplete(std::nullopt);
  const GameState before = m_game.state();
  const std::size_t trials = m_game.trials().size();
  m_game.undo();
  if (m_game.trials().size() <= trials) return emit done(ChangeWords::undone(before, m_game.state()));
  const Grid& board = m_game.state().board;
  const CellSet back = changedEntries(before.board, board) & board.filledCells();
  const QString entries = back.size() == 1 ? tr("one entry") : tr("%n entries", nullptr, back.size());
  emit reported(tr("What was tried is back, and still tried: %1.", "number of entries").arg(entries));
}

void GameController::redo() {
  if (!mayPlay() || !m_game.canRedo()) return;
  const GameState before = m_game.state();
  m_game.redo();
  if (m_game.inPlay()->moveNumbered(m_game.position()).move.kind == Move::Kind::Fill)
    m_game.setNotesComplete(true);
  emit done(ChangeWords::done(before, m_game.state()));
}

void GameController::beginTrial() {
  if (!m_game.isStarted() || m_game.isSolved() || !mayPlay()) return;
  const std::size_t before = m_game.trials().size();
  m_game.beginTrial();
  if (m_game.trials().size() == before) return emit refused(tr("Nothing has been tried yet."));
  emit done(before == 0 ? tr("Trying from here on. Keep or Drop ends it.")
                        : tr("Trying within a trial. Keep or Drop ends the inner one."));
}

void GameController::keepTrial() {
  if (!m_game.isTrying() || !mayPlay()) return;
  m_game.endTrial();
  emit done(m_game.isTrying() ? tr("Kept, within the trial around it.") : tr("What was tried is kept."));
}

void GameController::dropTrial() {
  if (!m_game.isTrying() || !mayPlay()) return;
  m_game.dropTrial();
  emit done(tr("What was tried is dropped. Undo brings it back."));
}

bool GameController::played(const std::optional<Move>& move, const QString& otherwise,
                            std::optional<HelpKind> help) {
  if (!m_game.isStarted() || m_game.isSolved() || !mayPlay()) return false;
  if (!move || applyMoveWithChanges(m_game.state(), *move).changed.isEmpty()) {
    emit refused(otherwise);
    return false;
  }
  if (help) m_game.recordHelp(*help);
  m_game.play(asWished(*move));
  return true;
}

void GameController::playOrSay(const std::optional<Move>& move, const QString& otherwise,
                               std::optional<HelpKind> help) {
  const GameState before = m_game.state();
  if (played(move, otherwise, help)) emit done(ChangeWords::done(before, m_game.state()));
}

void GameController::request(const NewGameRequest& request) {
  setRequested(true);
  m_opener.request(request);
}

void GameController::cancelRequest() {
  m_opener.cancelRequest();
  setRequested(false);
}

void GameController::setRequested(bool isRequested) {
  m_isRequested = isRequested;
  runClock();
}

void GameController::cancelNew() {
  if (!m_awaitedLevel) return;
  m_queue.cancel();
  await(std::nullopt);
  emit reported(m_game.isStarted() ? tr("No new game: this one goes on.") : tr("No new game."));
}

void GameController::await(std::optional<Level> level) {
  if (std::exchange(m_awaitedLevel, level) == level) return;
  runClock();
  emit awaitedChanged();
}

void GameController::make(Level level) {
  auto made = m_queue.take(level);
  // The list of what is ready may be older than a game: the end of the program did not wait for the list.
  while (made && m_library.hasGameOf(made->puzzle.givens)) made = m_queue.take(level);
  if (!made) {
    await(level);
    return emit reported(tr("%1: a puzzle is being made …").arg(levelName(level)));
  }
  m_keeper.keepSettings();
  begin(gameOf(made->puzzle, QString::fromStdString(toText(made->id)), level));
  m_settings.setUntouchedGames(m_settings.untouchedGames() << m_game.inPlay()->key.toText());
}

bool GameController::open(const StoredGame& game) {
  const auto unfinished = m_keeper.resumeUnfinished(game.puzzle.givens);
  const bool goesOn = unfinished && (game.moves.empty() || standAlike(*unfinished, game));
  if (goesOn)
    take(unfinished);
  else
    begin(game);
  return goesOn;
}

/// Untouched games from New leave the library, except for the one being played: Previous game leads to it
/// from now on.
void GameController::forgetUntouched() {
  const QString own = m_game.inPlay()->key.toText();
  const QStringList untouched = m_settings.untouchedGames();
  std::vector<UniqueId> others;
  for (const QString& text : untouched)
    if (const auto key = UniqueId::fromText(text); key && text != own) others.push_back(*key);
  m_library.dropUntouched(others);
  m_settings.setUntouchedGames(untouched.contains(own) ? QStringList(own) : QStringList());
}

void GameController::begin(StoredGame game) {
  forgetUntouched();
  game.hints = m_game.hints();
  game.inputMode = m_game.inputMode();
  game.selection = Selection(m_game.selectedCell());
  const auto inPlay = std::make_shared<StoredGame>(std::move(game));
  m_keeper.add(inPlay);
  take(inPlay);
  m_nextRating.start();
}

void GameController::take(const GameInPlay& game) {
  await(std::nullopt);
  m_isRequested = false;
  m_opener.cancel();
  m_clock.setElapsedMs(game->elapsedMs);
  setPaused(false);
  m_game.start(game);
  m_leavesRemoved = false;
  runClock();
}

Move GameController::asWished(Move move) const {
  if (move.kind == Move::Kind::Enter) move.erases = m_settings.erasesNotes();
  return move;
}

void GameController::playOwn(const Move& asked) {
  const bool isAided = m_teacher.hint() || m_teacher.hasTold(asked);
  const GameState before = m_game.state();
  const Move move = asWished(asked);
  const bool isHinted = m_teacher.isHinted(move);
  m_game.play(move);
  if (isHinted && !m_game.isSolved()) emit reported(tr("Well seen."));
  if (!isAided && !m_game.hasSeveralSolutions() && m_game.state() != before)
    m_examiner.examine(before, move, m_game.level().value_or(Level::Inhuman),
                       m_game.notesComplete().value_or(false));
}

void GameController::connectTeacher() {
  connect(&m_examiner, &Examiner::credited, this,
          [this](Technique technique) { m_keeper.recordMastery(technique, MasteryKind::FoundAlone); });
  connect(&m_teacher, &Teacher::told, this, [this](Rung rung) {
    recordHelp(helpOf(rung));
    const auto technique = m_teacher.hint()->technique;
    if (technique && rung == Rung::Why && !m_game.hasSeveralSolutions())
      m_keeper.recordMastery(*technique, MasteryKind::Seen);
  });
  connect(&m_teacher, &Teacher::mistakeShown, this, [this] { recordHelp(HelpKind::MistakeShown); });
  connect(&m_teacher, &Teacher::applied, this, &GameController::applyStep);
  connect(&m_teacher, &Teacher::candidatesWanted, this, &GameController::fillCandidates);
  connect(&m_teacher, &Teacher::noteWanted, this, &GameController::putNoteBack);
  connect(&m_teacher, &Teacher::clearingWanted, this, &GameController::clearMistakes);
  connect(&m_teacher, &Teacher::backWanted, this, &GameController::backToBeforeMistake);
  connect(&m_teacher, &Teacher::notesAnswered, this, &GameController::setNotesComplete);
}

void GameController::runClock() {
  m_clock.setRunning(m_watched && !m_isPaused && !isMakingPuzzle() && m_game.isStarted() &&
                     !m_game.isSolved());
}

bool GameController::mayPlay() {
  if (m_isPaused) emit reported(tr("The game is paused."));
  return !m_isPaused;
}

}  // namespace sudoku
