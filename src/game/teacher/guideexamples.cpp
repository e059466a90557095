#include "guideexamples.h"

#include <algorithm>
#include <cassert>

#include <QFile>

#include <sudoku/formats/formats.h>
#include <sudoku/formats/librarysteps.h>
#include <sudoku/logic/stepfinder.h>

#include "phrases.h"
#include "stepwords.h"

namespace sudoku {
namespace {

constexpr std::string_view kRulesPuzzle =
    "3....41..8.9....6.5..623.4....3.2.9.2.......1.5.4.9....3.145..8.8....3.7..17....4";
constexpr Cell kRulesCell = Cell::at(4, 4);

Position positionOf(const LibraryLine& line) {
  Position position{line.givens, line.board, Candidates(line.board)};
  for (const auto& [cell, digit] : line.deleted) position.candidates.eliminate(cell, digit);
  return position;
}

std::vector<LibraryLine> readExamples() {
  QFile file(":/guide/examples.txt");
  [[maybe_unused]] const bool isOpen = file.open(QIODevice::ReadOnly);
  assert(isOpen);
  std::vector<LibraryLine> examples;
  for (const QByteArray& line : file.readAll().split('\n'))
    if (const auto example = parseLibraryLine(line.toStdString())) examples.push_back(*example);
  return examples;
}

}  // namespace

std::vector<LibraryLine> guideExamples(Technique technique) {
  static const std::vector<LibraryLine> all = readExamples();
  std::vector<LibraryLine> examples;
  std::copy_if(all.begin(), all.end(), std::back_inserter(examples), [technique](const LibraryLine& line) {
    return line.technique.starts_with(infoOf(technique).code);
  });
  return examples;
}

std::optional<ListedStep> stepOfExample(const LibraryLine& example, const std::stop_token& stop) {
  const auto technique = techniqueNamed(example.technique.substr(0, 4));
  if (!technique) return std::nullopt;
  const Position position = positionOf(example);
  for (const Step& step : allSteps(position, *technique, stop)) {
    const LibraryLine line = toLibraryLine(position, step);
    const bool isMeant = line.technique == example.technique && line.digits == example.digits &&
                         line.extra == example.extra && step.eliminations == example.eliminations &&
                         step.placements == example.placements;
    if (isMeant) return ListedStep{step, position};
  }
  return std::nullopt;
}

std::vector<RulesPage> GuideRules::pages() {
  const Puzzle puzzle = *parsePuzzle(kRulesPuzzle);
  return {board(puzzle), rule(puzzle), aim(puzzle), seeing(puzzle), candidates(puzzle), firstStep(puzzle)};
}

RulesPage GuideRules::board(const Puzzle& puzzle) {
  const House row = House::row(1);
  const House column = House::column(7);
  const House box = House::box(6);
  RulesPage page{tr("The board"), {}, puzzle.givens, puzzle.givens, {}, {}};
  page.sentences = {Phrases::fill(tr("The board has nine rows, nine columns and nine boxes.")),
                    Phrases::fill(tr("Here are {row}, {column} and {box}."),
                                  {{"row", {Phrase{tr("a row"), Role::Base, {}, {}, {row}}}},
                                   {"column", {Phrase{tr("a column"), Role::Base, {}, {}, {column}}}},
                                   {"box", {Phrase{tr("a box"), Role::Cover, {}, {}, {box}}}}}),
                    Phrases::fill(tr("We call each of them a house: nine cells that belong together."))};
  page.picture.bands = {{row, Role::Base}, {column, Role::Base}, {box, Role::Cover}};
  return page;
}

RulesPage GuideRules::rule(const Puzzle& puzzle) {
  const House box = House::box(4);
  RulesPage page{tr("The rule"), {}, puzzle.givens, puzzle.solution, {}, {}};
  page.sentences = {
      Phrases::fill(tr("Every house contains each digit from 1 to 9 once.")),
      Phrases::fill(tr("Look at {box}: nine cells, nine digits, none twice."),
                    {{"box", {Phrase{tr("the box in the middle"), Role::Base, {}, {}, {box}}}}}),
      Phrases::fill(tr("It is the same in every row, every column and every other box.")),
      Phrases::fill(tr("That is the only rule."))};
  page.picture.bands = {{box, Role::Base}};
  return page;
}

RulesPage GuideRules::aim(const Puzzle& puzzle) {
  RulesPage page{tr("The aim"), {}, puzzle.givens, puzzle.givens, {}, {}};
  page.sentences = {
      Phrases::fill(tr("Some digits are given. They stay as they are.")),
      Phrases::fill(tr("You fill in the rest, one cell after the other.")),
      Phrases::fill(tr("Each puzzle has just one solution. You find it by thinking and need not guess."))};
  return page;
}

RulesPage GuideRules::seeing(const Puzzle& puzzle) {
  RulesPage page{tr("What a cell sees"), {}, puzzle.givens, puzzle.givens, {}, {}};
  const auto houses = housesOf(kRulesCell);
  page.sentences = {
      Phrases::fill(tr("{cell} lies in one row, one column and one box."),
                    {{"cell", Phrases::phrase(tr("This cell"), Role::Pattern, {kRulesCell})}}),
      Phrases::fill(
          tr("It sees the other cells of {houses}."),
          {{"houses", {Phrase{tr("these houses"), Role::Base, {}, {}, {houses.begin(), houses.end()}}}}}),
      Phrases::fill(tr("What stands in one of those cannot stand here again."))};
  for (const House house : houses) page.picture.bands.push_back({house, Role::Base});
  page.picture.cells = {{{kRulesCell}, Role::Pattern}};
  return page;
}

RulesPage GuideRules::candidates(const Puzzle& puzzle) {
  RulesPage page{tr("Candidates"), {}, puzzle.givens, puzzle.givens, kRulesCell, {}};
  page.sentences = {Phrases::fill(tr("The digits that {cell} can still take are its candidates."),
                                  {{"cell", Phrases::phrase(tr("a cell"), Role::Pattern, {kRulesCell})}}),
                    Phrases::fill(tr("You can write them into the cell as small notes.")),
                    Phrases::fill(tr("Techniques place a digit, or show that a candidate is wrong.")),
                    Phrases::fill(tr("When one candidate is left in a cell, it is the digit."))};
  page.picture.cells = {{{kRulesCell}, Role::Pattern}};
  return page;
}

RulesPage GuideRules::firstStep(const Puzzle& puzzle) {
  const Position position = sudoku::positionOf(puzzle.givens);
  const auto step = nextStep(position);
  assert(step);
  RulesPage page{tr("A first step"), {}, puzzle.givens, puzzle.givens, {}, {}};
  page.sentences = explain(*step, position).why;
  page.sentences.push_back(Phrases::fill(tr("Go on like this. The next pages show how.")));
  page.picture = pictureOf(*step, position);
  return page;
}

}  // namespace sudoku
