#pragma once

#include <optional>
#include <vector>

#include <sudoku/formats/libraryline.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

/// Conversions between lines of HoDoKu's library and steps of logic. Everything in this header is pure and
/// may be called from any thread.
namespace sudoku {

/// The steps that the technique of a library line finds in its position, under the conditions of HoDoKu's own
/// tests. The variant in the line may change these conditions. None in a position in which an open cell has
/// no candidate. Nothing if no technique has the code of the line.
[[nodiscard]] std::optional<std::vector<Step>> librarySteps(const LibraryLine& line);

/// A step in a position as a line of HoDoKu's library.
[[nodiscard]] LibraryLine toLibraryLine(const Position& position, const Step& step);

}  // namespace sudoku
