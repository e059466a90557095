#include <memory>
#include <vector>

#include <sudoku/puzzlemaker.h>

#include "../commands.h"
#include "../options.h"
#include "../work.h"

namespace sudoku {
namespace cli {
namespace {

/// What may stand behind a puzzle.
enum class Field { Solution, Rating, Id };

struct GenerateOptions {
  std::uint64_t count = 1;
  PuzzleWish wish;
  std::uint64_t seed = 0;
  std::optional<PuzzleId> id;
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
  };
};

namespace cli {
namespace {

std::string fieldText(Field field, const NumberedPuzzle& made) {
  switch (field) {
    case Field::Solution:
      return "solution=" + toLine(made.puzzle.solution);
    case Field::Rating:
      return "level=" + std::string(nameOf(levelOf(made.puzzle.givens)));
    case Field::Id:
      return "id=" + toText(made.id);
  }
  return {};
}

using Made = std::vector<std::optional<NumberedPuzzle>>;

Made make(const GenerateOptions& options, std::uint64_t first, std::size_t count) {
  if (options.id) return Made(count, NumberedPuzzle{*options.id, makePuzzle(*options.id)});
  return findPuzzles(options.wish, options.seed, first, count);
}

void tell(const GenerateOptions& options, const std::optional<NumberedPuzzle>& made, Reply& reply) {
  if (!made) {
    reply.answer("none");
    reply.complain("none of very many puzzles was as wished");
    return;
  }
  std::string line = toLine(made->puzzle.givens);
  for (const Field field : options.fields) line += '\t' + fieldText(field, *made);
  reply.answer(line);
}

ExitStatus generate(const GenerateOptions& options) {
  return makeManyTogether("generate", options.count, options.run,
                          [&options](std::uint64_t first, std::size_t count) -> AnswerNth {
                            return
                                [&options, made = make(options, first, count)](
                                    std::size_t index, Reply& reply) { tell(options, made[index], reply); };
                          });
}

void addId(CLI::App& app, GenerateOptions& options, const std::vector<CLI::Option*>& excluded) {
  const auto read = [&options](const std::string& text) {
    options.id = parsePuzzleId(text);
    if (!options.id) throw CLI::ValidationError("--id", "'" + text + "' is no puzzle id");
  };
  CLI::Option* const id =
      app.add_option_function<std::string>(
             "--id", read, "Make the puzzle with this id again; the id stands for all the options above")
          ->type_name("ID");
  for (CLI::Option* const other : excluded) id->excludes(other);
}

}  // namespace

Action setUpGenerate(CLI::App& app) {
  app.footer(
      "Prints puzzles with exactly one solution, one a line, then the fields asked for behind tabs. If no "
      "puzzle\n"
      "can be found that is as wished, `none` stands in its place and the exit status is 1.\n\n"
      "Examples:\n"
      "  sudoku-cli generate --level hard --symmetry 180 | sudoku-cli print\n"
      "  sudoku-cli generate -n 100 --seed 7 --jobs 4         the same hundred puzzles every time\n"
      "  sudoku-cli generate -n 5 --with solution,rating,id\n"
      "  sudoku-cli generate --id 1-backtracking-all-180-48213");
  auto options = std::make_shared<GenerateOptions>();
  PuzzleWish& wish = options->wish;
  addId(app, *options,
        {addNumber(app, "-n", options->count, "How many [1]"),
         addNamed<Level>(app, "--level", wish.level, "How hard to play [any]"),
         addNamed<Symmetry>(app, "--symmetry", wish.recipe.symmetry, "Symmetry of the givens [none]"),
         addNamed<BoardMethod>(app, "--board", wish.recipe.board, "How boards are made [backtracking]"),
         addNamed<DigMethod>(app, "--dig", wish.recipe.dig, "How givens are taken away [all]"),
         app.add_flag("--minimal", wish.minimal, "No single given can go, whatever the symmetry"),
         addSeed(app, options->seed)});
  addNamedList<Field>(app, "--with", options->fields, "Fields behind each puzzle");
  addRunOptions(app, options->run);
  return [options] { return generate(*options); };
}

}  // namespace cli
}  // namespace sudoku
