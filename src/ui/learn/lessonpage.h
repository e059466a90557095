#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "game/base/latestjob.h"
#include "game/play/learninglog.h"
#include "game/play/masterycounts.h"
#include "game/practice/learning.h"
#include "game/practice/practicesession.h"
#include "lessonexample.h"
#include "lessonladder.h"
#include "ui/board/boardpage.h"

class QAction;

namespace sudoku {

class Badge;
class ExercisePane;
class SeePane;
class TellPane;

/// A lesson on a technique: an example told one part at a time, three exercises, and a position to play to
/// the end as a game. A player who knows the technique can prove that with two exercises instead. Esc goes
/// back to the stage before; from the first one, and by the button Learn, to the course.
class LessonPage : public BoardPage {
  Q_OBJECT

 public:
  static constexpr int kExercises = kLessonExercises;
  static constexpr int kProofs = 2;

  explicit LessonPage(QWidget* parent) : LessonPage(makePractice, PracticeSession::newSeed(), parent) {}
  LessonPage(PracticeSession::Maker make, std::uint64_t seed, QWidget* parent);
  ~LessonPage() override;

  /// Sets how far the player has come, which the end of the lesson tells.
  void setLearning(const Learning& learning) { m_learning = learning; }
  /// Begins a lesson at its example or, for a refresh, at its exercises.
  void open(Technique technique, LessonStage from);
  /// Ends the lesson after its position has been played to the end. `isAlone`: without help.
  void finish(bool isAlone);
  /// Draws the key of the menu command Next step on the buttons that it presses here. The action outlives the
  /// page.
  void setStepKey(const QAction& action);
  bool takeNextStep() override;
  /// Stops all searches.
  void close();

  Technique technique() const { return m_technique; }
  LessonStage stage() const { return m_stage; }
  const PracticeSession* session() const { return m_session.get(); }

 signals:
  /// Emitted when an exercise has ended: the player has found an application of the technique, or it has been
  /// shown.
  void learned(Technique technique, MasteryKind kind);
  void happened(Technique technique, LearningKind kind);
  void lessonWanted(Technique technique);
  void playWanted(const Puzzle& puzzle, const Position& position);
  /// Emitted when the player wants to play on from the position, with its candidates as notes.
  void notedPlayWanted(const Puzzle& puzzle, const Position& position);

 protected:
  void showRoom(Room room) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void connectPanes();
  void addWalkKeys();
  void takeExample(const std::optional<LessonExample>& found);
  void takePosition(const std::optional<PracticePosition>& made);
  void goTo(LessonStage stage);
  void turn(int parts);
  void showPart();
  void beginExercises(bool isProof);
  void showExercise();
  void takeEnd(PracticeSession::Outcome outcome);
  void leaveExercises();
  void showUse();
  void showEnd(const QString& title);
  void play();
  void goBack();
  /// The lesson that comes next besides the present one; the present one if there is no other.
  Technique nextLesson() const;
  void showLadder();
  void showPane(QWidget* pane);

  PracticeSession::Maker m_make;
  Random m_random;
  std::optional<Learning> m_learning;
  Technique m_technique{};
  LessonStage m_stage = LessonStage::See;
  std::optional<LessonExample> m_example;
  int m_told = 1;
  bool m_isProof = false;  ///< whether the exercises are to prove that the player knows the technique
  std::unique_ptr<PracticeSession> m_session;
  std::optional<PracticePosition> m_position;  ///< the position to play to the end
  LatestJob<std::optional<LessonExample>> m_finder;
  LatestJob<std::optional<PracticePosition>> m_maker;
  Badge* m_level;
  LessonLadder* m_ladder;
  SeePane* m_see;
  ExercisePane* m_find;
  TellPane* m_tell;
};

}  // namespace sudoku
