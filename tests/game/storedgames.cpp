#include "storedgames.h"

#include <gtest/gtest.h>

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QUuid>

#include <sudoku/making/puzzlemaker.h>

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

Digit randomDigit(Random& random) {
  return Digit(static_cast<int>(random.below(kDigitCount)) + 1);
}

}  // namespace

StoredGame freshGame(std::uint64_t seed) {
  const PuzzleId id{{BoardMethod::Backtracking, DigMethod::All, Symmetry::Rotate180}, seed};
  StoredGame game;
  game.puzzle = makePuzzle(id);
  game.puzzleId = QString::fromStdString(toText(id));
  game.level = levelOf(game.puzzle.givens);
  return game;
}

StoredGame playedGame(std::uint64_t seed) {
  constexpr int kMoves = 40;
  StoredGame game = freshGame(seed);
  Random random(seed);
  for (int count = 0; count < kMoves; ++count) game.moves.push_back(randomMove(game.puzzle, random));
  game.position = static_cast<int>(random.below(kMoves + 1));
  if (random.below(2) == 0) game.chosenDigit = randomDigit(random);
  game.hints = random.below(2) == 0;
  game.notesMode = random.below(2) == 0;
  game.elapsedMs = random.below(1'000'000'000);
  return game;
}

StoredGame solvedGame(std::uint64_t seed) {
  StoredGame game = freshGame(seed);
  for (const Cell cell : game.puzzle.givens.emptyCells())
    game.moves.push_back(Move::enter(cell, *game.puzzle.solution.at(cell)));
  game.position = static_cast<int>(game.moves.size());
  return game;
}

Move randomMove(const Puzzle& puzzle, Random& random) {
  Cell cell(0);
  while (!puzzle.givens.isEmpty(cell)) cell = Cell(static_cast<int>(random.below(kCellCount)));
  switch (random.below(4)) {
    case 0:
      return Move::clear(cell);
    case 1:
      return Move::toggleNote(cell, randomDigit(random));
    default:
      return Move::enter(cell, randomDigit(random));
  }
}

qint64 PlayedStore::add(const StoredGame& game) {
  m_game = std::make_shared<StoredGame>(game);
  return GameStore::add(m_game);
}

bool PlayedStore::recordMove(int position, const Move& move, qint64 elapsedMs, bool solved) {
  m_game->moves.erase(m_game->moves.begin() + position - 1, m_game->moves.end());
  m_game->moves.push_back(move);
  m_game->position = position;
  return GameStore::recordMove(elapsedMs, solved);
}

bool PlayedStore::recordPosition(int position, qint64 elapsedMs, bool solved) {
  m_game->position = position;
  return GameStore::recordPosition(elapsedMs, solved);
}

bool PlayedStore::recordSettings(std::optional<Digit> chosenDigit, bool hints, bool notesMode,
                                 qint64 elapsedMs) {
  m_game->chosenDigit = chosenDigit;
  m_game->hints = hints;
  m_game->notesMode = notesMode;
  return GameStore::recordSettings(elapsedMs);
}

std::optional<StoredGame> PlayedStore::resumed(const GameInPlay& game) {
  if (!game) return std::nullopt;
  m_game = game;
  return *game;
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
  return run(u"SELECT * FROM games"_s) + run(u"SELECT * FROM moves"_s);
}

}  // namespace sudoku
