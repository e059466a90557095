#pragma once

#include <cstdint>
#include <vector>

#include <QByteArray>

#include <sudoku/grid/random.h>

#include "game/history/historyjson.h"

/// Games of several machines, made from seeds alone, and histories of them.
namespace sudoku {

/// A machine on which a game is played. Its clock goes on with each action.
class Machine {
 public:
  /// Takes over a game that was begun elsewhere, and plays on.
  Machine(KeptGame kept, std::uint64_t seed);

  /// Does a number of random actions: moves from any position, help, checkpoints, a trial, names, settings.
  void playOn(int things);
  const KeptGame& kept() const { return m_kept; }

 private:
  UniqueId nextKey();
  int anywhere();
  void doOne();
  void changeSettings();

  KeptGame m_kept;
  Random m_random;
  QByteArray m_name;
  qint64 m_now;
};

/// A game that nobody has played yet.
KeptGame begunGame(std::uint64_t seed);
/// A game that has been played for a while.
KeptGame keptGame(std::uint64_t seed);

/// Everything that an export of games has.
struct History {
  std::vector<KeptGame> games;
  KeptBesides besides{};

  friend bool operator==(const History&, const History&) = default;
};

/// A history of the games, sorted by their keys, with some mastery, daily puzzles and lessons.
History historyOf(std::vector<KeptGame> games);

QByteArray written(const History& history);
/// Reads a history from JSON. Precondition: the JSON is a history, and each of its games is playable.
History readBack(QByteArray json);

}  // namespace sudoku
