#pragma once

#include <cstdint>

#include <QIcon>

#include "game/history/dailyresults.h"

class QPainter;

namespace sudoku {

struct Theme;

/// The signs of a day: told apart by their shapes, not by colour alone.
enum class DayMark : std::uint8_t {
  Solved,          ///< a filled disc with a tick
  SolvedWithHelp,  ///< a ring with a tick
  Begun,           ///< a ring, half filled
  Open,            ///< a dashed ring
  Future,          ///< a dot
};

DayMark markOf(const DayResult& result);

/// Paints a mark as large as an area, a square.
void paintDayMark(QPainter& painter, const QRectF& area, DayMark mark, const Theme& theme);

/// A mark beside a text. The theme outlives the icon.
QIcon dayMarkIcon(DayMark mark, const Theme& theme);

/// What stands behind the days of a streak.
QColor streakBand(const Theme& theme);

/// A flame as large as an area, a square.
void paintFlame(QPainter& painter, const QRectF& area, const Theme& theme);

}  // namespace sudoku
