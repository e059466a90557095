#include <optional>
#include <utility>

#include "cells.h"
#include "formatcode.h"
#include "xmlfile.h"

namespace sudoku::formats {
namespace {

/// The cell with KSudoku's index, which counts column by column.
Cell cellOf(int index) {
  return Cell::at(index % 9, index / 9);
}

std::optional<ParseError> readPuzzle(XmlFile& file, pugi::xml_node game, Draft& draft) {
  const pugi::xml_node puzzle = game.child("puzzle");
  const pugi::xml_node graph = puzzle.child("graph");
  if (!graph) return errorAt(file.placeOf(puzzle.empty() ? game : puzzle), ParseFault::NoGraph);
  const std::string_view kind = graph.attribute("specific-type").value();
  if (std::string_view(graph.attribute("type").value()) != "sudoku" || (!kind.empty() && kind != "Plain") ||
      std::string_view(graph.attribute("order").value()) != "9")
    return errorAt(file.placeOf(graph), ParseFault::NotPlainGraph);
  const pugi::xml_node values = puzzle.child("values");
  const Word word = trimmed({values.child_value(), file.placeOf(values)});
  if (word.text.size() != kCellCount)
    return errorAt(file.placeOf(values.empty() ? puzzle : values), ParseFault::ValueCount,
                   {.count = static_cast<int>(word.text.size())});
  for (int index = 0; index < kCellCount; ++index) {
    const char character = word.text[static_cast<std::size_t>(index)];
    if (character == '_') continue;
    if (character < 'b' || character > 'j')
      return errorAt(word.place, ParseFault::NoLetterValue, {.cell = cellOf(index), .character = character});
    draft.give(cellOf(index), Digit(character - 'a'), word.place);
  }
  return std::nullopt;
}

std::optional<ParseError> readEvent(pugi::xml_node event, Place place, Draft& draft) {
  const auto index = toNumber(event.attribute("index").value(), kCellCount - 1);
  if (!index) return errorAt(place, ParseFault::NoEventIndex);
  const Cell cell = cellOf(*index);
  if (!draft.record.givens.isEmpty(cell))
    return errorAt(place, ParseFault::EventChangesGiven, {.cell = cell});
  draft.record.board.clear(cell);
  draft.note(cell, {});
  if (const auto markers = event.attribute("markers")) {
    const std::string_view bits = markers.value();
    if (bits.size() > kDigitCount || bits.find_first_not_of("01") != std::string_view::npos)
      return errorAt(place, ParseFault::NoMarkers);
    DigitSet notes;
    for (std::size_t bit = 0; bit < bits.size(); ++bit)
      if (bits[bit] == '1') notes.add(Digit(static_cast<int>(bit) + 1));
    draft.note(cell, notes);
    return std::nullopt;
  }
  const auto value = toNumber(event.attribute("value").value(), kDigitCount);
  if (!value) return errorAt(place, ParseFault::NeitherMarkersNorValue);
  if (*value == 0) return std::nullopt;
  draft.enter(cell, Digit(*value));
  if (std::string_view(event.attribute("given").value()) == "true") draft.give(cell, Digit(*value), place);
  return std::nullopt;
}

Result<PuzzleRecord, ParseError> readGame(XmlFile& file, pugi::xml_node game) {
  Draft draft;
  const Place place = file.placeOf(game);
  if (auto error = readPuzzle(file, game, draft)) return *std::move(error);
  // Complex events are skipped: KSudoku writes them wrong and does not read them back.
  for (const pugi::xml_node event : game.child("history").children("simple-event"))
    if (auto error = readEvent(event, file.placeOf(event), draft)) return *std::move(error);
  if (auto error = readElapsed(game.attribute("msecs-elapsed"), place, draft.record.label))
    return *std::move(error);
  return finished(std::move(draft));
}

bool sniffKSudoku(const Text& text) {
  return XmlFile::holds(text, "<ksudoku");
}

void readKSudoku(const Text& text, const PuzzleSink& sink) {
  XmlFile file(text.whole);
  if (file.handsOverError(sink)) return;
  for (const pugi::xml_node game : file.child("ksudoku").children("game"))
    if (!sink({file.placeOf(game).line, readGame(file, game)})) return;
}

}  // namespace

const FormatCode kKSudoku{sniffKSudoku, readKSudoku};

}  // namespace sudoku::formats
