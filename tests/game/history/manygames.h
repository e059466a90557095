#pragma once

#include <cstdint>

#include <QByteArray>
#include <QIODevice>

#include <sudoku/grid/puzzle.h>

#include "../storage/keptgames.h"

/// Games and puzzles in great numbers, made from seeds alone, and fast.
namespace sudoku {

/// The puzzle of a number below 9!: the digits of one puzzle in another order. No two are the same.
Puzzle relabelledPuzzle(std::uint64_t number);

/// A game of that puzzle in which so many things were done.
KeptGame relabelledGame(std::uint64_t number, int things);

/// Writes a history of so many of them.
void writeManyGames(QIODevice& device, int games, int things);

/// So many puzzles, one a line.
QByteArray manyPuzzles(int count);

}  // namespace sudoku
