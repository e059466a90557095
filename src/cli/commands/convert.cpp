#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <sudoku/formats/formats.h>

#include "../commands.h"
#include "../options.h"
#include "../wholefile.h"

namespace sudoku::cli {
namespace {

struct ConvertOptions {
  Format to = Format::Line;
  std::vector<std::string> files;
};

/// The names of the formats that can be written, as `line|grid|…`.
std::string writableNames() {
  std::string names;
  for (const auto& [format, name] : Names<Format>::kNames) {
    if (!canWrite(format)) continue;
    if (!names.empty()) names += '|';
    names += name;
  }
  return names;
}

Format toWritable(const std::string& name) {
  const auto format = fromName<Format>(name);
  if (format && canWrite(*format)) return *format;
  throw BadValue("'" + name + "' is none of " + writableNames());
}

/// The number of bytes of output that are collected before they are written.
constexpr std::size_t kBlockSize = std::size_t{64} * 1024;

/// Converts puzzles one after the other without storing them. For a puzzle that cannot be read, the output
/// has a line `invalid` if its format is Format::Line, as with other commands, and nothing in other formats.
class Converter {
 public:
  explicit Converter(Format to) : m_to(to), m_writer(to) {}

  void convert(const std::string& file) {
    Report report;
    const auto text = readWholeFile(file);
    if (!text) {
      report.messages = file + ": " + text.error().reason + '\n';
      report.hasFailures = true;
    } else if (text->find_first_not_of(" \t\r\n") != std::string::npos) {
      convertText(file, *text, report);
    }
    m_output.write(report);
  }

  ExitStatus finish() {
    Report report;
    if (m_hasPuzzles) report.output = m_writer.end();
    m_output.write(report);
    return m_output.status();
  }

 private:
  void convertText(const std::string& file, const std::string& text, Report& report) {
    readPuzzles(text, [&](const ReadPuzzle& read) {
      convertPuzzle(file, read, report);
      if (report.output.size() + report.messages.size() > kBlockSize) {
        m_output.write(report);
        report = {};
      }
      return true;
    });
  }

  void convertPuzzle(const std::string& file, const ReadPuzzle& read, Report& report) {
    if (read.puzzle) {
      report.output += m_writer.add(*read.puzzle);
      m_hasPuzzles = true;
    } else {
      const ParseError& error = read.puzzle.error();
      Reply reply(report, {file, static_cast<std::uint64_t>(error.line)});
      if (m_to == Format::Line) reply.answer("invalid");
      reply.fail(error);
    }
  }

  Format m_to;
  PuzzleWriter m_writer;
  bool m_hasPuzzles = false;
  Output m_output{false};
};

}  // namespace

Action setUpConvert(Parser& parser) {
  parser.explain(
      "Reads every format that people keep puzzles in, and tells by the text which one it is: lines of 81 "
      "cells,\n"
      "grids, pencil marks, .sdk .sdm .sdx .ss, sukaku, HoDoKu's library, gsf's lists, .opensudoku, "
      ".ksudoku,\n"
      "GNOME Sudoku's games and share texts, CSV, Sudoku Exchange's bank and addresses, f-puzzles and "
      "SudokuPad\n"
      "addresses, and game ids of Simon Tatham's Solo. Givens, entries, notes and labels are kept as far as "
      "the "
      "other\n"
      "format can hold them; line, grid, sdm and csv hold one digit a cell, entries and givens alike.\n\n"
      "What cannot be read is left out, or answered `invalid` among lines, and the exit status is 1.\n\n"
      "Examples:\n"
      "  sudoku-cli convert --to line game.opensudoku\n"
      "  sudoku-cli convert --to pm puzzles.sdm\n"
      "  sudoku-cli generate -n 100 | sudoku-cli convert --to opensudoku > hundred.opensudoku");
  auto options = std::make_shared<ConvertOptions>();
  parser
      .addValue(
          "--to", [options](const std::string& name) { options->to = toWritable(name); },
          "The format to write", writableNames())
      .required();
  parser.addTexts("FILE", options->files, "Files in any format; none, or -: standard input");
  return [options] {
    Converter converter(options->to);
    if (options->files.empty()) options->files.emplace_back("-");
    for (const std::string& file : options->files) converter.convert(file);
    return converter.finish();
  };
}

}  // namespace sudoku::cli
