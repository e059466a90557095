#include <array>
#include <cassert>
#include <optional>
#include <utility>

#include <sudoku/solving/solver.h>

#include "cells.h"
#include "formatcode.h"

namespace sudoku {
namespace formats {
namespace {

/// The properties of a format, except for its name, which is in Names<Format>.
struct Row {
  Format format;
  const FormatCode& code;
  std::string_view suffix;
};

constexpr std::array kTable = {
    Row{Format::Line, kLine, ".txt"},
    Row{Format::Grid, kGrid, ".txt"},
    Row{Format::PencilMarks, kPencilMarks, ".txt"},
    Row{Format::Sdk, kSdk, ".sdk"},
    Row{Format::Sdm, kLine, ".sdm"},
    Row{Format::SimpleSudoku, kSimpleSudoku, ".ss"},
    Row{Format::Library, kLibrary, ".txt"},
    Row{Format::OpenSudoku, kOpenSudoku, ".opensudoku"},
    Row{Format::Csv, kCsv, ".csv"},
    Row{Format::Sukaku, kSukaku, ".txt"},
    Row{Format::Sdx, kSdx, ".sdx"},
    Row{Format::Gsf, kGsf, ".txt"},
    Row{Format::Bank, kBank, ".txt"},
    Row{Format::ExchangeUrl, kExchangeUrl, {}},
    Row{Format::FPuzzles, kFPuzzles, {}},
    Row{Format::Tatham, kTatham, {}},
    Row{Format::KSudoku, kKSudoku, ".ksudoku"},
    Row{Format::GnomeSudoku, kGnomeSudoku, ".save"},
    Row{Format::GnomeShare, kGnomeShare, {}},
};
static_assert(kTable.size() == Names<Format>::kNames.size());

const Row& rowOf(Format format) {
  const Row& row = kTable[static_cast<std::size_t>(format)];
  assert(row.format == format);
  return row;
}

/// The order in which the formats test whether a text is theirs, from the most to the least distinctive. Sdm
/// is not in the list because it looks like Line.
constexpr std::array kOrder = {
    Format::OpenSudoku, Format::KSudoku,     Format::ExchangeUrl, Format::FPuzzles, Format::GnomeSudoku,
    Format::GnomeShare, Format::Library,     Format::Csv,         Format::Bank,     Format::Gsf,
    Format::Tatham,     Format::Sdk,         Format::Sukaku,      Format::Line,     Format::SimpleSudoku,
    Format::Sdx,        Format::PencilMarks, Format::Grid,
};
static_assert(kOrder.size() == kTable.size() - 1);

Result<Format, ParseError> identify(const Text& text) {
  constexpr std::string_view kZip = "PK\x03\x04";
  if (text.whole.starts_with(kZip)) return errorAt({1, 1}, ParseFault::ZipArchive);
  if (const std::size_t zero = text.whole.find('\0'); zero != std::string_view::npos)
    return errorAt(Locator(text.whole).placeOf(zero), ParseFault::ZeroByte);
  if (text.startsWith('<') && !kOpenSudoku.sniff(text) && !kKSudoku.sniff(text))
    return errorAt(text.first.place, ParseFault::OtherXml);
  const ParseError none{1, 0, ParseFault::NoPuzzle};
  if (text.first.text.empty() && !kGnomeShare.sniff(text)) return none;
  for (const Format format : kOrder)
    if (!text.stop.stop_requested() && rowOf(format).code.sniff(text)) return format;
  return none;
}

}  // namespace
}  // namespace formats

ParseError toParseError(PuzzleFault fault, const Grid& givens, int lineNumber) {
  if (fault == PuzzleFault::Clash)
    if (const auto read = formats::readGivens({toLine(givens), {lineNumber, 1}}); !read) return read.error();
  const bool hasSeveral = fault == PuzzleFault::SeveralSolutions;
  return {lineNumber, 0, hasSeveral ? ParseFault::SeveralSolutions : ParseFault::NoSolution};
}

std::string_view withoutByteOrderMark(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  return text;
}

std::optional<Format> formatOf(std::string_view text) {
  const auto format = formats::identify(formats::Text(withoutByteOrderMark(text)));
  return format ? std::optional(*format) : std::nullopt;
}

void readPuzzles(std::string_view text, const PuzzleSink& sink, const std::stop_token& stop) {
  bool isEmpty = true;
  const auto take = [&](ReadPuzzle&& puzzle) {
    isEmpty = false;
    // Not passed on after a stop: the text then seems to end early, so that the puzzle would look broken.
    return !stop.stop_requested() && sink(std::move(puzzle));
  };
  const formats::Text lines(withoutByteOrderMark(text), stop);
  const auto format = formats::identify(lines);
  if (!format)
    take({format.error().line, format.error()});
  else
    formats::rowOf(*format).code.read(lines, take);
  if (isEmpty) take({1, ParseError{1, 0, ParseFault::NoPuzzle}});
}

std::vector<ReadPuzzle> readPuzzles(std::string_view text) {
  std::vector<ReadPuzzle> puzzles;
  readPuzzles(text, [&puzzles](ReadPuzzle&& puzzle) {
    puzzles.push_back(std::move(puzzle));
    return true;
  });
  return puzzles;
}

Result<Puzzle, ParseError> parsePuzzle(std::string_view text) {
  std::optional<ReadPuzzle> first;
  readPuzzles(text, [&first](ReadPuzzle&& read) {
    first = std::move(read);
    return false;
  });
  if (!first->puzzle) return first->puzzle.error();
  const auto puzzle = toPuzzle(first->puzzle->givens);
  if (!puzzle) return toParseError(puzzle.error(), first->puzzle->givens, first->line);
  return *puzzle;
}

bool canWrite(Format format) {
  return formats::rowOf(format).code.add != nullptr;
}

std::span<const std::string_view> fileSuffixes(Format format) {
  const std::string_view& suffix = formats::rowOf(format).suffix;
  return {&suffix, suffix.empty() ? std::size_t{0} : std::size_t{1}};
}

PuzzleWriter::PuzzleWriter(Format format) : m_format(format) {
  assert(canWrite(format));
}

std::string PuzzleWriter::add(const PuzzleRecord& puzzle) {
  std::string text = formats::rowOf(m_format).code.add(puzzle, m_last ? &*m_last : nullptr);
  m_last = puzzle;
  return text;
}

std::string PuzzleWriter::end() const {
  const auto end = formats::rowOf(m_format).code.end;
  return end == nullptr ? std::string() : end(m_last ? &*m_last : nullptr);
}

std::string write(Format format, std::span<const PuzzleRecord> puzzles) {
  PuzzleWriter writer(format);
  std::string text;
  for (const PuzzleRecord& puzzle : puzzles) text += writer.add(puzzle);
  return text + writer.end();
}

}  // namespace sudoku
