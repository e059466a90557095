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

/// The work that printing takes, for a worker: it uses all processors where it can, tells how far it is, and
/// stops within a moment when asked to.
namespace sudoku {

class PaperDocument;

/// How many of all are done. Called in any thread, never in two at once.
using PaperProgress = std::function<void(int done, int all)>;

/// The puzzles of a book, from the first level to the last, as many of each as of any other but for one.
struct BookRequest {
  int count = 60;
  std::vector<Level> levels;  ///< at least one
  Symmetry symmetry = Symmetry::Rotate180;
  std::uint64_t seed = 0;  ///< the same seed, the same book
};

/// Nothing if it was stopped, here and below. A level and symmetry that hardly any puzzle has takes long.
std::optional<std::vector<PaperPuzzle>> makeBook(const BookRequest& request, const PaperProgress& progress,
                                                 const std::stop_token& stop);

/// Rates puzzles from elsewhere, in their order.
std::optional<std::vector<PaperPuzzle>> paperPuzzles(const std::vector<PuzzleRecord>& records,
                                                     const PaperProgress& progress,
                                                     const std::stop_token& stop);

/// The first kMostOnPaper of a list, rated or as they are known.
std::optional<std::vector<PaperPuzzle>> paperPuzzles(const PaperList& list, bool areRated,
                                                     const PaperProgress& progress,
                                                     const std::stop_token& stop);

/// Paints all pages onto a printer, or as PDF. The paper is the document's, without margins of the device's.
/// Whether it was not stopped; if it was, `abort` is called while the device still waits for pages.
bool paintPages(QPagedPaintDevice& device, const PaperDocument& document, const PaperProgress& progress,
                const std::stop_token& stop, const std::function<void()>& abort);

/// Writes the document as PDF to a device that is open. Whether it was not stopped.
bool writePdf(QIODevice& device, const PaperDocument& document, const PaperProgress& progress,
              const std::stop_token& stop);

/// Puts the document in place of a file, or leaves the file as it is: when stopped, and when it cannot be
/// written; then says why, translated. Empty if all is well.
QString writePdf(const QString& path, const PaperDocument& document, const PaperProgress& progress,
                 const std::stop_token& stop);

}  // namespace sudoku
