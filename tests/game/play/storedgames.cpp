#include "storedgames.h"

#include <gtest/gtest.h>

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QThread>
#include <QUuid>

#include <sudoku/making/puzzlemaker.h>

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

Digit randomDigit(Random& random) {
  return Digit(static_cast<int>(random.below(kDigitCount)) + 1);
}

/// One to three different cells that are no givens, in random order.
std::vector<Cell> someOpenCells(const Puzzle& puzzle, Random& random) {
  const CellSet open = puzzle.givens.emptyCells();
  std::vector<Cell> cells(open.begin(), open.end());
  random.shuffle(cells);
  cells.resize(1 + random.below(3), Cell(0));
  return cells;
}

CellSet setOf(const std::vector<Cell>& cells) {
  CellSet set;
  for (const Cell cell : cells) set.add(cell);
  return set;
}

std::vector<Candidate> someCandidates(const std::vector<Cell>& cells, Random& random) {
  std::vector<Candidate> candidates;
  candidates.reserve(cells.size());
  for (const Cell cell : cells) candidates.push_back({cell, randomDigit(random)});
  return candidates;
}

/// Colours a few noted candidates and links some of them.
void addMarks(GameState& state, Random& random) {
  std::optional<Candidate> last;
  for (const Cell cell : state.board.emptyCells()) {
    const DigitSet notes = state.allNotesAt(cell);
    if (notes.isEmpty() || random.below(6) != 0) continue;
    const Candidate candidate{cell, notes.first()};
    state.candidateColours.set(candidate, Digit(1 + static_cast<int>(random.below(kColourCount))));
    if (last && random.below(2) == 0)
      state = applyMove(state, Move::changeLink(*last, candidate, static_cast<LinkKind>(random.below(2))));
    last = candidate;
  }
}

/// A random position that moves of play may lead to.
GameState randomState(const Puzzle& puzzle, Random& random) {
  GameState state(puzzle);
  for (const Cell cell : puzzle.givens.emptyCells()) {
    const auto index = static_cast<std::size_t>(cell.index());
    if (random.below(4) == 0)
      state.board.set(cell, randomDigit(random));
    else
      state.notes[index] = DigitSet::fromBits(random.below(512));
    // Only few notes of this kind: a longer row would go beyond its page, and SQLite does not notice damage
    // in the part beyond.
    if (state.board.isEmpty(cell) && random.below(6) == 0)
      state.centreNotes[index] = DigitSet::fromBits(random.below(512));
    if (random.below(4) == 0) state.ruledOut[index] = {randomDigit(random)};
  }
  for (const Cell cell : allCells())
    if (random.below(8) == 0)
      state.colours[static_cast<std::size_t>(cell.index())] = DigitSet::fromBits(random.below(64));
  addMarks(state, random);
  // One cell stays empty, so that the game is not solved.
  state.board.clear(puzzle.givens.emptyCells().first());
  return state;
}

}  // namespace

StoredGame freshGame(std::uint64_t seed) {
  const PuzzleId id{{BoardMethod::Backtracking, DigMethod::All, Symmetry::Rotate180}, seed};
  StoredGame game;
  game.key = UniqueId::make();
  game.puzzle = makePuzzle(id);
  game.puzzleId = QString::fromStdString(toText(id));
  game.level = levelOf(game.puzzle);
  game.begunDay = QDate::currentDate();
  return game;
}

StoredGame playedGame(std::uint64_t seed) {
  constexpr int kMoves = 40;
  StoredGame game = freshGame(seed);
  Random random(seed);
  for (int count = 0; count < kMoves; ++count) {
    if (random.below(4) == 0)
      game.position = static_cast<int>(random.below(static_cast<std::uint32_t>(count + 1)));
    game.append(randomMove(game.puzzle, random));
    if (random.below(4) != 0) game.moves.back().elapsedMs = random.below(1'000'000'000);
  }
  game.position = static_cast<int>(random.below(kMoves + 1));
  if (random.below(2) == 0) game.chosenDigit = randomDigit(random);
  game.hints = random.below(2) == 0;
  setInput(game, random);
  game.elapsedMs = random.below(1'000'000'000);
  if (random.below(2) == 0) game.notesComplete = random.below(2) == 0;
  for (std::uint32_t count = random.below(8); count > 0; --count)
    game.events.push_back({static_cast<HelpKind>(random.below(kHelpKinds)),
                           static_cast<int>(random.below(kMoves + 1)), static_cast<int>(random.below(10)),
                           random.below(1'000'000'000), UniqueId::make()});
  for (std::uint32_t count = random.below(3); count > 0; --count)
    game.checkpoints.push_back(
        {UniqueId::make(), u"Before the %1th try"_s.arg(count), static_cast<int>(random.below(kMoves + 1))});
  if (random.below(4) == 0) game.trials = {0};
  if (random.below(4) == 0) game.day = QDate(2026, 11, 24);
  if (random.below(4) == 0) game.tags = {u"again"_s, u"beautiful"_s};
  game.isStarred = random.below(4) == 0;
  return game;
}

StoredGame solvedGame(std::uint64_t seed) {
  StoredGame game = freshGame(seed);
  for (const Cell cell : game.puzzle.givens.emptyCells())
    game.append(Move::enter(cell, *game.puzzle.solution.at(cell)));
  return game;
}

Move solvingMove(const StoredGame& game) {
  GameState state(game.puzzle);
  state.board = game.puzzle.solution;
  return Move::restore(state);
}

void setInput(StoredGame& game, Random& random) {
  game.inputMode = static_cast<InputMode>(random.below(kInputModes));
  if (random.below(2) == 0) game.chosenColour = Digit(1 + static_cast<int>(random.below(kColourCount)));
  for (std::uint32_t count = random.below(4); count > 0; --count)
    game.selection = game.selection.toggled(Cell(static_cast<int>(random.below(kCellCount))));
}

Move randomMove(const Puzzle& puzzle, Random& random) {
  const std::vector<Cell> cells = someOpenCells(puzzle, random);
  const Cell cell = cells.front();
  switch (random.below(17)) {
    case 14: {
      Move move{Move::Kind::CandidateColour, {{cell, DigitSet::fromBits(1 + random.below(511))}}};
      if (random.below(4) != 0) move.colour = Digit(1 + static_cast<int>(random.below(kColourCount)));
      return move;
    }
    case 15: {
      const std::vector<Candidate> ends = {{cell, Digit(1)}, {cells.back(), randomDigit(random)}};
      const std::uint32_t kind = random.below(3);
      return Move::changeLink(
          ends[0], ends[1].digit == Digit(1) && cells.size() == 1 ? Candidate{cell, Digit(2)} : ends[1],
          kind == 2 ? std::nullopt : std::optional(static_cast<LinkKind>(kind)));
    }
    case 16:
      return {Move::Kind::Unlink, {{cell, DigitSet::fromBits(1 + random.below(511))}}};
    case 10:
      return {Move::Kind::CentreNote, {{cell, {randomDigit(random)}}}, random.below(2) == 0};
    case 11: {
      // The cell may be any one, a given too.
      const Cell any(static_cast<int>(random.below(kCellCount)));
      return {Move::Kind::Colour, {{any, DigitSet::fromBits(1 + random.below(63))}}, random.below(3) != 0};
    }
    case 12:
      return Move::erase({{cell, DigitSet::fromBits(1 + random.below(511))}});
    case 13:
      return Move::clear(setOf(cells));
    case 0:
      return Move::clear(cell);
    case 1:
      return Move::setNote(cell, randomDigit(random));
    case 2:
      return Move::removeNote(cell, randomDigit(random));
    case 3:
      return Move::ruleOut(someCandidates(cells, random));
    case 4:
      return Move::enter(someCandidates(cells, random));
    case 5:
      return Move::restore(randomState(puzzle, random));
    case 6: {
      std::vector<Move::Part> notes;
      notes.reserve(cells.size());
      for (const Cell open : cells) notes.push_back({open, DigitSet::fromBits(random.below(512))});
      return Move::fill(notes);
    }
    default:
      return Move::enter(cell, randomDigit(random));
  }
}

qint64 PlayedStore::add(const StoredGame& game) {
  m_game = play().add(game);
  return m_game.id;
}

bool PlayedStore::recordMove(const Move& move, qint64 elapsedMs) {
  m_game.append(move);
  m_game.moves.back().elapsedMs = elapsedMs;
  m_game.elapsedMs = elapsedMs;
  return play().recordMove(m_game, boardOf(m_game).value_or(Grid()));
}

bool PlayedStore::recordMove(int parent, const Move& move, qint64 elapsedMs) {
  m_game.position = parent;
  return recordMove(move, elapsedMs);
}

bool PlayedStore::recordPosition(int position, qint64 elapsedMs) {
  m_game.position = position;
  m_game.elapsedMs = elapsedMs;
  return play().recordPosition(m_game, boardOf(m_game).value_or(Grid()));
}

bool PlayedStore::recordHelp(HelpKind kind, qint64 elapsedMs) {
  m_game.events.push_back({kind, m_game.position, 0, elapsedMs, UniqueId::make()});
  m_game.elapsedMs = elapsedMs;
  return play().recordHelp(m_game);
}

bool PlayedStore::recordSettings(const StoredGame& game) {
  m_game.chosenDigit = game.chosenDigit;
  m_game.chosenColour = game.chosenColour;
  m_game.hints = game.hints;
  m_game.inputMode = game.inputMode;
  m_game.selection = game.selection;
  m_game.elapsedMs = game.elapsedMs;
  return play().recordSettings(m_game);
}

std::optional<StoredGame> PlayedStore::resumed(std::optional<StoredGame> game) {
  if (game) m_game = *game;
  return game;
}

StoredGame keep(const QString& directory, StoredGame game) {
  game.id = PlayedStore(directory).add(game);
  EXPECT_NE(game.id, 0);
  return game;
}

std::optional<StoredGame> resumeLatest(const QString& directory) {
  return PlayedStore(directory).resumeLatest();
}

QString told(const GameStore& store) {
  const StorageState state = store.state();
  return state.sentence + state.details;
}

void waitForRescue(GameStore& store) {
  constexpr int kMostTries = 20'000;
  for (int tries = 0; store.isRescuing() && tries < kMostTries; ++tries) {
    QThread::msleep(1);
    store.tryAgain();
  }
  EXPECT_FALSE(store.isRescuing());
}

Intruder::Intruder(const QString& directory) : m_name(QUuid::createUuid().toString()) {
  auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name);
  database.setDatabaseName(directory + u"/games.sqlite"_s);
  EXPECT_TRUE(database.open());
}

Intruder::~Intruder() {
  QSqlDatabase::removeDatabase(m_name);
}

QStringList Intruder::run(const QString& sql) const {
  QSqlQuery query(QSqlDatabase::database(m_name));
  EXPECT_TRUE(query.exec(sql)) << qPrintable(sql + u": "_s + query.lastError().text());
  QStringList rows;
  while (query.next()) {
    QStringList row;
    for (int column = 0; column < query.record().count(); ++column) row += query.value(column).toString();
    rows += row.join(u'|');
  }
  return rows;
}

QStringList Intruder::contents() const {
  QStringList rows;
  for (const char* table : {"games", "moves", "events", "checkpoints", "mastery", "daily_puzzles", "puzzles",
                            "collections", "members", "learning"})
    rows += run(u"SELECT * FROM "_s + QLatin1String(table));
  return rows;
}

}  // namespace sudoku
