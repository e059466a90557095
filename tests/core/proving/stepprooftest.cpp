#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <variant>

#include <sudoku/formats/librarysteps.h>
#include <sudoku/logic/notation.h>
#include <sudoku/logic/stepfinder.h>
#include <sudoku/proof/proofchecker.h>
#include <sudoku/proof/prooftext.h>
#include <sudoku/proving/stepproof.h>

#include "../proof/claims.h"
#include "../testgrids.h"

namespace sudoku {
namespace {

using proof::firstFault;
using proving::conclusionOf;
using proving::premisesOf;
using proving::proofOf;

/// Expects the checker to accept the proof of a step, which its text keeps.
void expectProved(const Position& position, const Step& step) {
  const auto proof = proofOf(position, step);
  ASSERT_TRUE(proof) << position.givens << toNotation(step);
  for (const proof::Lemma& lemma : proof->lemmas) {
    const auto read = proof::parseLemma(toText(lemma));
    ASSERT_TRUE(read) << toText(lemma);
    EXPECT_EQ(*read, lemma) << toText(lemma);
  }
  const auto fault = firstFault(premisesOf(position), *proof, conclusionOf(step));
  EXPECT_FALSE(fault) << position.givens << toNotation(step) << ": kind "
                      << (fault ? static_cast<int>(fault->kind) : 0) << " in lemma "
                      << (fault ? fault->lemma : 0);
}

TEST(StepProofTest, EveryStepOfPathsIsProved) {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Position position = positionOf(minimalPuzzleOf(seed).givens);
    for (const Step& step : solvePath(position).steps) {
      expectProved(position, step);
      position = applyStep(position, step);
    }
  }
}

TEST(StepProofTest, EveryStepOfAPositionIsProved) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Position position = positionOf(minimalPuzzleOf(seed).givens);
    for (const Step& next : solvePath(position).steps) {
      if (infoOf(next.technique).level > Level::Medium)
        for (const Step& step : allSteps(position)) expectProved(position, step);
      position = applyStep(position, next);
    }
  }
}

// The lines of the file have a step of each technique.
TEST(StepProofTest, AStepOfEachTechniqueIsProved) {
  std::ifstream lines(SUDOKU_TEST_DATA "/techniques.txt");
  int proved = 0;
  for (std::string text; std::getline(lines, text);) {
    if (text.empty() || text.front() == '#') continue;
    const LibraryLine line = parseLibraryLine(text).value();
    const auto steps = librarySteps(line);
    if (!steps) continue;
    const Position position = positionOf(toRecord(line));
    for (std::size_t index = 0; index < std::min<std::size_t>(steps->size(), 5); ++index, ++proved)
      expectProved(position, (*steps)[index]);
  }
  EXPECT_GT(proved, 1000);
}

bool isCounted(Technique technique) {
  switch (infoOf(technique).family) {
    case TechniqueFamily::LockedCandidates:
    case TechniqueFamily::Subset:
    case TechniqueFamily::Fish:
    case TechniqueFamily::SingleDigit:
    case TechniqueFamily::Wing:
      return true;
    case TechniqueFamily::Chain:
      return technique < Technique::GroupedContinuousNiceLoop;
    default:
      return false;
  }
}

// Nothing else is looked for.
TEST(StepProofTest, PatternsAndChainsAreProvedByCounting) {
  std::ifstream lines(SUDOKU_TEST_DATA "/techniques.txt");
  int counted = 0;
  for (std::string text; std::getline(lines, text);) {
    if (text.empty() || text.front() == '#') continue;
    const LibraryLine line = parseLibraryLine(text).value();
    const auto technique = techniqueNamed(line.technique.substr(0, 4));
    if (!technique || !isCounted(*technique)) continue;
    const auto steps = librarySteps(line);
    if (!steps || steps->empty()) continue;
    const Position position = positionOf(toRecord(line));
    const auto proof = proofOf(position, steps->front());
    ASSERT_TRUE(proof);
    for (const proof::Lemma& lemma : proof->lemmas)
      EXPECT_TRUE(std::holds_alternative<proof::Count>(lemma.ground))
          << toNotation(steps->front()) << toText(lemma);
    ++counted;
  }
  EXPECT_GT(counted, 100);
}

TEST(StepProofTest, TechniquesThatRestOnASingleSolutionAskForIt) {
  int asked = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Position position = positionOf(minimalPuzzleOf(seed).givens);
    for (const Step& step : solvePath(position).steps) {
      const auto proof = proofOf(position, step);
      ASSERT_TRUE(proof);
      const auto fault = firstFault(premisesOf(position, false), *proof, conclusionOf(step));
      EXPECT_EQ(fault.has_value(), infoOf(step.technique).family == TechniqueFamily::DeadlyPattern)
          << toNotation(step);
      if (fault) {
        EXPECT_EQ(fault->kind, proof::Fault::Kind::Uniqueness);
        ++asked;
      }
      position = applyStep(position, step);
    }
  }
  EXPECT_GT(asked, 5);
}

TEST(StepProofTest, AStepOfAnotherPositionHasNoProofThatHolds) {
  const Position empty = positionOf(Grid());
  const Candidate candidate{Cell(0), Digit(1)};
  const Step single{Technique::NakedSingle, reason::Single{candidate, std::nullopt}, {candidate}, {}};
  const auto proof = proofOf(empty, single);
  EXPECT_TRUE(!proof || firstFault(premisesOf(empty), *proof, conclusionOf(single)));
  // What is false is not shown by any number of cases.
  const Puzzle puzzle = minimalPuzzleOf(1);
  const Position position = positionOf(puzzle.givens);
  const Cell open = puzzle.givens.emptyCells().first();
  const Step wrong{Technique::TemplateDelete,
                   reason::Template{*puzzle.solution.at(open)},
                   {},
                   {{open, *puzzle.solution.at(open)}}};
  EXPECT_EQ(proofOf(position, wrong), std::nullopt);
}

/// Changes proofs in one place, at random.
class Mutation {
 public:
  explicit Mutation(Random& random) : m_random(random) {}

  Proof operator()(Proof proof) {
    proof::Lemma& lemma = proof.lemmas[below(proof.lemmas.size())];
    switch (below(4)) {
      case 0:
        change(lemma.literals[below(lemma.literals.size())]);
        break;
      case 1:
        lemma.claim =
            lemma.claim == proof::Lemma::Claim::Any ? proof::Lemma::Claim::Each : proof::Lemma::Claim::Any;
        break;
      default:
        std::visit([this](auto& ground) { change(ground); }, lemma.ground);
    }
    return proof;
  }

 private:
  std::size_t below(std::size_t most) {
    return static_cast<std::size_t>(
        m_random.below(static_cast<std::uint32_t>(std::max<std::size_t>(most, 1))));
  }
  int number(int most) { return static_cast<int>(below(static_cast<std::size_t>(most))); }

  void change(proof::Literal& literal) {
    switch (below(3)) {
      case 0:
        literal.isTrue = !literal.isTrue;
        break;
      case 1:
        literal.candidate.cell = Cell(number(kCellCount));
        break;
      default:
        literal.candidate.digit = Digit(1 + number(kDigitCount));
    }
  }
  void change(proof::Sector& sector) {
    switch (below(4)) {
      case 0:
        sector = Cell(number(kCellCount));
        break;
      case 1:
        sector = proof::LemmaIndex{below(3)};
        break;
      default:
        sector = proof::Places{Digit(1 + number(kDigitCount)), House(number(kHouseCount))};
    }
  }
  void change(proof::Count& count) {
    auto& sectors = below(2) == 0 ? count.truths : count.links;
    if (sectors.empty()) return;
    const std::size_t index = below(sectors.size());
    switch (below(3)) {
      case 0:
        change(sectors[index].sector);
        break;
      case 1:
        sectors[index].weight += 1 - 2 * number(2);
        break;
      default:
        sectors.erase(sectors.begin() + static_cast<std::ptrdiff_t>(index));
    }
  }
  void change(proof::Split& split) {
    if (split.branches.empty()) return;
    const std::size_t index = below(split.branches.size());
    auto& lines = split.branches[index].lines;
    switch (below(6)) {
      case 0:
        split.branches.erase(split.branches.begin() + static_cast<std::ptrdiff_t>(index));
        break;
      case 1:
        if (auto* const sector = std::get_if<proof::Sector>(&split.over)) change(*sector);
        break;
      case 2:
        if (!lines.empty()) lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(below(lines.size())));
        break;
      case 3:
        if (split.branches[index].assumed) change(*split.branches[index].assumed);
        break;
      default:
        if (!lines.empty()) change(lines[below(lines.size())]);
    }
  }
  void change(proof::Line& line) {
    if (below(2) == 0)
      change(line.literal);
    else
      std::visit([this](auto& by) { change(by); }, line.by);
  }
  void change(proof::Swap& swap) {
    if (swap.cells.empty()) return;
    auto& [cell, digits] = swap.cells[below(swap.cells.size())];
    if (below(2) == 0)
      cell = Cell(number(kCellCount));
    else
      digits.toggle(Digit(1 + number(kDigitCount)));
  }
  void change(proof::Map& map) { std::swap(map.cells[below(kCellCount)], map.cells[below(kCellCount)]); }

  Random& m_random;
};

TEST(StepProofTest, NoChangedProofOfAnythingFalseIsAccepted) {
  Random random(1);
  Mutation mutate(random);
  int changed = 0;
  int refused = 0;
  for (std::uint64_t seed = 1; changed < 10'000; ++seed) {
    const Puzzle puzzle = minimalPuzzleOf(seed);
    Position position = positionOf(puzzle.givens);
    for (const Step& step : solvePath(position).steps) {
      const auto proof = proofOf(position, step);
      ASSERT_TRUE(proof);
      const int times = infoOf(step.technique).level > Level::Easy ? 20 : 1;
      for (int time = 0; time < times; ++time, ++changed) {
        Proof wrong = mutate(*proof);
        if (random.below(3) == 0) wrong = mutate(std::move(wrong));
        if (firstFault(premisesOf(position), wrong, {})) {
          ++refused;
          continue;
        }
        for (const proof::Lemma& lemma : wrong.lemmas)
          EXPECT_TRUE(isTrueOf(puzzle.solution, lemma)) << puzzle.givens << toNotation(step);
      }
      position = applyStep(position, step);
    }
  }
  // Some changes leave a proof that holds: of a line that is not needed, or of less than before.
  EXPECT_GT(refused, changed / 2);
  EXPECT_LT(refused, changed);
}

}  // namespace
}  // namespace sudoku
