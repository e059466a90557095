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

  // A game that is not there is passed over. What cannot be written now is not changed.
  void rename(qint64 id, const QString& name);
  void setTags(qint64 id, const QStringList& tags);
  void setStarred(qint64 id, bool starred);
  /// Takes a game out of the lists. It can be put back until the end of the program.
  void remove(qint64 id);
  bool canUndoRemoval() const { return !m_removed.empty(); }
  /// Puts back the game that was removed last.
  void undoRemoval();

 signals:
  /// games() gives something else now.
  void changed();

 private:
  GameStore& m_store;
  std::vector<qint64> m_removed;
};

}  // namespace sudoku
