#pragma once

#include "game/practice/learning.h"

class QPainter;
class QPointF;

namespace sudoku {

struct Theme;

/// Paints how far a player has come with a lesson: a ring, a half filled disc, a tick on a disc, or an arrow
/// in a dashed ring. `side` is the diameter.
void paintLessonSign(QPainter& painter, QPointF centre, double side, LessonState state, const Theme& theme);

}  // namespace sudoku
