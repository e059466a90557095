#include "noteplaces.h"

#include <algorithm>

#include "boardgeometry.h"
#include "ui/style/sizedfont.h"

namespace sudoku {
namespace {

constexpr double kMostNoteScale = 1.15;  // larger notes would touch
constexpr double kCentreWidth = 0.96;    // the most width of a line of centre notes, in parts of a side
constexpr int kMostInLine = 5;
constexpr double kCentreLine = 0.9;  // distance between lines of centre notes, in parts of their size

/// The font size of corner notes in pixels, from their share of a cell: the same on the whole board.
double cornerSize(const NoteMeasures& measures, double share) {
  return BoardGeometry::legible(measures.noteSide * std::min(measures.scale, kMostNoteScale) * share,
                                measures.noteSide);
}

/// Adds centre notes, more than five in two lines: smaller ones could not be read. The second line is below
/// the middle, as two dots may stand above it.
void addCentreNotes(std::vector<NotePlace>& places, DigitSet notes, const NoteMeasures& measures,
                    const QFont& font) {
  const int count = notes.size();
  if (count == 0) return;
  const double side = measures.noteSide;
  const double size = BoardGeometry::legible(side * BoardGeometry::kCentreFont, side);
  const double advance = std::min(SizedFont(font, {size}).width("0"), side * kCentreWidth / kMostInLine);
  const int inFirst = count > kMostInLine ? (count + 1) / 2 : count;
  int number = 0;
  for (const Digit digit : notes) {
    const bool isFirst = number < inFirst;
    const double place =
        isFirst ? number - (inFirst - 1) / 2.0 : number - inFirst - (count - inFirst - 1) / 2.0;
    places.push_back({digit, QPointF(advance * place, isFirst ? 0 : size * kCentreLine), size, true});
    ++number;
  }
}

}  // namespace

std::vector<NotePlace> notePlaces(const CellView& view, const NoteMeasures& measures, const QFont& font) {
  std::vector<NotePlace> places;
  for (const Digit digit : allDigits()) {
    const bool isPossible = digit == view.possible;
    if (!view.notes.contains(digit) && !isPossible) continue;
    const bool inSlot = view.inSlots && !isPossible;
    places.push_back({digit,
                      inSlot ? BoardGeometry::slotOffset(digit, measures.side)
                             : BoardGeometry::noteOffset(digit, measures.side),
                      cornerSize(measures, inSlot ? BoardGeometry::kSlotFont : BoardGeometry::kNoteFont),
                      false});
  }
  addCentreNotes(places, view.centreNotes, measures, font);
  return places;
}

}  // namespace sudoku
