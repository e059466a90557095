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
/// the player is at the present one. To be used in the thread that made the session, with an event loop.
class PracticeSession : public QObject {
  Q_OBJECT

 public:
  enum class Phase : std::uint8_t {
    Preparing,  ///< a position is being made
    Asking,     ///< the player looks for the step
    Found,      ///< all conclusions of a step are found
    Told,       ///< the player gave up, and the step is explained
    Over,       ///< all ten rounds are played
    Nothing,    ///< no chosen technique has a position
  };
  /// How a round ended.
  enum class Outcome : std::uint8_t {
    FoundAlone,
    FoundWithHelp,  ///< found after the place was shown, or after three misses
    Shown,
    Skipped,
  };
  /// Makes a position of a technique; called in the worker. Nothing if there is no such position, or once
  /// asked to stop.
  using Maker =
      std::function<std::optional<PracticePosition>(Technique, Random& random, const std::stop_token&)>;

  static constexpr int kRounds = 10;
  /// The number of misses from which on a round no longer counts as found alone.
  static constexpr int kManyMisses = 3;

  /// A random seed from the operating system.
  static std::uint64_t newSeed();

  /// Starts to make the first position. The seed decides all that is drawn at random. Precondition: `chosen`
  /// is not empty.
  PracticeSession(std::vector<Technique> chosen, std::uint64_t seed, QObject* parent = nullptr)
      : PracticeSession(std::move(chosen), seed, makePractice, parent) {}
  PracticeSession(std::vector<Technique> chosen, std::uint64_t seed, Maker make, QObject* parent = nullptr);

  /// Draws from other techniques from now on. The present round goes on if its technique is among them, or if
  /// it has ended; else another round takes its place. Precondition: `chosen` is not empty.
  void choose(std::vector<Technique> chosen);

  Phase phase() const { return m_phase; }
  /// The number of the present round, from 1; the last number when all rounds are played.
  int roundNumber() const;
  /// How the rounds played so far ended, in order.
  const std::vector<Outcome>& outcomes() const { return m_outcomes; }
  int count(Outcome outcome) const;

  /// The present position; null while the position is being made, and where there is none.
  const PracticeRound* round() const { return m_round ? &*m_round : nullptr; }
  /// The answer to the last right try.
  const std::optional<PracticeFeedback>& lastRight() const { return m_lastRight; }
  /// The answer to the last try if that was wrong.
  const std::optional<PracticeFeedback>& lastMiss() const { return m_lastMiss; }
  /// Sentences that say where to look, once the place is shown; or the whole explanation, once the step is
  /// found or told.
  const std::vector<Sentence>& help() const { return m_help; }
  /// Sentences about the links of the step's chains one by one, once the step is found or told.
  const std::vector<Sentence>& walk() const { return m_explanation.walk; }
  /// The number on the board of each link in walk(); 0: the sentence has none.
  const std::vector<int>& walkNumbers() const { return m_explanation.links; }
  int toldOfWalk() const { return m_told; }
  /// Number of the last link that the picture draws strong; nothing: all are strong.
  std::optional<int> toldLinks() const;
  /// The picture on the board at the moment.
  StepPicture picture() const;

  /// Judges a candidate that the player thinks is ruled out, or placed. Ignored except in Phase::Asking, as
  /// are the next three functions.
  void judge(const Candidate& candidate);
  /// Judges a cell in which the player thinks that the technique places a digit.
  void judge(Cell cell);
  /// Shows where to look. The round no longer counts as found alone.
  void showWhere();
  /// Explains the step and ends the round.
  void explain();
  /// Notes that the player plays on from the position in a game. The round no longer counts as found alone.
  void playOn();
  /// Ends the round without an answer and begins the next.
  void skip();
  /// Begins the next round. Ignored except in Phase::Found and Phase::Told.
  void next();
  /// Walks on by a number of sentences of walk(), back if negative.
  void goAlong(int links);

 signals:
  /// The text, the picture or the phase has changed.
  void changed();
  /// A round has ended, and counts for the player's mastery of the technique.
  void roundEnded(Technique technique, PracticeSession::Outcome outcome);

 private:
  /// The outcome of the worker: a position, and the technique it was asked for.
  struct Made {
    Technique technique;
    std::optional<PracticePosition> position;
  };

  void makeNext();
  void take(const Made& made);
  void beginNext();
  void begin();
  /// Waits for a round until its position is made.
  void prepare();
  void react(const PracticeFeedback& feedback);
  /// Sets the picture and the sentences of the step that is found or told.
  void tellStep();
  void end(Outcome outcome);

  Maker m_make;
  Random m_random;
  std::vector<Technique> m_chosen;
  std::size_t m_turn = 0;  ///< index of the chosen technique whose turn it is
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
