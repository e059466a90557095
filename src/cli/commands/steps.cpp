#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <sudoku/formats/formats.h>
#include <sudoku/formats/librarysteps.h>
#include <sudoku/logic/contradiction.h>
#include <sudoku/logic/stepfinder.h>

#include "../commands.h"
#include "../options.h"
#include "../steptext.h"
#include "../wholefile.h"

namespace sudoku::cli {
namespace {

enum class StepFormat { Text, Library };

struct StepsOptions {
  std::optional<Technique> technique;
  StepFormat output = StepFormat::Text;
  std::vector<std::string> files;
};

/// Prints the steps of positions one after the other, each position below a line with its number.
class StepTeller {
 public:
  explicit StepTeller(const StepsOptions& options) : m_options(options) {}

  void tell(const std::string& file) {
    const auto text = readWholeFile(file);
    if (!text) {
      Report report;
      report.messages = file + ": " + text.error().reason + '\n';
      report.hasFailures = true;
      m_output.write(report);
    } else if (formatOf(*text) == Format::Library) {
      tellLibrary(file, *text);
    } else if (text->find_first_not_of(" \t\r\n") != std::string::npos) {
      readPuzzles(*text, [&](const ReadPuzzle& read) {
        if (read.puzzle)
          tellAll(file, positionOf(*read.puzzle), read.line);
        else
          refuse(file, read.puzzle.error().line, read.puzzle.error());
        return true;
      });
    }
  }

  ExitStatus status() const { return m_output.status(); }

 private:
  void tellLibrary(const std::string& file, std::string_view text) {
    for (int number = 1; !text.empty(); ++number) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      const std::string_view line = text.substr(0, end);
      text.remove_prefix(std::min(end + 1, text.size()));
      if (isBlankOrComment(line)) continue;
      const auto parsed = parseLibraryLine(line, number);
      if (parsed)
        tellLibraryLine(file, *parsed, number);
      else
        refuse(file, number, parsed.error());
    }
  }

  /// Prints the steps of a HoDoKu library line that its technique finds. For a line without a technique code,
  /// such as `convert` writes, prints all steps.
  void tellLibraryLine(const std::string& file, const LibraryLine& line, int number) {
    const Position position = positionOf(toRecord(line));
    const bool namesStep = line.digits != "x" || line.variant == "x";
    if (m_options.technique || !namesStep) {
      tellAll(file, position, number);
    } else if (const auto steps = librarySteps(line)) {
      tellSteps(position, *steps);
    } else {
      refuse(file, number, "no technique has the code " + line.technique);
    }
  }

  /// Prints all steps of a position, or none if the position has a contradiction, since no step from it can
  /// be trusted.
  void tellAll(const std::string& file, const Position& position, int line) {
    if (const auto contradiction = firstContradiction(position)) {
      Report report;
      report.output = header();
      Reply reply(report, {file, static_cast<std::uint64_t>(line)});
      reply.answer("none");
      reply.fail(toText(*contradiction));
      m_output.write(report);
    } else {
      tellSteps(position, allSteps(position, m_options.technique));
    }
  }

  void tellSteps(const Position& position, const std::vector<Step>& steps) {
    Report report;
    report.output = header();
    for (const Step& step : steps) {
      report.output +=
          m_options.output == StepFormat::Library ? toText(toLibraryLine(position, step)) : toLine(step);
      report.output += '\n';
    }
    m_output.write(report);
  }

  /// Answers `invalid` to a line, and says what is wrong with it: an error or a text.
  void refuse(const std::string& file, int line, const auto& what) {
    Report report;
    report.output = header();
    Reply reply(report, {file, static_cast<std::uint64_t>(line)});
    reply.answer("invalid");
    reply.fail(what);
    m_output.write(report);
  }

  std::string header() { return "# " + std::to_string(++m_positions) + '\n'; }

  const StepsOptions& m_options;
  int m_positions = 0;
  Output m_output{false};
};

Technique toTechnique(const std::string& name) {
  if (const auto technique = techniqueNamed(name)) return *technique;
  throw BadValue("'" + name + "' is no technique");
}

StepFormat toStepFormat(const std::string& name) {
  if (name == "text") return StepFormat::Text;
  if (name == "library") return StepFormat::Library;
  throw BadValue("'" + name + "' is none of text|library");
}

}  // namespace

Action setUpSteps(Parser& parser) {
  parser.explain(
      "Reads positions in any format that holds them: lines of 81 cells, grids of pencil marks, lines of\n"
      "HoDoKu's library and others. For each prints `# N`, its number, and every step that is open, as\n"
      "`path` does or as lines of that library; `none` where a conflict or a wrong entry leaves no solution. "
      "A\n"
      "library line asks for the technique of its own code, by the rules by which HoDoKu tests itself, so\n"
      "that the library can be held against the answers.\n\n"
      "A technique goes by its name, its code or its short name in HoDoKu: x-wing, 0300 or bf2.\n\n"
      "Examples:\n"
      "  sudoku-cli steps position.txt\n"
      "  sudoku-cli steps --technique 'XY-Wing' position.txt\n"
      "  sudoku-cli steps --output library reglib-1.4.txt");
  auto options = std::make_shared<StepsOptions>();
  parser.addValue(
      "--technique", [options](const std::string& name) { options->technique = toTechnique(name); },
      "Only steps of this technique", "T");
  parser.addValue(
      "--output", [options](const std::string& name) { options->output = toStepFormat(name); },
      "How steps are written [text]", "text|library");
  parser.addTexts("FILE", options->files, "Files in any format; none, or -: standard input");
  return [options] {
    StepTeller teller(*options);
    if (options->files.empty()) options->files.emplace_back("-");
    for (const std::string& file : options->files) teller.tell(file);
    return teller.status();
  };
}

}  // namespace sudoku::cli
