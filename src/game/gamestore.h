#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QString>

#include <sudoku/gamestate.h>
#include <sudoku/level.h>
#include <sudoku/puzzle.h>

#include "filelock.h"
#include "gamedatabase.h"

namespace sudoku {

/// One game as it is kept.
struct StoredGame {
  qint64 id = 0;                     ///< the row; 0 as long as the game is not kept
  Puzzle puzzle;                     ///< only the givens are kept, the solution is found and proved again
  QString puzzleNumber;              ///< as of toText(PuzzleId); empty for a puzzle from elsewhere
  std::optional<Level> level;        ///< none also for a word that this version does not know
  std::vector<Move> moves;           ///< those undone too
  int position = 0;                  ///< how many of the moves are applied
  std::optional<Digit> chosenDigit;  ///< the number the player enters with
  bool hints = false;
  bool notesMode = false;
  qint64 elapsedMs = 0;  ///< the clock

  friend bool operator==(const StoredGame&, const StoredGame&) = default;
};

/// Keeps games in a database so that none is ever lost: each call of record…() is one transaction, and each
/// game has a row of its own. A store plays (claims) one game at a time; a game that one store plays no other
/// takes up, in this process or another, until it is released by taking up or adding the next, by the
/// destructor, or by the end of the process, however sudden.
///
/// Whatever goes wrong (a damaged, locked or unwritable file) is told by complaint(), and the calls then give
/// nothing, 0 or false: the game goes on in memory. What could not be written is written with the next call
/// that succeeds. Never throws, and waits for locks for a fraction of a second only. To be used in the thread
/// that made it, with an application object in being.
class GameStore {
  Q_DECLARE_TR_FUNCTIONS(sudoku::GameStore)

 public:
  /// Opens or makes `games.sqlite` in a directory, which is made too. A damaged file is renamed to
  /// `games.sqlite.damaged-TIME` and a new one begun.
  explicit GameStore(const QString& directory);

  /// A sentence for the player, translated, about what is wrong; empty when all is well.
  QString complaint() const;

  /// The game played last, finished or not, that nobody plays. A row that is no possible game is left alone
  /// and passed over, with a complaint, here and below.
  std::optional<StoredGame> takeUpLatest();

  /// The game played last before game `id` that nobody plays; from then on it is the one played last. Called
  /// again for its result it goes further back, and from the game played longest ago round to the first; a
  /// move ends that walk. Nothing if there is no other game: then `id` stays claimed.
  std::optional<StoredGame> takeUpPrevious(qint64 id);

  /// The unfinished game of that very puzzle that was played last, also the one that is being played.
  std::optional<StoredGame> takeUpUnfinished(const Grid& givens);

  /// Gives the game a new row and plays it in place of the one before. Its id, 0 if it could not be kept.
  /// Precondition: it could be played so (its own id does not matter).
  qint64 add(const StoredGame& game);

  /// Keeps a move as number `position` (from 1) of the game being played, in place of it and all after it.
  /// Whether that went well; never for a game that is not being played, here and below.
  bool recordMove(qint64 id, int position, const Move& move, qint64 elapsedMs, bool solved);

  /// Keeps how many of the moves are applied, after undo and redo.
  bool recordPosition(qint64 id, int position, qint64 elapsedMs, bool solved);

  /// Keeps what the player has set, and the clock: also for when play ends.
  bool recordSettings(qint64 id, std::optional<Digit> chosenDigit, bool hints, bool notesMode,
                      qint64 elapsedMs);

 private:
  /// The game being played as it should stand in the database.
  struct Played {
    StoredGame game;
    bool finished = false;
    std::size_t keptMoves = 0;  ///< the first so many moves are known to be in the database
    std::unique_ptr<FileLock> claim;
  };

  std::optional<StoredGame> resume(const std::vector<qint64>& ids);
  std::optional<StoredGame> takeUp(const std::vector<qint64>& ids);
  std::optional<StoredGame> read(qint64 id);
  std::optional<StoredGame> readGame(qint64 id);
  std::optional<std::vector<Move>> readMoves(qint64 id);
  std::vector<qint64> idsOf(const char* sql, const QVariantList& values = {});
  std::unique_ptr<FileLock> claimOf(qint64 id);
  bool claimNewRow();
  bool plays(qint64 id) const { return m_played && id != 0 && m_played->game.id == id; }
  bool insert();
  bool update();
  bool write();
  bool settle(bool written);

  QString m_directory;
  GameDatabase m_database;
  std::optional<Played> m_played;
  std::vector<qint64> m_walk;  // the games in the order in which takeUpPrevious() walks; empty before a walk
  QString m_readComplaint;
  QString m_claimComplaint;
  QString m_writeComplaint;
};

}  // namespace sudoku
