#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include <QString>
#include <QStringList>

#include <sudoku/grid/random.h>

#include "game/storage/gamestore.h"

/// Games to be stored, and a way into the database behind the back of the store.
namespace sudoku {

/// A game that nobody has played yet.
StoredGame freshGame(std::uint64_t seed);

/// A game in the middle of play, some of its moves undone. It is not solved.
StoredGame playedGame(std::uint64_t seed);

/// A game with all its cells filled in.
StoredGame solvedGame(std::uint64_t seed);

/// A move that leads from any position to the solution.
Move solvingMove(const StoredGame& game);

/// Sets a random input mode and selection of a game.
void setInput(StoredGame& game, Random& random);

/// A random move that can be made in a game that is not solved.
Move randomMove(const Puzzle& puzzle, Random& random);

/// A store together with the game that it keeps: a recorded move is first made in the game, as Game does it.
class PlayedStore : public GameStore {
 public:
  explicit PlayedStore(const QString& directory,
                       std::chrono::milliseconds syncDelay = std::chrono::milliseconds(300))
      : GameStore(directory, syncDelay) {
    play().setSource([this]() -> const StoredGame& { return m_game; });
    QObject::connect(&play(), &PlayStore::rowChanged, [this](qint64 id) { m_game.id = id; });
  }

  std::optional<StoredGame> resumeLatest() { return resumed(play().resumeLatest()); }
  std::optional<StoredGame> resumePrevious() { return resumed(play().resumePrevious()); }
  std::optional<StoredGame> resumeUnfinished(const Grid& givens) {
    return resumed(play().resumeUnfinished(givens));
  }
  qint64 add(const StoredGame& game);
  /// The game that is being played.
  const StoredGame& played() const { return m_game; }
  /// Makes a move where the game stands, or after another of its moves, and stores it.
  bool recordMove(const Move& move, qint64 elapsedMs);
  bool recordMove(int parent, const Move& move, qint64 elapsedMs);
  bool recordPosition(int position, qint64 elapsedMs);
  bool recordHelp(HelpKind kind, qint64 elapsedMs);
  /// Takes over the settings and the clock of a game, and stores them.
  bool recordSettings(const StoredGame& game);
  ~PlayedStore() {
    play().disconnect();
    play().setSource([last = m_game]() -> const StoredGame& { return last; });
  }
  Q_DISABLE_COPY_MOVE(PlayedStore)

 private:
  std::optional<StoredGame> resumed(std::optional<StoredGame> game);

  StoredGame m_game;
};

/// Stores a game through a store of its own. Returns the game with its id.
StoredGame keep(const QString& directory, StoredGame game);

/// The game that a store opened now would resume.
std::optional<StoredGame> resumeLatest(const QString& directory);

/// Everything that a store says about its state; empty if all is well.
QString told(const GameStore& store);

/// Waits until the games of a damaged file are taken over, as the program does.
void waitForRescue(GameStore& store);

/// A second connection to the database of a directory, independent of the store.
class Intruder {
 public:
  explicit Intruder(const QString& directory);
  ~Intruder();
  Q_DISABLE_COPY_MOVE(Intruder)

  /// Runs an SQL statement that has to succeed. Returns its rows, each as one text with `|` between the
  /// columns.
  QStringList run(const QString& sql) const;

  /// The content of all tables.
  QStringList contents() const;

 private:
  QString m_name;
};

}  // namespace sudoku
