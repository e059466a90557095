#pragma once

#include <set>
#include <vector>

#include <QLineF>

#include <sudoku/grid/candidate.h>

#include "linkroute.h"

namespace sudoku {

struct SceneContext;

/// Paints lines and heads of links; links that are not told yet are thinner and fainter.
void paintLinks(const SceneContext& context, const std::vector<LinkRoute>& routes);
/// Paints the numbers on the links, on top of everything else.
void paintLinkNumbers(const SceneContext& context, const std::vector<LinkRoute>& routes);

/// Paints rays from digits over the cells that they close, interrupted by the digits between.
void paintRays(const SceneContext& context);
/// The parts of a ray, the one with the head last.
std::vector<QLineF> rayParts(const StepPicture::Ray& ray, const SceneLayout& layout);

/// The digits that are nearer than 4 px to a link.
std::set<Candidate> digitsNear(const std::vector<LinkRoute>& routes, const SceneLayout& layout);

}  // namespace sudoku
