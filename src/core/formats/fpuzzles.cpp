#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include <sudoku/formats/limits.h>

#include "cells.h"
#include "formatcode.h"
#include "json.h"
#include "lzstring.h"

namespace sudoku::formats {
namespace {

/// The JSON keys of an f-puzzles board that plain Sudoku may have. A key not listed may be a constraint,
/// without which it would be a different puzzle.
constexpr std::array<std::string_view, 9> kHarmlessKeys = {
    "size",           "title",         "author",
    "ruleset",        "grid",          "solution",
    "successMessage", "disabledlogic", "truecandidatesoptions"};
constexpr std::array<std::string_view, 10> kHarmlessCellKeys = {
    "value", "given",  "cornerPencilMarks", "centerPencilMarks", "givenPencilMarks", "region",
    "c",     "cArray", "highlight",         "highlightArray"};

template <std::size_t count>
std::optional<ParseError> unknownKey(const Json& json, const std::array<std::string_view, count>& known,
                                     ParseFault fault) {
  if (json.object() == nullptr) return errorAt(json.place, ParseFault::NoJsonObject);
  for (const auto& [key, value] : *json.object())
    if (std::find(known.begin(), known.end(), key) == known.end() && !value.isEmpty())
      return errorAt(value.place, fault, {.text = shown(key)});
  return std::nullopt;
}

std::optional<Digit> digitIn(const Json& json) {
  if (const auto number = json.integer(1, 9)) return Digit(*number);
  const std::string* const text = json.string();
  if (text != nullptr && text->size() == 1 && isDigit(text->front())) return digitOf(text->front());
  return std::nullopt;
}

std::optional<ParseError> readNotes(const Json& json, Draft& draft, Cell cell) {
  DigitSet notes;
  for (const std::string_view key : {"cornerPencilMarks", "centerPencilMarks", "givenPencilMarks"}) {
    const Json* const marks = json.find(key);
    if (marks == nullptr || marks->isEmpty()) continue;
    if (marks->array() == nullptr) return errorAt(marks->place, ParseFault::MarksNoList);
    for (const Json& mark : *marks->array()) {
      const auto digit = digitIn(mark);
      if (!digit) return errorAt(mark.place, ParseFault::NoMark, {.cell = cell});
      notes.add(*digit);
    }
  }
  draft.note(cell, notes);
  return std::nullopt;
}

std::optional<ParseError> readCell(const Json& json, Draft& draft, Cell cell) {
  if (auto error = unknownKey(json, kHarmlessCellKeys, ParseFault::CellProperty)) return error;
  if (const Json* const region = json.find("region"))
    if (region->integer(cell.box(), cell.box()) != cell.box())
      return errorAt(region->place, ParseFault::OtherRegions, {.cell = cell});
  if (auto error = readNotes(json, draft, cell)) return error;
  const Json* const value = json.find("value");
  if (value == nullptr || value->isEmpty() || value->integer(0, 0)) return std::nullopt;
  const auto digit = digitIn(*value);
  if (!digit) return errorAt(value->place, ParseFault::NoValue, {.number = 1, .cell = cell});
  const Json* const given = json.find("given");
  draft.enter(cell, *digit);
  if (given != nullptr && !given->isEmpty()) draft.give(cell, *digit, value->place);
  return std::nullopt;
}

std::optional<ParseError> readGrid(const Json& json, Draft& draft) {
  const Json* const size = json.find("size");
  if (size != nullptr && !size->integer(9, 9)) return errorAt(size->place, ParseFault::NotSizeNine);
  const Json* const grid = json.find("grid");
  if (grid == nullptr || grid->array() == nullptr) return errorAt(json.place, ParseFault::NoGrid);
  if (grid->array()->size() != 9) return errorAt(grid->place, ParseFault::NotNineRows);
  for (int row = 0; row < 9; ++row) {
    const Json& cells = (*grid->array())[static_cast<std::size_t>(row)];
    if (cells.array() == nullptr || cells.array()->size() != 9)
      return errorAt(cells.place, ParseFault::NotNineCells);
    for (int column = 0; column < 9; ++column)
      if (auto error =
              readCell((*cells.array())[static_cast<std::size_t>(column)], draft, Cell::at(row, column)))
        return error;
  }
  return std::nullopt;
}

Result<PuzzleRecord, ParseError> readJson(std::string_view text) {
  const auto json = parseJson(text);
  if (!json) return json.error();
  if (auto error = unknownKey(*json, kHarmlessKeys, ParseFault::Constraint)) return *std::move(error);
  Draft draft;
  if (auto error = readGrid(*json, draft)) return *std::move(error);
  const auto textOf = [&](std::string_view key) {
    const Json* const value = json->find(key);
    return value != nullptr && value->string() != nullptr ? *value->string() : std::string();
  };
  draft.record.label.title = textOf("title");
  draft.record.label.author = textOf("author");
  draft.record.label.description = textOf("ruleset");
  return finished(std::move(draft));
}

/// The part of a web address that holds the puzzle: JSON text, compressed and written as base64 (lzstring.h).
std::optional<Word> payloadOf(Word url) {
  if (const auto load = parameterOf(url, "load")) return load;
  const std::size_t path = url.text.find("/fpuz");
  const Word id =
      parameterOf(url, "puzzleid").value_or(path == std::string_view::npos ? url : url.from(path + 1));
  const Word word = id.from(0, id.text.find_first_of("?&#"));
  for (const std::string_view prefix : {"fpuzzles", "fpuz"})
    if (word.text.starts_with(prefix)) return word.from(prefix.size());
  // Any JSON text that begins with an object and a key begins with these characters once it is compressed.
  constexpr std::string_view kPackedStart = "N4Ig";
  return word.text.starts_with(kPackedStart) ? std::optional(word) : std::nullopt;
}

bool isAddress(std::string_view text) {
  return text.starts_with("http://") || text.starts_with("https://");
}

/// A text with each escape such as `%41` replaced by the byte that it stands for. Other characters do not
/// change.
std::string unescaped(std::string_view text) {
  std::string plain;
  for (std::size_t index = 0; index < text.size(); ++index) {
    unsigned char byte = 0;
    const std::string_view digits = text.substr(index + 1, 2);
    const char* const end = digits.data() + digits.size();
    if (text[index] == '%' && digits.size() == 2 &&
        std::from_chars(digits.data(), end, byte, 16).ptr == end) {
      plain += static_cast<char>(byte);
      index += 2;
    } else {
      plain += text[index];
    }
  }
  return plain;
}

Result<PuzzleRecord, ParseError> readAddress(Word line) {
  const Word url = trimmed(line);
  const auto payload = payloadOf(url);
  if (!payload) {
    const bool isScl = url.text.find("scl") != std::string_view::npos;
    return errorAt(url.place, isScl ? ParseFault::SudokuPadsOwnForm : ParseFault::AddressAlone);
  }
  std::string packed = unescaped(payload->text);
  // Some programs decode a plus sign in an address as a blank, so blanks are turned back.
  std::replace(packed.begin(), packed.end(), ' ', '+');
  const auto json = decompressFromBase64(packed, kMostUnpacked);
  if (!json) return errorAt(payload->place, ParseFault::NotPacked);
  auto puzzle = readJson(*json);
  if (puzzle) return puzzle;
  return errorAt(payload->place, ParseFault::InPackedJson, {}, puzzle.error());
}

bool sniffFPuzzles(const Text& text) {
  if (text.startsWith('{')) return text.whole.find("\"grid\"") != std::string_view::npos;
  const Word word = trimmed(text.first);
  return isAddress(word.text) || payloadOf(word);
}

void readFPuzzles(const Text& text, const PuzzleSink& sink) {
  if (text.startsWith('{'))
    sink({text.first.place.line, readJson(text.whole)});
  else
    readEachLine<readAddress>(text, sink);
}

}  // namespace

const FormatCode kFPuzzles{sniffFPuzzles, readFPuzzles};

}  // namespace sudoku::formats
