#pragma once

#include <set>
#include <vector>

#include <QLineF>

#include <sudoku/grid/candidate.h>

#include "linkroute.h"

namespace sudoku {

struct SceneContext;

/// Paints lines and arrowheads of the links of a chain; links that the text has not explained yet are thinner
/// and fainter.
void paintLinks(const SceneContext& context, const std::vector<LinkRoute>& routes);
/// Paints the numbers of links, which lie on top of everything else.
void paintLinkNumbers(const SceneContext& context, const std::vector<LinkRoute>& routes);

/// Paints rays from digits over the cells that cannot hold the same digit; digits in between interrupt a ray.
void paintRays(const SceneContext& context);
/// The parts of a ray between the digits that interrupt it, the part with the arrowhead last.
std::vector<QLineF> rayParts(const StepPicture::Ray& ray, const SceneLayout& layout);

/// The digits that are nearer than 4 px to the line of a link.
std::set<Candidate> digitsNear(const std::vector<LinkRoute>& routes, const SceneLayout& layout);

}  // namespace sudoku
