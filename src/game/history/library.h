#pragma once

#include <optional>
#include <vector>

#include <QObject>

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
  /// The id of a daily puzzle that was looked at before: a past day stays the puzzle that it was.
  std::optional<QString> dailyId(QDate day, Level level);
  /// Keeps one, unless its day has one.
  void keepDailyId(QDate day, Level level, const QString& id);
  /// Takes a game out of the lists. It can be put back until the end of the program.
  void remove(qint64 id);
  bool canUndoRemoval() const { return !m_removed.empty(); }
  /// Puts back the game that was removed last.
  void undoRemoval();

 signals:
  /// games() gives something else now.
  void changed();
  /// The game has been taken out of the lists.
  void removed(qint64 id);
  /// What was asked could not be written, and is not changed.
  void notWritten();

 private:
  void report(bool isWritten);

  GameStore& m_store;
  std::vector<qint64> m_removed;
};

}  // namespace sudoku
