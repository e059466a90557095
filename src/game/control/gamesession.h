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

class GameKeeper;
class Library;
class PlayerMessages;
class PlayTime;
class Settings;

/// What the program was asked to begin with: the latest game, a new one of a level, a certain puzzle, or a
/// position that somebody has kept.
using StartRequest = std::variant<std::monostate, Level, PuzzleId, Puzzle, StoredGame>;

/// Chooses which game is played: begins new ones, goes on with others, opens what is read, and saves the
/// position as a text. Games that were played before stay in the store. Lives in the GUI thread.
class GameSession : public QObject {
  Q_OBJECT

 public:
  /// All but `makeForNew`, which makes the puzzles of New, outlive this object.
  GameSession(Game& game, GameKeeper& keeper, Library& library, Settings& settings, PlayTime& time,
              PlayerMessages& messages, PuzzleQueue::Maker makeForNew, QObject* parent = nullptr);

  /// Begins with `request`, at the start of the program or when a later start hands over to it.
  void start(const StartRequest& request);

  /// Begins a game of the chosen level; the present one stays in the store.
  void newGame();
  /// Whether the next game waits for a puzzle that is being made. The clock stands meanwhile.
  bool isMakingPuzzle() const { return m_awaitedLevel.has_value() || m_isRequested; }
  /// The level of the puzzle that New waits for; nothing if none has to be made.
  std::optional<Level> awaitedLevel() const { return m_awaitedLevel; }
  /// Gives up waiting for the puzzle that New was pressed for: the present game goes on.
  void cancelNew();
  /// Has a puzzle made, in place of the last request, and begins it; emits requestFailed() if there is none.
  void request(const NewGameRequest& request);
  void cancelRequest();
  /// Makes puzzles of a level in advance for New.
  void prepare(Level level) { m_queue.fill(level); }

  /// Resumes the game played before this one. Says so if there is none.
  void previousGame();
  /// Whether the player can go back to the game before: not if it was deleted.
  bool keepsGameBefore() const { return !m_leavesRemoved; }
  /// Goes on with a kept game. Tells the player if that fails.
  void resume(qint64 id);
  /// Begins a new game of the same puzzle, with a clock of its own; the old one stays as it is.
  void restart();
  /// Begins a new game of the puzzle of a kept one.
  void restart(qint64 id);
  /// Unites the game being played with another state of it, and leaves the board and the pause as they are.
  void unite(const KeptGame& other);
  /// Begins a daily puzzle, or goes on with it.
  void playDaily(QDate day, Level level, const PuzzleWithId& puzzle);
  /// Begins a game of a puzzle at a position of it.
  void playPosition(const Puzzle& puzzle, const Position& position);
  /// Begins a game at a position with its candidates as notes; the notes count as complete.
  void playNotedPosition(const Puzzle& puzzle, const Position& position);

  /// Begins a puzzle of a collection of which no game has been begun: the first of those that are listed, or
  /// any of them. Tells the player if there is none.
  void playNext(const CollectionWalk& walk, CollectionOrder order);
  /// Begins the next puzzle of the collection after the one being played; after the last comes the first.
  /// Tells the player if there is none, or if the puzzle is in no collection.
  void playNextInCollection();
  /// Begins a puzzle of a collection, or goes on with a game of it.
  void playPuzzle(const CollectionWalk& walk, int number);
  /// The place of the puzzle being played in a collection: in the one that is being played through, if it is
  /// in several. Nothing if it is in none. Read once for a game, until the library changes.
  std::optional<Membership> place();

  /// Reads a file and begins its puzzle, or has the player choose among several. Tells the player if anything
  /// is wrong: then the present game goes on.
  void openFile(const QString& path) { m_opener.openFile(path); }
  /// Reads a text as openFile() does; the text may also be a puzzle's id.
  void openText(const QByteArray& text, const QString& source) { m_opener.openText(text, source); }
  /// Begins one puzzle of a text, with its entries and notes. Precondition: index < text.puzzles.size().
  void openPuzzle(const PuzzleText& text, std::size_t index) { m_opener.openPuzzle(text, index); }
  /// Begins the puzzle that the player has entered, or tells why it is none.
  void playEntered(const Grid& givens);
  /// Begins a puzzle with several solutions, as the player wants; with the entries and notes that it had when
  /// it was last refused, if it was.
  void playAllTheSame(const Grid& givens);
  /// Writes the position into a file and tells the player how that went. Remembers the format: the chosen
  /// one, unless the name has the ending of another. Precondition: canWrite(), here and below.
  void save(const QString& path, Format chosen);
  /// The position as a text in a format that can be written.
  std::string textOf(Format format) const { return m_opener.textOf(format); }

 signals:
  /// An unfinished game was there at the start of the program: it is gone on with, or another game was asked
  /// for.
  void leftGameFound(const LeftGame& game);
  /// There is no game to go back to.
  void noPreviousGame();
  /// A puzzle that could not be opened has several solutions, and may be played all the same.
  void severalSolutionsFound(const Grid& givens);
  /// The text that was read holds several puzzles.
  void choiceNeeded(const PuzzleText& text);
  /// The requested puzzle cannot be made.
  void requestFailed();
  /// The level that New waits for has changed.
  void awaitedChanged();
  /// A new game has been begun.
  void begun();

 private:
  void connectOpener();
  /// Begins a game of that level, now or as soon as its puzzle is made.
  void make(Level level);
  void await(std::optional<Level> level);
  void setRequested(bool isRequested);
  /// Resumes an unfinished game of the puzzle, or begins one. If the given game has a position of its own,
  /// the unfinished game must be at the same one. Whether it was resumed.
  bool open(const StoredGame& game);
  /// Begins a new game. The game before has been kept as far as it has to be.
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
  PuzzleQueue m_queue;
  PuzzleOpener m_opener;
  CollectionWalk m_walk;                             ///< the collection that is being played through, if any
  std::optional<std::optional<Membership>> m_place;  ///< as last read; empty: to be read anew
  std::optional<Level> m_awaitedLevel;               ///< the level of the puzzle that New waits for
  bool m_isRequested = false;  ///< whether a puzzle that the player has described is being made
  bool m_leavesRemoved = false;
  bool m_isStarted = false;
};

}  // namespace sudoku
