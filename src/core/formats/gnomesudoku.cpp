#include <chrono>
#include <optional>
#include <utility>

#include <sudoku/formats/limits.h>

#include "cells.h"
#include "formatcode.h"
#include "json.h"

namespace sudoku::formats {
namespace {

/// Reads a cell of the saved game, with its value or notes.
std::optional<ParseError> readCell(const Json& json, Draft& draft, CellSet& seen) {
  const Json* const position = json.find("position");
  const Json::Array* const coordinates = position == nullptr ? nullptr : position->array();
  if (coordinates == nullptr || coordinates->size() != 2) return errorAt(json.place, ParseFault::NoPosition);
  const auto row = (*coordinates)[0].integer(0, 8);
  const auto column = (*coordinates)[1].integer(0, 8);
  if (!row || !column) return errorAt(position->place, ParseFault::NoRowAndColumn);
  const Cell cell = Cell::at(*row, *column);
  if (seen.contains(cell)) return errorAt(position->place, ParseFault::CellTwice, {.cell = cell});
  seen.add(cell);

  const Json* const value = json.find("value");
  const auto digit = value == nullptr ? std::nullopt : value->integer(0, 9);
  if (!digit) return errorAt(json.place, ParseFault::NoValue, {.number = 0, .cell = cell});
  const Json* const fixed = json.find("fixed");
  if (fixed == nullptr || fixed->boolean() == nullptr)
    return errorAt(json.place, ParseFault::NotSaidIfFixed, {.cell = cell});
  const Json* const marks = json.find("earmarks");
  if (marks == nullptr || marks->array() == nullptr)
    return errorAt(json.place, ParseFault::NoEarmarks, {.cell = cell});
  DigitSet notes;
  for (const Json& mark : *marks->array()) {
    const auto note = mark.integer(1, 9);
    if (!note) return errorAt(mark.place, ParseFault::NoEarmark);
    notes.add(Digit(*note));
  }
  draft.note(cell, notes);
  if (*digit == 0) return std::nullopt;
  draft.enter(cell, Digit(*digit));
  if (*fixed->boolean()) draft.give(cell, Digit(*digit), value->place);
  return std::nullopt;
}

std::optional<ParseError> readLabel(const Json& json, PuzzleLabel& label) {
  if (const Json* const level = json.find("difficulty_category")) {
    if (level->string() == nullptr) return errorAt(level->place, ParseFault::DifficultyNoText);
    label.level = *level->string();
  }
  const Json* const time = json.find("time_elapsed");
  if (time == nullptr) return std::nullopt;
  // GNOME Sudoku writes -1 for a game without clock.
  const double* const seconds = time->number();
  if (seconds == nullptr || (*seconds < 0 && *seconds != -1) ||
      std::chrono::duration<double>(*seconds) > kLongestElapsed)
    return errorAt(time->place, ParseFault::NoSeconds);
  if (*seconds >= 0)
    label.elapsed =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::duration<double>(*seconds));
  return std::nullopt;
}

Result<PuzzleRecord, ParseError> readGame(std::string_view text) {
  const auto json = parseJson(text);
  if (!json) return json.error();
  const Json* const cells = json->find("cells");
  if (cells == nullptr || cells->array() == nullptr) return errorAt(json->place, ParseFault::NeitherJson);
  Draft draft;
  CellSet seen;
  for (const Json& cell : *cells->array())
    if (auto error = readCell(cell, draft, seen)) return *std::move(error);
  if (auto error = readLabel(*json, draft.record.label)) return *std::move(error);
  return finished(std::move(draft));
}

bool sniffGnomeSudoku(const Text& text) {
  return text.startsWith('{');
}

void readGnomeSudoku(const Text& text, const PuzzleSink& sink) {
  sink({text.first.place.line, readGame(text.whole)});
}

}  // namespace

const FormatCode kGnomeSudoku{sniffGnomeSudoku, readGnomeSudoku};

}  // namespace sudoku::formats
