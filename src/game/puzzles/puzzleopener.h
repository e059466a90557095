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

/// Opens puzzles from files, texts and the New Game dialog in a background thread, saves the position, and
/// reports success or failure. Only the latest text and the latest request count. Lives in the GUI thread.
class PuzzleOpener : public QObject {
  Q_OBJECT

 public:
  /// Begins a game, or resumes an unfinished game of the same puzzle in the same position if there is one.
  /// Returns whether a game was resumed. Called in the GUI thread.
  using Begin = std::function<bool(const StoredGame&)>;

  /// `game` and `clock` outlive the opener; save() writes the position of the game and the time on the clock.
  PuzzleOpener(const Game& game, const GameClock& clock, Begin begin, QObject* parent = nullptr);

  /// Reads a file and begins its puzzle, or emits choiceNeeded() if there are several. Emits failed() if the
  /// file cannot be read.
  void openFile(const QString& path);
  /// Reads a text, which may also be a puzzle's id, and begins its puzzle, as openFile() does with a file.
  /// Messages call the text `source`.
  void openText(const QByteArray& text, const QString& source);
  /// Begins one of the puzzles in a text, with its entries and notes. Precondition: index <
  /// text.puzzles.size().
  void openPuzzle(const PuzzleText& text, std::size_t index);
  /// Begins a puzzle even if it has several solutions. If the last puzzle was refused for that reason, and
  /// has the same givens, its entries and notes are kept.
  void openAllTheSame(const Grid& givens, const QString& source);
  /// Makes a puzzle and begins it, or emits requestFailed(). Replaces an earlier request that is not done
  /// yet.
  void request(const NewGameRequest& request);
  void cancelRequest() { m_maker.cancel(); }
  /// Abandons the puzzle that is being read or made, because the player has begun to do something else.
  void cancel();

  /// Writes the position into a file, and emits reported() or failed(). Precondition: canWrite(format).
  void save(const QString& path, Format format);
  /// The position as text in a format. Precondition: canWrite(format).
  std::string textOf(Format format) const;

 signals:
  /// A message for the player that opening or saving has succeeded.
  void reported(const QString& message);
  /// A message for the player that says why opening or saving failed.
  void failed(const QString& message);
  /// The message about an opened puzzle again, now with a remark on its level and techniques (OpenedRemark).
  /// Emitted some time after reported(), unless the player has done something else meanwhile.
  void judged(const QString& message);
  /// Opening failed because the givens have several solutions; openAllTheSame() can still begin the puzzle.
  void severalSolutionsFound(const Grid& givens);
  /// The text holds several puzzles, and the player is to choose one.
  void choiceNeeded(const PuzzleText& text);
  /// A puzzle of the file has been opened, or the file has been written.
  void fileUsed(const QString& path);
  /// The requested puzzle cannot be made.
  void requestFailed();

 private:
  /// A text that was read, with a new game of its puzzle or what is wrong with the text; neither if the
  /// player has to choose among several puzzles.
  struct ReadText {
    PuzzleText text;
    std::optional<Result<StoredGame, QString>> game;
    /// The puzzle of the text if it is refused because it has several solutions.
    std::optional<PuzzleRecord> several{};
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
  ReadText m_refused;  ///< the text that was refused last because its puzzle has several solutions
  /// Message about the opened puzzle, to be repeated with a remark on its level and techniques.
  QString m_opened;
};

/// The format in which to save a file: the chosen format, unless the file name's suffix belongs to another.
Format formatForName(const QString& path, Format chosen);

}  // namespace sudoku
