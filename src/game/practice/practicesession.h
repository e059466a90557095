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

/// A series of rounds of practice, usually ten, that alternate between the chosen techniques. Positions are
/// made in a worker thread, the next one while the player works on the present one. To be used in the thread
/// in which the session was created, which needs an event loop.
class PracticeSession : public QObject {
  Q_OBJECT

 public:
  enum class Phase : std::uint8_t {
    Preparing,  ///< a position for the next round is being made
    Asking,     ///< the player is looking for the step
    Found,      ///< the player has found all conclusions of a step
    Told,       ///< the player has given up, and the step is explained
    Over,       ///< all rounds have been played
    Nothing,    ///< there is no position for any of the chosen techniques
  };
  /// How a round ended.
  enum class Outcome : std::uint8_t {
    FoundAlone,
    FoundWithHelp,  ///< found after the player was shown where to look, or after three misses
    Shown,
    Skipped,
  };
  /// Function that makes a position of a technique in a worker thread. Returns nothing if there is no
  /// position, or if it was asked to stop.
  using Maker =
      std::function<std::optional<PracticePosition>(Technique, Random& random, const std::stop_token&)>;

  static constexpr int kRounds = 10;  ///< the number of rounds unless it is set
  /// The number of wrong tries with which a round no longer counts as found alone.
  static constexpr int kManyMisses = 3;

  /// A random seed from the operating system.
  static std::uint64_t newSeed();

  /// Starts to make the first position. The same seed leads to the same positions. Precondition: `chosen` is
  /// not empty.
  PracticeSession(std::vector<Technique> chosen, std::uint64_t seed, QObject* parent = nullptr)
      : PracticeSession(std::move(chosen), seed, makePractice, parent) {}
  PracticeSession(std::vector<Technique> chosen, std::uint64_t seed, Maker make, QObject* parent = nullptr);

  /// Changes the chosen techniques. The present round is replaced if it has not ended and its technique is
  /// not among them. Precondition: `chosen` is not empty.
  void choose(std::vector<Technique> chosen);

  /// Sets the number of rounds. To be called before the first one has ended.
  void setRounds(int rounds) { m_rounds = rounds; }
  int rounds() const { return m_rounds; }

  Phase phase() const { return m_phase; }
  /// The number of the present round, from 1; the number of the last round once all have been played.
  int roundNumber() const;
  /// How each round played so far has ended, in order.
  const std::vector<Outcome>& outcomes() const { return m_outcomes; }
  int count(Outcome outcome) const;

  /// The present round; null while its position is being made, or if there is none.
  const PracticeRound* round() const { return m_round ? &*m_round : nullptr; }
  /// The answer to the latest right try of the present round.
  const std::optional<PracticeFeedback>& lastRight() const { return m_lastRight; }
  /// The answer to the latest try, if it was wrong.
  const std::optional<PracticeFeedback>& lastMiss() const { return m_lastMiss; }
  /// Sentences that say where to look, after showWhere(), or that explain the step, once it is found or the
  /// player has given up; empty before.
  const std::vector<Sentence>& help() const { return m_help; }
  /// Sentences that explain the step's chains link by link, once the step is found or the player has given
  /// up.
  const std::vector<Sentence>& walk() const { return m_explanation.walk; }
  /// For each sentence of walk(), the number of its link on the board; 0 for a sentence without a link.
  const std::vector<int>& walkNumbers() const { return m_explanation.links; }
  int toldOfWalk() const { return m_told; }
  /// Number of the last link that is drawn in full colour; nothing if all links are.
  std::optional<int> toldLinks() const;
  /// The picture that the board shows now.
  StepPicture picture() const;

  /// Judges a candidate that the player believes to be ruled out or placed. Ignored except in Phase::Asking.
  void judge(const Candidate& candidate);
  /// Judges a cell in which the player believes that the technique places a digit. Ignored except in
  /// Phase::Asking.
  void judge(Cell cell);
  /// Shows where to look; the round then no longer counts as found alone. Ignored except in Phase::Asking.
  void showWhere();
  /// Explains the step and ends the round. Ignored except in Phase::Asking.
  void explain();
  /// Called when the player plays the position on as a game; the round then no longer counts as found alone.
  void playOn();
  /// Ends the round without an answer, and begins the next one.
  void skip();
  /// Begins the next round. Ignored except in Phase::Found and Phase::Told.
  void next();
  /// Goes forward by a number of sentences of walk(), or back if the number is negative.
  void goAlong(int links);

 signals:
  /// Emitted when the text, the picture or the phase has changed.
  void changed();
  /// Emitted when a round has ended, so that it can be recorded how well the player knows the technique.
  void roundEnded(Technique technique, PracticeSession::Outcome outcome);

 private:
  /// The result of the worker thread: a position, and the technique for which it was requested.
  struct Made {
    Technique technique;
    std::optional<PracticePosition> position;
  };

  void makeNext();
  void take(const Made& made);
  void beginNext();
  void begin();
  /// Shows that the position of the next round is still being made.
  void prepare();
  void react(const PracticeFeedback& feedback);
  /// Sets the picture and the sentences that explain the step.
  void tellStep();
  void end(Outcome outcome);

  Maker m_make;
  Random m_random;
  std::vector<Technique> m_chosen;
  int m_rounds = kRounds;
  std::size_t m_turn = 0;  ///< index in m_chosen of the technique of the next round
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
