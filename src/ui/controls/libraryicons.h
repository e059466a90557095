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
/// The icon of the library's shelf to which a game belongs by its status; a ring for a puzzle that has not
/// been begun.
LibraryIcon iconOf(const GameSummary& game);

/// Paints an icon. Icons for the states of games have colours of their own, other icons have the colour of
/// text.
void paintLibraryIcon(QPainter& painter, const QRectF& area, LibraryIcon icon, const Theme& theme);

/// The icon, painted in the colour of the text of the button that shows it.
QIcon libraryIcon(LibraryIcon icon);

}  // namespace sudoku
