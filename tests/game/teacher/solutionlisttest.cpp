#include <algorithm>
#include <gtest/gtest.h>

#include <sudoku/logic/stepfinder.h>
#include <sudoku/rating/rating.h>

#include "../control/gamefixture.h"
#include "game/teacher/solutionlist.h"
#include "game/teacher/steprows.h"

namespace sudoku {
namespace {

/// A puzzle of level Expert: several techniques between runs of singles.
constexpr std::string_view kExpert =
    "..67...9....8.2.........1785....18..9.1...2.3..86....1195.........1.3....3...74..";

const std::vector<ListedStep>& hardPath() {
  static const std::vector<ListedStep> path = listPath(positionOf(puzzle(kExpert).givens));
  return path;
}

TEST(SolutionListTest, LeadsFromEachPositionToTheNextAndToTheSolution) {
  const Puzzle start = puzzle(kExpert);
  Position position = positionOf(start.givens);
  for (const ListedStep& listed : hardPath()) {
    EXPECT_EQ(listed.position, position);
    position = applyStep(position, listed.step);
  }
  EXPECT_EQ(position.board, start.solution);
}

TEST(SolutionListTest, BeginsWhereItIsToldTo) {
  const std::vector<ListedStep>& whole = hardPath();
  const std::size_t middle = whole.size() / 2;
  const std::vector<ListedStep> rest = listPath(whole[middle].position);
  EXPECT_TRUE(
      std::equal(rest.begin(), rest.end(), whole.begin() + static_cast<std::ptrdiff_t>(middle), whole.end()));
}

TEST(SolutionListTest, NamesTheHardestTechnique) {
  const auto hardest = hardestOf(hardPath());
  ASSERT_TRUE(hardest.has_value());
  for (const ListedStep& listed : hardPath())
    EXPECT_LE(infoOf(listed.step.technique).level, infoOf(*hardest).level);
  EXPECT_EQ(hardestOf({}), std::nullopt);
}

TEST(SolutionListTest, OpenStepsStandByTechniqueTheEasiestFirst) {
  const std::vector<ListedStep> open = listOpenSteps(hardPath()[hardPath().size() / 2].position);
  ASSERT_FALSE(open.empty());
  for (std::size_t index = 1; index < open.size(); ++index)
    EXPECT_FALSE(isEasier(open[index].step.technique, open[index - 1].step.technique));
  EXPECT_EQ(open.size(), allSteps(open.front().position).size());
}

TEST(SolutionListTest, StopsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_LT(listPath(positionOf(puzzle(kExpert).givens), stop.get_token()).size(), hardPath().size());
  EXPECT_EQ(figuresOf(puzzle(kExpert), stop.get_token()), std::nullopt);
}

TEST(SolutionListTest, FiguresAreThoseOfTheRatings) {
  const Puzzle easy = puzzle();
  const auto figures = figuresOf(easy);
  ASSERT_TRUE(figures.has_value());
  EXPECT_EQ(figures->level, levelOf(easy));
  EXPECT_EQ(figures->hodoku, rateByHodoku(easy));
  EXPECT_EQ(figures->explainer, rateByExplainer(easy));
}

void expectRowsCoverAll(const std::vector<StepRow>& rows, std::size_t steps) {
  std::size_t next = 0;
  for (const StepRow& row : rows) {
    EXPECT_EQ(row.first, next);
    next += row.isOpen ? 0 : row.count;
  }
  EXPECT_EQ(next, steps);
}

TEST(StepRowsTest, EachStepStandsInOneRow) {
  expectRowsCoverAll(StepRows::flat(hardPath()), hardPath().size());
  expectRowsCoverAll(StepRows::folded(hardPath(), {}), hardPath().size());
  expectRowsCoverAll(StepRows::folded(hardPath(), {0}), hardPath().size());
}

TEST(StepRowsTest, SinglesAreFoldedIntoOneRowWithTheirSum) {
  const std::vector<StepRow> flat = StepRows::flat(hardPath());
  const std::vector<StepRow> folded = StepRows::folded(hardPath(), {});
  EXPECT_LT(folded.size(), flat.size());
  int heads = 0;
  for (const StepRow& row : folded) {
    if (row.kind == StepRow::Kind::Step) continue;
    ++heads;
    int score = 0;
    for (std::size_t index = row.first; index < row.first + row.count; ++index) score += flat[index].score;
    EXPECT_EQ(row.score, score);
    EXPECT_EQ(row.number, QString("%1–%2").arg(row.first + 1).arg(row.first + row.count));
    EXPECT_TRUE(row.technique.startsWith(QString::number(row.count))) << qPrintable(row.technique);
  }
  EXPECT_GT(heads, 0);
}

TEST(StepRowsTest, AnOpenHeadHasItsStepsBelow) {
  const std::vector<StepRow> closed = StepRows::folded(hardPath(), {});
  const auto head = std::find_if(closed.begin(), closed.end(),
                                 [](const StepRow& row) { return row.kind == StepRow::Kind::Head; });
  ASSERT_NE(head, closed.end());
  const std::vector<StepRow> open = StepRows::folded(hardPath(), {head->first});
  EXPECT_EQ(open.size(), closed.size() + head->count);
}

TEST(StepRowsTest, GroupsHaveOneTechniqueEach) {
  const std::vector<ListedStep> steps = listOpenSteps(hardPath()[hardPath().size() / 2].position);
  const std::vector<StepRow> rows = StepRows::grouped(steps, {});
  for (std::size_t index = 1; index < rows.size(); ++index)
    EXPECT_NE(rows[index].technique, rows[index - 1].technique);
  expectRowsCoverAll(rows, steps.size());
}

TEST(StepRowsTest, SpeaksNumberTechniqueAndLevel) {
  StepRow row;
  row.number = "31";
  row.technique = "Skyscraper";
  row.level = Level::Hard;
  EXPECT_EQ(StepRows::spoken(row), "31, Skyscraper, Hard");
}

TEST(StepRowsTest, TheTextHasALineForEachStep) {
  const QString text = StepRows::asText(hardPath());
  EXPECT_EQ(text.count(u'\n'), static_cast<int>(hardPath().size()));
  EXPECT_TRUE(text.startsWith("1\t")) << qPrintable(text.left(80));
}

TEST(StepRowsTest, InShortLeavesTheTechniqueOut) {
  for (const ListedStep& listed : hardPath()) {
    const QString words = StepRows::inShort(listed.step);
    EXPECT_FALSE(words.isEmpty());
    EXPECT_FALSE(words.contains(QString::fromUtf8(infoOf(listed.step.technique).name.data()) + ':'));
    EXPECT_FALSE(words.contains("=>") || words.contains("<>")) << qPrintable(words);
  }
}

}  // namespace
}  // namespace sudoku
