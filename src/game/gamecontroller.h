#pragma once

#include <optional>
#include <variant>

#include <QObject>

#include <sudoku/puzzleid.h>

#include "game.h"
#include "gameclock.h"
#include "gamestore.h"
#include "latestjob.h"
#include "puzzleorder.h"
#include "puzzlequeue.h"
#include "puzzletext.h"
#include "settings.h"

namespace sudoku {

/// What the program was asked to begin with: the latest game, a new one of a level, a certain puzzle, or a
/// position that somebody has kept.
using StartRequest = std::variant<std::monostate, Level, PuzzleId, Puzzle, StoredGame>;

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
  /// Has a puzzle made to order, in place of the last order, and begins it. Says so if it cannot be had.
  void order(const PuzzleOrder& order);
  void cancelOrder() { m_maker.cancel(); }

  /// Reads a file and begins its puzzle, or has the player choose among several. Whatever is wrong is said,
  /// and the present game goes on.
  void openFile(const QString& path);
  /// The same with a text, which may also be a puzzle's id.
  void openText(const QByteArray& text, const QString& source);
  /// Begins one puzzle of a text, with its entries and notes. Precondition: number < text.puzzles.size().
  void openPuzzle(const PuzzleText& text, std::size_t number);
  /// Writes the position into a file. Says how that went. Precondition: canWrite(format), here and below.
  void save(const QString& path, Format format);
  /// The position in a format that can be written.
  std::string textOf(Format format) const;

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
  /// How opening or saving went, for the player to read.
  void reported(const QString& message);
  /// The text holds several puzzles.
  void choiceNeeded(const PuzzleText& text);
  /// A puzzle of that file has been opened, or the file has been written.
  void fileUsed(const QString& path);
  /// No such puzzle could be made.
  void orderFailed();

 private:
  /// Begins a game of that level, now or as soon as its puzzle is made.
  void make(Level level);
  /// Takes up an unfinished game of that puzzle that stands there too, if its position matters, or begins it.
  /// Whether it was taken up.
  bool open(const StoredGame& game);
  void begin(StoredGame game);
  void openRead(const PuzzleText& text);
  void beginOrdered(const std::optional<OrderedPuzzle>& made);
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
  LatestJob<std::optional<OrderedPuzzle>> m_maker;
  LatestJob<PuzzleText> m_reader;
  qint64 m_gameId = 0;                  ///< row in the store; 0 while the game could not be stored
  std::optional<Level> m_awaitedLevel;  ///< New was pressed, its puzzle is being made
  QString m_complaint;                  ///< the last one reported
  bool m_watched = false;
};

}  // namespace sudoku
