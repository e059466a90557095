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

/// Keeps the game being played so that none of it is ever lost. It is told with each change how the game
/// stands, changes no game itself, and gives back what it makes: the row and the key of a game. Each call of
/// record…() is one transaction: it writes what the game has come to since the last. What could not be
/// written stands in an ordered list until it is: each call tries again, and so does GamesFile::tryAgain().
/// What is written is on the disk alone.
///
/// A store plays (claims) one game at a time; a game that one store plays no other resumes, in this process
/// or another, until it is released by resuming or adding the next, by the destructor, or by the end of the
/// process, however sudden. Calls that fail give nothing, 0 or false; the file tells why. Never throws. To be
/// used in the thread of the file.
class PlayStore : public QObject, public FileWriter {
  Q_OBJECT

 public:
  /// The file outlives the store.
  explicit PlayStore(GamesFile& file) : m_file(file) {}

  /// The game played last, finished or not, that nobody plays; nothing if there is none, here and below. A
  /// row that is no possible game is left alone and passed over, with a notice.
  std::optional<StoredGame> resumeLatest();
  /// The game played last before the one being played that nobody plays; from then on it is the one played
  /// last. Called again it goes further back, and from the game played longest ago round to the first; a move
  /// ends that walk. Nothing if there is no other game: then the present one stays claimed.
  std::optional<StoredGame> resumePrevious();
  /// The unfinished game of that very puzzle that was played last, also the one that is being played.
  std::optional<StoredGame> resumeUnfinished(const Grid& givens);
  /// The game in that row, unless somebody else plays it; from now on it is the one played last.
  std::optional<StoredGame> resume(qint64 id);
  /// Sets what gives the game being played as it stands, for when all of it has to go into another file.
  void setSource(std::function<const StoredGame&()> source) { m_source = std::move(source); }
  /// Forgets how far resumePrevious() has gone back.
  void endWalk() { m_walk.clear(); }

  /// Plays a game, in a new row, in place of the one before. Gives the game as it is kept: with its row (0 if
  /// that could not be written yet), its key and the day on which it was begun. Precondition: it could be
  /// played so.
  StoredGame add(StoredGame game);
  /// Whether a game was played before the one being played.
  bool hasEarlierGame();
  /// Forgets the game being played, and its row too, if nothing was done in it.
  void drop();

  /// Keeps a move that has been made: the last move of the game being played, which has led to `board`.
  /// Whether that is written; false if this is not the game being played, here and below. Precondition: the
  /// game stands after the move.
  bool recordMove(const StoredGame& game, const Grid& board);
  /// Keeps where the game stands, after undo and redo.
  bool recordPosition(const StoredGame& game, const Grid& board);
  /// Keeps that the player has had help: the last event of the game.
  bool recordHelp(const StoredGame& game);
  /// Keeps what the player has set, new checkpoints, and the clock: also for when play ends.
  bool recordSettings(const StoredGame& game);
  /// Keeps the checkpoints anew, after some have been renamed or removed.
  bool recordCheckpoints(const StoredGame& game);
  /// Unites the game being played with another state of it, and leaves the board as it stands. The united
  /// game; nothing if the other state has nothing new, or if the game cannot be written.
  std::optional<StoredGame> unite(const KeptGame& other);
  /// Notes the labels that the game being played has got, if it is among these.
  void noteLabels(const LabelledGames& games);

  /// Whether moves are not written yet.
  bool hasUnwrittenMoves() const;

  bool writePending() override;
  void fileReplaced() override;
  void gamesTakenOver() override;

 signals:
  /// The game being played stands in another row than before, not by add() or a resumption: the id of the
  /// row; 0 while it has none.
  void rowChanged(qint64 id);

 private:
  /// A game and what the database has of it.
  struct Played {
    qint64 id = 0;  ///< the id of its row; 0: it has none
    UniqueId key;
    Grid board;                ///< the board at its position
    qint64 createdMs = 0;      ///< when it was begun: milliseconds since 1970, UTC, here and below
    qint64 lastPlayedMs = 0;   ///< when a move was made last, or help given
    KeptPart all = {};         ///< how much there is of the game
    KeptPart kept = {};        ///< what is known to be in the database already
    bool isInserted = false;   ///< its row is in the database
    bool isWritten = false;    ///< all of it is in the database
    bool hasNewMoves = false;  ///< what is not written is more than settings
    std::optional<StoredGame> unwritten = {};  ///< how it should stand, after that could not be written
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
  const StoredGame* m_recorded = nullptr;  ///< the game that is being recorded, during record()
  std::deque<Played> m_left;  ///< the games played before that are not all written, the earliest first
  std::optional<Played> m_played;
  std::vector<qint64> m_walk;  ///< the games in the order of resumePrevious(); empty before a walk
};

}  // namespace sudoku
