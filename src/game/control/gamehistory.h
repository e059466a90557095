#pragma once

#include <optional>
#include <vector>

#include <QObject>

#include <sudoku/grid/cellset.h>

#include "game/history/library.h"
#include "game/play/gamesummary.h"
#include "game/play/masterycounts.h"

namespace sudoku {

class Game;
class GameKeeper;
class LibraryStore;
class PlayerMessages;
class Settings;

/// What to tell the player of a solved game.
struct SolvedFacts {
  bool isRecord = false;  ///< without help, and in less time than all games of its level before
  bool isAlone = false;   ///< without help, in this game or in an earlier one of the same puzzle
  Foreknowledge foreknowledge = Foreknowledge::None;
  CellSet againstNotes{};          ///< cells whose right digit the player had crossed out
  std::optional<qint64> bestMs{};  ///< the best time of the level without help, among the games that count
  std::optional<qint64> bestBeforeMs{};  ///< the best time of the level before this game
  std::optional<qint64>
      medianMs{};  ///< the median time of the solved games of the level; none if this is the only one
};

/// All games that are kept, and what they say of the player. Lives in the GUI thread.
class GameHistory : public QObject {
  Q_OBJECT

 public:
  /// All arguments outlive this object.
  GameHistory(const Game& game, LibraryStore& store, GameKeeper& keeper, Settings& settings,
              PlayerMessages& messages, QObject* parent = nullptr);

  Library& library() { return m_library; }
  /// What to tell of the game being played once it is solved. Reads the whole history, but only once: the
  /// result is kept as long as the history stays the same.
  const SolvedFacts& solvedFacts();
  /// The games that count in the statistics; those of puzzles with several solutions do not.
  std::vector<GameSummary> gamesThatCount();
  /// Lets the statistics begin anew: games that ended before no longer count. They stay in the library.
  void resetStatistics();
  /// Whether the last reset can be undone: until the end of the program.
  bool canUndoStatisticsReset() const { return m_countedSince.has_value(); }
  void undoStatisticsReset();

  /// What the player did with each technique, in games and in practice.
  MasteryTable mastery();
  /// Counts one more use of a technique.
  void recordMastery(Technique technique, MasteryKind kind);

 private:
  void forgetSolvedFacts() { m_solvedFacts.reset(); }

  const Game& m_game;
  GameKeeper& m_keeper;
  Settings& m_settings;
  Library m_library;
  std::optional<qint64> m_countedSince;  ///< since when games counted before the statistics were reset
  std::optional<SolvedFacts> m_solvedFacts;
};

}  // namespace sudoku
