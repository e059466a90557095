#pragma once

#include <QStackedWidget>

#include <sudoku/logic/position.h>
#include <sudoku/logic/technique.h>

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

/// What the window shows: the game, or a page in its place. Pages are made when they are first asked for. A
/// change of the game leads back to the game.
class Pages : public QStackedWidget {
  Q_OBJECT

 public:
  /// Takes ownership of the game's view. Game, controller and settings outlive the pages.
  Pages(const Game& game, GameController& controller, const Settings& settings, QWidget* gameView,
        QWidget* parent);

  // Whether the page that is shown has a change to undo; if the game is shown, whether it has a move to undo.
  bool canUndo() const;
  bool canRedo() const;
  void undo();
  void redo();

  /// Sets the keys of the menus, which some pages use too. The keys outlive the pages.
  void setKeys(const MenuKeys& keys) { m_keys = &keys; }
  /// Does what the key for the next step does on the page that is shown; false if the key is for the game.
  bool takeNextStep();
  bool showsGame() const { return currentIndex() == 0; }
  void showGame();
  void showLibrary();
  /// Shows the library, and asks for a file with a collection to add to it.
  void importCollection();
  /// Shows the replay of a kept game.
  void showReplay(qint64 id);
  /// Shows the moves of the game being played, unless it is paused.
  void showMoves();
  void showStatistics();
  void showDaily();
  /// Shows the page on which a puzzle is entered. Precondition: setKeys() has been called.
  void showEntry();
  /// Shows the page on which a puzzle is entered, with these givens; if they have several solutions, with two
  /// of these.
  void showEntry(const Grid& givens);
  void showPath();
  void showAllSteps();
  void showGuide();
  void showTechnique(Technique technique);
  void showPractice();
  /// Practises a technique and nothing else. Precondition: the technique has positions (servedTechniques()).
  void practise(Technique technique);

 signals:
  /// Another page is shown, or the game.
  void turned();
  /// What can be undone or made again on the page that is shown has changed.
  void undoChanged();
  /// The player wants to print puzzles of the library, at least one.
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
  /// The id of the game whose board is hidden: the one being played, while it is paused; 0: none.
  qint64 hiddenGame() const;

  const Game& m_game;
  GameController& m_controller;
  const Settings& m_settings;
  const MenuKeys* m_keys = nullptr;
  LibraryPage* m_library = nullptr;
  ReplayPage* m_replay = nullptr;
  qint64 m_replayed = 0;  ///< id of the game that was replayed last
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
