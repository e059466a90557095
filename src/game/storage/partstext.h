#pragma once

#include <optional>
#include <vector>

#include <QString>

#include <sudoku/play/gamestate.h>

/// Functions that convert cells with digits to text, as in columns of the database, and back.
namespace sudoku {

/// Cells with their digits as text, such as `2=4 80=159`.
QString toText(const std::vector<Move::Part>& parts);

/// A cell with digits, from a text such as `80=159`; nothing unless the digits are in ascending order,
/// without duplicates.
std::optional<Move::Part> toPart(const QString& text);

}  // namespace sudoku
