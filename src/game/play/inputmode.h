#pragma once

#include <array>
#include <cstdint>

#include <sudoku/grid/naming.h>

namespace sudoku {

/// What typing a digit, or clicking with the chosen digit, writes into a cell.
enum class InputMode : std::uint8_t { Digit, Corner, Centre, Colour };

/// The names of the input modes in saved games.
template <>
struct Names<InputMode> {
  static constexpr std::array kNames = {
      Named{InputMode::Digit, "digit"},
      Named{InputMode::Corner, "corner"},
      Named{InputMode::Centre, "centre"},
      Named{InputMode::Colour, "colour"},
  };
};
inline constexpr int kInputModes = 4;
static_assert(Names<InputMode>::kNames.size() == kInputModes);

/// What the player used to press a number of the number pad.
enum class PressedBy : std::uint8_t {
  Pointer,  ///< the mouse or a finger
  Other,    ///< a key, or assistive technology such as a screen reader
};

}  // namespace sudoku
