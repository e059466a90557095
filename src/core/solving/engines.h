#pragma once

#include <span>

#include "engine.h"

namespace sudoku::solving {

/// The engines that this processor can run, from the slowest to the fastest.
std::span<const Engine* const> usableEngines();

/// The fastest engine that this processor can run, or the one that the environment variable SUDOKU_SIMD names
/// (read once).
const Engine& chosenEngine();

}  // namespace sudoku::solving
