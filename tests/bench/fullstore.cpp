#include "fullstore.h"

#include <algorithm>
#include <iostream>

#include "../game/play/storedgames.h"
#include "game/storage/gamerows.h"
#include "game/storage/gametables.h"

namespace sudoku {
namespace {

constexpr qint64 kFirstGameMs = 1'600'000'000'000;
constexpr qint64 kBetweenGamesMs = qint64{6} * 3600 * 1000;
constexpr qint64 kBetweenMovesMs = 4000;
constexpr int kGamesAtOnce = 100;

/// Adds a move with the keys and clocks of a player who makes a move every few seconds.
void append(KeptGame& kept, const Move& move) {
  StoredGame& game = kept.game;
  const int number = static_cast<int>(game.moves.size()) + 1;
  game.elapsedMs = number * kBetweenMovesMs;
  game.moves.push_back({move, game.position,
                        UniqueId::derived(kept.createdMs + game.elapsedMs, number, QByteArray("bench")),
                        game.elapsedMs});
  game.position = number;
}

/// A game with notes, some of them undone, and then the solution; every fifth game is left before its last
/// entry.
KeptGame playedThrough(std::uint64_t seed) {
  KeptGame kept{freshGame(seed)};
  kept.createdMs = kFirstGameMs + static_cast<qint64>(seed) * kBetweenGamesMs;
  StoredGame& game = kept.game;
  game.key = UniqueId::derived(kept.createdMs, 0, QByteArray::number(static_cast<qulonglong>(seed)));
  Random random(seed);
  const CellSet emptyCells = game.puzzle.givens.emptyCells();
  const std::vector<Cell> open(emptyCells.begin(), emptyCells.end());
  while (game.moves.size() + open.size() < FullStore::kMovesEach) {
    const Cell cell = open[random.below(static_cast<std::uint32_t>(open.size()))];
    const Digit digit(1 + static_cast<int>(random.below(kDigitCount)));
    append(kept, random.below(5) == 0 ? Move::removeNote(cell, digit) : Move::setNote(cell, digit));
    if (random.below(20) == 0) game.position = std::max(0, game.position - 2);
  }
  const bool isLeft = seed % 5 == 0;
  for (const Cell cell : open)
    if (!isLeft || cell != open.back()) append(kept, Move::enter(cell, *game.puzzle.solution.at(cell)));
  if (isLeft) append(kept, Move::setNote(open.back(), Digit(1)));
  kept.lastPlayedMs = kept.createdMs + game.elapsedMs;
  if (!isLeft) game.solvedMs = kept.lastPlayedMs;
  if (seed % 7 == 0)
    game.events.push_back({HelpKind::Check, 1, 0, 0, UniqueId::derived(kept.createdMs, 1, "help")});
  if (seed % 10 == 0) game.tags = {"again"};
  return kept;
}

void require(bool isWell, const GameDatabase& database) {
  if (isWell) return;
  std::cerr << "cannot fill " << qPrintable(database.path()) << ": " << qPrintable(database.failure())
            << '\n';
  std::exit(1);
}

void fill(const QString& path) {
  GameDatabase database(path, std::chrono::hours(1));
  require(database.open() == GameDatabase::State::Usable, database);
  const auto there = database.run("SELECT count(*) FROM games");
  require(there.has_value(), database);
  int made = there->front().front().toInt();
  while (made < FullStore::kGames)
    require(database.inTransaction([&] {
      for (int count = 0; count < kGamesAtOnce; ++count) {
        KeptGame kept = playedThrough(static_cast<std::uint64_t>(++made));
        kept.game.id = made;
        if (!writeKeptGame(database, kept)) return false;
      }
      return database.run("UPDATE games SET play_order = id").has_value();
    }),
            database);
}

}  // namespace

FullStore::FullStore() : m_path(qEnvironmentVariable("SUDOKU_BENCH_STORE")) {
  if (m_path.isEmpty()) {
    m_temporary = std::make_unique<QTemporaryDir>();
    m_path = m_temporary->path();
  }
  fill(m_path);
}

}  // namespace sudoku
