#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QString>

#include "collection.h"
#include "dailyidrows.h"
#include "filelock.h"
#include "game/play/masterycounts.h"
#include "game/play/storedgame.h"
#include "gamedatabase.h"
#include "gamerescue.h"
#include "gamerows.h"
#include "storagestate.h"
#include "summaryrows.h"

namespace sudoku {

/// Keeps games in a database so that none is ever lost, each in a row of its own. Each call of record…() is
/// one transaction: it writes what the game being played has come to since the last, as the player goes on
/// with the very object that was added or resumed. A store plays (claims) one game at a time; a game that one
/// store plays no other resumes, in this process or another, until it is released by resuming or adding the
/// next, by the destructor, or by the end of the process, however sudden.
///
/// Whatever goes wrong (a damaged, locked, deleted or unwritable file, a full disk) is told by state(); the
/// calls then give nothing, 0 or false, and the game goes on in memory. What could not be written stands in
/// an ordered list until it is: each call tries again, and so does tryAgain(). Of a damaged file all that
/// can be read goes into a new one, and the file is kept beside it: at once if it is small, else meanwhile
/// (isRescuing()), as tryAgain() finds out. Never throws, and waits for locks for a fraction of a second
/// only. To be used in the thread that made it, as long as there is an application object.
class GameStore {
  Q_DECLARE_TR_FUNCTIONS(sudoku::GameStore)

 public:
  /// Opens or makes `games.sqlite` in a directory, which is made too. What is kept is safe from a cut of the
  /// power too after `syncDelay` and the time that the disk takes.
  explicit GameStore(const QString& directory,
                     std::chrono::milliseconds syncDelay = std::chrono::milliseconds(300));
  ~GameStore();
  Q_DISABLE_COPY_MOVE(GameStore)

  /// Where the games are kept.
  const QString& directory() const { return m_directory; }

  StorageState state() const;
  /// Removes the notice, which the player has read.
  void dismissNotice();

  /// Whether moves of this store's games are not written yet.
  bool hasUnwrittenMoves() const;
  /// Opens the database if need be, and writes what could not be written. Whether all is well now.
  bool tryAgain();
  /// Opens the database if need be, but writes nothing. Whether it is open now.
  bool open();
  /// Whether games of a damaged file are still being taken over.
  bool isRescuing() const { return m_rescue != nullptr || m_nextRescue; }
  /// Waits until all that is kept has reached the disk. Whether it has.
  bool sync() { return m_database.sync(); }

  /// The game played last, finished or not, that nobody plays; null if there is none, here and below. A row
  /// that is no possible game is left alone and passed over, with a notice.
  GameInPlay resumeLatest();

  /// The game played last before the one being played that nobody plays; from then on it is the one played
  /// last. Called again it goes further back, and from the game played longest ago round to the first; a move
  /// ends that walk. Null if there is no other game: then the present one stays claimed.
  GameInPlay resumePrevious();

  /// The unfinished game of that very puzzle that was played last, also the one that is being played.
  GameInPlay resumeUnfinished(const Grid& givens);

  /// Whether there is a game of that very puzzle, removed or not; false if the games cannot be read now.
  bool hasGameOf(const Grid& givens);

  /// Plays the game, in a new row, in place of the one before. Its id, 0 if it could not be written yet.
  /// Precondition: it is not null and could be played so (its own id does not matter).
  qint64 add(GameInPlay game);

  /// Whether a game was played before the one being played.
  bool hasEarlierGame();

  /// Forgets the game being played, and its row too, if nothing was done in it.
  void drop();

  /// Keeps a move that has been made: the last move of the game being played, at its position now, which has
  /// led to `board`. Whether that went well; false if no game is played, here and below.
  bool recordMove(qint64 elapsedMs, const Grid& board);

  /// Keeps where the game stands, after undo and redo.
  bool recordPosition(qint64 elapsedMs, const Grid& board);

  /// Keeps that the player has had help: the last event of the game being played.
  bool recordHelp(qint64 elapsedMs);

  /// Keeps what the player has set, new checkpoints, and the clock: also for when play ends.
  bool recordSettings(qint64 elapsedMs);
  /// Keeps the checkpoints anew, after some have been renamed or removed.
  bool recordCheckpoints(qint64 elapsedMs);

  /// Unites the game being played with another state of it, and leaves the board as it stands. The united
  /// game; null if the other state has nothing new, or if the game cannot be written.
  GameInPlay unite(const KeptGame& other);

  /// All games that are not removed, the one played last first; nothing if they cannot be read now.
  std::optional<std::vector<GameSummary>> summaries();
  /// All games that are removed, the one removed last first; nothing if they cannot be read now.
  std::optional<std::vector<GameSummary>> bin();
  /// A game with its moves, as it is written; nothing if there is none, or it cannot be read.
  std::optional<StoredGame> game(qint64 id);
  /// The game in that row, unless somebody else plays it; from now on it is the one played last.
  GameInPlay resume(qint64 id);

  /// Counts help for a game that nobody plays, at its position; help after the game was solved does not
  /// count. Whether it is written.
  bool recordHelpOf(qint64 id, HelpKind kind);
  /// The labels that the player gave to games; one that does not exist is left out. Nothing if they cannot be
  /// read now.
  std::optional<LabelledGames> labels(const std::vector<qint64>& ids);
  /// Gives games other labels, the one being played too, all or none. Whether it is written. Precondition:
  /// the tags are sorted, none comes twice or has a line break.
  bool setLabels(const LabelledGames& games);
  /// Takes games out of all lists into the bin, or puts them back, all or none. Whether it is written. What
  /// is in the bin for kKeptInBinMs goes with the store, after which nothing can put it back.
  bool setRemoved(const std::vector<qint64>& ids, bool isRemoved);

  /// The collections that are kept, by their names; nothing if they cannot be read now.
  std::optional<std::vector<CollectionSummary>> collections();
  bool renameCollection(qint64 id, const QString& name);
  /// Takes a collection out of all lists, or puts it back, as setRemoved() does with a game.
  bool setCollectionRemoved(qint64 id, bool isRemoved);
  /// The places of a puzzle in collections, by their names. None if they cannot be read now.
  std::vector<Membership> placesOf(const Grid& givens);
  /// Puzzles of a collection by their numbers, as lists show those of which no game has been begun. None if
  /// they cannot be read now.
  std::vector<GameSummary> puzzles(const CollectionSummary& collection, const std::vector<int>& numbers);
  /// The numbers of the puzzles of a collection of which games have been begun. None if they cannot be read
  /// now.
  std::vector<int> begunNumbers(qint64 collection);
  /// A puzzle of a collection of which no game has been begun, as a line: the first from `number` on, then
  /// from the start on, or any. Empty if there is none, or it cannot be read.
  QString nextPuzzle(qint64 collection, CollectionOrder order, int number = 1);

  /// The unfinished game with a move that was played last; nothing if there is none.
  std::optional<LeftGame> leftGame();
  /// Forgets those of these games, by their keys, that nobody plays and that nothing has been done with: no
  /// move, no help, no name, tag or star. Whether that is written.
  bool dropUntouched(const std::vector<UniqueId>& keys);

  /// The daily puzzles that were looked at.
  DailyIds dailyIds();
  /// Keeps the id of a daily puzzle, unless its day and level have one. Whether it is written.
  bool addDailyId(const QDate& day, Level level, const QString& id);

  /// What the player did with each technique, in all games. What cannot be read now is left out.
  MasteryTable mastery();
  /// Counts one more use of a technique. Whether the count is written; if not it will be.
  bool recordMastery(Technique technique, MasteryKind kind);

 private:
  /// A game as it should stand in the database.
  struct Played {
    GameInPlay game;           ///< shared with the player until another game is played
    Grid board;                ///< the board at its position
    qint64 createdMs = 0;      ///< when it was begun: milliseconds since 1970, UTC, here and below
    qint64 lastPlayedMs = 0;   ///< when a move was made last, or help given
    KeptPart kept = {};        ///< what is known to be in the database already
    bool isInserted = false;   ///< its row is in the database
    bool isWritten = false;    ///< all of it is in the database
    bool hasNewMoves = false;  ///< what is not written is more than settings
    std::unique_ptr<FileLock> claim;
  };

  GameInPlay resumeAny(const std::vector<qint64>& ids);
  std::optional<std::vector<GameSummary>> readSummaries();
  bool addMemberships(std::vector<GameSummary>& summaries);
  GameInPlay claimAny(const std::vector<qint64>& ids);
  GameInPlay claimFirst(const std::vector<qint64>& ids);
  GameInPlay resumeUnwritten();
  void play(Played played);
  std::vector<qint64> idsOf(const char* sql, const QVariantList& values = {});
  std::unique_ptr<FileLock> claimOf(qint64 id);
  bool claimNewRow(Played& played);
  bool record();
  void notePlayed();
  bool writeAll();
  bool write(Played& played);
  bool writeNewMastery();
  bool writeInTransaction(const std::function<bool()>& work, const std::function<void()>& afterFailure);
  bool writeRow(Played& played);
  bool forgetRemovedGames();
  static void forgetRow(Played& played);
  bool followFile();
  bool mend();
  bool replaceDamaged();
  void beginRescue();
  void endRescue();
  void noteRescue(const RescueReport& report, const QString& aside);
  void rewriteAll();
  void refuse(const QString& reason, const QString& systemReason);

  QString m_directory;
  GameDatabase m_database;
  std::deque<Played> m_left;  // the games played before that are not all written, the earliest first
  std::optional<Played> m_played;
  MasteryTable m_newMastery;   // counts that are not written yet
  std::vector<qint64> m_walk;  // the games in the order in which resumePrevious() walks; empty before a walk
  std::optional<StorageState> m_trouble;
  std::optional<StorageState> m_notice;
  std::unique_ptr<GameRescue> m_rescue;
  std::optional<QDeadlineTimer> m_nextRescue;  ///< when a rescue that failed is tried again
};

}  // namespace sudoku
