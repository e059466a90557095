#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <optional>
#include <set>

#include <QRegularExpression>

#include "game/practice/practiceround.h"
#include "practicepositions.h"

namespace sudoku {
namespace {

using Verdict = PracticeFeedback::Verdict;

constexpr int kMostRoundWords = 22;

void expectPlain(const std::vector<Sentence>& sentences) {
  EXPECT_FALSE(sentences.empty());
  for (const Sentence& sentence : sentences) {
    const QString text = toPlainText(sentence);
    EXPECT_FALSE(text.contains(u'{') || text.contains(u'}') || text.contains(u'%')) << qPrintable(text);
    EXPECT_TRUE(text.endsWith(u'.')) << qPrintable(text);
    EXPECT_LE(text.split(QRegularExpression("\\s+")).size(), kMostRoundWords) << qPrintable(text);
  }
}

bool isConcluded(const PracticePosition& made, const Candidate& candidate) {
  return std::any_of(made.steps.begin(), made.steps.end(), [&](const Step& step) {
    return std::count(step.eliminations.begin(), step.eliminations.end(), candidate) +
               std::count(step.placements.begin(), step.placements.end(), candidate) >
           0;
  });
}

std::vector<Candidate> openCandidates(const Position& position) {
  std::vector<Candidate> candidates;
  for (const Cell cell : position.candidates.openCells())
    for (const Digit digit : position.candidates.at(cell)) candidates.push_back({cell, digit});
  return candidates;
}

int countOf(const StepPicture& picture, const Candidate& candidate, Role role) {
  return static_cast<int>(
      std::count(picture.marks.begin(), picture.marks.end(), StepPicture::Mark{candidate, role}));
}

/// A position with one skyscraper, and a candidate that sees one of its ends.
struct NearSkyscraper {
  PracticePosition position;
  Candidate candidate;
  Cell seen;
  Cell missed;
};

std::optional<NearSkyscraper> nearSkyscraperIn(const PracticePosition& made) {
  const auto& pattern = std::get<reason::SingleDigitPattern>(made.steps.front().reason);
  const CellSet ends = {pattern.ends[0], pattern.ends[1]};
  for (const Candidate& candidate : openCandidates(made.position)) {
    const CellSet seen = peersOf(candidate.cell) & ends;
    if (candidate.digit == pattern.digit && seen.hasOne() && !ends.contains(candidate.cell) &&
        made.puzzle.solution.at(candidate.cell) != candidate.digit)
      return NearSkyscraper{made, candidate, seen.first(), (ends - seen).first()};
  }
  return std::nullopt;
}

NearSkyscraper nearSkyscraper() {
  for (const PracticeSeed& seed : practiceSeeds(Technique::Skyscraper))
    if (const auto stored = positionOf(seed))
      if (auto near = nearSkyscraperIn(*stored)) return *near;
  ADD_FAILURE() << "no candidate sees one end";
  std::abort();
}

// Every candidate of the board is tried: those that a step concludes are right, no others are, and each
// answer is short.
TEST(PracticeRoundTest, EveryCandidateIsJudgedByWhatTheStepsConclude) {
  for (const PracticePosition& made : support::practicePositions()) {
    const std::string name(infoOf(made.technique).name);
    for (const Candidate& candidate : openCandidates(made.position)) {
      PracticeRound round(made);
      const PracticeFeedback feedback = round.judge(candidate);
      const bool isRight = feedback.verdict == Verdict::Right || feedback.verdict == Verdict::AllFound;
      EXPECT_EQ(isRight, isConcluded(made, candidate)) << name;
      expectPlain(feedback.sentences);
      std::set<Candidate> marked;
      for (const StepPicture::Mark& mark : round.picture().marks) {
        EXPECT_TRUE(marked.insert(mark.candidate).second) << name;
        EXPECT_TRUE(made.position.candidates.at(mark.candidate.cell).contains(mark.candidate.digit)) << name;
      }
    }
  }
}

TEST(PracticeRoundTest, IsFoundOnceAllOfTheStepIs) {
  for (const PracticePosition& made : support::practicePositions()) {
    PracticeRound round(made);
    expectPlain(round.task());
    std::vector<Candidate> conclusions = made.steps.front().eliminations;
    const auto& placements = made.steps.front().placements;
    conclusions.insert(conclusions.end(), placements.begin(), placements.end());
    for (const Candidate& candidate : conclusions) {
      if (round.isFound()) break;  // a smaller step of the technique may be found completely before
      const PracticeFeedback feedback = round.judge(candidate);
      EXPECT_EQ(feedback.verdict, round.isFound() ? Verdict::AllFound : Verdict::Right);
      EXPECT_EQ(countOf(round.picture(), candidate, Role::Eliminated) +
                    countOf(round.picture(), candidate, Role::Placed),
                1);
    }
    EXPECT_TRUE(round.isFound()) << infoOf(made.technique).name;
  }
}

TEST(PracticeRoundTest, TellsHowManyAreFound) {
  PracticePosition made = support::practicePosition(Technique::LockedTriple);
  made.steps.resize(1);
  const auto& gone = made.steps.front().eliminations;
  ASSERT_GT(gone.size(), 2U);
  PracticeRound round(made);
  const PracticeFeedback feedback = round.judge(gone.front());
  EXPECT_EQ(feedback.verdict, Verdict::Right);
  ASSERT_EQ(feedback.sentences.size(), 2U);
  EXPECT_EQ(toPlainText(feedback.sentences[1]), QString("1 of %1 found.").arg(gone.size()));
  EXPECT_EQ(round.judge(gone.front()).verdict, Verdict::AlreadyFound);
  EXPECT_EQ(round.found().size(), 1U);
  EXPECT_FALSE(round.isFound());
}

TEST(PracticeRoundTest, AnotherStepOfTheTechniqueIsAsGood) {
  const auto& all = support::practicePositions();
  const auto takesOthers = [](const PracticePosition& made) {
    return made.steps.size() > 1 && !made.steps[1].eliminations.empty() &&
           std::find(made.steps[0].eliminations.begin(), made.steps[0].eliminations.end(),
                     made.steps[1].eliminations.front()) == made.steps[0].eliminations.end();
  };
  const auto made = std::find_if(all.begin(), all.end(), takesOthers);
  ASSERT_NE(made, all.end());
  PracticePosition two = *made;
  two.steps = {made->steps[0], made->steps[1]};
  PracticeRound round(two);
  EXPECT_EQ(round.step(), two.steps[0]);
  for (const Candidate& candidate : two.steps[1].eliminations) {
    const Verdict verdict = round.judge(candidate).verdict;
    EXPECT_TRUE(verdict == Verdict::Right || verdict == Verdict::AllFound);
  }
  EXPECT_EQ(round.step(), two.steps[1]);
  EXPECT_TRUE(round.isFound());
}

TEST(PracticeRoundTest, ANearMissTellsWhatIsRightWhatIsMissingAndWhereToLook) {
  const auto [made, candidate, seen, missed] = nearSkyscraper();
  PracticeRound round(made);
  const PracticeFeedback feedback = round.judge(candidate);
  EXPECT_EQ(feedback.verdict, Verdict::Near);
  ASSERT_EQ(feedback.sentences.size(), 3U);
  const QString clicked = QString("%1 in r%2c%3")
                              .arg(candidate.digit.value())
                              .arg(candidate.cell.row() + 1)
                              .arg(candidate.cell.column() + 1);
  EXPECT_EQ(toPlainText(feedback.sentences[0]), "Nearly: " + clicked + " sees a part of what decides it.");
  EXPECT_EQ(toPlainText(feedback.sentences[1]), "It has to see both ends of the pattern.");
  EXPECT_EQ(countOf(round.picture(), candidate, Role::Fin), 1);
}

/// The cells that sentences name, in words or by what they point at.
CellSet namedCells(const std::vector<Sentence>& sentences) {
  CellSet cells;
  for (const Sentence& sentence : sentences) {
    for (const Phrase& phrase : sentence) cells |= phrase.cells;
    const QString text = toPlainText(sentence);
    static const QRegularExpression name("r([1-9])c([1-9])");
    for (auto found = name.globalMatch(text); found.hasNext();) {
      const QRegularExpressionMatch match = found.next();
      cells.add(Cell::at(match.captured(1).toInt() - 1, match.captured(2).toInt() - 1));
    }
  }
  return cells;
}

bool namesHouses(const std::vector<Sentence>& sentences) {
  return std::any_of(sentences.begin(), sentences.end(), [](const Sentence& sentence) {
    return std::any_of(sentence.begin(), sentence.end(),
                       [](const Phrase& phrase) { return !phrase.houses.empty(); });
  });
}

CellSet cellsIn(const StepPicture& picture) {
  CellSet cells;
  for (const auto& outlined : picture.cells) cells |= outlined.cells;
  for (const auto& mark : picture.marks) cells.add(mark.candidate.cell);
  return cells;
}

/// A position with the same candidates, and with another digit of the candidates as the solution of each
/// cell.
PracticePosition withAnotherSolution(PracticePosition made) {
  for (const Cell cell : allCells())
    made.puzzle.solution.set(cell, Digit(made.puzzle.solution.at(cell)->value() % kDigitCount + 1));
  return made;
}

/// Tries candidates of a position: the answers may neither depend on the solution nor give the pattern away.
void expectTellsNothing(const PracticePosition& made, Random& random, int clicks) {
  PracticeRound round(made);
  PracticeRound other(withAnotherSolution(made));
  const auto open = openCandidates(made.position);
  const std::string name(infoOf(made.technique).name);
  for (int click = 0; click < clicks && !round.isFound(); ++click) {
    const Candidate candidate = open[random.below(open.size())];
    const PracticeFeedback feedback = round.judge(candidate);
    EXPECT_EQ(feedback, other.judge(candidate)) << name;
    EXPECT_EQ(round.picture(), other.picture()) << name;
    CellSet known = {candidate.cell};
    for (const Candidate& found : round.found()) known.add(found.cell);
    EXPECT_TRUE((namedCells(feedback.sentences) - known).isEmpty()) << name;
    EXPECT_FALSE(namesHouses(feedback.sentences)) << name;
    EXPECT_TRUE((cellsIn(round.picture()) - known).isEmpty()) << name;
    EXPECT_TRUE(round.picture().bands.empty() && round.picture().links.empty()) << name;
  }
  for (const Cell cell : made.position.candidates.openCells()) {
    if (!round.setsCell() || round.isFound()) break;
    const PracticeFeedback feedback = round.judge(cell);
    EXPECT_EQ(feedback, other.judge(cell)) << name;
    EXPECT_TRUE((namedCells(feedback.sentences) - CellSet{cell}).isEmpty()) << name;
  }
}

TEST(PracticeRoundTest, NoClickTellsAnythingOfTheSolutionOrThePattern) {
  Random random(6);
  for (const PracticePosition& made : support::practicePositions()) expectTellsNothing(made, random, 12);
}

TEST(PracticeRoundLongTest, In500RoundsNoClickTellsAnythingOfTheSolutionOrThePattern) {
  Random random(7);
  const auto seeds = practiceSeeds();
  int rounds = 0;
  for (std::size_t at = 0; rounds < 500; at = (at + 1) % seeds.size()) {
    const auto made = shuffled(seeds[at], random);
    if (!made) continue;
    ++rounds;
    expectTellsNothing(*made, random, 12);
  }
}

TEST(PracticeRoundTest, ANearMissIsGoneFromThePictureAfterTheNextTry) {
  const NearSkyscraper near = nearSkyscraper();
  PracticeRound round(near.position);
  round.judge(near.candidate);
  const Candidate gone = near.position.steps.front().eliminations.front();
  round.judge(gone);
  EXPECT_EQ(countOf(round.picture(), near.candidate, Role::Fin), 0);
  EXPECT_EQ(countOf(round.picture(), gone, Role::Eliminated), 1);
}

TEST(PracticeRoundTest, TheRightCellWithAnotherDigitIsNearlyRight) {
  PracticePosition made = support::practicePosition(Technique::HiddenPair);
  made.steps.resize(1);
  const auto& subset = std::get<reason::Subset>(made.steps.front().reason);
  const Cell cell = made.steps.front().eliminations.front().cell;
  for (const Digit digit : subset.digits& made.position.candidates.at(cell)) {
    if (made.puzzle.solution.at(cell) == digit) continue;
    PracticeRound round(made);
    const PracticeFeedback feedback = round.judge({cell, digit});
    EXPECT_EQ(feedback.verdict, Verdict::Near);
    EXPECT_TRUE(toPlainText(feedback.sentences.front()).contains("is the right cell"));
  }
}

TEST(PracticeRoundTest, ACandidateOfThePatternIsNearlyRight) {
  PracticePosition made = support::practicePosition(Technique::XWing);
  made.steps.resize(1);
  const auto& fish = std::get<reason::Fish>(made.steps.front().reason);
  for (const Cell cell : fish.body) {
    if (made.puzzle.solution.at(cell) == fish.digit) continue;
    PracticeRound round(made);
    const PracticeFeedback feedback = round.judge({cell, fish.digit});
    EXPECT_EQ(feedback.verdict, Verdict::Near);
    EXPECT_TRUE(toPlainText(feedback.sentences.front()).contains("part of the pattern"));
  }
}

TEST(PracticeRoundTest, WhatIsNoCandidateIsNotJudged) {
  const PracticePosition& made = support::practicePosition(Technique::XWing);
  const Cell filled = made.position.board.filledCells().first();
  PracticeRound round(made);
  EXPECT_EQ(round.judge({filled, *made.position.board.at(filled)}).verdict, Verdict::NoCandidate);
  const Cell open = made.position.candidates.openCells().first();
  const Digit gone = (DigitSet::all() - made.position.candidates.at(open)).first();
  EXPECT_EQ(round.judge({open, gone}).verdict, Verdict::NoCandidate);
  EXPECT_TRUE(round.found().empty());
}

TEST(PracticeRoundTest, OfASingleTheCellIsEnough) {
  for (const Technique technique : {Technique::FullHouse, Technique::NakedSingle, Technique::HiddenSingle}) {
    const PracticePosition& made = support::practicePosition(technique);
    CellSet set;
    for (const Step& step : made.steps) set.add(step.placements.front().cell);
    for (const Cell cell : allCells()) {
      PracticeRound round(made);
      ASSERT_TRUE(round.setsCell());
      const PracticeFeedback feedback = round.judge(cell);
      const bool isFilled = !made.position.board.isEmpty(cell);
      const Verdict expected = set.contains(cell) ? Verdict::AllFound
                               : isFilled         ? Verdict::NoCandidate
                                                  : Verdict::Miss;
      EXPECT_EQ(feedback.verdict, expected) << infoOf(technique).name;
      expectPlain(feedback.sentences);
    }
  }
}

}  // namespace
}  // namespace sudoku
