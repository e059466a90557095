#pragma once

#include <optional>
#include <variant>

#include <QObject>

#include <sudoku/puzzleid.h>

#include "game.h"
#include "gameclock.h"
#include "gamestore.h"
#include "puzzlequeue.h"
#include "settings.h"

namespace sudoku {

/// What the program was asked to begin with: the latest game, a new one of a level, or a certain puzzle.
using StartRequest = std::variant<std::monostate, Level, PuzzleId, Puzzle>;

/// Turns what the player asks into changes of the model, keeps every change, and has puzzles made off the GUI
/// thread. The rules of clicking and typing are here, so that mouse, keyboard, touch and assistive technology
/// share them.
class GameController : public QObject {
  Q_OBJECT

 public:
  /// The arguments outlive the controller.
  GameController(Game& game, GameStore& store, Settings& settings, QObject* parent = nullptr);
  /// Keeps the clock.
  ~GameController() override;

  void start(const StartRequest& request);
  /// Begins a game of the chosen level; the present one stays in the store.
  void newGame();
  /// Takes up the game played before this one. Says so if there is none.
  void previousGame();

  const GameClock& clock() const { return m_clock; }
  Level nextLevel() const { return m_settings.level(); }
  void setNextLevel(Level level);
  /// Whether the player can see the board: else the clock stands still.
  void setWatched(bool watched);

  /// A left click, Enter, or an accessible press.
  void activate(Cell cell);
  /// A right click or a long press.
  void clear(Cell cell);
  /// A middle click, or a double click on a given: chooses the cell's number.
  void pick(Cell cell);
  /// A digit typed into the selected cell: an entry, or a note in notes mode or if so asked.
  void type(Digit digit, bool asNote);
  void chooseDigit(std::optional<Digit> digit) { m_game.chooseDigit(digit); }
  /// Alt and a digit: chooses it, or drops it if it was the chosen one.
  void toggleChosen(Digit digit);
  /// Chooses the number that many steps on from the present one, round and round.
  void stepChosen(int steps);

 signals:
  /// There is no game to go back to.
  void noPreviousGame();
  /// What keeps games from being stored, for the player to read.
  void storeComplained(const QString& complaint);

 private:
  /// Begins a game of that level, now or as soon as its puzzle is made.
  void make(Level level);
  /// Takes up an unfinished game of that puzzle, or begins one.
  void open(const Puzzle& puzzle, const QString& number);
  void begin(const Puzzle& puzzle, const QString& number);
  void take(const StoredGame& game);
  void keepMove(const Move& move, int position);
  void keepSettings();
  void runClock();
  void reportComplaint();

  Game& m_game;
  GameStore& m_store;
  Settings& m_settings;
  GameClock m_clock;
  PuzzleQueue m_queue;
  qint64 m_gameId = 0;                  ///< row in the store; 0 while the game could not be stored
  std::optional<Level> m_awaitedLevel;  ///< New was pressed, its puzzle is being made
  QString m_complaint;                  ///< the last one reported
  bool m_watched = false;
};

}  // namespace sudoku
