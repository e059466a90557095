#pragma once

#include <functional>
#include <optional>

#include <QStackedWidget>

#include <sudoku/logic/position.h>
#include <sudoku/logic/technique.h>

#include "ui/pages/pathpage.h"

namespace sudoku {

class AllStepsPage;
class DailyPage;
class EntryPage;
class Game;
class GameController;
class GuidePage;
class LearnPages;
class LibraryPage;
class MenuKeys;
class MovesPage;
class PracticePage;
class ReplayPage;
class ReviewPage;
class Settings;
class StatisticsPage;
struct PaperList;

/// The content of the window: the game, or a page that is shown instead. Pages are created when they are
/// first shown. When the game changes, the game is shown again.
class Pages : public QStackedWidget {
  Q_OBJECT

 public:
  /// Takes ownership of the game's view. The game, the controller and the settings must outlive this object.
  Pages(const Game& game, GameController& controller, const Settings& settings, QWidget* gameView,
        QWidget* parent);

  /// Whether the player has changed something on the visible page that can be undone; if the game is visible,
  /// whether a move can be undone.
  bool canUndo() const;
  bool canRedo() const;
  void undo();
  void redo();

  /// Sets the keyboard shortcuts of the menus, which some pages also show or use. They must outlive this
  /// object.
  void setKeys(const MenuKeys& keys);
  /// Does what the key of the command Next step does on the visible page, if the page has a use for it.
  /// Returns false if the key is meant for the game.
  bool takeNextStep();
  /// What shows the present page once more in other pages, such as those of a window in another language.
  std::function<void(Pages&)> reopening() const;
  bool showsGame() const { return currentIndex() == 0; }
  void showGame();
  void showLibrary();
  /// Shows the library, and asks the player for a file to import as a collection.
  void importCollection();
  /// Shows the review of a stored game that has ended.
  void showReview(qint64 id);
  /// Shows the replay of a stored game.
  void showReplay(qint64 id);
  /// Shows the list of moves of the present game, unless the game is paused.
  void showMoves();
  void showStatistics();
  void showDaily();
  /// Shows the puzzles of the day; if no game has begun yet, also when the first one does, which would
  /// otherwise take their place.
  void showDailyAtStart();
  /// Shows the page for entering a puzzle. Precondition: setKeys() has been called.
  void showEntry();
  /// Shows the page for entering a puzzle with the given digits; if they have several solutions, two of them
  /// are shown.
  void showEntry(const Grid& givens);
  void showPath();
  void showAllSteps();
  void showGuide();
  /// Shows the page of the guide on a technique; that on the rules if `technique` is empty.
  void showTechnique(std::optional<Technique> technique);
  void showPractice();
  /// Shows the course.
  void showLearn();
  /// Begins the lesson on a technique. Precondition: courseLessons() contains the technique.
  void showLesson(Technique technique);
  /// Starts practice with one technique. Precondition: servedTechniques() contains the technique.
  void practise(Technique technique);

 signals:
  /// Emitted when the course is shown.
  void learnShown();
  /// Emitted when another page or the game is shown.
  void turned();
  /// Emitted when canUndo() or canRedo() may have changed.
  void undoChanged();
  /// Emitted when the player wants to print puzzles of the library; the list is not empty.
  void printWanted(const PaperList& list);

 private:
  template <typename Page>
  Page* take(Page* page);
  template <typename Page>
  Page* takeTeaching(Page* page);
  LibraryPage* library();
  void showReplayAt(qint64 id, int move);
  ReviewPage* review();
  PathPage* path();
  void showPathOf(const Puzzle& puzzle, Solutions solutions, const Position& from, PathPage::Use use);
  void openAllSteps();
  ReplayPage* replay();
  MovesPage* moves();
  StatisticsPage* statistics();
  void fillStatistics();
  void undoReset();
  DailyPage* daily();
  GuidePage* guide();
  PracticePage* practice();
  void show(QWidget* page);
  /// Shows the game again after a change.
  void followGame();
  Position position() const;
  /// The id of the game whose board must not be shown: the present game while it is paused, else 0.
  qint64 hiddenGame() const;

  const Game& m_game;
  GameController& m_controller;
  const Settings& m_settings;
  LearnPages* m_learn;
  const MenuKeys* m_keys = nullptr;
  LibraryPage* m_library = nullptr;
  ReplayPage* m_replay = nullptr;
  ReviewPage* m_review = nullptr;
  qint64 m_replayed = 0;  ///< id of the game whose replay was shown last
  qint64 m_reviewed = 0;  ///< id of the game whose review was shown last
  MovesPage* m_moves = nullptr;
  StatisticsPage* m_statistics = nullptr;
  DailyPage* m_daily = nullptr;
  EntryPage* m_entry = nullptr;
  PathPage* m_path = nullptr;
  std::function<void(Pages&)> m_pathAgain;  ///< shows the path that was shown last in other pages
  AllStepsPage* m_allSteps = nullptr;
  GuidePage* m_guide = nullptr;
  PracticePage* m_practice = nullptr;
};

}  // namespace sudoku
