#pragma once

#include <optional>

#include <QObject>

#include <sudoku/grid/grid.h>
#include <sudoku/logic/technique.h>

#include "ui/learn/lessonladder.h"

class QAction;
class QStackedWidget;
class QWidget;

namespace sudoku {

class Game;
class GameController;
class LearnPage;
class LessonPage;

/// The pages of the course, which are created when they are first shown, and what they ask of the game.
class LearnPages : public QObject {
  Q_OBJECT

 public:
  /// The game and the controller must outlive this object, which belongs to the pages.
  LearnPages(const Game& game, GameController& controller, QStackedWidget& pages);

  /// Shows the course.
  void showCourse();
  /// Begins a lesson.
  void showLesson(Technique technique, LessonStage from);
  /// The technique of the lesson that is shown; empty if none is.
  std::optional<Technique> lesson() const;
  /// Sets the menu command Next step, whose key the pages draw. The action outlives this object.
  void setStepKey(const QAction* action) { m_stepKey = action; }
  /// Does what the key of the command Next step does on a page of the course. Returns false if the page is
  /// none.
  bool takeNextStep();
  /// Stops the searches of the pages that are not shown.
  void leave(const QWidget* shown);

 signals:
  void gameWanted();
  void guideWanted();
  /// Emitted when a page of the guide is wanted: on a technique, or on the rules if `technique` is empty.
  void techniqueWanted(std::optional<Technique> technique);
  /// Emitted when a page of the course is to be shown.
  void showWanted(QWidget* page);

 private:
  LearnPage* makeCourse();
  LessonPage* makeLesson();
  void noteSolved();
  /// Has a page shown, and gives the keyboard focus to its main part.
  void show(QWidget* page);

  const Game& m_game;
  GameController& m_controller;
  QStackedWidget& m_pages;
  const QAction* m_stepKey = nullptr;
  LearnPage* m_course = nullptr;
  LessonPage* m_lesson = nullptr;
  std::optional<Grid> m_played;  ///< the givens of the position that a lesson has played as a game
};

}  // namespace sudoku
