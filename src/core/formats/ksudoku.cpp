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
  if (!graph) return errorAt(file.placeOf(puzzle.empty() ? game : puzzle), "no graph, so no kind of puzzle");
  const std::string_view kind = graph.attribute("specific-type").value();
  if (std::string_view(graph.attribute("type").value()) != "sudoku" || (!kind.empty() && kind != "Plain") ||
      std::string_view(graph.attribute("order").value()) != "9")
    return errorAt(file.placeOf(graph), "not a plain Sudoku of 9 x 9 cells");
  const pugi::xml_node values = puzzle.child("values");
  const Word word = trimmed({values.child_value(), file.placeOf(values)});
  if (word.text.size() != kCellCount)
    return errorAt(file.placeOf(values.empty() ? puzzle : values),
                   std::to_string(word.text.size()) + " values where 81 should be");
  for (int index = 0; index < kCellCount; ++index) {
    const char character = word.text[static_cast<std::size_t>(index)];
    if (character == '_') continue;
    if (character < 'b' || character > 'j')
      return errorAt(word.place, shown(character) + " in " + nameOf(cellOf(index)) +
                                     " is no value: b (1) to j (9), or _ for an empty cell");
    draft.give(cellOf(index), Digit(character - 'a'), word.place);
  }
  return std::nullopt;
}

std::optional<ParseError> readEvent(pugi::xml_node event, Place place, Draft& draft) {
  const auto index = toNumber(event.attribute("index").value(), kCellCount - 1);
  if (!index) return errorAt(place, "an event without index from 0 to 80");
  const Cell cell = cellOf(*index);
  if (!draft.record.givens.isEmpty(cell)) return errorAt(place, "an event changes the given " + nameOf(cell));
  draft.record.board.clear(cell);
  draft.note(cell, {});
  if (const auto markers = event.attribute("markers")) {
    const std::string_view bits = markers.value();
    if (bits.size() > kDigitCount || bits.find_first_not_of("01") != std::string_view::npos)
      return errorAt(place, "no markers of nine characters 0 and 1");
    DigitSet notes;
    for (std::size_t bit = 0; bit < bits.size(); ++bit)
      if (bits[bit] == '1') notes.add(Digit(static_cast<int>(bit) + 1));
    draft.note(cell, notes);
    return std::nullopt;
  }
  const auto value = toNumber(event.attribute("value").value(), kDigitCount);
  if (!value) return errorAt(place, "an event with neither markers nor a value from 0 to 9");
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
