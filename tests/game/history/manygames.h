#pragma once

#include <cstdint>

#include <QByteArray>
#include <QIODevice>

#include <sudoku/grid/puzzle.h>

#include "../storage/keptgames.h"

/// Games and puzzles in great numbers, made from seeds alone, and fast.
namespace sudoku {

/// A puzzle for each number below 9!: one puzzle with its digits permuted. No two are the same.
Puzzle relabelledPuzzle(std::uint64_t number);

/// A game of relabelledPuzzle(number) in which that many things were done.
KeptGame relabelledGame(std::uint64_t number, int things);

/// Writes a history of that many relabelled games.
void writeManyGames(QIODevice& device, int games, int things);

/// The text of that many relabelled puzzles, one a line.
QByteArray manyPuzzles(int count);

}  // namespace sudoku
