#pragma once

#include <array>
#include <gtest/gtest.h>

#include <sudoku/logic/notation.h>

#include "../../game/teacher/references.h"
#include "ui/board/scenepainter.h"

namespace sudoku::support {

/// A step of the references as a board shows it.
BoardScene sceneOf(const Reference& reference);

/// The sides of boards in windows of 640x480 and 1020x720, and in the second at 200 %.
inline constexpr std::array kBoardSides = {416, 650, 1300};

/// Expects that no link, head, number, ray or letter of a picture covers a part of a digit, with its geometry
/// alone: ink boxes of the digits against the outlines of what is drawn.
void expectDigitsAreFree(const Reference& reference, int side);

/// Expects that numbers on links and letters of sets do not cover each other.
void expectBadgesAreApart(const Reference& reference, int side);

/// Expects that nothing is painted beside the board and its margin.
void expectStaysInside(const Reference& reference, int side, const Theme& theme);

}  // namespace sudoku::support
