#include <algorithm>

#include "cells.h"
#include "formatcode.h"

namespace sudoku::formats {
namespace {

/// The size at the start of a game id of Simon Tatham's Solo. Symmetry and difficulty may follow, which only
/// matter for making puzzles; any other parameter means that the game is not plain Sudoku.
constexpr std::string_view kSize = "3x3";
constexpr std::size_t kLongestParameters = 20;

struct GameId {
  Word parameters;
  char separator = '\0';  ///< `:` before cells, `#` before the seed of a random puzzle
  Word description;
};

GameId split(Word line) {
  const Word word = trimmed(line);
  const std::size_t end = std::min(word.text.find_first_of(":#"), word.text.size());
  if (end == word.text.size()) return {word, '\0', word.from(end)};
  return {word.from(0, end), word.text[end], word.from(end + 1)};
}

/// The error for parameters of a game id that is not plain Sudoku; nothing if it is plain.
std::optional<ParseError> otherKind(Word parameters) {
  if (!parameters.text.starts_with(kSize)) return errorAt(parameters.place, ParseFault::NotSolosSize);
  const Word rest = parameters.from(kSize.size());
  for (std::size_t index = 0; index < rest.text.size(); ++index) {
    // The letters m and r (symmetry) and d (difficulty) have one or two further characters behind them. These
    // are skipped, because they may look like the letter of another kind of puzzle.
    const bool takesNext = rest.text[index] == 'd' || rest.text[index] == 'm' || rest.text[index] == 'r';
    if (takesNext) {
      index += rest.text.substr(index).starts_with("md") ? 2 : 1;
      continue;
    }
    if (rest.text[index] == 'x') return errorAt(rest.placeOf(index), ParseFault::DiagonalSudoku);
    if (rest.text[index] == 'j')
      return errorAt(rest.placeOf(index), ParseFault::OtherKind, {.text = "Jigsaw"});
    if (rest.text[index] == 'k')
      return errorAt(rest.placeOf(index), ParseFault::OtherKind, {.text = "Killer"});
    if (rest.text[index] != 'a')
      return errorAt(rest.placeOf(index), ParseFault::NoSoloOption, {.character = rest.text[index]});
  }
  return std::nullopt;
}

Result<PuzzleRecord, ParseError> readDescription(Word word) {
  CellReader cells;
  bool isAfterDigit = false;
  for (std::size_t index = 0; index < word.text.size(); ++index) {
    const char character = word.text[index];
    const Place place = word.placeOf(index);
    if (character == '_') {
      if (!isAfterDigit || index + 1 == word.text.size() || !isDigit(word.text[index + 1]))
        return errorAt(place, ParseFault::MisplacedUnderscore);
      isAfterDigit = false;
      continue;
    }
    const bool isRun = character >= 'a' && character <= 'z';
    if (!isRun && !isDigit(character))
      return errorAt(place, ParseFault::NeitherDigitNorRun, {.character = character});
    if (isDigit(character) && isAfterDigit) return errorAt(place, ParseFault::NumberTooLarge);
    auto error = isRun ? cells.take(character - 'a' + 1, std::nullopt, place)
                       : cells.take(1, digitOf(character), place);
    if (error) return *std::move(error);
    isAfterDigit = !isRun;
  }
  if (auto error = cells.missing(word.end())) return *std::move(error);
  return finished(cells.draft());
}

Result<PuzzleRecord, ParseError> readTatham(Word line) {
  const GameId id = split(line);
  if (id.separator == '\0') return errorAt(id.description.place, ParseFault::NoIdSeparator);
  if (id.separator == '#') return errorAt(id.description.place, ParseFault::RandomSeed);
  if (auto error = otherKind(id.parameters)) return *std::move(error);
  return readDescription(id.description);
}

/// Whether a text is a game id of Solo: two numbers with an x between them, some letters, and then the
/// separator.
bool sniffTatham(const Text& text) {
  const GameId id = split(text.first);
  const std::string_view size = id.parameters.text;
  const std::size_t x = size.find('x');
  return id.separator != '\0' && size.size() <= kLongestParameters && x != std::string_view::npos && x > 0 &&
         x + 1 < size.size() && isDigit(size[x + 1]) &&
         std::all_of(size.begin(), size.begin() + static_cast<std::ptrdiff_t>(x),
                     [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

const FormatCode kTatham{sniffTatham, readEachLine<readTatham>};

}  // namespace sudoku::formats
