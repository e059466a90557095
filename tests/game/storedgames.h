#pragma once

#include <cstdint>

#include <QString>
#include <QStringList>

#include <sudoku/random.h>

#include "game/gamestore.h"

/// Games to be kept, and a way into the database behind the back of the store.
namespace sudoku {

/// A game that nobody has played yet.
StoredGame freshGame(std::uint64_t seed);

/// A game in the middle of play, some of its moves undone. It is not solved.
StoredGame playedGame(std::uint64_t seed);

/// A game with all its cells filled in.
StoredGame solvedGame(std::uint64_t seed);

/// Some move that can be made in a game that is not solved.
Move randomMove(const Puzzle& puzzle, Random& random);

/// Adds a game by a store of its own. The game with its id.
StoredGame keep(const QString& directory, StoredGame game);

/// What a store started now takes up.
std::optional<StoredGame> takeUpLatest(const QString& directory);

/// Another connection to the games of a directory.
class Intruder {
 public:
  explicit Intruder(const QString& directory);
  ~Intruder();
  Q_DISABLE_COPY_MOVE(Intruder)

  /// Runs a statement that has to go well: its rows, each as one text with `|` between the columns.
  QStringList run(const QString& sql) const;

  /// Everything that is kept.
  QStringList contents() const;

 private:
  QString m_name;
};

}  // namespace sudoku
