#include <charconv>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include <sudoku/logic/stepfinder.h>
#include <sudoku/making/daily.h>
#include <sudoku/making/leveltarget.h>
#include <sudoku/making/puzzlemaker.h>
#include <sudoku/rating/density.h>

#include "../commands.h"
#include "../options.h"
#include "../recipeoptions.h"
#include "../work.h"

namespace sudoku {
namespace cli {
namespace {

/// The fields that may follow the puzzle in a result line.
enum class Field { Solution, Rating, Id, Density };

/// The level of the daily puzzle unless `--level` names one.
constexpr Level kDailyLevel = Level::Medium;

/// The greatest value of `--first`, the number of the first puzzle to make: so low that the numbers of the
/// puzzles after it do not overflow.
constexpr std::uint64_t kLastFirst = std::uint64_t{1} << 62U;

/// A puzzle with its id: either one that contains a seed, or one that contains the cells.
struct MadePuzzle {
  Puzzle puzzle;
  std::string id;
};

struct GenerateOptions {
  Series series;
  PuzzleRequest request;
  bool namesDig = false;
  std::uint64_t seed = 0;
  std::optional<MadePuzzle> named;  // the one puzzle that `--id` names
  std::optional<std::chrono::year_month_day> day;
  std::vector<Field> fields;
  RunOptions run;
};

}  // namespace
}  // namespace cli

template <>
struct Names<cli::Field> {
  static constexpr std::array kNames = {
      Named{cli::Field::Solution, "solution"},
      Named{cli::Field::Rating, "rating"},
      Named{cli::Field::Id, "id"},
      Named{cli::Field::Density, "density"},
  };
};

namespace cli {
namespace {

std::string fieldText(Field field, const MadePuzzle& made) {
  switch (field) {
    case Field::Solution:
      return "solution=" + toLine(made.puzzle.solution);
    case Field::Rating:
      return "level=" + std::string(nameOf(*levelOf(made.puzzle)));
    case Field::Id:
      return "id=" + made.id;
    case Field::Density:
      return "density=" + toText(densityOf(made.puzzle.givens));
  }
  return {};
}

/// Adds a remark on how many cells are empty if the dig method is one of Android1-5 and could not empty as
/// many as it aims at.
void remarkOnHoles(const Recipe& recipe, const Grid& givens, Reply& reply) {
  if (!isAndroid(recipe.dig)) return;
  const int wanted = kCellCount - rulesOf(recipe).givens->least;
  const int holes = givens.emptyCells().size();
  if (holes == wanted) return;
  reply.remark(std::string(nameOf(recipe.dig)) + ": " + std::to_string(holes) + " of " +
               std::to_string(wanted) + " holes");
}

std::string whyNone(const PuzzleRequest& request) {
  const auto range = rulesOf(request.recipe).givens;
  const int fewest = fewestGivens(request.recipe);
  if (range && range->most < fewest)
    return "there are no such puzzles with fewer than " + std::to_string(fewest) + " givens";
  if (request.level && request.technique && infoOf(*request.technique).level > *request.level)
    return std::string(infoOf(*request.technique).name) + " is above the level " +
           std::string(nameOf(*request.level));
  if (!reachesLevel(request))
    return "no technique of the list is of the level " + std::string(nameOf(*request.level));
  return "none of " + std::to_string(boardBudget(request)) + " boards gave such a puzzle";
}

using Made = std::vector<std::optional<MadePuzzle>>;

Made make(const GenerateOptions& options, std::uint64_t first, std::size_t count) {
  Made made;
  if (options.named) {
    made.assign(count, options.named);
    return made;
  }
  const auto found = options.day
                         ? std::vector{dailyPuzzle(*options.day, options.request.level.value_or(kDailyLevel))}
                         : findPuzzles(options.request, options.seed, first, count);
  for (const auto& puzzle : found)
    made.push_back(puzzle ? std::optional(MadePuzzle{puzzle->puzzle, toText(puzzle->id)}) : std::nullopt);
  return made;
}

void tell(const GenerateOptions& options, const std::optional<MadePuzzle>& made, Reply& reply) {
  if (!made) {
    reply.answer("none");
    reply.fail(whyNone(options.request));
    return;
  }
  if (!options.named) remarkOnHoles(options.request.recipe, made->puzzle.givens, reply);
  std::string line = toLine(made->puzzle.givens);
  for (const Field field : options.fields) line += '\t' + fieldText(field, *made);
  reply.answer(line);
}

ExitStatus generate(const GenerateOptions& options) {
  return makeManyTogether("generate", options.series, options.run,
                          [&options](std::uint64_t first, std::size_t count) -> AnswerNth {
                            return
                                [&options, made = make(options, first, count)](
                                    std::size_t index, Reply& reply) { tell(options, made[index], reply); };
                          });
}

/// Reads a date such as `2026-07-04`; nothing if the text is no date of the calendar.
std::optional<std::chrono::year_month_day> parseDate(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  const auto number = [text](std::size_t from, std::size_t size) {
    unsigned value = 0;
    const char* const end = text.data() + from + size;
    const auto [stop, error] = std::from_chars(text.data() + from, end, value);
    return error == std::errc() && stop == end ? value : 0;  // 0 is never a valid month or day
  };
  const std::chrono::year_month_day date(std::chrono::year(static_cast<int>(number(0, 4))),
                                         std::chrono::month(number(5, 2)), std::chrono::day(number(8, 2)));
  return date.ok() ? std::optional(date) : std::nullopt;
}

Option addId(Parser& parser, GenerateOptions& options) {
  const auto read = [&options](const std::string& text) {
    const auto puzzle = puzzleWithId(text);
    if (!puzzle)
      throw BadValue("'" + text + "' is the id of no puzzle; ids look like 1-backtracking-all-180-48213");
    options.named = MadePuzzle{*puzzle, text};
  };
  return parser.addValue("--id", read, "The puzzle with this id", "ID");
}

Option addDaily(Parser& parser, GenerateOptions& options) {
  const auto read = [&options](const std::string& text) {
    options.day = parseDate(text);
    if (!options.day) throw BadValue("'" + text + "' is no date such as 2026-07-04");
  };
  return parser.addValue("--daily", read, "The puzzle of that day, medium or of --level", "YYYY-MM-DD");
}

/// The technique with a name that a path may use. Throws BadValue if there is none.
Technique pathTechnique(const std::string& name) {
  const auto technique = techniqueNamed(name);
  if (!technique) throw BadValue("'" + name + "' is no technique");
  if (!mayBeOnPath(*technique)) throw BadValue("no path to a solution takes '" + name + "'");
  return *technique;
}

Option addTechniques(Parser& parser, PuzzleRequest& request) {
  const auto read = [&request](const std::string& text) {
    request.techniques.emplace();
    forEachWord(text, [&request](std::string_view name) {
      request.techniques->push_back(pathTechnique(std::string(name)));
    });
  };
  return parser.addValue("--techniques", read, "All that its solution may take besides singles [any]",
                         "T,...");
}

Option addNeeds(Parser& parser, PuzzleRequest& request) {
  const auto read = [&request](const std::string& name) { request.technique = pathTechnique(name); };
  return parser.addValue("--needs", read, "A technique that its solution takes [any]", "T");
}

constexpr const char* kExplanation =
    "Prints puzzles with exactly one solution, one a line, then the fields asked for, each behind a tab:\n"
    "solution=, level= (for rating), id= and density= (how far empty cells share candidates, 0 to 1).\n"
    "If no such puzzle is found, `none` stands in its place and the exit status is 1.\n\n"
    "Boards (--board): see 'sudoku-cli board --help'.\n\n"
    "Digging (--dig):\n"
    "  all                   every given has its turn, and goes unless a second solution appears\n"
    "  level1 to level5      the five levels of Xue et al. (2009): 50-60, 36-49, 32-35, 28-31, 22-27 "
    "givens, at\n"
    "                        least 5, 4, 3, 2, 0 in each row and column, in the order random, random, "
    "jumping,\n"
    "                        s, reading. They say how much is dug, not how hard it is to solve: that is "
    "--level\n"
    "  android1 to android5  up to 47, 55, 58, 60, 62 holes, in the patterns of an Android game: the best "
    "of 200\n"
    "                        boards, and a remark on standard error if it has fewer holes\n\n"
    "The level is that of the hardest technique that is needed when the easiest step is taken each time "
    "(see\n"
    "'sudoku-cli path'). A technique (--needs) goes by its name, its code or its short name in HoDoKu, as\n"
    "x-wing, 0300 or bf2: the puzzle is of --level, or else of the technique's level, and what is easier\n"
    "does not solve it. With a list (--techniques) the easiest way to solve it takes singles and what the\n"
    "list names, and nothing else.\n\n"
    "Puzzles made for a level have room to move: easy 36-44 givens, medium 30-36, hard 26-32, others "
    "22-30\n"
    "(from hard on up to 36 with the symmetries 90, mirror-both and full), and about as many cells that a\n"
    "single fills as others of the level. Not so with --dig (also all), --order, --givens, --minimal or\n"
    "--needs.\n\n"
    "--id and --daily name one puzzle and go with no other option that chooses; only --daily takes "
    "--level.\n\n"
    "Examples:\n"
    "  sudoku-cli generate --level hard --symmetry 180 | sudoku-cli print\n"
    "  sudoku-cli generate -n 100 --seed 7 --jobs 4                  the same hundred puzzles every time\n"
    "  sudoku-cli generate -n 50 --first 51 --seed 7                 the second half of them\n"
    "  sudoku-cli generate -n 5 --dig level3 --givens 32-33 --with solution,rating,id,density\n"
    "  sudoku-cli generate --level hard --needs xy-wing\n"
    "  sudoku-cli generate --needs x-wing --techniques lc1,lc2,naked-pair\n"
    "  sudoku-cli generate --minimal --symmetry diagonal --board diagonal\n"
    "  sudoku-cli generate --id 1-backtracking-all-180-48213\n"
    "  sudoku-cli generate --daily \"$(date +%F)\" --level hard        today's puzzle";

/// Declares the options that choose puzzles. `--id` and `--daily` name one puzzle each, so other choices are
/// not allowed with them.
void addChoices(Parser& parser, GenerateOptions& options) {
  PuzzleRequest& request = options.request;
  std::vector<Option> choices = {addNumber(parser, "-n", options.series.count, "How many [1]")};
  const Option first = addNumber(parser, "--first", options.series.first,
                                 "Begin with this one of the seed's puzzles [1]", {1, kLastFirst});
  choices.push_back(first);
  const Option level = addNamed<Level>(parser, "--level", request.level, "How hard to play [any]");
  choices.push_back(addNeeds(parser, request));
  choices.push_back(addTechniques(parser, request));
  for (const Option& option : addRecipe(parser, request.recipe, options.namesDig)) choices.push_back(option);
  choices.push_back(
      parser.addFlag("--minimal", request.minimal, "No single given can go, whatever the symmetry"));
  const Option seed = addSeed(parser, options.seed);
  first.needs(seed);
  choices.push_back(seed);
  const Option id = addId(parser, options);
  id.excludes(level);
  const Option daily = addDaily(parser, options);
  daily.excludes(id);
  for (const Option& choice : choices) {
    id.excludes(choice);
    daily.excludes(choice);
  }
}

}  // namespace

Action setUpGenerate(Parser& parser) {
  parser.explain(kExplanation);
  auto options = std::make_shared<GenerateOptions>();
  addChoices(parser, *options);
  addNamedList<Field>(parser, "--with", options->fields, "Fields behind each puzzle [none]");
  addRunOptions(parser, options->run);
  return [options] {
    if (!options->namesDig) options->request = withLevelTarget(options->request);
    return generate(*options);
  };
}

}  // namespace cli
}  // namespace sudoku
