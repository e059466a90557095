#include <chrono>
#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <vector>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/puzzle.h>
#include <sudoku/grid/symmetry.h>
#include <sudoku/making/daily.h>
#include <sudoku/making/puzzleid.h>
#include <sudoku/rating/density.h>
#include <sudoku/rating/rating.h>
#include <sudoku/solving/solver.h>

#include "process.h"
#include "samples.h"

namespace sudoku::cli {
namespace {

std::vector<std::string> fieldsOf(const std::string& line) {
  std::vector<std::string> fields;
  std::istringstream stream(line);
  for (std::string field; std::getline(stream, field, '\t');) fields.push_back(field);
  return fields;
}

TEST(CliGenerateTest, MakesAThousandPuzzlesWithOneSolutionEach) {
  const Finished made = run({"generate", "-n", "1000", "--seed", "7"});
  EXPECT_EQ(made.status, 0);
  EXPECT_EQ(made.errors, "");
  std::string ones;
  for (int puzzle = 0; puzzle < 1000; ++puzzle) ones += "1\n";
  EXPECT_EQ(run({"count", "--limit", "3"}, made.output).output, ones);
  for (const Grid& puzzle : gridsOf(made.output)) EXPECT_TRUE(isMinimal(toPuzzle(puzzle).value()));
}

TEST(CliGenerateTest, MakesOnePuzzleByItselfAndNoneIfNoneIsWanted) {
  EXPECT_EQ(linesOf(run({"generate"}).output).size(), 1);
  EXPECT_EQ(run({"generate", "-n", "0"}).output, "");
}

TEST(CliGenerateTest, DrawsASeedUnlessOneIsGiven) {
  EXPECT_NE(run({"generate"}).output, run({"generate"}).output);
}

TEST(CliGenerateTest, MeansTheSamePuzzlesByASeed) {
  for (const std::string seed : {"0", "1", "18446744073709551615"}) {
    const std::string five = run({"generate", "-n", "5", "--seed", seed}).output;
    const std::string ten = run({"generate", "-n", "10", "--seed", seed}).output;
    EXPECT_EQ(ten.substr(0, five.size()), five);
    EXPECT_EQ(linesOf(ten).size(), 10);
  }
}

TEST(CliGenerateTest, MakesARunInParts) {
  const std::vector<std::vector<std::string>> requests = {
      {"--with", "id"}, {"--level", "hard", "--symmetry", "180"}, {"--givens", "16", "--jobs", "2"}};
  for (const auto& request : requests) {
    const auto part = [&request](const std::string& count, const std::string& first) {
      std::vector<std::string> arguments = {"generate", "--seed", "7", "-n", count, "--first", first};
      arguments.insert(arguments.end(), request.begin(), request.end());
      return run(arguments);
    };
    const Finished whole = part("30", "1");
    const std::vector<Finished> parts = {part("11", "1"), part("1", "12"), part("18", "13")};
    std::string output;
    std::string errors;
    for (const Finished& finished : parts) {
      output += finished.output;
      errors += finished.errors;
    }
    EXPECT_EQ(output, whole.output);
    EXPECT_EQ(errors, whole.errors);  // the messages name the numbers of the puzzles that cannot be made,
                                      // also with `--first`
  }
}

TEST(CliGenerateTest, BeginsNowhereWithoutASeed) {
  const Finished refused = run({"generate", "--first", "3"});
  EXPECT_EQ(refused.status, 2);
  EXPECT_NE(refused.errors.find("--first requires --seed"), std::string::npos) << refused.errors;
}

// If other puzzles come here, a seed no longer means the same puzzles, which breaks a promise.
TEST(CliGenerateTest, MeansThesePuzzlesByASeedForever) {
  EXPECT_EQ(run({"generate", "--seed", "7", "-n", "2", "--with", "id"}).output,
            "..3..5....974.....5..62.4.....59....7..2....1.8...379.........882...6....4....17.\t"
            "id=1-backtracking-all-none-12923355070828475994\n"
            ".6.3......1.72.3...94........3.....16..4.1.39........2....82.....2.7..1.....9..4.\t"
            "id=1-backtracking-all-none-1643048376164816837\n");
  EXPECT_EQ(run({"generate", "--seed", "7", "-n", "2", "--board", "diagonal", "--dig", "level5", "--symmetry",
                 "180", "--with", "id", "--jobs", "2"})
                .output,
            "...3.........8.69....56743..8.....7...96251...3.....2..63912....98.5.........8...\t"
            "id=1-diagonal-level5-180-5142052590334782674\n"
            "8.9..5...5...87.....2.9.6.....5....1..38415..2....3.....4.5.8.....41...2...9..1.3\t"
            "id=1-diagonal-level5-180-7260035645498427974\n");
  EXPECT_EQ(run({"board", "--seed", "7", "-n", "2"}).output,
            "217653984534289671869714523741598362986342715325167498158936247673421859492875136\n"
            "764531982382796415159428637271953864546817329893642751615374298937285146428169573\n");
}

TEST(CliGenerateTest, MakesEverySymmetry) {
  for (const auto& [symmetry, name] : Names<Symmetry>::kNames) {
    const Finished made = run({"generate", "-n", "3", "--symmetry", std::string(name)});
    for (const Grid& puzzle : gridsOf(made.output)) {
      EXPECT_TRUE(hasUniqueSolution(puzzle));
      const CellSet givens = puzzle.filledCells();
      for (const CellSet orbit : orbitsOf(symmetry))
        EXPECT_TRUE((orbit & givens).isEmpty() || (orbit - givens).isEmpty())
            << name << ' ' << toLine(puzzle);
    }
  }
}

TEST(CliGenerateTest, MakesEveryLevel) {
  for (const auto& [level, name] : Names<Level>::kNames) {
    const auto puzzles = gridsOf(run({"generate", "-n", "2", "--level", std::string(name)}).output);
    EXPECT_EQ(puzzles.size(), 2);
    for (const Grid& puzzle : puzzles) EXPECT_EQ(levelOf(*toPuzzle(puzzle)), level);
  }
}

TEST(CliGenerateTest, GivesALevelItsRoomUnlessToldOtherwise) {
  const auto idOf = [](std::vector<std::string> options) {
    std::vector<std::string> arguments = {"generate", "--seed", "7", "--with", "id"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const std::string id = fieldsOf(linesOf(run(arguments).output).at(0)).at(1);
    return id.substr(0, id.rfind('-'));
  };
  EXPECT_EQ(idOf({"--level", "easy"}), "id=1-backtracking-all:36-44-none");
  EXPECT_EQ(idOf({"--level", "hard", "--symmetry", "full"}), "id=1-backtracking-all:26-36-full");
  EXPECT_EQ(idOf({"--level", "medium", "--board", "diagonal"}), "id=1-diagonal-all:30-36-none");
  EXPECT_EQ(idOf({"--level", "easy", "--dig", "all"}), "id=1-backtracking-all-none");
  EXPECT_EQ(idOf({"--level", "easy", "--dig", "level3"}), "id=1-backtracking-level3-none");
  EXPECT_EQ(idOf({"--level", "easy", "--givens", "28-30"}), "id=1-backtracking-all:28-30-none");
  EXPECT_EQ(idOf({"--level", "easy", "--minimal"}), "id=1-backtracking-all-none");
  EXPECT_EQ(idOf({"--level", "hard", "--needs", "xy"}), "id=1-backtracking-all-none");
  EXPECT_EQ(idOf({}), "id=1-backtracking-all-none");
}

// These puzzles were made before withLevelTarget() set the range of givens by level, and must stay the same.
TEST(CliGenerateTest, MakesTheSameOfALevelForeverWhereEverythingIsDug) {
  EXPECT_EQ(run({"generate", "--level", "hard", "--symmetry", "180", "--seed", "7", "--dig", "all"}).output,
            ".6.2.....7..9.32...4...7.6...6..98..5...8...3..75..4...9.6...7...34.1..9.....2.4.\n");
}

TEST(CliGenerateTest, MakesTheSameOfALevelWithAnyNumberOfJobs) {
  for (const std::string level : {"easy", "expert"}) {
    const auto made = [&level](const std::string& jobs) {
      return run({"generate", "-n", "6", "--seed", "5", "--level", level, "--with", "id", "--jobs", jobs})
          .output;
    };
    EXPECT_EQ(made("1"), made("3"));
  }
}

TEST(CliGenerateTest, MakesPuzzlesThatNeedATechnique) {
  for (const std::string name : {"XY-Wing", "0800", "xy"}) {
    const auto puzzles =
        gridsOf(run({"generate", "-n", "2", "--seed", "4", "--needs", name, "--level", "hard"}).output);
    EXPECT_EQ(puzzles.size(), 2);
    for (const Grid& puzzle : puzzles) EXPECT_EQ(needs(toPuzzle(puzzle).value(), Technique::XyWing), true);
  }
}

TEST(CliGenerateTest, MakesPuzzlesWithTheListedTechniquesAlone) {
  const auto puzzles = gridsOf(
      run({"generate", "-n", "3", "--seed", "4", "--needs", "naked-pair", "--techniques", "lc1,lc2"}).output);
  EXPECT_EQ(puzzles.size(), 3);
  for (const Grid& puzzle : puzzles) {
    const Puzzle made = toPuzzle(puzzle).value();
    EXPECT_EQ(needs(made, Technique::NakedPair), true);
    EXPECT_EQ(needsOnly(made, std::vector{Technique::Pointing, Technique::Claiming, Technique::NakedPair}),
              true);
  }
  const Finished none = run({"generate", "--techniques", "lc1", "--level", "hard"});
  EXPECT_EQ(none.output, "none\n");
  EXPECT_EQ(none.errors, "generate:1: no technique of the list is of the level hard\n");
  EXPECT_EQ(none.status, 1);
  const Finished unknown = run({"generate", "--techniques", "lc1,guess"});
  EXPECT_EQ(unknown.status, 2);
  EXPECT_EQ(unknown.errors,
            "sudoku-cli: --techniques: 'guess' is no technique (see 'sudoku-cli generate --help')\n");
}

TEST(CliGenerateTest, SaysWhichTechniquesNoPuzzleNeeds) {
  const Finished unknown = run({"generate", "--needs", "guess"});
  EXPECT_EQ(unknown.status, 2);
  EXPECT_EQ(unknown.errors,
            "sudoku-cli: --needs: 'guess' is no technique (see 'sudoku-cli generate --help')\n");
  EXPECT_EQ(run({"generate", "--needs", "ts"}).status, 2);
  const Finished above = run({"generate", "--needs", "swordfish", "--level", "hard"});
  EXPECT_EQ(above.output, "none\n");
  EXPECT_EQ(above.errors, "generate:1: Swordfish is above the level hard\n");
  EXPECT_EQ(above.status, 1);
}

TEST(CliGenerateTest, MakesMinimalPuzzlesWithSymmetryToo) {
  const auto puzzles = gridsOf(run({"generate", "-n", "3", "--minimal", "--symmetry", "180"}).output);
  EXPECT_EQ(puzzles.size(), 3);
  for (const Grid& puzzle : puzzles) EXPECT_TRUE(isMinimal(toPuzzle(puzzle).value()));
}

TEST(CliGenerateTest, PutsTheFieldsAskedForBehindThePuzzle) {
  const Finished made =
      run({"generate", "-n", "3", "--seed", "3", "--symmetry", "90", "--with", "solution,rating,id"});
  EXPECT_EQ(linesOf(made.output).size(), 3);
  for (const std::string& line : linesOf(made.output)) {
    const auto fields = fieldsOf(line);
    ASSERT_EQ(fields.size(), 4) << line;
    const auto puzzle = parseLine(fields[0]);
    ASSERT_TRUE(puzzle) << line;
    EXPECT_EQ(fields[1], "solution=" + toLine(*solve(*puzzle)));
    EXPECT_EQ(fields[2], "level=" + std::string(nameOf(*levelOf(*toPuzzle(*puzzle)))));
    EXPECT_EQ(fields[3].substr(0, 25), "id=1-backtracking-all-90-");
  }
  EXPECT_EQ(run({"count"}, made.output).output, "1\n1\n1\n");
}

TEST(CliGenerateTest, MakesAPuzzleAgainFromItsId) {
  for (const std::string symmetry : {"none", "mirror-both", "180"}) {
    const std::string made =
        run({"generate", "--symmetry", symmetry, "--level", "medium", "--with", "solution,id"}).output;
    const std::string id = made.substr(made.find("id=") + 3);
    EXPECT_EQ(run({"generate", "--with", "solution,id", "--id", id.substr(0, id.size() - 1)}).output, made);
  }
}

TEST(CliGenerateTest, MakesAPuzzleAgainFromItsPackedCells) {
  const std::string puzzle(kPuzzle);
  const std::string id = toPackedId(*parseLine(puzzle));
  EXPECT_EQ(run({"generate", "--id", id, "--with", "id"}).output, puzzle + "\tid=" + line(id));
}

TEST(CliGenerateTest, KeepsTheGivensAsked) {
  const auto puzzles = gridsOf(run({"generate", "-n", "20", "--givens", "30-32"}).output);
  EXPECT_EQ(puzzles.size(), 20);
  for (const Grid& puzzle : puzzles) {
    EXPECT_TRUE((GivensRange{30, 32}).contains(puzzle.filledCells().size())) << toLine(puzzle);
    EXPECT_TRUE(hasUniqueSolution(puzzle));
  }
  for (const Grid& puzzle : gridsOf(run({"generate", "-n", "5", "--givens", "40"}).output))
    EXPECT_EQ(puzzle.filledCells().size(), 40);
}

TEST(CliGenerateTest, MakesWhatTheOptionsOfTheRecipeSay) {
  const Finished made =
      run({"generate", "-n", "5", "--seed", "4", "--board", "random-clues", "--clues", "9", "--dig", "level2",
           "--order", "jumping", "--symmetry", "mirror-ud", "--givens", "38-40", "--with", "id"});
  EXPECT_EQ(made.errors, "");
  for (const std::string& line : linesOf(made.output)) {
    const auto fields = fieldsOf(line);
    ASSERT_EQ(fields.size(), 2);
    const std::string id = fields[1].substr(3);
    EXPECT_EQ(id.substr(0, id.rfind('-')), "1-random-clues-9-level2:jumping:38-40-mirror-ud");
    EXPECT_EQ(run({"generate", "--id", id, "--with", "id"}).output, line + '\n');
  }
}

TEST(CliGenerateTest, BeginsWithElevenRandomCluesUnlessToldOtherwise) {
  const std::string id = run({"generate", "--board", "random-clues", "--with", "id"}).output.substr(82);
  EXPECT_EQ(id.substr(0, 27), "id=1-random-clues-11-all-no") << id;
}

TEST(CliGenerateTest, MakesThePuzzleOfADay) {
  using std::chrono::day, std::chrono::month, std::chrono::year;
  const std::chrono::year_month_day date(year(2026), month(7), day(4));
  for (const auto& [level, name] : Names<Level>::kNames) {
    const auto expected = dailyPuzzle(date, level);
    const Finished made =
        run({"generate", "--daily", "2026-07-04", "--level", std::string(name), "--with", "id,rating"});
    EXPECT_EQ(made.output, toLine(expected->puzzle.givens) + "\tid=" + toText(expected->id) +
                               "\tlevel=" + std::string(name) + '\n');
    if (level == Level::Medium) {
      EXPECT_EQ(run({"generate", "--with", "id,rating", "--daily=2026-07-04"}).output, made.output);
    }
  }
}

TEST(CliGenerateTest, TellsTheDensity) {
  for (const std::string& line :
       linesOf(run({"generate", "-n", "5", "--dig", "level3", "--with", "density"}).output)) {
    const auto fields = fieldsOf(line);
    ASSERT_EQ(fields.size(), 2);
    ASSERT_EQ(fields[1].substr(0, 10), "density=0.");
    EXPECT_EQ(fields[1].size(), 13);
    EXPECT_NEAR(std::stod(fields[1].substr(8)), densityOf(*parseLine(fields[0])).value(), .0005);
  }
}

TEST(CliGenerateTest, RemarksHowFarAnAndroidMethodCame) {
  const Finished made =
      run({"generate", "-n", "2", "--seed", "1", "--dig", "android5", "--symmetry", "full"});
  std::vector<std::string> expected;
  for (const Grid& puzzle : gridsOf(made.output))
    expected.push_back("generate:" + std::to_string(expected.size() + 1) +
                       ": android5: " + std::to_string(puzzle.emptyCells().size()) + " of 62 holes");
  EXPECT_EQ(expected.size(), 2);
  EXPECT_EQ(linesOf(made.errors), expected);
  EXPECT_EQ(made.status, 0);
  EXPECT_EQ(run({"generate", "--dig", "android1"}).errors, "") << "47 holes are always found";
}

TEST(CliGenerateTest, SaysAtOnceWhichGivensNoPuzzleHas) {
  const Finished few = run({"generate", "-n", "2", "--givens", "10-16"});
  EXPECT_EQ(few.output, "none\nnone\n");
  EXPECT_EQ(few.errors,
            "generate:1: there are no such puzzles with fewer than 17 givens\n"
            "generate:2: there are no such puzzles with fewer than 17 givens\n");
  EXPECT_EQ(few.status, 1);
  EXPECT_EQ(run({"generate", "--dig", "level1", "--givens", "20-44"}).errors,
            "generate:1: there are no such puzzles with fewer than 45 givens\n");
}

TEST(CliGenerateTest, SaysSoWhenNoneOfManyBoardsWillDo) {
  const Finished finished = run({"generate", "--symmetry", "full", "--givens", "79"});
  EXPECT_EQ(finished.output, "none\n");
  EXPECT_EQ(finished.errors, "generate:1: none of 20000 boards gave such a puzzle\n");
  EXPECT_EQ(finished.status, 1);
}

TEST(CliGenerateLongTest, SaysSoWhenNoPuzzleIsAsRequested) {
  // Hundreds of boards give no fully symmetric puzzle of which every single given is needed; a level besides
  // is too much to ask.
  const Finished finished =
      run({"generate", "--level", "easy", "--symmetry", "full", "--minimal", "--seed", "1"});
  EXPECT_EQ(finished.output, "none\n");
  EXPECT_EQ(finished.errors, "generate:1: none of 20000 boards gave such a puzzle\n");
  EXPECT_EQ(finished.status, 1);
}

}  // namespace
}  // namespace sudoku::cli
