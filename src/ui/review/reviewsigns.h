#pragma once

#include <QColor>
#include <QPointF>

#include "game/history/review.h"

class QPainter;

namespace sudoku {

struct Theme;

/// The colour of the bar and of the sign of an entry in a review.
QColor reviewColour(const ReviewedEntry& entry, const Theme& theme);

/// Paints the sign for how an entry came about: dots as on dice for the level at which it was found, a star
/// for an insight, a ring with a question mark for a guess, a struck ring for a mistake, a diamond for help.
/// `side` is the side in pixels of the square that it fills.
void paintReviewSign(QPainter& painter, const ReviewedEntry& entry, const QPointF& centre, double side,
                     const Theme& theme);

}  // namespace sudoku
