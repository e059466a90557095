#pragma once

#include <set>
#include <vector>

#include <QLineF>

#include <sudoku/grid/candidate.h>

#include "linkroute.h"

namespace sudoku {

struct SceneContext;

/// Lines and heads; what is not told yet is thinner and fainter.
void paintLinks(const SceneContext& context, const std::vector<LinkRoute>& routes);
/// The numbers on them, last of all.
void paintLinkNumbers(const SceneContext& context, const std::vector<LinkRoute>& routes);

/// From digits over the cells that these close, interrupted by the digits between.
void paintRays(const SceneContext& context);
/// The parts of a ray, the one with the head last.
std::vector<QLineF> rayParts(const StepPicture::Ray& ray, const SceneLayout& layout);

/// Digits nearer than 4 px to a link.
std::set<Candidate> digitsNear(const std::vector<LinkRoute>& routes, const SceneLayout& layout);

}  // namespace sudoku
