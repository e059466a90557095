#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include <QObject>

#include <sudoku/grid/random.h>

#include "game/base/latestjob.h"
#include "practiceround.h"

namespace sudoku {

/// Ten rounds of practice, one technique after the other. Positions are made in a worker, the next one while
/// the player is at the one before. To be used in the thread that made it, with an event loop.
class PracticeSession : public QObject {
  Q_OBJECT

 public:
  enum class Phase : std::uint8_t {
    Preparing,  ///< a position is being made
    Asking,     ///< the player looks for the step
    Found,      ///< all of a step is found
    Told,       ///< the step is explained
    Over,       ///< all rounds are played
    Nothing,    ///< none of the techniques chosen has a position
  };
  /// How a round ended.
  enum class Outcome : std::uint8_t {
    FoundAlone,
    FoundWithHelp,  ///< it was shown where to look, or there were three misses
    Shown,
    Skipped,
  };
  /// Makes a position of a technique, in the worker; nothing if there is none, or if asked to stop.
  using Maker =
      std::function<std::optional<PracticePosition>(Technique, Random& random, const std::stop_token&)>;

  static constexpr int kRounds = 10;
  /// With so many misses a round no longer counts as found alone.
  static constexpr int kManyMisses = 3;

  /// A random seed from the operating system.
  static std::uint64_t newSeed();

  /// Starts to make the first position. The seed decides all that is drawn. Precondition: some technique is
  /// chosen.
  PracticeSession(std::vector<Technique> chosen, std::uint64_t seed, QObject* parent = nullptr)
      : PracticeSession(std::move(chosen), seed, makePractice, parent) {}
  PracticeSession(std::vector<Technique> chosen, std::uint64_t seed, Maker make, QObject* parent = nullptr);

  /// Draws from other techniques from now on. The present round goes on if its technique is among them, or if
  /// it has ended; else another takes its place. Precondition: some technique is chosen.
  void choose(std::vector<Technique> chosen);

  Phase phase() const { return m_phase; }
  /// The present round, from 1; the last one when all are played.
  int roundNumber() const;
  /// How the rounds up to now ended.
  const std::vector<Outcome>& outcomes() const { return m_outcomes; }
  int count(Outcome outcome) const;

  /// The present position; none while it is being made, and where there is none.
  const PracticeRound* round() const { return m_round ? &*m_round : nullptr; }
  /// What was last said to a try that was right.
  const std::optional<PracticeFeedback>& lastRight() const { return m_lastRight; }
  /// What was said to the last try if that was not right.
  const std::optional<PracticeFeedback>& lastMiss() const { return m_lastMiss; }
  /// Where to look, once it is shown; all that the step says, once it is found or told.
  const std::vector<Sentence>& help() const { return m_help; }
  /// The links of the step's chains one by one, once it is found or told, and how many of them are gone
  /// along.
  const std::vector<Sentence>& walk() const { return m_explanation.walk; }
  /// The numbers of their links on the board; 0: one has none.
  const std::vector<int>& walkNumbers() const { return m_explanation.links; }
  int toldOfWalk() const { return m_told; }
  /// The links of the picture up to this number are strong; none: all are.
  std::optional<int> toldLinks() const;
  /// What is shown on the board at the moment.
  StepPicture picture() const;

  /// The player takes a candidate for one that goes, or that is set. Ignored but while asking, as are the
  /// next three.
  void judge(const Candidate& candidate);
  /// The player takes a cell for the one that is set.
  void judge(Cell cell);
  /// Tells where to look. The round no longer counts as found alone.
  void showWhere();
  /// Tells the step and ends the round.
  void explain();
  /// The player plays on from the position in a game. The round no longer counts as found alone.
  void playOn();
  /// Ends the round and begins the next.
  void skip();
  /// Begins the next round. Ignored but when one is found or told.
  void next();
  /// Goes along so many links of the walk, or back.
  void goAlong(int links);

 signals:
  /// Something that is shown is another.
  void changed();
  /// A round ended, to be counted.
  void roundEnded(Technique technique, PracticeSession::Outcome outcome);

 private:
  /// What the worker made of a technique.
  struct Made {
    Technique technique;
    std::optional<PracticePosition> position;
  };

  void makeNext();
  void take(const Made& made);
  void beginNext();
  void begin();
  /// Waits for a round of which nothing is known yet.
  void prepare();
  void react(const PracticeFeedback& feedback);
  /// The picture and the reason of the step that is found or told.
  void tellStep();
  void end(Outcome outcome);

  Maker m_make;
  Random m_random;
  std::vector<Technique> m_chosen;
  std::size_t m_turn = 0;  ///< which of the chosen has its turn
  Phase m_phase = Phase::Preparing;
  std::optional<PracticeRound> m_round;
  std::optional<PracticePosition> m_ahead;
  std::vector<Outcome> m_outcomes;
  std::optional<PracticeFeedback> m_lastRight;
  std::optional<PracticeFeedback> m_lastMiss;
  std::vector<Sentence> m_help;
  StepPicture m_helpPicture;
  Explanation m_explanation;
  int m_told = 0;
  int m_misses = 0;
  bool m_wasShown = false;
  LatestJob<Made> m_job;
};

}  // namespace sudoku
