#include "gamesession.h"

#include <algorithm>
#include <utility>

#include <QDir>
#include <QFileInfo>

#include <sudoku/formats/formats.h>
#include <sudoku/making/puzzlemaker.h>
#include <sudoku/rating/rating.h>

#include "forme.h"
#include "game/base/toqstring.h"
#include "game/history/library.h"
#include "game/play/commandmoves.h"
#include "game/play/gamerecord.h"
#include "game/practice/formewords.h"
#include "game/settings/settings.h"
#include "game/storage/gamekeeper.h"
#include "game/teacher/openedremark.h"
#include "playermessages.h"
#include "playtime.h"

namespace sudoku {
namespace {

/// A new game of a puzzle, for which the level is determined now.
StoredGame ratedGame(const Puzzle& puzzle, const QString& puzzleId = {}) {
  return gameOf(puzzle, puzzleId, levelOf(puzzle));
}

/// Whether two games of the same puzzle have equal boards and notes. If the puzzle has several solutions, the
/// games need not be judged by the same one.
bool standAlike(const StoredGame& a, const StoredGame& b) {
  const GameState ofA = positionOf(a);
  const GameState ofB = positionOf(b);
  return static_cast<const GameContents&>(ofA) == static_cast<const GameContents&>(ofB);
}

}  // namespace

GameSession::GameSession(Game& game, GameKeeper& keeper, Library& library, Settings& settings, PlayTime& time,
                         PlayerMessages& messages, ForMe& forMe, PuzzleQueue::Maker make, QObject* parent)
    : QObject(parent),
      m_game(game),
      m_keeper(keeper),
      m_library(library),
      m_settings(settings),
      m_time(time),
      m_messages(messages),
      m_forMe(forMe),
      m_queue(PuzzleQueue::everyLevel(), std::move(make),
              QDir(library.directory()).filePath("spare-puzzles.txt"), this),
      m_opener(
          game, m_time.clock(), [this](const StoredGame& opened) { return open(opened); }, this) {
  connectOpener();
  connectQueues();
  connect(&m_keeper, &GameKeeper::latestFound, this, &GameSession::take);
  connect(&m_library, &Library::removed, this, &GameSession::leaveRemoved);
  connect(&m_library, &Library::relabelled, this, [this](const LabelledGames& games) {
    if (const auto own = games.find(m_game.stored().id); own != games.end()) m_game.setLabels(own->second);
  });
  connect(&m_library, &Library::changed, this, [this] { m_place.reset(); });
  connect(&m_game, &Game::started, this, [this] { m_place.reset(); });
  connect(&m_game, &Game::solvedChanged, this, [this](bool isSolved) {
    if (!isSolved || !m_settings.isForMe()) return;
    m_forMe.refresh();
    m_forMe.prepare(m_forMe.needs());
  });
}

void GameSession::connectQueues() {
  connect(&m_queue, &PuzzleQueue::ready, this, [this](PuzzleQueue::RequestLevel level) {
    if (level && m_awaited == Awaited(*level)) make(*level);
  });
  const auto awaitedForMe = [this] { return m_awaited ? std::get_if<AwaitedForMe>(&*m_awaited) : nullptr; };
  connect(&m_forMe, &ForMe::made, this, [this, awaitedForMe] {
    if (const auto* awaited = awaitedForMe()) newGameForMe(awaited->needs);
  });
  connect(&m_forMe, &ForMe::madeOther, this, [this, awaitedForMe](const SparePuzzle& puzzle) {
    const auto* awaited = awaitedForMe();
    if (awaited == nullptr) return;
    const auto needs = awaited->needs;
    beginNew(puzzle);
    if (needs) emit m_messages.reported(ForMeWords::noneYet(*needs));
  });
  connect(&m_forMe, &ForMe::failed, this, [this, awaitedForMe] {
    if (awaitedForMe() == nullptr) return;
    await(std::nullopt);
    emit m_messages.failed(tr("No such puzzle was found."));
    emit requestFailed();
  });
}

void GameSession::connectOpener() {
  connect(&m_opener, &PuzzleOpener::reported, &m_messages, &PlayerMessages::reported);
  connect(&m_opener, &PuzzleOpener::failed, &m_messages, &PlayerMessages::failed);
  connect(&m_opener, &PuzzleOpener::judged, this, [this](const QString& text) {
    // The remark names techniques, which the player of a collection is told only on request.
    if (!place()) emit m_messages.reported(text);
  });
  connect(&m_opener, &PuzzleOpener::severalSolutionsFound, this, &GameSession::severalSolutionsFound);
  connect(&m_opener, &PuzzleOpener::choiceNeeded, this, &GameSession::choiceNeeded);
  connect(&m_opener, &PuzzleOpener::fileUsed, this,
          [this](const QString& path) { m_settings.addRecentFile(QFileInfo(path).absoluteFilePath()); });
  connect(&m_opener, &PuzzleOpener::requestFailed, this, [this] {
    setRequested(false);
    emit requestFailed();
  });
}

std::optional<StoredGame> GameSession::latestFor(const StartRequest& request) {
  return std::holds_alternative<UsualLevel>(request) ? std::nullopt : m_keeper.resumeLatest();
}

void GameSession::start(const StartRequest& request) {
  // False when a second start of the program hands over to the running one.
  const bool isFirst = !std::exchange(m_isStarted, true);
  const auto left = isFirst ? m_library.leftGame() : std::nullopt;
  if (const auto* level = std::get_if<Level>(&request)) {
    make(*level);
  } else if (const auto* id = std::get_if<PuzzleId>(&request)) {
    open(ratedGame(makePuzzle(*id), QString::fromStdString(toText(*id))));
  } else if (const auto* puzzle = std::get_if<Puzzle>(&request)) {
    open(ratedGame(*puzzle));
  } else if (const auto* game = std::get_if<StoredGame>(&request)) {
    open(*game);
  } else if (const auto latest = latestFor(request)) {
    take(*latest);
  } else {
    newGame();
  }
  m_queue.fill(m_settings.level());
  if (m_settings.isForMe()) m_forMe.prepare(m_forMe.needs());
  if (left) emit leftGameFound(*left);
}

void GameSession::newGame() {
  if (!m_settings.isForMe()) return make(m_settings.level());
  m_forMe.refresh();
  newGameForMe(m_forMe.needs());
}

void GameSession::newGameForMe(std::optional<Technique> needs) {
  auto made = m_forMe.take(needs);
  while (made && m_library.hasGameOf(made->puzzle.puzzle.givens)) made = m_forMe.take(needs);
  if (made) return beginNew(*made);
  await(AwaitedForMe{needs});
  emit m_messages.reported(tr("%1: a puzzle is being made …").arg(ForMeWords::title(needs)));
}

void GameSession::prepareForMe() {
  m_forMe.refresh();
  m_forMe.prepare(m_forMe.needs());
  emit m_messages.reported(ForMeWords::nextNew(m_forMe.needs()));
}

void GameSession::previousGame() {
  const auto previous = m_keeper.resumePrevious();
  if (!previous) return emit noPreviousGame();
  take(*previous);
  if (m_game.canUndo()) emit m_messages.done(tr("This is the game before."));
}

void GameSession::resume(qint64 id) {
  if (const auto game = m_keeper.resume(id))
    take(*game);
  else
    emit m_messages.failed(
        tr("This game cannot be opened now: it is played in another window, or cannot be read."));
}

void GameSession::restart() {
  if (m_game.isStarted()) restart(m_game.stored());
}

void GameSession::restart(qint64 id) {
  if (const auto game = m_library.game(id))
    restart(*game);
  else
    emit m_messages.failed(tr("This game cannot be read."));
}

void GameSession::restart(const StoredGame& game) {
  StoredGame again = gameOf(game.puzzle, game.puzzleId, game.level);
  again.solutions = game.solutions;
  again.day = game.day;
  m_keeper.keepSettings();
  begin(std::move(again));
}

void GameSession::unite(const KeptGame& other) {
  const bool wasPaused = m_time.isPaused();
  if (const auto united = m_keeper.unite(other)) take(*united);
  m_time.setPaused(wasPaused);
}

void GameSession::playDaily(QDate day, Level level, const PuzzleWithId& puzzle) {
  StoredGame game = gameOf(puzzle.puzzle, QString::fromStdString(toText(puzzle.id)), level);
  game.day = day;
  open(game);
}

void GameSession::playPosition(const Puzzle& puzzle, const Position& position) {
  StoredGame game = ratedGame(puzzle);
  game.append(movingTo(GameState(puzzle), position));
  m_keeper.keepSettings();
  begin(std::move(game));
}

void GameSession::playNotedPosition(const Puzzle& puzzle, const Position& position) {
  GameContents target = *movingTo(GameState(puzzle), position).target;
  for (const Cell cell : position.board.emptyCells())
    target.notes[static_cast<std::size_t>(cell.index())] = position.candidates.at(cell);
  StoredGame game = ratedGame(puzzle);
  game.append(Move::restore(target));
  game.notesComplete = true;
  m_keeper.keepSettings();
  begin(std::move(game));
}

/// Leaves the game being played if the player has deleted it, and resumes the previous game or begins a new
/// one.
void GameSession::leaveRemoved(const std::vector<qint64>& ids) {
  if (std::find(ids.begin(), ids.end(), m_game.stored().id) == ids.end()) return;
  m_leavesRemoved = true;  // stays true until the next game has begun, whose puzzle may have to be made first
  if (const auto previous = m_keeper.resumePrevious())
    take(*previous);
  else
    newGame();
}

void GameSession::playNext(const CollectionWalk& walk, CollectionOrder order) {
  openPuzzleOf(walk, m_library.nextPuzzle(walk, order));
}

void GameSession::playNextInCollection() {
  const auto here = place();
  if (!here) return emit m_messages.reported(tr("This puzzle is in no collection."));
  const CollectionWalk walk =
      m_walk.collection == here->collection ? m_walk : CollectionWalk{here->collection, {}};
  openPuzzleOf(walk, m_library.nextPuzzle(walk, CollectionOrder::AsListed, here->number));
}

void GameSession::playPuzzle(const CollectionWalk& walk, int number) {
  const auto puzzles = m_library.puzzles({walk.collection, {}, 0}, {number});
  if (puzzles.empty()) return emit m_messages.failed(tr("This puzzle cannot be read."));
  openPuzzleOf(walk, toQString(toLine(puzzles.front().givens)));
}

void GameSession::openPuzzleOf(const CollectionWalk& walk, const QString& puzzle) {
  if (puzzle.isEmpty()) return emit m_messages.reported(tr("Each puzzle of this collection has been begun."));
  m_walk = walk;
  m_place.reset();
  QString name;
  for (const CollectionSummary& summary : m_library.collections())
    if (summary.id == walk.collection) name = summary.name;
  m_opener.openText(puzzle.toLatin1(), name);
}

std::optional<Membership> GameSession::place() {
  if (!m_place) m_place = findPlace();
  return *m_place;
}

std::optional<Membership> GameSession::findPlace() const {
  if (!m_game.isStarted()) return std::nullopt;
  const auto places = m_library.placesOf(m_game.state().puzzle.givens);
  const auto walked = std::find_if(places.begin(), places.end(), [this](const Membership& place) {
    return place.collection == m_walk.collection;
  });
  if (walked != places.end()) return *walked;
  return places.empty() ? std::nullopt : std::optional(places.front());
}

void GameSession::playEntered(const Grid& givens) {
  openText(QByteArray::fromStdString(toLine(givens)), tr("Your puzzle"));
}

void GameSession::playAllTheSame(const Grid& givens) {
  m_opener.openAllTheSame(givens, tr("Your puzzle"));
}

void GameSession::save(const QString& path, Format chosen) {
  m_settings.setSaveFormat(chosen);
  m_opener.save(path, formatForName(path, chosen));
}

void GameSession::request(const NewGameRequest& request) {
  setRequested(true);
  m_opener.request(request);
}

void GameSession::cancelRequest() {
  m_opener.cancelRequest();
  setRequested(false);
}

void GameSession::setRequested(bool isRequested) {
  m_isRequested = isRequested;
  m_time.setMaking(isMakingPuzzle());
}

void GameSession::cancelNew() {
  if (!awaitsNew()) return;
  m_queue.cancel();
  await(std::nullopt);
  emit m_messages.reported(m_game.isStarted() ? tr("No new game: this one goes on.") : tr("No new game."));
}

void GameSession::await(const std::optional<Awaited>& awaited) {
  if (std::exchange(m_awaited, awaited) == awaited) return;
  if (!m_awaited) m_forMe.cancel();
  m_time.setMaking(isMakingPuzzle());
  emit awaitedChanged();
}

void GameSession::make(Level level) {
  auto made = m_queue.take(level);
  // One of the puzzles that were made in advance may have been played already, if the program ended before it
  // could store which ones are left.
  while (made && m_library.hasGameOf(made->puzzle.puzzle.givens)) made = m_queue.take(level);
  if (!made) {
    await(level);
    return emit m_messages.reported(tr("%1: a puzzle is being made …").arg(levelName(level)));
  }
  beginNew(*made);
}

void GameSession::beginNew(const SparePuzzle& made) {
  m_keeper.keepSettings();
  begin(gameOf(made.puzzle.puzzle, QString::fromStdString(toText(made.puzzle.id)), made.level));
  m_settings.setUntouchedGames(m_settings.untouchedGames() << m_game.stored().key.toText());
}

bool GameSession::open(const StoredGame& game) {
  const auto unfinished = m_keeper.resumeUnfinished(game.puzzle.givens);
  const bool goesOn = unfinished && (game.moves.empty() || standAlike(*unfinished, game));
  if (goesOn)
    take(*unfinished);
  else
    begin(game);
  return goesOn;
}

/// Deletes the games that the command New has begun and in which no move was made, except for the present
/// game: the player can go back to it.
void GameSession::forgetUntouched() {
  const QString own = m_game.stored().key.toText();
  const QStringList untouched = m_settings.untouchedGames();
  std::vector<UniqueId> others;
  for (const QString& text : untouched)
    if (const auto key = UniqueId::fromText(text); key && text != own) others.push_back(*key);
  m_library.dropUntouched(others);
  m_settings.setUntouchedGames(untouched.contains(own) ? QStringList(own) : QStringList());
}

void GameSession::begin(StoredGame game) {
  forgetUntouched();
  game.hints = m_game.hints();
  game.inputMode = m_game.inputMode();
  game.selection = Selection(m_game.selectedCell());
  take(m_keeper.add(std::move(game)));
  emit begun();
}

void GameSession::take(const StoredGame& game) {
  await(std::nullopt);
  setRequested(false);
  m_opener.cancel();
  m_time.begin(game.elapsedMs);
  m_game.start(game);
  m_leavesRemoved = false;
}

}  // namespace sudoku
