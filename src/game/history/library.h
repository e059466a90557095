#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QObject>

#include "game/play/gamesummary.h"
#include "game/storage/collection.h"
#include "game/storage/collectionimport.h"

namespace sudoku {

class LibraryStore;

/// The player's kept games, and the commands that change them other than by playing: each such change can be
/// undone until the program ends. Lives in the GUI thread.
class Library : public QObject {
  Q_OBJECT

 public:
  /// The store outlives the library.
  explicit Library(LibraryStore& store, QObject* parent = nullptr);

  /// All games that are not deleted, those played last first. Empty if they cannot be read now.
  std::vector<GameSummary> games();
  /// A game with its moves; nothing if there is no such game, or if it cannot be read.
  std::optional<StoredGame> game(qint64 id);

  // Each of the following calls is one change, which undo() undoes as a whole. A game that does not exist is
  // passed over.
  void rename(qint64 id, const QString& name);
  /// Puts tags on games and takes other tags from them. Precondition: no tag has a line break.
  void changeTags(const std::vector<qint64>& ids, const QStringList& added, const QStringList& taken);
  void setStarred(const std::vector<qint64>& ids, bool starred);
  /// Counts one use of help for a game that is not being played.
  void recordHelp(qint64 id, HelpKind kind);
  /// The id that was stored for the daily puzzle of a day: a past day keeps the puzzle that it had.
  std::optional<QString> dailyId(QDate day, Level level);
  /// Stores the id of a daily puzzle, unless its day and level have one.
  void keepDailyId(QDate day, Level level, const QString& id);
  /// The deleted games that are in the bin, the one deleted last first: each stays there for kKeptInBinMs.
  /// Empty if they cannot be read now.
  std::vector<GameSummary> bin();
  /// Takes games out of the bin.
  void restore(const std::vector<qint64>& ids);
  /// Puts games into the bin, so that they are in no list.
  void remove(const std::vector<qint64>& ids);
  bool canUndoRemoval() const;
  /// Puts back the games or the collection that were removed last, whatever was changed since.
  void undoRemoval();
  bool canUndo() const { return !m_done.empty(); }
  bool canRedo() const { return !m_undone.empty(); }
  /// Undoes the last change, or makes the change again that was undone last. Precondition: there is one.
  void undo();
  void redo();

  /// The collections that are not deleted, sorted by their names. Empty if they cannot be read now.
  std::vector<CollectionSummary> collections();
  /// The next puzzle of a collection of which no game has been begun, as a line of cells: the first after the
  /// number `after`, or else from the beginning on; or a random one. Empty if there is none.
  QString nextPuzzle(const CollectionWalk& walk, CollectionOrder order, int after = 0);
  /// Puzzles of a collection by their numbers, as the lists show puzzles of which no game has been begun.
  std::vector<GameSummary> puzzles(const CollectionSummary& collection, const std::vector<int>& numbers);
  /// The folder in which the games are kept, for other threads that read them.
  QString directory() const;
  /// The game that was played last of the unfinished ones that have a move.
  std::optional<LeftGame> leftGame();
  /// Forgets games, given by their keys, in which nothing has been done; keeps the others.
  void dropUntouched(const std::vector<UniqueId>& keys);
  /// Whether a game of exactly these givens is kept, in the bin too.
  bool hasGameOf(const Grid& givens);
  /// The places of a puzzle in collections, sorted by the collections' names.
  std::vector<Membership> placesOf(const Grid& givens);
  void renameCollection(qint64 id, const QString& name);
  /// Takes a collection out of the lists, as remove() does with games. Games of its puzzles stay.
  void removeCollection(qint64 id);
  /// Makes a collection of the puzzles in a file, or adds them to one, off the GUI thread. Precondition: no
  /// import is running.
  void importCollection(const ImportRequest& request) { m_importer.start(request); }
  bool isImporting() const { return m_importer.isRunning(); }
  /// Stops the import. Nothing stays of what was imported so far, and imported() is not emitted.
  void cancelImport();

 signals:
  /// The list that games() gives has changed.
  void changed();
  /// Games have been taken out of the lists.
  void removed(const std::vector<qint64>& ids);
  /// Games have got other labels.
  void relabelled(const LabelledGames& games);
  /// A change that was asked for could not be written, and has not been made.
  void notWritten();
  /// The background has rated `rated` of all puzzles: first by their levels, then on Sudoku Explainer's slow
  /// scale.
  void ratingProgressed(bool isSlow, int rated, int all);
  void importProgressed(int percent);
  /// Nothing was imported: the collection seems to be here already, and the player has to say what to do.
  void sameFound(const CollectionSummary& collection);
  /// An import has ended, well or not.
  void imported(const CollectionReport& report);
  /// An import was stopped: what it has written can be cleared away.
  void importCancelled();

 private:
  struct Change {
    bool isRemoval;
    /// Makes the change (true) or undoes it (false). Returns whether that was written.
    std::function<bool(bool makes)> apply;
  };

  void make(Change change);
  void relabel(const std::vector<qint64>& ids, const std::function<void(GameLabels&)>& edit);
  bool setRemoved(const std::vector<qint64>& ids, bool isRemoved);
  bool report(bool isWritten);

  LibraryStore& m_store;
  CollectionImporter m_importer;
  std::vector<Change> m_done;
  std::vector<Change> m_undone;  ///< changes undone since the last new change
};

}  // namespace sudoku
