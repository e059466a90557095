#pragma once

#include <cstdint>
#include <vector>

#include <QByteArray>

#include <sudoku/grid/random.h>

#include "game/history/historyjson.h"

/// Games of several machines, made from seeds alone, and histories of them.
namespace sudoku {

/// A machine on which a game is played. Its clock goes on with each thing done.
class Machine {
 public:
  /// A game that was begun somewhere is played on here.
  Machine(KeptGame kept, std::uint64_t seed);

  /// Does some things: moves from anywhere, help, checkpoints, a trial, names, settings.
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
/// One that has been played for a while.
KeptGame keptGame(std::uint64_t seed);

/// All that an export holds.
struct History {
  std::vector<KeptGame> games;
  MasteryTable mastery{};
  DailyIds dailyIds{};

  friend bool operator==(const History&, const History&) = default;
};

/// The games in the order of their keys, with some mastery and daily puzzles.
History historyOf(std::vector<KeptGame> games);

QByteArray written(const History& history);
/// Precondition: it is a history, and each of its games is one.
History readBack(QByteArray json);

}  // namespace sudoku
