#pragma once

#include <optional>
#include <variant>

#include <QObject>
#include <QTimer>

#include <sudoku/logic/step.h>
#include <sudoku/making/puzzleid.h>

#include "game/base/latestjob.h"
#include "game/history/exchange.h"
#include "game/history/historyimporter.h"
#include "game/history/library.h"
#include "game/play/game.h"
#include "game/play/gameclock.h"
#include "game/play/inputmode.h"
#include "game/puzzles/puzzleopener.h"
#include "game/puzzles/puzzlequeue.h"
#include "game/puzzles/puzzlerating.h"
#include "game/settings/settings.h"
#include "game/storage/backup.h"
#include "game/storage/gamekeeper.h"
#include "game/teacher/examiner.h"
#include "game/teacher/teacher.h"
#include "lastclick.h"

namespace sudoku {

/// What the program was asked to begin with: the latest game, a new one of a level, a certain puzzle, or a
/// position that somebody has kept.
using StartRequest = std::variant<std::monostate, Level, PuzzleId, Puzzle, StoredGame>;

/// What there is to say of a solved game.
struct SolvedFacts {
  bool isRecord = false;  ///< in less time than all before of its level, without help
  bool isAlone = false;   ///< without help, in this game or in another of the puzzle before it
  Foreknowledge foreknowledge = Foreknowledge::None;
  CellSet againstNotes{};                ///< cells whose right digit the player had crossed out
  std::optional<qint64> bestMs{};        ///< the best time of the level without help, of the games that count
  std::optional<qint64> bestBeforeMs{};  ///< the same without this game
  std::optional<qint64> medianMs{};      ///< of the solved games of the level; none of this game alone
};

/// What the player asks: every command of every view comes here, and becomes a change of the model or work
/// for the one who opens (PuzzleOpener), keeps (GameKeeper) or makes puzzles (PuzzleQueue). The rules of
/// clicking and typing are here, so that mouse, keyboard, touch and assistive technology share them. Lives in
/// the GUI thread.
class GameController : public QObject {
  Q_OBJECT

 public:
  /// The arguments outlive the controller, but for what makes the puzzles of New.
  GameController(Game& game, GameStore& store, Settings& settings, QObject* parent = nullptr,
                 PuzzleQueue::Maker makeForNew = PuzzleQueue::makeAny);

  void start(const StartRequest& request);
  /// Begins a game of the chosen level; the present one stays in the store.
  void newGame();
  /// Whether a puzzle is being made that the next game waits for. The clock stands meanwhile.
  bool isMakingPuzzle() const { return m_awaitedLevel.has_value() || m_isRequested; }
  /// The level that New waits for a puzzle of; nothing if none has to be made.
  std::optional<Level> awaitedLevel() const { return m_awaitedLevel; }
  /// Gives up waiting for the puzzle that New was pressed for: the present game goes on.
  void cancelNew();
  /// Resumes the game played before this one. Says so if there is none.
  void previousGame();
  /// Has a puzzle made, in place of the last request, and begins it; requestFailed() if it cannot be had.
  void request(const NewGameRequest& request);
  void cancelRequest();

  /// The games that are kept.
  Library& library() { return m_library; }
  /// What there is to say of the game being played once it is solved. The whole history is looked at, but
  /// only once: what was said stays as long as nothing of it changes.
  const SolvedFacts& solvedFacts();
  /// The games that count in the statistics; those of puzzles with several solutions do not.
  std::vector<GameSummary> gamesThatCount();
  /// Lets the statistics begin anew: games that ended before no longer count. They stay in the library.
  void resetStatistics();
  /// Until the end of the program the last reset can be undone.
  bool canUndoStatisticsReset() const { return m_countedSince.has_value(); }
  void undoStatisticsReset();
  /// Goes on with one of them. Says so if that cannot be.
  void resume(qint64 id);
  /// Begins a new game of the same puzzle, with a clock of its own; the old one stays as it is.
  void restart();
  /// The same with the puzzle of a game that is kept.
  void restart(qint64 id);
  /// Goes on with one of them from a position that it had.
  void resumeAt(qint64 id, const GameContents& position);
  /// Begins a daily puzzle, or goes on with it.
  void playDaily(QDate day, Level level, const PuzzleWithId& puzzle);

  /// Begins a puzzle of a collection that no game has been begun of: the first of those that are listed, or
  /// any of them. Says so if there is none.
  void playNext(const CollectionWalk& walk, CollectionOrder order);
  /// The next of them after the puzzle of the game being played, round and round. Says so if there is none,
  /// or if it is in no collection.
  void playNextInCollection();
  /// Begins a puzzle of a collection, or goes on with it.
  void playPuzzle(const CollectionWalk& walk, int number);
  /// Where the puzzle of the game being played stands in a collection: in the one that is being played
  /// through, if it is in several. Nothing if it is in none.
  std::optional<Membership> place();

  /// Reads a file and begins its puzzle, or has the player choose among several. Whatever is wrong is said,
  /// and the present game goes on.
  void openFile(const QString& path) { m_opener.openFile(path); }
  /// The same with a text, which may also be a puzzle's id.
  void openText(const QByteArray& text, const QString& source) { m_opener.openText(text, source); }
  /// Begins the puzzle that the player has entered, or says why it is none.
  void playEntered(const Grid& givens);
  /// Begins a puzzle that has several solutions, because the player has said so; with the entries and notes
  /// that it was refused with last, if it was.
  void playAllTheSame(const Grid& givens);
  /// Begins one puzzle of a text, with its entries and notes. Precondition: index < text.puzzles.size().
  void openPuzzle(const PuzzleText& text, std::size_t index) { m_opener.openPuzzle(text, index); }
  /// Writes the position into a file, in the format chosen unless the name ends as those of another do, and
  /// remembers the choice. Says how that went. Precondition: canWrite(), here and below.
  void save(const QString& path, Format chosen);
  /// The position in a format that can be written.
  std::string textOf(Format format) const { return m_opener.textOf(format); }

  /// What the coach says.
  const Teacher& teacher() const { return m_teacher; }
  /// Begins a hint, or does the first of what it offers.
  void nextStep() {
    if (mayPlay()) m_teacher.nextStep();
  }
  /// Goes straight to why the next step holds.
  void explainNextStep() {
    if (mayPlay()) m_teacher.explainNextStep();
  }
  /// Does what the player asks of the hint.
  void ask(HintAction action) {
    if (mayPlay()) m_teacher.act(action);
  }
  void setHintChoices(const HintChoices& choices);

  const GameClock& clock() const { return m_clock; }
  /// Whether the games are kept, and what is wrong if not.
  const GameKeeper& keeper() const { return m_keeper; }
  /// Tries at once to keep what could not be kept.
  void tryAgain() { m_keeper.tryAgain(); }
  /// The player has read what happened to the games; what a backup has of them is not wanted.
  void dismissNotice();
  /// Keeps the clock, the chosen number, hints, input mode and selection now: the program may be ended at any
  /// moment.
  void keepSettings() { m_keeper.keepSettings(); }

  Level nextLevel() const { return m_settings.level(); }
  void setNextLevel(Level level);
  void setTheme(ThemeChoice theme) { m_settings.setTheme(theme); }
  /// How the game looks; the clock counts whether it is shown or not.
  void setViewChoices(const ViewChoices& choices);
  /// Whether wrong entries are marked as soon as they are made, at once in the game being played.
  void setChecksEntries(bool checks);
  /// Whether the entries made from now on erase that note from their peers.
  void setErasesNotes(bool erases) { m_settings.setErasesNotes(erases); }
  /// Whether numbers or cells are pressed first from now on.
  void setInputOrder(InputOrder order) { m_settings.setInputOrder(order); }
  void setPlaysSounds(bool plays) { m_settings.setPlaysSounds(plays); }
  void setNewGameChoices(const NewGameChoices& choices) { m_settings.setNewGameChoices(choices); }
  /// The keys of an entry of the menus, instead of the usual ones.
  void setKeys(const QString& action, const QList<QKeySequence>& keys) { m_settings.setKeys(action, keys); }
  void forgetKeys(const QString& action) { m_settings.forgetKeys(action); }
  void forgetAllKeys() { m_settings.forgetAllKeys(); }
  void setDailyLevel(Level level);
  void clearRecentFiles() { m_settings.clearRecentFiles(); }
  /// Whether the player can see the board: else the clock stands still.
  void setWatched(bool watched);
  void setPauseAfterMinutes(int minutes) { m_settings.setPauseAfterMinutes(minutes); }
  /// Whether the game before the one being played can be gone back to: not if it was deleted.
  bool keepsGameBefore() const { return !m_leavesRemoved; }
  /// Whether the clock stands still and the board is hidden. No command about the board does anything then,
  /// but for saying so. Any other game that is begun or resumed ends it.
  bool isPaused() const { return m_isPaused; }
  /// A solved game cannot be paused, nor can none.
  void setPaused(bool paused);
  /// Whether the board is there to be seen and played on; says that the game is paused if not.
  bool mayPlay();

  /// Says what comes back if that is more than one move would change.
  void undo();
  void redo();
  /// Goes to where the game stood after a move, by its number; 0: to the start. Says so if it stands there.
  void goTo(int move);
  /// Judges the entries.
  void check() {
    if (mayPlay()) m_game.check();
  }
  /// Counts help that the player has had. Precondition: a game is started.
  void recordHelp(HelpKind kind) { m_game.recordHelp(kind); }
  /// What the player did with each technique, in games and in practice.
  MasteryTable mastery() { return m_keeper.mastery(); }
  /// Counts one more of that.
  void recordMastery(Technique technique, MasteryKind kind) { m_keeper.recordMastery(technique, kind); }
  /// What the player answers: whether the notes are complete.
  void setNotesComplete(bool complete) { m_game.setNotesComplete(complete); }

  // Each of these is one undo step, and says so where there is nothing to do.
  /// Writes every candidate that is left into the notes, but for what the player has crossed out. From then
  /// on the notes are complete, until that is undone.
  void fillCandidates();
  /// Puts a note back into the set of notes that its cell has.
  void putNoteBack(const Candidate& note);
  /// Removes the notes that the board or a hint rules out.
  void removeRuledOut();
  /// Plays all singles that the puzzle's level asks for until none is open. That counts as help. Only says so
  /// if an entry is wrong.
  void solveSingles();
  void clearNotes();
  /// Makes the move of a step of logic: its entries, or else what it rules out. That counts as help.
  void applyStep(const Step& step);
  /// Goes on from a position of this puzzle, such as one on its path.
  void playFrom(const Position& position);
  /// Begins a game of a puzzle that stands at a position of it; the present one stays in the store.
  void playPosition(const Puzzle& puzzle, const Position& position);
  /// Plays a position with its candidates as notes, which are complete.
  void playNotedPosition(const Puzzle& puzzle, const Position& position);
  /// Takes the wrong entries away and nothing else. Says which.
  void clearMistakes();
  /// Puts the last position back in which no entry was wrong. Says what else that took back.
  void backToBeforeMistake();
  /// Shows the solution. From then on the game counts as given up.
  void giveUp();
  /// Names where the game stands; without a name it gets one with a number.
  void addCheckpoint(const QString& name = {});
  /// Puts a position back that the player has named. Precondition: place < the number of checkpoints, here
  /// and below.
  void returnTo(std::size_t place);
  /// An empty name changes nothing.
  void renameCheckpoint(std::size_t place, const QString& name);
  void removeCheckpoint(std::size_t place) { m_game.removeCheckpoint(place); }
  // Each of these says what it did.
  void beginTrial();
  /// Ends the innermost trial, with its entries or without.
  void keepTrial();
  void dropTrial();
  /// Writes the whole history into a file, off the GUI thread. Says how that went.
  void exportHistory(const QString& file) { exportHistory(file, {}); }
  /// Writes some games alone; all games, and what is kept beside them, if no ids are given.
  void exportHistory(const QString& file, const std::vector<qint64>& ids);
  /// Takes in that of a file, off the GUI thread; not while another is taken in.
  void importHistory(const QString& file);
  void cancelHistoryImport() { m_importer.cancel(); }
  bool isImportingHistory() const { return m_importer.isRunning(); }
  /// Brings back the games of a backup that are missing; takes nothing away.
  void restoreBackup(const QString& file) { importHistory(file); }
  /// Where the games are kept.
  const QString& directory() const;
  /// Marks the open cells with two candidates, or no longer.
  void setMarksTwoCandidates(bool on);
  void setHints(bool on) { m_game.setHints(on); }

  // How digits are meant.
  void setInputMode(InputMode mode) { m_game.setInputMode(mode); }
  /// That mode, or Digit if it is the present one: the check boxes Notes, Centre notes and Colours, and N.
  void toggleInputMode(InputMode mode);
  /// The next mode, round and round: M.
  void stepInputMode();

  // Which cells are meant. None of these writes anything, nor does anything while the game is paused.
  /// That cell alone: a press, an arrow key.
  void select(Cell cell) { selectCells(Selection(cell)); }
  /// One more, which becomes the current one: a drag over it, a click or an arrow key with Shift.
  void selectMore(Cell cell);
  /// One more or one less, but never none: a click with Ctrl.
  void toggleSelected(Cell cell);
  /// Every cell; the current one stays: Ctrl+A.
  void selectAll();
  /// Precondition: the current cell is among the cells.
  void selectCells(const Selection& selection);

  // Each of these is one undo step, however many cells there are. A digit, note or colour goes into all cells
  // that can have it if any of them lacks it, else out of all.
  /// An accessible press: selects the cell alone. The chosen number goes into it or out of it, as the mode
  /// says; in Colour mode the chosen colour does.
  void activate(Cell cell);
  /// A left click: the same. An open cell then waits for a number, unless one was chosen.
  void click(Cell cell);
  /// Whether a click writes the chosen number: not for those who press cells first.
  bool clicksWrite() const { return m_settings.inputOrder() != InputOrder::CellFirst; }
  /// Enter: the same with all selected cells.
  void activateSelected();
  /// A right click or a long press: selects the cell alone and takes its entry and its notes away, or in
  /// Colour mode its colours.
  void clear(Cell cell);
  /// Delete: the same with all selected cells.
  void clearSelected();
  /// A middle click: chooses the cell's number.
  void pick(Cell cell);
  /// A double click on a given: chooses its number and selects all cells that hold it.
  void pickAll(Cell cell);
  /// Whether a drag paints notes: in a mode of notes, with a number chosen.
  bool paintsNotes() const;
  /// What a drag that began in a cell paints: the note goes into all the cells that lack it, or out of those
  /// that have it if the first one did. Nothing if that changes nothing. Precondition: paintsNotes().
  std::optional<Move> stroke(Cell first, CellSet cells) const;
  /// Makes that move, if there are notes to be painted and it changes anything.
  void paint(Cell first, CellSet cells);
  /// A digit typed: goes into the selected cells, or out of them, as the mode says, or another that is asked
  /// for. An entry of a single cell stays if it is typed again. In Colour mode 7 to 9 do nothing.
  void type(Digit digit, std::optional<InputMode> mode = std::nullopt);
  /// A press of a number or a colour of the pad. With several cells selected, for those who press cells
  /// first, and for those who press either first after a click on an open cell, it is typed; else chosen, or
  /// dropped if it was the chosen one. Precondition: one of allColours() in Colour mode.
  void press(Digit digit, PressedBy by = PressedBy::Other);
  /// Clear cell colours: those of the selected cells. Says so if there are none, here and below.
  void clearColours();
  /// Clear all colours: those of all cells.
  void clearAllColours();
  void chooseDigit(std::optional<Digit> digit) { m_game.chooseDigit(digit); }
  /// Precondition: one of allColours(), if any.
  void chooseColour(std::optional<Digit> colour) { m_game.chooseColour(colour); }
  /// Ends the first of these that there is: the wait for a new game, the hint, the selection of several
  /// cells, the marks of a check, the chosen number (in Colour mode the chosen colour).
  void escape();
  /// Alt and a digit: chooses it, or drops it if it was the chosen one.
  void toggleChosen(Digit digit);
  /// Chooses the number, or in Colour mode the colour, that many steps on from the present one, round and
  /// round.
  void stepChosen(int steps);

 signals:
  /// There was an unfinished game at the start of the program: it is gone on with, or another was asked for.
  void leftGameFound(const LeftGame& game);
  /// There is no game to go back to.
  void noPreviousGame();
  /// How opening or saving went, for the player to read.
  void reported(const QString& message);
  /// The same, of what could not be done.
  void failed(const QString& message);
  /// What a command did to the game.
  void done(const QString& what);
  /// Why a command did nothing.
  void refused(const QString& why);
  /// What could not be opened has several solutions, and may be played all the same.
  void severalSolutionsFound(const Grid& givens);
  /// The text holds several puzzles.
  void choiceNeeded(const PuzzleText& text);
  /// There is no puzzle as requested.
  void requestFailed();
  /// A history is being taken in from a file of that name.
  void historyImportBegun(const QString& name);
  /// So much of it has been, and whether another program is waited for.
  void historyImportProgressed(int percent, bool isWaiting);
  /// How that went, well or not.
  void historyImportEnded(const ExchangeReport& report, const QString& name);
  void pausedChanged();
  /// New waits for another puzzle, or for none.
  void awaitedChanged();
  /// A step has ruled these out.
  void ruledOut(const std::vector<Candidate>& candidates);

 private:
  /// Plays a move if there is one and it changes anything; else says why nothing happens. Help, if it is, is
  /// counted before the move. Whether it was played.
  bool played(const std::optional<Move>& move, const QString& otherwise,
              std::optional<HelpKind> help = std::nullopt);
  /// Plays a move if there is one and it changes anything, and says what it did; else why nothing happens.
  void playOrSay(const std::optional<Move>& move, const QString& otherwise,
                 std::optional<HelpKind> help = std::nullopt);
  /// Sets a digit, note or colour in the selected cells, or removes it.
  void toggle(Digit digit, InputMode mode);
  void sayNothingTyped(Digit digit, InputMode mode);
  void sayNothingToClear(CellSet cells);
  /// Does to the selected cells what a click with the chosen number or colour does.
  void applyChosen();
  /// The number, or in Colour mode the colour, that is chosen.
  std::optional<Digit> chosen() const;
  /// Whether a press of the pad is meant for the selected cells.
  bool isForCells(PressedBy by) const;
  /// Whether there is a clicked cell that waits for a number.
  bool hasWaitingCell() const;
  /// As the player wants moves to be: whether entries erase notes.
  Move asWished(Move move) const;
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
  void openPuzzleOf(const CollectionWalk& walk, const QString& puzzle);
  void takeImported(ExchangeReport report);
  void forgetSolvedFacts() { m_solvedFacts.reset(); }
  void backUp();
  void lookForMissingGames();
  void runClock();
  void connectTeacher();
  /// Plays a move of the player's own, and has it credited to a technique if no hint tells it.
  void playOwn(const Move& asked);

  Game& m_game;
  const GameStore& m_store;
  Settings& m_settings;
  GameClock m_clock;
  LastClick m_lastClick;
  GameKeeper m_keeper;
  Library m_library;
  PuzzleQueue m_queue;
  PuzzleOpener m_opener;
  Teacher m_teacher;
  Examiner m_examiner;
  LatestJob<ExchangeReport> m_exchange;
  HistoryImporter m_importer;
  QString m_exported;  ///< the file
  QString m_imported;
  CollectionWalk m_walk;  ///< the collection that is being played through; of none: nothing
  bool m_leavesRemoved = false;
  Backup m_backup;
  LatestJob<std::optional<BackupOffer>> m_missing;
  QTimer m_nextBackup;
  PuzzleRater m_rater;
  QTimer m_nextRating;
  std::optional<Level> m_awaitedLevel;   ///< New was pressed, its puzzle is being made
  std::optional<qint64> m_countedSince;  ///< before the statistics were reset
  std::optional<SolvedFacts> m_solvedFacts;
  bool m_isRequested = false;  ///< a puzzle that is to be as the player wants it is being made
  bool m_watched = false;
  bool m_isPaused = false;
};

}  // namespace sudoku
