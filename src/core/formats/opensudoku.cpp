#include <algorithm>
#include <optional>
#include <sstream>
#include <utility>

#include <sudoku/grid/checker.h>

#include "cells.h"
#include "formatcode.h"
#include "xmlfile.h"

namespace sudoku::formats {
namespace {

/// The latest version N of OpenSudoku's cell data, which begin with `version: N`. Version 1 lists notes as
/// `1,2,` (or `-`); later versions add up 2^(note - 1). Version 2 may have an extra bar after the notes,
/// version 4 has corner notes and centre notes.
constexpr int kLastDataVersion = 4;
constexpr std::string_view kVersion = "version: ";

std::optional<DigitSet> notesIn(std::string_view field, int version) {
  if (field == "-") return DigitSet();
  if (version > 1) {
    const auto sum = toNumber(field, static_cast<int>(DigitSet::all().bits()));
    return sum ? std::optional(DigitSet::fromBits(static_cast<unsigned>(*sum))) : std::nullopt;
  }
  DigitSet notes;
  if (!field.ends_with(',')) return std::nullopt;
  for (const Word& word : wordsOf({field, {}}, ",")) {
    if (word.text.size() != 1 || !isDigit(word.text.front())) return std::nullopt;
    notes.add(digitOf(word.text.front()));
  }
  return notes;
}

Result<Draft, ParseError> readPlain(std::string_view data, Place place) {
  CellReader cells("0");
  if (auto error = cells.readAll(trimmed({data, place})))
    return errorAt(place, ParseFault::InData, {.number = error->column - place.column + 1}, *error);
  Draft draft = cells.draft();
  draft.places.fill(place);
  return draft;
}

Result<Draft, ParseError> readFields(const Pieces<WordCutter>& all, int version, Place place) {
  const std::size_t noteFields = version == kLastDataVersion ? 2 : 1;
  const std::size_t fieldsOfCell = noteFields + 2;
  if (const std::size_t count = all.count(); count != fieldsOfCell * kCellCount)
    return errorAt(place, ParseFault::DataCellCount, {.count = static_cast<int>(count / fieldsOfCell)});
  auto field = all.begin();
  Draft draft;
  for (const Cell cell : allCells()) {
    const auto value = toNumber(field->text, kDigitCount);
    if (!value) return errorAt(place, ParseFault::NoValue, {.number = 0, .cell = cell});
    DigitSet notes;
    for (std::size_t index = 0; index < noteFields; ++index) {
      const auto read = notesIn((++field)->text, version);
      if (!read) return errorAt(place, ParseFault::NoNotes, {.cell = cell});
      notes = notes | *read;
    }
    const auto isEditable = toNumber((++field)->text, 1);
    if (!isEditable) return errorAt(place, ParseFault::NotSaidIfEditable, {.cell = cell});
    ++field;
    draft.note(cell, notes);
    if (*value == 0) continue;
    draft.enter(cell, Digit(*value));
    if (*isEditable == 0) draft.give(cell, Digit(*value), place);
  }
  return draft;
}

/// Reads the cells of a game. Errors have the place of the game's XML element, because the XML parser gives
/// no closer one, and name the cell.
Result<Draft, ParseError> readData(std::string_view data, Place place) {
  if (!data.starts_with(kVersion)) return readPlain(data, place);
  data.remove_prefix(kVersion.size());
  // An XML parser turns the line feed after the version into a blank, unless it is written as a character
  // reference.
  const std::size_t end = std::min(data.find_first_of("\r\n "), data.size());
  const auto version = toNumber(data.substr(0, end), kLastDataVersion);
  if (!version || *version == 0)
    return errorAt(place, ParseFault::UnknownDataVersion, {.text = shown(data.substr(0, end))});
  data.remove_prefix(end);
  return readFields(wordsOf({data, {}}, "|\r\n "), *version, place);
}

Result<PuzzleRecord, ParseError> readGame(pugi::xml_node game, Place place, const PuzzleLabel& label) {
  if (!game.attribute("data")) return errorAt(place, ParseFault::NoData);
  auto draft = readData(game.attribute("data").value(), place);
  if (!draft) return draft.error();
  PuzzleLabel& own = draft->record.label = label;
  if (const auto note = game.attribute("note")) own.comment = note.value();
  if (auto error = readElapsed(game.attribute("time"), place, own)) return *std::move(error);
  return finished(*std::move(draft));
}

PuzzleLabel labelOfVersion1(pugi::xml_node root) {
  return {root.child_value("name"),    root.child_value("author"),    root.child_value("description"),
          root.child_value("comment"), root.child_value("created"),   root.child_value("source"),
          root.child_value("level"),   root.child_value("sourceURL"), std::nullopt};
}

bool sniffOpenSudoku(const Text& text) {
  return XmlFile::holds(text, "<opensudoku");
}

void readOpenSudoku(const Text& text, const PuzzleSink& sink) {
  XmlFile file(text.whole);
  if (file.handsOverError(sink)) return;
  const pugi::xml_node root = file.child("opensudoku");
  const pugi::xml_attribute version = root.attribute("version");
  if (!version.empty() && std::string_view(version.value()) != "2") {
    const Place place = file.placeOf(root);
    sink({place.line, errorAt(place, ParseFault::UnknownFileVersion, {.text = shown(version.value())})});
    return;
  }
  /// Reads the games in an XML element. Returns whether the sink wants more.
  const auto readGames = [&](pugi::xml_node parent, const PuzzleLabel& label) {
    return std::ranges::all_of(parent.children("game"), [&](pugi::xml_node game) {
      const Place place = file.placeOf(game);
      return sink({place.line, readGame(game, place, label)});
    });
  };
  if (!readGames(root, version.empty() ? labelOfVersion1(root) : PuzzleLabel())) return;
  for (const pugi::xml_node folder : root.children("folder")) {
    PuzzleLabel label;
    label.title = folder.attribute("name").value();
    if (!readGames(folder, label)) return;
  }
}

std::string toData(const PuzzleRecord& puzzle) {
  std::string text = std::string(kVersion) + "1\n";
  for (const Cell cell : allCells()) {
    const auto digit = puzzle.board.at(cell);
    text += digit ? digit->toChar() : '0';
    text += '|';
    for (const Digit note : puzzle.notesAt(cell)) text += {note.toChar(), ','};
    if (puzzle.notesAt(cell).isEmpty()) text += '-';
    text += puzzle.givens.isEmpty(cell) ? "|1|" : "|0|";
  }
  return text;
}

/// The state of a game by OpenSudoku's numbers: 0 is being played, 1 not started, 2 completed.
int stateOf(const PuzzleRecord& puzzle) {
  if (isSolved(puzzle.board)) return 2;
  const bool isBegun =
      puzzle.board != puzzle.givens || puzzle.notes != PuzzleRecord().notes || puzzle.label.elapsed;
  return isBegun ? 0 : 1;
}

constexpr auto kStart = "<?xml version=\"1.0\"?>\n<opensudoku version=\"2\"";
constexpr auto kFolderEnd = "  </folder>\n";
constexpr std::string_view kElementEnd = " />\n";

/// The name of the OpenSudoku folder for a puzzle; never empty, because OpenSudoku cannot keep a folder
/// without a name.
std::string folderOf(const PuzzleRecord& puzzle) {
  return puzzle.label.title.empty() ? "Sudoku" : puzzle.label.title;
}

/// An XML element without children as text, indented by its depth.
std::string toText(pugi::xml_node element, unsigned depth) {
  std::ostringstream text;
  element.print(text, "  ", pugi::format_default, pugi::encoding_utf8, depth);
  return text.str();
}

std::string folderStart(const std::string& name) {
  pugi::xml_document document;
  pugi::xml_node folder = document.append_child("folder");
  folder.append_attribute("name") = name.c_str();
  std::string text = toText(folder, 1);
  text.resize(text.size() - kElementEnd.size());
  return text + ">\n";
}

std::string toGame(const PuzzleRecord& puzzle) {
  pugi::xml_document document;
  pugi::xml_node game = document.append_child("game");
  game.append_attribute("state") = stateOf(puzzle);
  if (puzzle.label.elapsed)
    game.append_attribute("time") = std::to_string(puzzle.label.elapsed->count()).c_str();
  game.append_attribute("data") = toData(puzzle).c_str();
  if (!puzzle.label.comment.empty()) game.append_attribute("note") = puzzle.label.comment.c_str();
  return toText(game, 2);
}

/// The XML text of a puzzle. Consecutive puzzles of the same title are in one folder.
std::string addOpenSudoku(const PuzzleRecord& puzzle, const PuzzleRecord* before) {
  const std::string folder = folderOf(puzzle);
  if (before == nullptr) return kStart + (">\n" + folderStart(folder)) + toGame(puzzle);
  // Compared as C strings, since XML keeps only the part of a name before a zero byte.
  const std::string last = folderOf(*before);
  if (folder == last.substr(0, last.find('\0'))) return toGame(puzzle);
  return kFolderEnd + folderStart(folder) + toGame(puzzle);
}

std::string endOpenSudoku(const PuzzleRecord* last) {
  return last == nullptr ? kStart + std::string(kElementEnd) : kFolderEnd + std::string("</opensudoku>\n");
}

}  // namespace

const FormatCode kOpenSudoku{sniffOpenSudoku, readOpenSudoku, addOpenSudoku, endOpenSudoku};

}  // namespace sudoku::formats
