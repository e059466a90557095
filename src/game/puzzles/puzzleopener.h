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

/// Opens puzzles from outside and writes the position to there: reads files and texts and makes what the New
/// Game dialog requests off the GUI thread, and says how that went. Of what is read, and of what is made,
/// only the latest counts. Lives in the GUI thread.
class PuzzleOpener : public QObject {
  Q_OBJECT

 public:
  /// Begins a game, unless an unfinished one of its puzzle stands there too: then goes on with that. Whether
  /// it went on. Called in the GUI thread.
  using Begin = std::function<bool(const StoredGame&)>;

  /// The game and its clock, whose position is written, outlive the opener.
  PuzzleOpener(const Game& game, const GameClock& clock, Begin begin, QObject* parent = nullptr);

  /// Reads a file and begins its puzzle, or has the player choose among several. Whatever is wrong is said.
  void openFile(const QString& path);
  /// The same with a text, which may also be a puzzle's id.
  void openText(const QByteArray& text, const QString& source);
  /// Begins one puzzle of a text, with its entries and notes. Precondition: index < text.puzzles.size().
  void openPuzzle(const PuzzleText& text, std::size_t index);
  /// Begins a puzzle that may have several solutions; as it was read if it was refused for these last.
  void openAllTheSame(const Grid& givens, const QString& source);
  /// Makes a puzzle, in place of the last request, and begins it, or says that it cannot be had.
  void request(const NewGameRequest& request);
  void cancelRequest() { m_maker.cancel(); }
  /// Drops what is being read or made: the player goes on with something else.
  void cancel();

  /// Writes the position into a file. Says how that went. Precondition: canWrite(format), here and below.
  void save(const QString& path, Format format);
  /// The position in a format that can be written.
  std::string textOf(Format format) const;

 signals:
  /// How opening or saving went, for the player to read.
  void reported(const QString& message);
  /// The same, of what could not be done.
  void failed(const QString& message);
  /// The same again, and what there is to say of the puzzle: later, unless the player has gone on meanwhile.
  void judged(const QString& message);
  /// What failed has several solutions: it can be played all the same.
  void severalSolutionsFound(const Grid& givens);
  /// The text holds several puzzles.
  void choiceNeeded(const PuzzleText& text);
  /// A puzzle of that file has been opened, or the file has been written.
  void fileUsed(const QString& path);
  /// There is no such puzzle.
  void requestFailed();

 private:
  /// A text, and the game to begin with it or what is wrong; no game where the player has to choose.
  struct ReadText {
    PuzzleText text;
    std::optional<Result<StoredGame, QString>> game;
    std::optional<PuzzleRecord> several{};  ///< what is refused because it has several solutions
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
  ReadText m_refused;  ///< for its several solutions, the last
  QString m_opened;    ///< what was said of the puzzle that is being judged
};

/// The format to save a file in: the one chosen, unless the name ends as those of another do.
Format formatForName(const QString& path, Format chosen);

}  // namespace sudoku
