#pragma once

#include <vector>

#include <QRectF>

#include "linkroute.h"

namespace sudoku {

struct SceneContext;

/// Paint what lies under links and digits: houses as bands, cells with a role, letters of sets, and the frame
/// of the selected cell.
void paintBands(const SceneContext& context);
void paintCells(const SceneContext& context);
void paintClosedCells(const SceneContext& context);
void paintSelection(const SceneContext& context);

QRectF bandArea(const BoardGeometry& geometry, House house);

/// The letter of a set, placed at an edge of the set's cells, where it covers no digit.
struct SetLetter {
  char letter;
  Role role;
  QRectF area;
};
/// Finds places for the letters of sets, so that they cover neither each other nor the numbers of links.
std::vector<SetLetter> setLetters(const StepPicture& picture, const SceneLayout& layout,
                                  const std::vector<LinkRoute>& routes);
void paintSetLetters(const SceneContext& context, const std::vector<LinkRoute>& routes);

}  // namespace sudoku
