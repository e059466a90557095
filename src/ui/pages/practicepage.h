#pragma once

#include <memory>

#include "game/play/masterycounts.h"
#include "game/practice/practicesession.h"
#include "ui/board/boardpage.h"

namespace sudoku {

class ExercisePane;
class TechniqueChooser;

/// Practice of the chosen techniques: a position on the board to click at, with the exercise and the list of
/// techniques beside it; where there is no room for both, exercise and list take turns. A session, which is a
/// series of exercises, continues when the page is shown again.
class PracticePage : public BoardPage {
  Q_OBJECT

 public:
  explicit PracticePage(QWidget* parent) : PracticePage(makePractice, PracticeSession::newSeed(), parent) {}
  PracticePage(PracticeSession::Maker make, std::uint64_t seed, QWidget* parent);
  ~PracticePage() override;

  /// Sets how well the player knows each technique, and which is the next of the course; empty if there is
  /// none.
  void setMastery(const MasteryTable& mastery, std::optional<Technique> next);
  /// Continues the series of exercises (the session) or, if there is none, begins one with the technique that
  /// the player should learn next.
  void open();
  /// Begins to practise a single technique; if the present exercise is finished, shows the next.
  /// Precondition: there are exercises for the technique (servedTechniques()).
  void practise(Technique technique);
  /// Presses the button that goes on with the exercise.
  bool takeNextStep() override;
  const PracticeSession* session() const { return m_session.get(); }

 signals:
  /// Emitted when an exercise has ended: the player has found an application of the technique, or it has been
  /// shown.
  void learned(Technique technique, MasteryKind kind);
  void lessonWanted(Technique technique);
  void playWanted(const Puzzle& puzzle, const Position& position);
  /// Emitted when the player wants to play on from the position, with its candidates as notes.
  void notedPlayWanted(const Puzzle& puzzle, const Position& position);

 protected:
  void showRoom(Room room) override;

 private:
  void takeChoice();
  void begin();
  void takeEnd(Technique technique, PracticeSession::Outcome outcome);
  void showSession();
  void showParts();
  void turnTo(bool techniques);

  PracticeSession::Maker m_make;
  Random m_random;
  std::unique_ptr<PracticeSession> m_session;
  /// Whether the techniques are shown where they and the exercise take turns.
  bool m_showsTechniques = false;
  TechniqueChooser* m_chooser;
  ExercisePane* m_pane;
};

}  // namespace sudoku
