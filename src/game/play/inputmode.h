#pragma once

#include <array>
#include <cstdint>

#include <sudoku/grid/naming.h>

namespace sudoku {

/// What typing a digit, or clicking with the chosen one, writes into a cell.
enum class InputMode : std::uint8_t { Digit, Corner, Centre, Colour };

/// The names by which games are kept.
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

/// What presses a number of the pad.
enum class PressedBy : std::uint8_t {
  Pointer,  ///< the mouse or a finger
  Other,    ///< a key, or assistive technology
};

}  // namespace sudoku
