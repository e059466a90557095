#pragma once

#include <memory>

#include "game/play/masterycounts.h"
#include "game/practice/practicesession.h"
#include "ui/board/boardpage.h"

namespace sudoku {

class ExercisePane;
class TechniqueChooser;

/// Practice of the chosen techniques: a position on the board to click at, the exercise beside it, and the
/// techniques; where there is no room for both, in turn. A practice goes on when the page is shown again.
class PracticePage : public BoardPage {
  Q_OBJECT

 public:
  explicit PracticePage(QWidget* parent) : PracticePage(makePractice, PracticeSession::newSeed(), parent) {}
  PracticePage(PracticeSession::Maker make, std::uint64_t seed, QWidget* parent);
  ~PracticePage() override;

  /// Sets how well the player knows each technique.
  void setMastery(const MasteryTable& mastery);
  /// Goes on with the practice that was begun, or begins with the technique to be learned next.
  void open();
  /// Practises one technique and nothing else; a round that has ended gives way to the next. Precondition:
  /// the technique has positions (servedTechniques()).
  void practise(Technique technique);
  /// Does what the button that goes on would do.
  bool takeNextStep() override;
  const PracticeSession* session() const { return m_session.get(); }

 signals:
  /// A round has shown the technique, or the player has found it.
  void learned(Technique technique, MasteryKind kind);
  void playWanted(const Puzzle& puzzle, const Position& position);
  /// The player wants to play on, with the position's candidates as notes.
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
  bool m_showsTechniques = false;  ///< the techniques are shown, where there is no room for both
  TechniqueChooser* m_chooser;
  ExercisePane* m_pane;
};

}  // namespace sudoku
