#pragma once

#include <cstdint>

#include <QByteArray>

#include "../storage/keptgames.h"

namespace sudoku {

/// A history in which some things are not as they should be, made from a seed alone: numbers, keys, parents,
/// positions, texts, kinds of values, depth, doubles, an end that is missing, or bytes anywhere.
QByteArray hostileHistory(const History& history, std::uint64_t seed);

}  // namespace sudoku
