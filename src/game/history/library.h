#pragma once

#include <optional>
#include <vector>

#include <QObject>

#include "collection.h"
#include "collectionimport.h"
#include "gamesummary.h"

namespace sudoku {

class GameStore;

/// The games that are kept, and what the player does with them besides playing. Lives in the GUI thread.
class Library : public QObject {
  Q_OBJECT

 public:
  /// The store outlives the library.
  explicit Library(GameStore& store, QObject* parent = nullptr);

  /// All games that are not deleted, the one played last first. Empty if they cannot be read now.
  std::vector<GameSummary> games();
  /// A game with its moves; nothing if there is none, or it cannot be read.
  std::optional<StoredGame> game(qint64 id);

  // A game that is not there is passed over.
  void rename(qint64 id, const QString& name);
  void setTags(qint64 id, const QStringList& tags);
  void setStarred(qint64 id, bool starred);
  /// Counts help for a game that is not being played.
  void recordHelp(qint64 id, HelpKind kind);
  /// The id of a daily puzzle that was looked at before: a past day stays the puzzle that it was.
  std::optional<QString> dailyId(QDate day, Level level);
  /// Keeps one, unless its day has one.
  void keepDailyId(QDate day, Level level, const QString& id);
  /// Takes a game out of the lists. It can be put back until the end of the program.
  void remove(qint64 id);
  bool canUndoRemoval() const { return !m_removed.empty(); }
  /// Puts back the game or collection that was removed last.
  void undoRemoval();

  /// The collections that are not deleted, by their names. Empty if they cannot be read now.
  std::vector<CollectionSummary> collections();
  /// A puzzle of a collection that no game has been begun of, as a line. Empty if there is none.
  QString nextPuzzle(qint64 collection, CollectionOrder order);
  void renameCollection(qint64 id, const QString& name);
  /// Takes a collection out of the lists, as remove() does with a game. Games of its puzzles stay.
  void removeCollection(qint64 id);
  /// Makes a collection of the puzzles in a file, off the GUI thread. Precondition: no import is running.
  void importCollection(const QString& file) { m_importer.start(file); }
  bool isImporting() const { return m_importer.isRunning(); }
  /// Nothing stays of what was imported so far, and imported() is not emitted.
  void cancelImport();

 signals:
  /// games() gives something else now.
  void changed();
  /// The game has been taken out of the lists.
  void removed(qint64 id);
  /// What was asked could not be written, and is not changed.
  void notWritten();
  void importProgressed(int percent);
  /// An import has come to its end, well or not.
  void imported(const CollectionReport& report);
  /// An import was stopped: what it has written can be cleared away.
  void importCancelled();

 private:
  struct Removed {
    qint64 id;
    bool isCollection;
  };

  void report(bool isWritten);
  bool setRemoved(const Removed& removed, bool isRemoved);

  GameStore& m_store;
  CollectionImporter m_importer;
  std::vector<Removed> m_removed;
};

}  // namespace sudoku
