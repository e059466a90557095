#include <array>
#include <optional>

#include "cells.h"
#include "formatcode.h"

namespace sudoku::formats {
namespace {

constexpr std::array<std::string_view, 4> kLevels = {"Easy", "Medium", "Hard", "Diabolical"};
constexpr std::string_view kBlanksOfExchange = "0_.-";
/// The characters of the cells in an address of Sudoku Exchange. Each stands for a cell with digit d (0 if
/// empty) and the k empty cells after it: the index of the character in this string is d + 10 k.
constexpr std::string_view kPackedCells = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

Result<PuzzleRecord, ParseError> readPacked(Word word) {
  CellReader cells;
  for (std::size_t index = 0; index < word.text.size(); ++index) {
    const Place place = word.placeOf(index);
    const std::size_t number = kPackedCells.find(word.text[index]);
    if (number == std::string_view::npos)
      return errorAt(place, ParseFault::NoPackedCells, {.character = word.text[index]});
    const int digit = static_cast<int>(number % 10);
    const auto given = digit > 0 ? std::optional(Digit(digit)) : std::nullopt;
    if (auto error = cells.take(1 + static_cast<int>(number / 10), given, place)) return *std::move(error);
  }
  if (auto error = cells.missing(word.end())) return *std::move(error);
  return finished(cells.draft());
}

Result<PuzzleRecord, ParseError> readCellsOf(Word word) {
  if (word.text.size() < kCellCount && word.text.find_first_of("_.-") == std::string_view::npos)
    return readPacked(word);
  std::string cells(word.text);
  for (char& character : cells)
    if (kBlanksOfExchange.find(character) != std::string_view::npos) character = '.';
  return readGivens({cells, word.place});
}

Result<PuzzleRecord, ParseError> readExchange(Word line) {
  const Word word = trimmed(line);
  const auto cells = parameterOf(word, "s");
  auto puzzle = readCellsOf(cells.value_or(word));
  const auto level = parameterOf(word, "d");
  if (!puzzle || !level || level->text.empty()) return puzzle;
  const auto number = toNumber(level->text, static_cast<int>(kLevels.size()));
  if (!number || *number == 0) return errorAt(level->place, ParseFault::NoExchangeLevel);
  puzzle->label.level = kLevels[static_cast<std::size_t>(*number) - 1];
  return puzzle;
}

bool sniffExchangeUrl(const Text& text) {
  const Word word = trimmed(text.first);
  if (parameterOf(word, "s")) return true;
  return word.text.size() < kCellCount && readPacked(word).hasValue();
}

}  // namespace

const FormatCode kExchangeUrl{sniffExchangeUrl, readEachLine<readExchange>};

}  // namespace sudoku::formats
