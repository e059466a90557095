#include <algorithm>
#include <cstdint>
#include <gtest/gtest.h>
#include <string_view>
#include <utility>
#include <vector>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/random.h>
#include <sudoku/logic/stepfinder.h>
#include <sudoku/making/puzzlemaker.h>
#include <sudoku/play/gamestate.h>

#include "../control/gamefixture.h"
#include "game/teacher/question.h"
#include "game/teacher/toldcandidates.h"

namespace sudoku {
namespace {

using AnswerKind = Answer::Kind;

/// A puzzle that needs chains.
constexpr std::string_view kHardPuzzle =
    ".5.1.9.....6.3...71....7..3..27....6....6..1.......9.26...2..35......68.4.5......";

const Answer& answerAbout(const Answers& answers, const Candidate& option) {
  return *std::find_if(answers.begin(), answers.end(),
                       [&](const Answer& answer) { return answer.option == option; });
}

GameState stateOf(std::string_view givens) {
  return GameState(puzzle(givens), Solutions::One);
}

TEST(QuestionTest, IsAboutTheNineDigitsOfACellOrTheNinePlacesOfADigit) {
  const GameState state = stateOf(kPuzzle);
  const Cell cell = *Candidates(state.board).openCells().begin();
  const AskedPosition ofCell = askedPosition(state, cell);
  ASSERT_EQ(ofCell.options.size(), 9U);
  EXPECT_TRUE(std::all_of(ofCell.options.begin(), ofCell.options.end(),
                          [cell](const Candidate& option) { return option.cell == cell; }));
  const AskedPosition ofHouse = askedPosition(state, DigitInHouse{Digit(7), House::box(4)});
  ASSERT_EQ(ofHouse.options.size(), 9U);
  EXPECT_TRUE(std::all_of(ofHouse.options.begin(), ofHouse.options.end(), [](const Candidate& option) {
    return option.digit == Digit(7) && option.cell.box() == 4;
  }));
  EXPECT_EQ(ofCell.right, (std::vector<Candidate>{{cell, *state.puzzle.solution.at(cell)}}));
}

TEST(QuestionTest, TheTakerIsInTheBoxElseInTheRowElseInTheColumn) {
  Grid board;
  const Candidate asked{Cell::at(0, 0), Digit(5)};
  board.set(Cell::at(8, 0), Digit(5));
  EXPECT_EQ(takerOf(asked, board), Cell::at(8, 0));
  board.set(Cell::at(0, 8), Digit(5));
  EXPECT_EQ(takerOf(asked, board), Cell::at(0, 8));
  board.set(Cell::at(1, 1), Digit(5));
  EXPECT_EQ(takerOf(asked, board), Cell::at(1, 1));
  EXPECT_EQ(takerOf({Cell::at(0, 0), Digit(6)}, board), std::nullopt);
  EXPECT_EQ(takerOf({Cell::at(1, 1), Digit(6)}, board), Cell::at(1, 1)) << "a filled cell takes all itself";
}

TEST(QuestionTest, WrongEntriesAndNotesAreNoReasons) {
  GameState state = stateOf(kPuzzle);
  const Cell cell = *Candidates(state.board).openCells().begin();
  const Answers before = answersAtOnce(askedPosition(state, cell));
  Cell other = cell;
  for (const Cell peer : peersOf(cell) & Candidates(state.board).openCells()) other = peer;
  const DigitSet wrong = Candidates(state.board).at(other) - DigitSet{*state.puzzle.solution.at(other)};
  state = applyMove(state, Move::enter(other, wrong.first()));
  ASSERT_NE(state.board.at(other), state.puzzle.solution.at(other));
  EXPECT_TRUE(answersAtOnce(askedPosition(state, cell)) == before);
}

TEST(QuestionTest, WhatHasBeenRuledOutIsGoneAndIsProvedAllTheSame) {
  GameState state = stateOf(kPuzzle);
  for (const Cell cell : Candidates(state.board).openCells()) {
    const AskedPosition asked = askedPosition(state, cell);
    const Answers answers = provedAnswers(asked, answersAtOnce(asked), {Level::Expert, 4});
    const auto gone = std::find_if(answers.begin(), answers.end(),
                                   [](const Answer& answer) { return answer.kind == AnswerKind::Gone; });
    if (gone == answers.end()) continue;
    state = applyMove(state, Move::ruleOut({gone->option}));
    const AskedPosition again = askedPosition(state, cell);
    EXPECT_EQ(again.ruledOut, std::vector{gone->option});
    EXPECT_EQ(answerAbout(answersAtOnce(again), gone->option).kind, AnswerKind::Gone);
    EXPECT_EQ(answerAbout(provedAnswers(again, answersAtOnce(again), {Level::Expert, 4}), gone->option).proof,
              gone->proof);
    return;
  }
  FAIL() << "nothing is gone in this position";
}

/// Answers about a cell, of which those about some digits are gone by a proof of one step.
Answers withGone(const AskedPosition& asked, DigitSet digits) {
  Answers answers = answersAtOnce(asked);
  for (Answer& answer : answers) {
    if (!digits.contains(answer.option.digit)) continue;
    answer.kind = AnswerKind::Gone;
    answer.proof = Disproof{{Step{Technique::NakedPair, {}, {}, {answer.option}}}, Level::Medium};
  }
  return answers;
}

/// A cell with a number of candidates in a position without entries.
Cell cellWith(int candidates, const GameState& state) {
  const Candidates all(state.board);
  const CellSet open = all.openCells();
  return *std::find_if(open.begin(), open.end(),
                       [&](Cell cell) { return all.at(cell).size() == candidates; });
}

class SecretTest : public testing::Test {
 protected:
  GameState m_state = stateOf(kPuzzle);
  ToldCandidates m_told;
};

TEST_F(SecretTest, AllThatLeavesTwoDigitsIsTold) {
  const Cell cell = cellWith(4, m_state);
  const AskedPosition asked = askedPosition(m_state, cell);
  DigitSet wrong = asked.position.candidates.at(cell) - DigitSet{asked.right.front().digit};
  wrong.remove(wrong.first());
  const ShownAnswers shown = m_told.tell(asked, withGone(asked, wrong));
  EXPECT_FALSE(shown.keepsBack);
  for (const Digit digit : wrong) {
    EXPECT_EQ(answerAbout(shown.answers, {cell, digit}).kind, AnswerKind::Gone);
    EXPECT_TRUE(m_told.contains({cell, digit}));
  }
}

TEST_F(SecretTest, NothingIsToldAtOnceIfItLeavesOneDigit) {
  const Cell cell = cellWith(3, m_state);
  const AskedPosition asked = askedPosition(m_state, cell);
  const DigitSet wrong = asked.position.candidates.at(cell) - DigitSet{asked.right.front().digit};
  const ShownAnswers shown = m_told.tell(asked, withGone(asked, wrong));
  EXPECT_TRUE(shown.keepsBack);
  for (const Digit digit : asked.position.candidates.at(cell))
    EXPECT_EQ(answerAbout(shown.answers, {cell, digit}).kind, AnswerKind::Possible);
}

TEST_F(SecretTest, OneByOneAllButTwoAreTold) {
  const Cell cell = cellWith(3, m_state);
  const AskedPosition asked = askedPosition(m_state, cell);
  const DigitSet wrong = asked.position.candidates.at(cell) - DigitSet{asked.right.front().digit};
  const Answers gone = withGone(asked, wrong);
  const auto tell = [&](Digit digit) { return m_told.tell(asked, *answerAbout(gone, {cell, digit}).proof); };
  const Digit first = wrong.first();
  const Digit second = (wrong - DigitSet{first}).first();
  EXPECT_TRUE(tell(first));
  EXPECT_FALSE(tell(second));
  EXPECT_TRUE(tell(first)) << "what has been told may be told again";
  const ShownAnswers shown = m_told.tell(asked, gone);
  EXPECT_TRUE(shown.keepsBack);
  EXPECT_EQ(answerAbout(shown.answers, {cell, first}).kind, AnswerKind::Gone);
  EXPECT_EQ(answerAbout(shown.answers, {cell, second}).kind, AnswerKind::Possible);
}

TEST_F(SecretTest, AProofMayNotGiveAwayAnotherCellOnItsWay) {
  const Cell cell = cellWith(4, m_state);
  const AskedPosition asked = askedPosition(m_state, cell);
  const Cell pair = cellWith(2, m_state);
  const Digit wrongOfPair =
      (asked.position.candidates.at(pair) - DigitSet{*m_state.puzzle.solution.at(pair)}).first();
  const Digit wrong = (asked.position.candidates.at(cell) - DigitSet{asked.right.front().digit}).first();
  const Disproof proof{{Step{Technique::Pointing, {}, {}, {{pair, wrongOfPair}}},
                        Step{Technique::NakedPair, {}, {}, {{cell, wrong}}}},
                       Level::Medium};
  EXPECT_FALSE(m_told.tell(asked, proof));
  EXPECT_FALSE(m_told.contains({cell, wrong}));
}

TEST_F(SecretTest, WhatWasToldIsKeptBackOnceTheBoardHasTakenTheRest) {
  const Cell cell = cellWith(3, m_state);
  AskedPosition asked = askedPosition(m_state, cell);
  const Digit right = asked.right.front().digit;
  const DigitSet wrong = asked.position.candidates.at(cell) - DigitSet{right};
  const Answers gone = withGone(asked, {wrong.first()});
  ASSERT_TRUE(m_told.tell(asked, *answerAbout(gone, {cell, wrong.first()}).proof));
  // The other wrong digit is written where the solution has it, in a cell that the asked cell sees.
  const Digit other = (wrong - DigitSet{wrong.first()}).first();
  for (const Cell peer : peersOf(cell))
    if (m_state.puzzle.solution.at(peer) == other) m_state = applyMove(m_state, Move::enter(peer, other));
  asked = askedPosition(m_state, cell);
  ASSERT_EQ(asked.position.candidates.at(cell).size(), 2);
  const ShownAnswers shown = m_told.tell(asked, withGone(asked, {wrong.first()}));
  EXPECT_TRUE(shown.keepsBack);
  EXPECT_EQ(answerAbout(shown.answers, {cell, wrong.first()}).kind, AnswerKind::Possible);
}

/// The questions about all empty cells, and about the places of all digits in all houses.
std::vector<Question> allQuestions(const GameState& state) {
  std::vector<Question> questions;
  for (const Cell cell : Candidates(state.board).openCells()) questions.emplace_back(cell);
  for (const House house : allHouses())
    for (const Digit digit : allDigits()) questions.emplace_back(DigitInHouse{digit, house});
  return questions;
}

/// An asker who asks questions, then why each option is wrong, and walks every proof that is offered.
class AskerOfAll {
 public:
  AskerOfAll(const GameState& state, DisproofLimits limits) : m_state(state), m_limits(limits) {}

  void ask(const Question& question, bool fromLastDigit) {
    const AskedPosition asked = askedPosition(m_state, question);
    const Answers answers = provedAnswers(asked, answersAtOnce(asked), m_limits);
    for (const Answer& answer : m_told.tell(asked, answers).answers) note(answer);
    Answers order = answers;
    if (fromLastDigit) std::reverse(order.begin(), order.end());
    for (const Answer& answer : order)
      if (answer.proof && m_told.tell(asked, *answer.proof)) note(answer);
  }

  /// The digits of a cell that are neither taken nor known to the asker to be false.
  DigitSet openAt(Cell cell) const {
    DigitSet open = Candidates(m_state.board).at(cell);
    for (const Digit digit : open)
      if (std::find(m_known.begin(), m_known.end(), Candidate{cell, digit}) != m_known.end())
        open.remove(digit);
    return open;
  }
  std::size_t known() const { return m_known.size(); }

 private:
  void note(const Answer& answer) {
    if (answer.kind != AnswerKind::Gone || !answer.proof) return;
    for (const Candidate& gone : eliminationsOf(*answer.proof)) m_known.push_back(gone);
  }

  const GameState& m_state;
  DisproofLimits m_limits;
  ToldCandidates m_told;
  std::vector<Candidate> m_known;
};

TEST(AskerOfAllTest, NeverLearnsTheDigitOfACellThatTheBoardLeavesOpen) {
  std::size_t known = 0;
  for (const std::string_view givens : {kPuzzle, kHardPuzzle}) {
    const GameState state = stateOf(givens);
    for (const bool fromLast : {false, true}) {
      std::vector<Question> questions = allQuestions(state);
      if (fromLast) std::reverse(questions.begin(), questions.end());
      AskerOfAll asker(state, {Level::Hard, 4});
      for (const Question& question : questions) asker.ask(question, fromLast);
      for (const Cell cell : Candidates(state.board).openCells()) {
        const int open = asker.openAt(cell).size();
        EXPECT_TRUE(open >= 2 || Candidates(state.board).at(cell).size() == 1) << cell.index();
        EXPECT_TRUE(asker.openAt(cell).contains(*state.puzzle.solution.at(cell)));
      }
      known += asker.known();
    }
  }
  EXPECT_GT(known, 20U);
}

/// Asks everything, in an order of chance, in positions on the paths of puzzles of all levels.
TEST(AskerOfAllLongTest, NeverLearnsTheDigitOfACellInPuzzlesOfAnyLevel) {
  std::size_t known = 0;
  for (const Level level : {Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Extreme}) {
    PuzzleRequest request;
    request.level = level;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      Random random(seed);
      const Puzzle puzzle = findPuzzle(request, random).value().puzzle;
      GameState state(puzzle, Solutions::One);
      const SolutionPath path = solvePath(puzzle);
      const std::uint64_t steps = random.below(path.steps.size() / 2);
      for (std::uint64_t step = 0; step < steps; ++step)
        for (const auto& [cell, digit] : path.steps[step].placements)
          state = applyMove(state, Move::enter(cell, digit));
      std::vector<Question> questions = allQuestions(state);
      for (std::size_t left = questions.size(); left > 1; --left)
        std::swap(questions[left - 1], questions[random.below(left)]);
      AskerOfAll asker(state, {Level::Expert, 4});
      for (const Question& question : questions) asker.ask(question, random.below(2) == 0);
      for (const Cell cell : Candidates(state.board).openCells()) {
        EXPECT_TRUE(asker.openAt(cell).size() >= 2 || Candidates(state.board).at(cell).size() == 1)
            << toLine(puzzle.givens) << cell.index();
        EXPECT_TRUE(asker.openAt(cell).contains(*puzzle.solution.at(cell)))
            << toLine(puzzle.givens) << cell.index();
      }
      known += asker.known();
    }
  }
  EXPECT_GT(known, 1000U);
}

}  // namespace
}  // namespace sudoku
