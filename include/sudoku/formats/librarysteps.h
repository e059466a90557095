#pragma once

#include <optional>
#include <vector>

#include <sudoku/formats/libraryline.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

/// Steps of logic from lines of HoDoKu's library, and such lines from steps. Everything here is pure and may
/// be called from any thread.
namespace sudoku {

/// The steps that the technique of a library line finds in its position, by the rules by which HoDoKu tests
/// itself: its variant selects among them. Nothing for codes that no technique here has.
[[nodiscard]] std::optional<std::vector<Step>> librarySteps(const LibraryLine& line);

/// A step in a position as a line of the library.
[[nodiscard]] LibraryLine toLibraryLine(const Position& position, const Step& step);

}  // namespace sudoku
