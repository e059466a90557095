#pragma once

#include <cstdint>

#include <QByteArray>

#include "../storage/keptgames.h"

namespace sudoku {

/// A history with faults, made from a seed alone: in numbers, keys, parents, positions, texts, kinds of
/// values, depth; doubled items, a missing end, or changed bytes anywhere.
QByteArray hostileHistory(const History& history, std::uint64_t seed);

}  // namespace sudoku
