#pragma once

#include <QRectF>

#include <sudoku/rating/profile.h>

class QPainter;

namespace sudoku {

struct Theme;

/// The width in pixels of the bar of a step, with the gap after it, where a profile has a width of `width`.
double profilePitch(const Profile& profile, double width);

/// Paints a profile into an area: a bar for each step, the higher the harder its level, on a hatched ground
/// where hardly any step is open, and a line at the bottom.
void paintProfile(QPainter& painter, const QRectF& area, const Profile& profile, const Theme& theme);

}  // namespace sudoku
