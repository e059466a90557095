#pragma once

#include <QColor>
#include <QIcon>

#include "game/history/libraryfilter.h"

class QPainter;
class QRectF;

namespace sudoku {

struct Theme;

enum class LibraryIcon {
  Cards,
  Rows,
  Lens,
  Ring,
  HalfDisc,
  Tick,
  Minus,
  Calendar,
  Star,
  FilledStar,
  Bin,
  Folder,
  Plus,
};

LibraryIcon iconOf(Shelf shelf);
/// The icon of the shelf to which a game belongs by its status; a ring for a puzzle that has not been begun.
LibraryIcon iconOf(const GameSummary& game);

/// Paints an icon. States of games have colours of their own besides their shapes, other icons the colour of
/// text.
void paintLibraryIcon(QPainter& painter, const QRectF& area, LibraryIcon icon, const Theme& theme);

/// The icon in the colour of the button's text.
QIcon libraryIcon(LibraryIcon icon);

}  // namespace sudoku
