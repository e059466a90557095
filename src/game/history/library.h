#pragma once

#include <functional>
#include <map>
#include <optional>
#include <vector>

#include <QObject>

#include "game/play/gamesummary.h"
#include "game/storage/collection.h"
#include "game/storage/collectionimport.h"
#include "game/storage/keptreview.h"

namespace sudoku {

class LibraryStore;

/// The player's stored games, and the commands that change them, other than playing. Changes can be undone
/// until the program ends. Lives in the GUI thread.
class Library : public QObject {
  Q_OBJECT

 public:
  /// Precondition: the store outlives the library.
  explicit Library(LibraryStore& store, QObject* parent = nullptr);

  /// All games that are not deleted, the one played last first. Empty if the games cannot be read at the
  /// moment.
  std::vector<GameSummary> games();
  /// A game with its moves; nothing if there is no such game, or if it cannot be read.
  std::optional<StoredGame> game(qint64 id);

  /// Renames a game, as one change for undo(); does nothing if the game does not exist.
  void rename(qint64 id, const QString& name);
  /// Adds tags to games and removes tags from them, as one change for undo(). Games that do not exist are
  /// skipped. Precondition: no tag has a line break.
  void changeTags(const std::vector<qint64>& ids, const QStringList& added, const QStringList& taken);
  void setStarred(const std::vector<qint64>& ids, bool starred);
  /// What an earlier review found out about the entries of a game; nothing if they have to be judged anew.
  std::optional<KeptReview> review(qint64 id);
  void keepReview(qint64 id, const KeptReview& review);
  /// The counts of the reviewed games by their row ids.
  std::map<qint64, ReviewCounts> reviewCounts();
  /// Records one use of help for a game that is not being played.
  void recordHelp(qint64 id, HelpKind kind);
  /// The stored id of the daily puzzle of a day and level, so that a past day keeps its puzzle; nothing if
  /// none is stored.
  std::optional<QString> dailyId(QDate day, Level level);
  /// Stores the id of a daily puzzle, unless one is stored for its day and level.
  void keepDailyId(QDate day, Level level, const QString& id);
  /// The deleted games in the bin, the one deleted last first; they stay in the bin for kKeptInBinMs. Empty
  /// if they cannot be read at the moment.
  std::vector<GameSummary> bin();
  /// Takes games out of the bin, as one change for undo().
  void restore(const std::vector<qint64>& ids);
  /// Moves games to the bin, as one change for undo(); other lists no longer show them.
  void remove(const std::vector<qint64>& ids);
  bool canUndoRemoval() const;
  /// Undoes the last removal of games or of a collection, even if other changes were made after it.
  void undoRemoval();
  bool canUndo() const { return !m_done.empty(); }
  bool canRedo() const { return !m_undone.empty(); }
  /// Undoes the last change; redo() makes it again. Precondition: there is a change to undo.
  void undo();
  void redo();

  /// The collections that are not deleted, sorted by name. Empty if they cannot be read at the moment.
  std::vector<CollectionSummary> collections();
  /// A puzzle of a collection that has not been begun, as a line of 81 characters: the one that follows
  /// number `after` in the order of `walk`, else the first of all; or a random one, as `order` says. Empty if
  /// there is none.
  QString nextPuzzle(const CollectionWalk& walk, CollectionOrder order, int after = 0);
  /// The puzzles of a collection with these numbers, as summaries of games that have not been begun.
  std::vector<GameSummary> puzzles(const CollectionSummary& collection, const std::vector<int>& numbers);
  /// The directory in which the games are stored, for worker threads that read them.
  QString directory() const;
  /// The unfinished game that was played last, among those with at least one move.
  std::optional<LeftGame> leftGame();
  /// Deletes those of the games with these keys in which nothing has been done.
  void dropUntouched(const std::vector<UniqueId>& keys);
  /// Whether there is a stored game with exactly these givens, in the bin or not.
  bool hasGameOf(const Grid& givens);
  /// The collections that contain a puzzle, with its number in each, sorted by the collections' names.
  std::vector<Membership> placesOf(const Grid& givens);
  void renameCollection(qint64 id, const QString& name);
  /// Deletes a collection, as one change for undo(). Games of its puzzles stay.
  void removeCollection(qint64 id);
  /// Makes a collection from the puzzles in a file, or adds them to an existing one, in a worker thread.
  /// Precondition: no import is running.
  void importCollection(const ImportRequest& request) { m_importer.start(request); }
  bool isImporting() const { return m_importer.isRunning(); }
  /// Stops the import of a collection. Everything imported so far is dropped, and imported() is not emitted.
  void cancelImport();

 signals:
  /// Emitted when the result of games() has changed.
  void changed();
  /// Emitted when games have been deleted.
  void removed(const std::vector<qint64>& ids);
  /// Emitted when names, tags or stars of games have changed.
  void relabelled(const LabelledGames& games);
  /// Emitted when a change could not be written, and so was not made.
  void notWritten();
  /// Emitted while the difficulty of the stored puzzles is computed in the background: `rated` of `all`
  /// puzzles are done. `isSlow` is false for the first pass, which finds levels, and true for the second,
  /// which computes Sudoku Explainer's ratings and is slow.
  void ratingProgressed(bool isSlow, int rated, int all);
  void importProgressed(int percent);
  /// Emitted instead of an import if `collection`, which exists already, has the same name or begins with the
  /// same puzzle as the imported file, so that the player has to decide.
  void sameFound(const CollectionSummary& collection);
  /// Emitted when an import has ended, with its success or failure in the report.
  void imported(const CollectionReport& report);
  /// Emitted when an import was cancelled, so that what it had written can be deleted.
  void importCancelled();

 private:
  struct Change {
    bool isRemoval;
    /// Makes the change if `makes` is true, else undoes it. Returns whether the result was written.
    std::function<bool(bool makes)> apply;
  };

  void make(Change change);
  void relabel(const std::vector<qint64>& ids, const std::function<void(GameLabels&)>& edit);
  bool setRemoved(const std::vector<qint64>& ids, bool isRemoved);
  bool report(bool isWritten);

  LibraryStore& m_store;
  CollectionImporter m_importer;
  std::vector<Change> m_done;
  std::vector<Change> m_undone;  ///< changes undone since a new change was made
};

}  // namespace sudoku
