#pragma once

#include <functional>
#include <optional>
#include <string>

#include <QObject>

#include <sudoku/grid/result.h>

#include "game/base/latestjob.h"
#include "game/play/storedgame.h"
#include "newgamerequest.h"
#include "puzzletext.h"

namespace sudoku {

class Game;
class GameClock;

/// Opens puzzles from outside, and saves the position: reads files and texts and makes what the New Game
/// dialog requests off the GUI thread, and says how that went. Only the latest reading and the latest request
/// count. Lives in the GUI thread.
class PuzzleOpener : public QObject {
  Q_OBJECT

 public:
  /// Begins a game, or goes on with an unfinished game of the same puzzle in the same position if there is
  /// one. Returns whether it went on. Called in the GUI thread.
  using Begin = std::function<bool(const StoredGame&)>;

  /// Both arguments outlive the opener; save() writes the position of the game and its time.
  PuzzleOpener(const Game& game, const GameClock& clock, Begin begin, QObject* parent = nullptr);

  /// Reads a file and begins its puzzle, or has the player choose among several. Tells the player whatever is
  /// wrong.
  void openFile(const QString& path);
  /// Reads a text, which may also be a puzzle's id, and begins its puzzle as openFile() does. `source` names
  /// the text in messages.
  void openText(const QByteArray& text, const QString& source);
  /// Begins one puzzle of a text, with its entries and notes. Precondition: index < text.puzzles.size().
  void openPuzzle(const PuzzleText& text, std::size_t index);
  /// Begins a puzzle that may have several solutions. If it was refused last because of these, it keeps its
  /// entries and notes.
  void openAllTheSame(const Grid& givens, const QString& source);
  /// Makes a puzzle and begins it, or says that there is none. Takes the place of the last request.
  void request(const NewGameRequest& request);
  void cancelRequest() { m_maker.cancel(); }
  /// Drops the puzzle that is being read or made, since the player goes on with something else.
  void cancel();

  /// Writes the position into a file and says how that went. Precondition, here and below: canWrite(format).
  void save(const QString& path, Format format);
  /// The position as a text in a format.
  std::string textOf(Format format) const;

 signals:
  /// How opening or saving went, for the player to read.
  void reported(const QString& message);
  /// Why opening or saving failed, for the player to read.
  void failed(const QString& message);
  /// The message about opening once more, with a remark on the puzzle added: emitted later, unless the player
  /// has gone on meanwhile.
  void judged(const QString& message);
  /// Opening failed because the givens have several solutions; the player may play them all the same.
  void severalSolutionsFound(const Grid& givens);
  /// The text holds several puzzles, and the player is to choose one.
  void choiceNeeded(const PuzzleText& text);
  /// A puzzle of that file has been opened, or the file has been written.
  void fileUsed(const QString& path);
  /// The requested puzzle cannot be made.
  void requestFailed();

 private:
  /// A text, and the game to begin with it or what is wrong with it; no game where the player has to choose.
  struct ReadText {
    PuzzleText text;
    std::optional<Result<StoredGame, QString>> game;
    std::optional<PuzzleRecord> several{};  ///< the puzzle, if it is refused because it has several solutions
  };

  static ReadText withGame(const PuzzleText& text);
  static ReadText withGame(const PuzzleText& text, std::size_t index);
  static ReadText withGameAllTheSame(const PuzzleText& text, const PuzzleRecord& record);
  void take(const ReadText& read);
  void begin(const ReadText& read, const Result<StoredGame, QString>& game);
  void sayOpened(const StoredGame& game);
  void beginRequested(const std::optional<StoredGame>& game);

  const Game& m_game;
  const GameClock& m_clock;
  Begin m_begin;
  LatestJob<ReadText> m_reader;
  LatestJob<std::optional<StoredGame>> m_maker;
  LatestJob<QString> m_judge;
  ReadText m_refused;  ///< the text last refused because its puzzle has several solutions
  QString m_opened;    ///< message about opening the puzzle that is being judged
};

/// The format to save a file in: the chosen one, unless the name's suffix belongs to another format.
Format formatForName(const QString& path, Format chosen);

}  // namespace sudoku
