#pragma once

#include <QStackedWidget>

#include <sudoku/logic/position.h>
#include <sudoku/logic/technique.h>

class QMenu;

namespace sudoku {

class AllStepsPage;
class DailyPage;
class EntryPage;
class Game;
class GameController;
class GuidePage;
class LibraryPage;
class MenuKeys;
class MovesPage;
class PathPage;
class PracticePage;
class ReplayPage;
class Settings;
class StatisticsPage;
struct PaperList;
struct Theme;

/// What the window shows: the game, or a page beside it. Pages are made when they are first asked for. A
/// change of the game leads back to it.
class Pages : public QStackedWidget {
  Q_OBJECT

 public:
  /// Takes the game's view. Game, controller and settings outlive the pages.
  Pages(const Game& game, GameController& controller, const Settings& settings, QWidget* gameView,
        QWidget* parent);

  // What was done on the page that is shown; where the game is shown, its moves.
  bool canUndo() const;
  bool canRedo() const;
  void undo();
  void redo();

  /// What begins a game.
  void addStartActions(QMenu* menu) const;
  /// What is kept of games.
  void addLibraryActions(QMenu* menu);
  void addToolActions(QMenu* menu) const;
  void addHelpActions(QMenu* menu) const;
  void setTheme(const Theme& theme);
  /// For pages that do what entries of the menus do. The keys outlive the pages.
  void setKeys(const MenuKeys& keys) { m_keys = &keys; }
  /// What the key for the next step does on the page that is shown; false if it is for the game.
  bool takeNextStep();
  bool showsGame() const { return currentIndex() == 0; }
  void showGame();
  void showLibrary();
  /// Replays a game that is kept.
  void showReplay(qint64 id);
  /// Shows the moves of the game being played, unless it is paused.
  void showMoves();
  void showStatistics();
  void showDaily();
  /// Precondition: the keys are set.
  void showEntry();
  /// With these givens; if they have several solutions, two of these.
  void showEntry(const Grid& givens);
  void showPath();
  void showAllSteps();
  void showGuide();
  void showTechnique(Technique technique);
  void showPractice();
  /// Practises a technique and nothing else. Precondition: it is served.
  void practise(Technique technique);

 signals:
  /// Another page is shown, or the game.
  void turned();
  /// Something else can be undone or done again on the page that is shown.
  void undoChanged();
  /// Puzzles of the library are wanted on paper: at least one.
  void printWanted(const PaperList& list);

 private:
  template <typename Page>
  Page* take(Page* page);
  template <typename Page>
  Page* takeTeaching(Page* page);
  LibraryPage* library();
  ReplayPage* replay();
  MovesPage* moves();
  StatisticsPage* statistics();
  void fillStatistics();
  void undoReset();
  DailyPage* daily();
  GuidePage* guide();
  PracticePage* practice();
  void show(QWidget* page);
  /// Shows the game when it has changed.
  void followGame();
  Position position() const;
  /// The game whose board nobody is to see now: the one being played, while it is paused; 0: none.
  qint64 hiddenGame() const;

  const Game& m_game;
  GameController& m_controller;
  const Settings& m_settings;
  const Theme* m_theme;
  const MenuKeys* m_keys = nullptr;
  LibraryPage* m_library = nullptr;
  ReplayPage* m_replay = nullptr;
  qint64 m_replayed = 0;  ///< the game that was replayed last
  MovesPage* m_moves = nullptr;
  StatisticsPage* m_statistics = nullptr;
  DailyPage* m_daily = nullptr;
  EntryPage* m_entry = nullptr;
  PathPage* m_path = nullptr;
  AllStepsPage* m_allSteps = nullptr;
  GuidePage* m_guide = nullptr;
  PracticePage* m_practice = nullptr;
};

}  // namespace sudoku
