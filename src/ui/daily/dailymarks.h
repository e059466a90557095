#pragma once

#include <cstdint>

#include <QIcon>

#include "game/history/dailyresults.h"

class QPainter;

namespace sudoku {

struct Theme;

/// The marks of a calendar day, which differ in shape as well as in colour.
enum class DayMark : std::uint8_t {
  Solved,          ///< solved: a filled disc with a tick
  SolvedWithHelp,  ///< solved with help: a ring with a tick
  Begun,           ///< begun: a ring, half filled
  Open,            ///< not begun: a dashed ring
  Future,          ///< a day after today: a dot
};

DayMark markOf(const DayResult& result);

/// Paints a mark over a square area.
void paintDayMark(QPainter& painter, const QRectF& area, DayMark mark, const Theme& theme);

/// A mark as an icon to stand beside a text. The theme outlives the icon.
QIcon dayMarkIcon(DayMark mark, const Theme& theme);

/// The colour of the band behind the days of a streak.
QColor streakBand(const Theme& theme);

/// Paints a flame over a square area.
void paintFlame(QPainter& painter, const QRectF& area, const Theme& theme);

}  // namespace sudoku
