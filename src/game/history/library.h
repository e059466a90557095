#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QObject>

#include "game/play/gamesummary.h"
#include "game/storage/collection.h"
#include "game/storage/collectionimport.h"

namespace sudoku {

class GameStore;

/// The games that are kept, and what the player does with them besides playing: each of that can be undone
/// until the end of the program. Lives in the GUI thread.
class Library : public QObject {
  Q_OBJECT

 public:
  /// The store outlives the library.
  explicit Library(GameStore& store, QObject* parent = nullptr);

  /// All games that are not deleted, the one played last first. Empty if they cannot be read now.
  std::vector<GameSummary> games();
  /// A game with its moves; nothing if there is none, or it cannot be read.
  std::optional<StoredGame> game(qint64 id);

  // Each of these is one change, however many games there are. A game that is not there is passed over.
  void rename(qint64 id, const QString& name);
  /// Puts tags on games and takes others from them. Precondition: none has a line break.
  void changeTags(const std::vector<qint64>& ids, const QStringList& added, const QStringList& taken);
  void setStarred(const std::vector<qint64>& ids, bool starred);
  /// Counts help for a game that is not being played.
  void recordHelp(qint64 id, HelpKind kind);
  /// The id of a daily puzzle that was looked at before: a past day stays the puzzle that it was.
  std::optional<QString> dailyId(QDate day, Level level);
  /// Keeps one, unless its day has one.
  void keepDailyId(QDate day, Level level, const QString& id);
  /// The games in the bin, the one deleted last first: each stays there for kKeptInBinMs. Empty if they
  /// cannot be read now.
  std::vector<GameSummary> bin();
  /// Puts games of the bin back.
  void restore(const std::vector<qint64>& ids);
  /// Takes games out of the lists, into the bin.
  void remove(const std::vector<qint64>& ids);
  bool canUndoRemoval() const;
  /// Puts back the games or the collection that were removed last, whatever was changed since.
  void undoRemoval();
  bool canUndo() const { return !m_done.empty(); }
  bool canRedo() const { return !m_undone.empty(); }
  /// Undoes the last change, or makes the one again that was undone last. Precondition: there is one.
  void undo();
  void redo();

  /// The collections that are not deleted, by their names. Empty if they cannot be read now.
  std::vector<CollectionSummary> collections();
  /// A puzzle of a collection that no game has been begun of, as a line: the next one after a number, round
  /// and round, or any. Empty if there is none.
  QString nextPuzzle(const CollectionWalk& walk, CollectionOrder order, int after = 0);
  /// Puzzles of a collection by their numbers, as lists show those of which no game has been begun.
  std::vector<GameSummary> puzzles(const CollectionSummary& collection, const std::vector<int>& numbers);
  /// Where the games are kept, for those who read them in another thread.
  QString directory() const;
  /// The unfinished game with a move that was played last.
  std::optional<LeftGame> leftGame();
  /// Forgets those of these games, by their keys, that nothing has been done with.
  void dropUntouched(const std::vector<UniqueId>& keys);
  /// Whether a game of that very puzzle is kept, in the bin too.
  bool hasGameOf(const Grid& givens);
  /// The places of a puzzle in collections, by their names.
  std::vector<Membership> placesOf(const Grid& givens);
  void renameCollection(qint64 id, const QString& name);
  /// Takes a collection out of the lists, as remove() does with a game. Games of its puzzles stay.
  void removeCollection(qint64 id);
  /// Makes a collection of the puzzles in a file, or adds them to one, off the GUI thread. Precondition: no
  /// import is running.
  void importCollection(const ImportRequest& request) { m_importer.start(request); }
  bool isImporting() const { return m_importer.isRunning(); }
  /// Nothing stays of what was imported so far, and imported() is not emitted.
  void cancelImport();

 signals:
  /// games() gives something else now.
  void changed();
  /// The games have been taken out of the lists.
  void removed(const std::vector<qint64>& ids);
  /// What was asked could not be written, and is not changed.
  void notWritten();
  /// So many of all puzzles have been rated in the background: by their levels first, then by the slow scale.
  void ratingProgressed(bool isSlow, int rated, int all);
  void importProgressed(int percent);
  /// Nothing was imported: the collection seems to be here already, and it has to be asked for what is
  /// wanted.
  void sameFound(const CollectionSummary& collection);
  /// An import has come to its end, well or not.
  void imported(const CollectionReport& report);
  /// An import was stopped: what it has written can be cleared away.
  void importCancelled();

 private:
  struct Change {
    bool isRemoval;
    /// Makes the change, or unmakes it. Whether that was written.
    std::function<bool(bool makes)> apply;
  };

  void make(Change change);
  void relabel(const std::vector<qint64>& ids, const std::function<void(GameLabels&)>& edit);
  bool setRemoved(const std::vector<qint64>& ids, bool isRemoved);
  bool report(bool isWritten);

  GameStore& m_store;
  CollectionImporter m_importer;
  std::vector<Change> m_done;
  std::vector<Change> m_undone;  ///< since the last new one
};

}  // namespace sudoku
