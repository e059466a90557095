#pragma once

#include <optional>
#include <vector>

#include <QVariant>

#include <sudoku/grid/cell.h>
#include <sudoku/play/candidatemarks.h>

/// Functions that convert the colours of candidates and the links between them to columns of the table
/// `moves` and back.
namespace sudoku {

/// The colours with their cells and digits as text, such as `1/2=4 1/80=159 6/2=5`; null if there are none.
QVariant columnOf(const ColouredCandidates& colours);
/// The colours in such a column; nothing if it cannot be read, or if a candidate occurs twice.
std::optional<ColouredCandidates> toCandidateColours(const QVariant& column);

/// The links as text, such as `strong/2=4/80=4 weak/2=4/2=5`; null if there are none.
QVariant columnOf(const std::vector<CandidateLink>& links);
/// The links in such a column; nothing if it cannot be read, or if they are not in ascending order, one for
/// each pair.
std::optional<std::vector<CandidateLink>> toLinks(const QVariant& column);

}  // namespace sudoku
