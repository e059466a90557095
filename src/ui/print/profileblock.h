#pragma once

#include <QRectF>

#include <sudoku/rating/profile.h>

namespace sudoku {

class Ink;

/// The height in points that paintPaperProfile() needs for a profile and its sentence in so many lines.
double paperProfileHeight(int lines);

/// Prints the profile of a puzzle in black and grey, and below it the sentence that says what it shows. The
/// sentence has as many lines as fit in the area.
void paintPaperProfile(Ink& ink, const QRectF& area, const Profile& profile);

}  // namespace sudoku
