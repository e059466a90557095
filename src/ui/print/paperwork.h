#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include <QString>

#include <sudoku/formats/puzzlerecord.h>
#include <sudoku/grid/level.h>
#include <sudoku/grid/symmetry.h>

#include "paperpuzzle.h"

class QIODevice;
class QPagedPaintDevice;

/// The work of printing, for a worker: it uses all processors where it can, reports how far it is, and stops
/// within a moment when asked to.
namespace sudoku {

class PaperDocument;

/// A function that is told how much of the work is done. Called in any thread, never in two at once.
using PaperProgress = std::function<void(int done, int all)>;

/// The request for a book: puzzles from the first level to the last, as many of each level as of any other,
/// or one more.
struct BookRequest {
  int count = 60;
  std::vector<Level> levels;  ///< levels of the puzzles; at least one
  Symmetry symmetry = Symmetry::Rotate180;
  std::uint64_t seed = 0;  ///< seed; the same seed gives the same book
};

/// Makes the puzzles of a book. Nothing if it was stopped, here and below. A level and symmetry that hardly
/// any puzzle has takes long.
std::optional<std::vector<PaperPuzzle>> makeBook(const BookRequest& request, const PaperProgress& progress,
                                                 const std::stop_token& stop);

/// Rates puzzles from elsewhere; they keep their order.
std::optional<std::vector<PaperPuzzle>> paperPuzzles(const std::vector<PuzzleRecord>& records,
                                                     const PaperProgress& progress,
                                                     const std::stop_token& stop);

/// The first kMostOnPaper puzzles of a list, rated or with what is known of them.
std::optional<std::vector<PaperPuzzle>> paperPuzzles(const PaperList& list, bool areRated,
                                                     const PaperProgress& progress,
                                                     const std::stop_token& stop);

/// Paints all pages onto a printer, or as PDF. The paper is the document's, without margins of the device.
/// Returns false if it was stopped; then `abort` is called while the device still waits for pages.
bool paintPages(QPagedPaintDevice& device, const PaperDocument& document, const PaperProgress& progress,
                const std::stop_token& stop, const std::function<void()>& abort);

/// Writes the document as PDF to a device that is open. Returns false if it was stopped.
bool writePdf(QIODevice& device, const PaperDocument& document, const PaperProgress& progress,
              const std::stop_token& stop);

/// Writes the document as PDF in place of a file. The file stays as it is if that is stopped or fails.
/// Returns why it failed, in the player's language; empty if all is well or it was stopped.
QString writePdf(const QString& path, const PaperDocument& document, const PaperProgress& progress,
                 const std::stop_token& stop);

}  // namespace sudoku
