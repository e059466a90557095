#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>

#include "filelock.h"
#include "game/play/gamesummary.h"
#include "game/play/storedgame.h"
#include "gamerows.h"
#include "gamesfile.h"

namespace sudoku {

/// Saves the game being played so that nothing of it is ever lost. Callers report each change; the store
/// changes no game itself, but returns the row id and the key that it gives to a game. Each call of a record
/// function is one transaction, which writes what has changed since the last. Changes that could not be
/// written wait in a list: each call tries to write them again, as does GamesFile::tryAgain(). Written
/// changes are not kept in memory.
///
/// An object plays (claims) one game at a time. No other object resumes a claimed game, in this process or
/// another, until the claim is released by resuming or adding another game, by the destructor, or by the end
/// of the process, even if it is killed. Calls that fail return nothing, 0 or false, and GamesFile tells the
/// player why. Never throws. To be used in the thread of `file`.
class PlayStore : public QObject, public FileWriter {
  Q_OBJECT

 public:
  /// `file` has to outlive this object.
  explicit PlayStore(GamesFile& file) : m_file(file) {}

  /// Resumes the game played last, finished or not, that nobody else plays; returns nothing if there is none.
  /// A row that is not a valid game is skipped, and the player gets a notice.
  std::optional<StoredGame> resumeLatest();
  /// Resumes the game played last before the present one that nobody else plays, which becomes the latest
  /// game. Further calls go further back, and after the oldest game start again with the latest; making a
  /// move ends this series. Returns nothing if there is no other game, and then the present game stays
  /// claimed.
  std::optional<StoredGame> resumePrevious();
  /// Resumes the unfinished game with these givens that was played last, which may be the game being played.
  std::optional<StoredGame> resumeUnfinished(const Grid& givens);
  /// Resumes the game with a row id unless somebody else plays it; it becomes the latest game.
  std::optional<StoredGame> resume(qint64 id);
  /// Sets a function that returns the present state of the game being played, which is needed when the whole
  /// game has to be written to another file.
  void setSource(std::function<const StoredGame&()> source) { m_source = std::move(source); }
  /// Makes the next call of resumePrevious() start from the latest game again.
  void endWalk() { m_walk.clear(); }

  /// Plays a new game, in a new row of the database, instead of the present one. Returns the game with its
  /// row id (0 if it could not be written yet), its unique id and the day on which it was begun.
  /// Precondition: the moves of the game are possible.
  StoredGame add(StoredGame game);
  /// Whether there is a game other than the one being played.
  bool hasEarlierGame();
  /// Stops playing the game being played if it has no row in the database, or no move, no help and no named
  /// position; deletes its row if it has one.
  void drop();

  /// Saves the last move of the game being played, which has led to `board`. Returns whether it is written;
  /// false if `game` is not the game being played. Precondition: the game stands right after that move.
  bool recordMove(const StoredGame& game, const Grid& board);
  /// Saves after which move the game stands, following undo or redo. Returns whether it is written.
  bool recordPosition(const StoredGame& game, const Grid& board);
  /// Saves the last occasion of help in the game. Returns whether it is written.
  bool recordHelp(const StoredGame& game);
  /// Saves what the player has chosen in the game (such as the input mode), newly named positions, and the
  /// time on the clock, also when play ends. Returns whether they are written.
  bool recordSettings(const StoredGame& game);
  /// Saves all positions that the player has named, after some have been renamed or removed. Returns whether
  /// they are written.
  bool recordCheckpoints(const StoredGame& game);
  /// Merges the game being played with another version of it, for instance from another machine; the board
  /// stays as it is. Returns the merged game; nothing if the other version adds nothing, or if the game
  /// cannot be written.
  std::optional<StoredGame> unite(const KeptGame& other);
  /// Takes over the name, the tags and the star of the game being played, if `games` has them.
  void noteLabels(const LabelledGames& games);

  /// Whether there are moves that are not written yet.
  bool hasUnwrittenMoves() const;

  bool writePending() override;
  void fileReplaced() override;
  void gamesTakenOver() override;

 signals:
  /// The game being played has got another row in the database, neither by add() nor by resuming a game, or
  /// it has none any more (`id` is 0).
  void rowChanged(qint64 id);

 private:
  /// A game, and how much of it the database has.
  struct Played {
    qint64 id = 0;  ///< the id of the game's row in the database; 0 if it has none
    UniqueId key;
    Grid board;            ///< the present board of the game
    qint64 createdMs = 0;  ///< when the game was begun, in milliseconds since 1970, UTC
    /// When the last move was made or help given, in milliseconds since 1970, UTC.
    qint64 lastPlayedMs = 0;
    KeptPart all = {};  ///< the number of all moves, occasions of help, and named positions
    /// The number of moves, occasions of help, and named positions that the database has.
    KeptPart kept = {};
    bool isInserted = false;                   ///< whether the database has the row of the game
    bool isWritten = false;                    ///< whether the database has all of the game
    bool hasNewMoves = false;                  ///< whether moves, undo or redo are not written yet
    std::optional<StoredGame> unwritten = {};  ///< state of the game to write after a failure
    std::unique_ptr<FileLock> claim = {};
  };

  std::optional<StoredGame> resumeAny(const std::vector<qint64>& ids);
  std::optional<StoredGame> claimAny(const std::vector<qint64>& ids);
  std::optional<StoredGame> claimFirst(const std::vector<qint64>& ids);
  std::optional<StoredGame> resumeUnwritten();
  std::optional<StoredGame> playedGame();
  void play(Played played);
  bool claimNewRow(Played& played);
  bool isPlayed(const StoredGame& game) const { return m_played && m_played->key == game.key; }
  bool recordPlay(const StoredGame& game);
  bool record(const StoredGame& game);
  bool writePlayed(const StoredGame& game);
  bool write(Played& played, const StoredGame& game);
  bool writeRow(Played& played, const StoredGame& game);
  static void forgetRow(Played& played);

  GamesFile& m_file;
  std::function<const StoredGame&()> m_source;
  const StoredGame* m_recorded = nullptr;  ///< the argument of record() while it runs
  std::deque<Played> m_left;  ///< games played before that are not written completely, the earliest first
  std::optional<Played> m_played;
  std::vector<qint64> m_walk;  ///< row ids in the order of resumePrevious(); empty before its first call
};

}  // namespace sudoku
