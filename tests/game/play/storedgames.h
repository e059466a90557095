#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include <QString>
#include <QStringList>

#include <sudoku/grid/random.h>

#include "game/storage/gamestore.h"

/// Games to be kept, and a way into the database behind the back of the store.
namespace sudoku {

/// A game that nobody has played yet.
StoredGame freshGame(std::uint64_t seed);

/// A game in the middle of play, some of its moves undone. It is not solved.
StoredGame playedGame(std::uint64_t seed);

/// A game with all its cells filled in.
StoredGame solvedGame(std::uint64_t seed);

/// A move that leads from anywhere to the solution.
Move solvingMove(const StoredGame& game);

/// Sets how digits are meant, and in which cells.
void setInput(StoredGame& game, Random& random);

/// Some move that can be made in a game that is not solved.
Move randomMove(const Puzzle& puzzle, Random& random);

/// A store, and the player of its game: what is recorded is done first, as Game does it.
class PlayedStore : public GameStore {
 public:
  using GameStore::GameStore;

  std::optional<StoredGame> resumeLatest() { return resumed(GameStore::resumeLatest()); }
  std::optional<StoredGame> resumePrevious() { return resumed(GameStore::resumePrevious()); }
  std::optional<StoredGame> resumeUnfinished(const Grid& givens) {
    return resumed(GameStore::resumeUnfinished(givens));
  }
  qint64 add(const StoredGame& game);
  /// The game as the player sees it.
  const StoredGame& played() const { return *m_game; }
  /// Makes a move where the game stands, or after another of its moves.
  bool recordMove(const Move& move, qint64 elapsedMs);
  bool recordMove(int parent, const Move& move, qint64 elapsedMs);
  bool recordPosition(int position, qint64 elapsedMs);
  bool recordHelp(HelpKind kind, qint64 elapsedMs);
  /// Takes what that game has set, and its clock.
  bool recordSettings(const StoredGame& game);

 private:
  std::optional<StoredGame> resumed(const GameInPlay& game);

  GameInPlay m_game = std::make_shared<StoredGame>();
};

/// Adds a game by a store of its own. The game with its id.
StoredGame keep(const QString& directory, StoredGame game);

/// What a store started now resumes.
std::optional<StoredGame> resumeLatest(const QString& directory);

/// All that a store says of how it stands; empty if all is well.
QString told(const GameStore& store);

/// Until the games of a damaged file are taken over, as the program waits for it.
void waitForRescue(GameStore& store);

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
