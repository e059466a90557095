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
/// Of the shelf that a game stands on by its status; a ring for a puzzle that has not been begun.
LibraryIcon iconOf(const GameSummary& game);

/// A state has a colour of its own beside its shape, the others that of text.
void paintLibraryIcon(QPainter& painter, const QRectF& area, LibraryIcon icon, const Theme& theme);

/// The same in the colour of the button's text.
QIcon libraryIcon(LibraryIcon icon);

}  // namespace sudoku
