#pragma once

#include <optional>
#include <vector>

#include <QObject>

#include <sudoku/grid/cellset.h>

#include "game/history/library.h"
#include "game/play/gamesummary.h"
#include "game/play/learninglog.h"
#include "game/play/masterycounts.h"
#include "game/practice/learning.h"

namespace sudoku {

class Game;
class GameKeeper;
class LibraryStore;
class PlayerMessages;
class Settings;

/// What the player is told about a solved game.
struct SolvedFacts {
  /// Whether it was solved without help and in less time than all earlier games of its level.
  bool isRecord = false;
  /// Whether the game was solved, and no help was used in it or in an earlier game of the same puzzle.
  bool isAlone = false;
  Foreknowledge foreknowledge = Foreknowledge::None;
  CellSet againstNotes{};          ///< cells whose right digit the player had crossed out
  std::optional<qint64> bestMs{};  ///< best time of the level in milliseconds, of games solved without help;
                                   ///< empty if there are none
  std::optional<qint64> bestBeforeMs{};  ///< best time of the level in milliseconds, not counting this game
  std::optional<qint64> medianMs{};  ///< median time of the solved games of the level in milliseconds; empty
                                     ///< if this is the only one
};

/// All stored games, and what they say about the player. Lives in the GUI thread.
class GameHistory : public QObject {
  Q_OBJECT

 public:
  /// All arguments must outlive this object.
  GameHistory(const Game& game, LibraryStore& store, GameKeeper& keeper, Settings& settings,
              PlayerMessages& messages, QObject* parent = nullptr);

  Library& library() { return m_library; }
  /// What the player is told about the present game once it is solved. The first call reads all games; the
  /// result is then kept until a game changes.
  const SolvedFacts& solvedFacts();
  /// The games that count in the statistics; games of puzzles with several solutions do not.
  std::vector<GameSummary> gamesThatCount();
  /// The median time in milliseconds of the solved games of a level that count; empty if there are not two.
  std::optional<qint64> medianMsOf(std::optional<Level> level);
  /// Resets the statistics: games that ended before now no longer count in them, but stay in the library.
  void resetStatistics();
  /// Whether the last reset of the statistics can be undone, which is possible until the program ends.
  bool canUndoStatisticsReset() const { return m_countedSince.has_value(); }
  void undoStatisticsReset();

  /// How often the player has used each technique, in games and in practice.
  MasteryTable mastery();
  /// Records one more use of a technique.
  void recordMastery(Technique technique, MasteryKind kind);
  /// What the player knows, what is due today, and what comes next.
  Learning learning();
  /// Records what happened in a lesson today.
  void recordLearning(Technique technique, LearningKind kind);
  /// Records that the player wants to begin the course with a lesson.
  void startCourseWith(Technique technique);

 private:
  void forgetSolvedFacts() { m_solvedFacts.reset(); }

  const Game& m_game;
  GameKeeper& m_keeper;
  Settings& m_settings;
  Library m_library;
  std::optional<qint64> m_countedSince;  ///< start time of the statistics before their last reset, in
                                         ///< milliseconds since the epoch
  std::optional<SolvedFacts> m_solvedFacts;
};

}  // namespace sudoku
