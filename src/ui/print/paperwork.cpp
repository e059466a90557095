#include "paperwork.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <utility>

#include <QIODevice>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

#include <sudoku/grid/random.h>
#include <sudoku/making/leveltarget.h>
#include <sudoku/making/puzzlemaker.h>

#include "game/base/outputfile.h"
#include "paperdocument.h"

namespace sudoku {
namespace {

constexpr int kPdfResolution = 1200;

/// Calls `make` for the numbers 0 to `count` - 1 on all processors, and returns the puzzles in order; returns
/// nothing if a call returns nothing.
template <typename Make>
std::optional<std::vector<PaperPuzzle>> makeAll(int count, const PaperProgress& progress, const Make& make) {
  std::vector<std::optional<PaperPuzzle>> made(static_cast<std::size_t>(count));
  std::atomic<int> next = 0;
  std::atomic<bool> isWhole = true;
  std::mutex telling;
  int done = 0;
  const auto work = [&] {
    for (int number = next++; number < count && isWhole; number = next++) {
      auto& puzzle = made[static_cast<std::size_t>(number)];
      puzzle = make(number);
      if (!puzzle) isWhole = false;
      const std::scoped_lock lock(telling);
      if (isWhole) progress(++done, count);
    }
  };
  {
    std::vector<std::jthread> helpers;
    const unsigned jobs = std::max(1U, std::thread::hardware_concurrency());
    for (unsigned job = 1; job < jobs; ++job) helpers.emplace_back(work);
    work();
  }
  if (!isWhole) return std::nullopt;
  std::vector<PaperPuzzle> puzzles;
  puzzles.reserve(made.size());
  for (auto& puzzle : made) puzzles.push_back(std::move(*puzzle));
  return puzzles;
}

/// Makes one puzzle of a book, the one with the index `number`; tries until one of the right level is found.
/// Returns nothing if a stop was requested before.
std::optional<PaperPuzzle> makeOne(const BookRequest& request, int number, const std::stop_token& stop) {
  const auto levels = static_cast<std::int64_t>(request.levels.size());
  const Level level = request.levels[static_cast<std::size_t>(number * levels / request.count)];
  const PuzzleRequest wanted = withLevelTarget({.recipe = {.symmetry = request.symmetry}, .level = level});
  for (std::uint64_t search = 0; !stop.stop_requested(); ++search) {
    Random random(request.seed, (search << 32U) + static_cast<std::uint64_t>(number) + 1);
    if (const auto found = findPuzzle(wanted, random, stop)) return paperPuzzle(*found, level, stop);
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::vector<PaperPuzzle>> makeBook(const BookRequest& request, const PaperProgress& progress,
                                                 const std::stop_token& stop) {
  return makeAll(request.count, progress, [&](int number) { return makeOne(request, number, stop); });
}

std::optional<std::vector<PaperPuzzle>> paperPuzzles(const std::vector<PuzzleRecord>& records,
                                                     const PaperProgress& progress,
                                                     const std::stop_token& stop) {
  return makeAll(static_cast<int>(records.size()), progress, [&](int number) {
    return paperPuzzle(records[static_cast<std::size_t>(number)], std::nullopt, stop);
  });
}

std::optional<std::vector<PaperPuzzle>> paperPuzzles(const PaperList& list, bool areRated,
                                                     const PaperProgress& progress,
                                                     const std::stop_token& stop) {
  const int count = static_cast<int>(std::min(list.puzzles.size(), kMostOnPaper));
  return makeAll(count, progress, [&](int number) {
    return stop.stop_requested()
               ? std::nullopt
               : paperPuzzle(list.puzzles[static_cast<std::size_t>(number)], areRated, stop);
  });
}

bool paintPages(QPagedPaintDevice& device, const PaperDocument& document, const PaperProgress& progress,
                const std::stop_token& stop, const std::function<void()>& abort) {
  QPainter painter(&device);
  const double unit = device.logicalDpiX() / 72.0;
  for (int page = 0; page < document.pageCount(); ++page) {
    if (stop.stop_requested()) {
      abort();
      return false;
    }
    if (page > 0) device.newPage();
    painter.save();
    painter.scale(unit, unit);
    document.paintPage(painter, page);
    painter.restore();
    progress(page + 1, document.pageCount());
  }
  return !stop.stop_requested();
}

bool writePdf(QIODevice& device, const PaperDocument& document, const PaperProgress& progress,
              const std::stop_token& stop) {
  QPdfWriter writer(&device);
  writer.setResolution(kPdfResolution);
  writer.setPageLayout(QPageLayout(QPageSize(document.options().paper), QPageLayout::Portrait, QMarginsF()));
  writer.setTitle(document.title());
  writer.setCreator("Sudoku");
  return paintPages(writer, document, progress, stop, [] {});
}

QString writePdf(const QString& path, const PaperDocument& document, const PaperProgress& progress,
                 const std::stop_token& stop) {
  return writeOutput(path, [&](QIODevice& file) { return writePdf(file, document, progress, stop); }).reason;
}

}  // namespace sudoku
