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

/// Long operations for printing, to be run by a worker thread. They use all processors where possible, report
/// their progress, and end soon after a stop is requested.
namespace sudoku {

class PaperDocument;

/// A callback for progress: gets the number of parts of the work (such as pages) that are done, and the
/// number of all parts. Called in any thread, but never in two threads at once.
using PaperProgress = std::function<void(int done, int all)>;

/// The request for a book. Its puzzles are ordered by level; each level has as many puzzles as any
/// other, or one more.
struct BookRequest {
  int count = 60;
  std::vector<Level> levels;  ///< levels of the puzzles in their order; at least one
  Symmetry symmetry = Symmetry::Rotate180;
  std::uint64_t seed = 0;  ///< random seed; the same seed gives the same book
};

/// Makes the puzzles of a book. Returns nothing if a stop was requested before the end. Takes long if hardly
/// any puzzle has both a requested level and the requested symmetry of the givens.
std::optional<std::vector<PaperPuzzle>> makeBook(const BookRequest& request, const PaperProgress& progress,
                                                 const std::stop_token& stop);

/// Makes printable puzzles, with their levels and difficulty, from records, in the same order. Returns
/// nothing if a stop was requested before the end.
std::optional<std::vector<PaperPuzzle>> paperPuzzles(const std::vector<PuzzleRecord>& records,
                                                     const PaperProgress& progress,
                                                     const std::stop_token& stop);

/// Makes printable puzzles from the first kMostOnPaper puzzles of a list. If `areRated`, their levels and
/// their difficulty on Sudoku Explainer's scale are calculated unless known. Returns nothing if a stop was
/// requested before the end.
std::optional<std::vector<PaperPuzzle>> paperPuzzles(const PaperList& list, bool areRated,
                                                     const PaperProgress& progress,
                                                     const std::stop_token& stop);

/// Paints all pages onto a printer or into a PDF, with the document's paper size and without margins of the
/// device. Returns false if a stop was requested before the end; then `abort`, which is to discard the pages,
/// has been called while the device was still open.
bool paintPages(QPagedPaintDevice& device, const PaperDocument& document, const PaperProgress& progress,
                const std::stop_token& stop, const std::function<void()>& abort);

/// Writes the document as PDF to an open device. Returns false if a stop was requested before the end.
bool writePdf(QIODevice& device, const PaperDocument& document, const PaperProgress& progress,
              const std::stop_token& stop);

/// Writes the document as PDF to a file, which is not changed if writing is stopped or fails. Returns an
/// error message in the player's language; empty on success, or if a stop was requested.
QString writePdf(const QString& path, const PaperDocument& document, const PaperProgress& progress,
                 const std::stop_token& stop);

}  // namespace sudoku
