#pragma once

#include <optional>
#include <string>
#include <variant>

#include <QObject>

#include <sudoku/logic/position.h>
#include <sudoku/making/puzzleid.h>

#include "game/play/game.h"
#include "game/play/gamesummary.h"
#include "game/puzzles/puzzleopener.h"
#include "game/puzzles/puzzlequeue.h"
#include "game/storage/collection.h"

namespace sudoku {

class ForMe;
class GameKeeper;
class Library;
class PlayerMessages;
class PlayTime;
class Settings;

/// The level that the player has chosen for new games.
struct UsualLevel {};

/// What the program is asked to begin with: the latest game (no value), a new game of a level, a puzzle by
/// id, a puzzle by its givens, or a game at a position.
using StartRequest = std::variant<std::monostate, UsualLevel, Level, PuzzleId, Puzzle, StoredGame>;

/// Decides which game is played: begins new games, resumes stored ones, opens puzzles from files and texts,
/// and saves the position as a text. Earlier games stay in the store. Lives in the GUI thread.
class GameSession : public QObject {
  Q_OBJECT

 public:
  /// All arguments must outlive this object, except `make`: the function that makes the puzzles of every
  /// level for the command New.
  GameSession(Game& game, GameKeeper& keeper, Library& library, Settings& settings, PlayTime& time,
              PlayerMessages& messages, ForMe& forMe, PuzzleQueue::Maker make, QObject* parent = nullptr);

  /// Begins the requested game, at the start of the program or when a second start hands over to the running
  /// program.
  void start(const StartRequest& request);

  /// Begins a game of the level that the player has chosen, or for what the player knows; the present game
  /// stays in the store.
  void newGame();
  /// Begins a game for what the player knows, which needs a technique besides that, if one is given.
  void newGameForMe(std::optional<Technique> needs);
  /// Whether the next game waits for a puzzle that is being made. The game clock is stopped while it does.
  bool isMakingPuzzle() const { return awaitsNew() || m_isRequested; }
  /// Whether the command New waits for a puzzle.
  bool awaitsNew() const { return m_awaited.has_value(); }
  /// Stops waiting for the puzzle of the command New; the present game goes on.
  void cancelNew();
  /// Starts to make a puzzle that the player has described, and begins it when it is made. Replaces an
  /// earlier request; emits requestFailed() if there is no such puzzle.
  void request(const NewGameRequest& request);
  void cancelRequest();
  /// Makes puzzles of a level in advance for the command New.
  void prepare(Level level) { m_queue.fill(level); }
  /// Makes puzzles for what the player knows in advance for the command New, and says what they need.
  void prepareForMe();

  /// Resumes the stored game that was played last before the present one; emits noPreviousGame() if there is
  /// none.
  void previousGame();
  /// Whether the player can go back from a new game to the present one: false if the present one has been
  /// deleted.
  bool keepsGameBefore() const { return !m_leavesRemoved; }
  /// Resumes a stored game. Tells the player if that fails.
  void resume(qint64 id);
  /// Begins a new game of the present puzzle, with the clock at zero; the old game stays as it is.
  void restart();
  /// Begins a new game of the puzzle of a stored game.
  void restart(qint64 id);
  /// Adds to the present game the moves and other data of a copy of it, such as one from an imported file. A
  /// paused game stays paused.
  void unite(const KeptGame& other);
  /// Begins a daily puzzle, or resumes its unfinished game.
  void playDaily(QDate day, Level level, const PuzzleWithId& puzzle);
  /// Begins a new game of a puzzle at the given position.
  void playPosition(const Puzzle& puzzle, const Position& position);
  /// Begins a new game of a puzzle at the given position, with all candidates as notes, which count as
  /// complete.
  void playNotedPosition(const Puzzle& puzzle, const Position& position);

  /// Begins a puzzle of a collection that has not been played: the first one in the order of `walk` or a
  /// random one, as `order` says. Tells the player if there is none.
  void playNext(const CollectionWalk& walk, CollectionOrder order);
  /// Begins the next puzzle of the collection that has not been played; the last puzzle is followed by the
  /// first. Tells the player if there is none, or if the present puzzle is in no collection.
  void playNextInCollection();
  /// Begins a puzzle of a collection, or resumes its unfinished game.
  void playPuzzle(const CollectionWalk& walk, int number);
  /// The collection that the present puzzle is in, and its number there; if it is in several, the collection
  /// that is being played through. Nothing if it is in none. The result is cached until the game or the
  /// library changes.
  std::optional<Membership> place();

  /// Reads a file and begins its puzzle; if it has several, asks the player to choose. If anything is wrong,
  /// tells the player, and the present game goes on.
  void openFile(const QString& path) { m_opener.openFile(path); }
  /// Reads a text, such as a pasted one, in the same way as openFile() reads a file; the text may also be a
  /// puzzle id.
  void openText(const QByteArray& text, const QString& source) { m_opener.openText(text, source); }
  /// Begins one of the puzzles of a text, with its entries and notes. Precondition: index <
  /// text.puzzles.size().
  void openPuzzle(const PuzzleText& text, std::size_t index) { m_opener.openPuzzle(text, index); }
  /// Begins the puzzle that the player has entered, or tells the player why it is not a valid puzzle.
  void playEntered(const Grid& givens);
  /// Begins a puzzle although it has several solutions. Entries and notes are kept if the puzzle was last
  /// read with them.
  void playAllTheSame(const Grid& givens);
  /// Writes the position into a file, in the format `chosen` unless the file name ends like that of another
  /// format, and tells the player whether that worked. Stores `chosen` in the settings. Precondition:
  /// canWrite(chosen).
  void save(const QString& path, Format chosen);
  /// The position as a text. Precondition: the format can be written.
  std::string textOf(Format format) const { return m_opener.textOf(format); }

 signals:
  /// Emitted at the start of the program if there is an unfinished game, whether it is resumed or another
  /// game was requested.
  void leftGameFound(const LeftGame& game);
  /// Emitted when there is no previous game to go back to.
  void noPreviousGame();
  /// Emitted when a puzzle was not opened because it has several solutions; playAllTheSame() begins it.
  void severalSolutionsFound(const Grid& givens);
  /// Emitted when a text holds several puzzles, one of which the player has to choose.
  void choiceNeeded(const PuzzleText& text);
  /// Emitted when a requested puzzle cannot be made.
  void requestFailed();
  /// Emitted when the command New begins to wait for another puzzle, or waits no longer.
  void awaitedChanged();
  /// Emitted when a new game has begun.
  void begun();

 private:
  /// A puzzle for what the player knows, with the technique that it needs besides.
  struct AwaitedForMe {
    std::optional<Technique> needs;

    friend bool operator==(const AwaitedForMe&, const AwaitedForMe&) = default;
  };
  using Awaited = std::variant<Level, AwaitedForMe>;

  void connectOpener();
  void connectQueues();
  /// The latest game to go on with; nothing if there is none, or if a new one is asked for.
  std::optional<StoredGame> latestFor(const StartRequest& request);
  /// Begins a game of a level, as soon as a puzzle for it is ready.
  void make(Level level);
  void await(const std::optional<Awaited>& awaited);
  void beginNew(const SparePuzzle& made);
  void setRequested(bool isRequested);
  /// Resumes an unfinished game of the puzzle, or begins a new one. If `game` has moves, only an unfinished
  /// game at the same position is resumed. Returns whether a game was resumed.
  bool open(const StoredGame& game);
  /// Begins a new game. Precondition: the present game has been stored.
  void begin(StoredGame game);
  void take(const StoredGame& game);
  void restart(const StoredGame& game);
  void leaveRemoved(const std::vector<qint64>& ids);
  void forgetUntouched();
  std::optional<Membership> findPlace() const;
  void openPuzzleOf(const CollectionWalk& walk, const QString& puzzle);

  Game& m_game;
  GameKeeper& m_keeper;
  Library& m_library;
  Settings& m_settings;
  PlayTime& m_time;
  PlayerMessages& m_messages;
  ForMe& m_forMe;
  PuzzleQueue m_queue;
  PuzzleOpener m_opener;
  CollectionWalk m_walk;  ///< the collection that is being played through, if any
  /// Cached result of place(); empty if it has to be read again.
  std::optional<std::optional<Membership>> m_place;
  std::optional<Awaited> m_awaited;  ///< the puzzle that the command New waits for
  bool m_isRequested = false;        ///< whether a puzzle that the player has described is being made
  bool m_leavesRemoved = false;
  bool m_isStarted = false;
};

}  // namespace sudoku
