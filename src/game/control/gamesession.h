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

/// Which game is played: begins new ones, goes on with others, opens what is read, and saves the position as
/// a text. What is played before stays in the store. Lives in the GUI thread.
class GameSession : public QObject {
  Q_OBJECT

 public:
  /// All outlive it, but for what makes the puzzles of New.
  GameSession(Game& game, GameKeeper& keeper, Library& library, Settings& settings, PlayTime& time,
              PlayerMessages& messages, PuzzleQueue::Maker makeForNew, QObject* parent = nullptr);

  /// Begins with what was asked for, at the start of the program or when a later start hands over to it.
  void start(const StartRequest& request);

  /// Begins a game of the chosen level; the present one stays in the store.
  void newGame();
  /// Whether a puzzle is being made that the next game waits for. The clock stands meanwhile.
  bool isMakingPuzzle() const { return m_awaitedLevel.has_value() || m_isRequested; }
  /// The level that New waits for a puzzle of; nothing if none has to be made.
  std::optional<Level> awaitedLevel() const { return m_awaitedLevel; }
  /// Gives up waiting for the puzzle that New was pressed for: the present game goes on.
  void cancelNew();
  /// Has a puzzle made, in place of the last request, and begins it; requestFailed() if it cannot be had.
  void request(const NewGameRequest& request);
  void cancelRequest();
  /// Has puzzles of a level ready for New.
  void prepare(Level level) { m_queue.fill(level); }

  /// Resumes the game played before this one. Says so if there is none.
  void previousGame();
  /// Whether the game before the one being played can be gone back to: not if it was deleted.
  bool keepsGameBefore() const { return !m_leavesRemoved; }
  /// Goes on with a kept game. Says so if that cannot be.
  void resume(qint64 id);
  /// Begins a new game of the same puzzle, with a clock of its own; the old one stays as it is.
  void restart();
  /// Begins a new game of the puzzle of a kept one.
  void restart(qint64 id);
  /// Makes the game being played one with another state of it, and leaves the board and the pause as they
  /// are.
  void unite(const KeptGame& other);
  /// Begins a daily puzzle, or goes on with it.
  void playDaily(QDate day, Level level, const PuzzleWithId& puzzle);
  /// Begins a game of a puzzle that stands at a position of it.
  void playPosition(const Puzzle& puzzle, const Position& position);
  /// Begins a game at a position with its candidates as notes, which are complete.
  void playNotedPosition(const Puzzle& puzzle, const Position& position);

  /// Begins a puzzle of a collection that no game has been begun of: the first of those that are listed, or
  /// any of them. Says so if there is none.
  void playNext(const CollectionWalk& walk, CollectionOrder order);
  /// Begins the next puzzle of the collection after the one being played, round and round. Says so if there
  /// is none, or if it is in no collection.
  void playNextInCollection();
  /// Begins a puzzle of a collection, or goes on with it.
  void playPuzzle(const CollectionWalk& walk, int number);
  /// Where the puzzle of the game being played stands in a collection: in the one that is being played
  /// through, if it is in several. Nothing if it is in none. Read once for a game, until the library changes.
  std::optional<Membership> place();

  /// Reads a file and begins its puzzle, or has the player choose among several. Whatever is wrong is said,
  /// and the present game goes on.
  void openFile(const QString& path) { m_opener.openFile(path); }
  /// Reads a text in the same way, which may also be a puzzle's id.
  void openText(const QByteArray& text, const QString& source) { m_opener.openText(text, source); }
  /// Begins one puzzle of a text, with its entries and notes. Precondition: index < text.puzzles.size().
  void openPuzzle(const PuzzleText& text, std::size_t index) { m_opener.openPuzzle(text, index); }
  /// Begins the puzzle that the player has entered, or says why it is none.
  void playEntered(const Grid& givens);
  /// Begins a puzzle that has several solutions, because the player has said so; with the entries and notes
  /// that it was refused with last, if it was.
  void playAllTheSame(const Grid& givens);
  /// Writes the position into a file, in the format chosen unless the name ends as those of another do, and
  /// remembers the choice. Says how that went. Precondition: canWrite(), here and below.
  void save(const QString& path, Format chosen);
  /// The position in a format that can be written.
  std::string textOf(Format format) const { return m_opener.textOf(format); }

 signals:
  /// There was an unfinished game at the start of the program: it is gone on with, or another was asked for.
  void leftGameFound(const LeftGame& game);
  /// There is no game to go back to.
  void noPreviousGame();
  /// What could not be opened has several solutions, and may be played all the same.
  void severalSolutionsFound(const Grid& givens);
  /// The text holds several puzzles.
  void choiceNeeded(const PuzzleText& text);
  /// There is no puzzle as requested.
  void requestFailed();
  /// New waits for another puzzle, or for none.
  void awaitedChanged();
  /// A new game has been begun.
  void begun();

 private:
  void connectOpener();
  /// Begins a game of that level, now or as soon as its puzzle is made.
  void make(Level level);
  void await(std::optional<Level> level);
  void setRequested(bool isRequested);
  /// Resumes an unfinished game of that puzzle that stands there too, if its position matters, or begins it.
  /// Whether it was resumed.
  bool open(const StoredGame& game);
  /// Begins a new game. What is to be kept of the one before has been kept.
  void begin(StoredGame game);
  void take(const GameInPlay& game);
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
  CollectionWalk m_walk;  ///< the collection that is being played through; of none: nothing
  std::optional<std::optional<Membership>> m_place;  ///< as it was read last; none: to be read anew
  std::optional<Level> m_awaitedLevel;               ///< New was pressed, its puzzle is being made
  bool m_isRequested = false;  ///< a puzzle that is to be as the player wants it is being made
  bool m_leavesRemoved = false;
  bool m_isStarted = false;
};

}  // namespace sudoku
