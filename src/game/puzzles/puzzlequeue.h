#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <vector>

#include <QObject>
#include <QString>

#include <sudoku/making/puzzlemaker.h>

#include "game/base/latestjob.h"
#include "sparepuzzles.h"

namespace sudoku {

/// Keeps puzzles ready that meet some requests, also in a file, so that the command New seldom waits. Each
/// request names another level, or none; by that it is told from the others. A thread of low priority makes
/// the puzzles until there are enough; a puzzle that is needed at once is made by another thread. Lives in
/// the GUI thread.
class PuzzleQueue : public QObject {
  Q_OBJECT

 public:
  /// Makes a puzzle that meets a request, and finds its level; called in a background thread, and possibly in
  /// two threads at the same time. Returns nothing once it is asked to stop, or if it finds no such puzzle.
  using Maker = std::function<std::optional<SparePuzzle>(const PuzzleRequest&, const std::stop_token&)>;
  /// The level that a request names.
  using RequestLevel = std::optional<Level>;

  /// The number of puzzles that are kept ready for each request.
  static constexpr std::size_t kMostReady = 2;
  /// The recipe of puzzles for the command New: the pattern of the givens is symmetric under a half turn, as
  /// in newspapers.
  static constexpr Recipe kRecipe{.symmetry = Symmetry::Rotate180};

  /// Makes a random puzzle that meets a request.
  static std::optional<SparePuzzle> makeAny(const PuzzleRequest& request, const std::stop_token& stop);
  /// Requests for puzzles of every level for the command New.
  static std::vector<PuzzleRequest> everyLevel();

  /// Keeps the ready puzzles in `file` for the next start of the program; in no file if the name is empty.
  explicit PuzzleQueue(const std::vector<PuzzleRequest>& requests, Maker make = makeAny,
                       const QString& file = {}, QObject* parent = nullptr);
  /// Asks the background threads to stop and waits for them: some milliseconds, as long as one attempt at a
  /// puzzle takes.
  ~PuzzleQueue() override;

  /// Replaces the request of the same level, if there is one. Puzzles that were made for that are dropped,
  /// unless the new request only allows more techniques. Makes none before fill() or take() is called.
  void setRequest(const PuzzleRequest& request);
  /// Reads the file if it has not been read yet, and makes puzzles until enough are ready for every request,
  /// beginning with the one of a level.
  void fill(RequestLevel first = {});
  /// Takes a ready puzzle. If none is ready, returns nothing and begins to make one at once, instead of one
  /// for another request that was being made for take(); then ready() is emitted, or failed().
  std::optional<SparePuzzle> take(RequestLevel level = {});
  /// Stops making the puzzle that take() has begun to make.
  void cancel() { m_urgent.cancel(); }
  /// The puzzle that take() would return; nullptr if none is ready.
  const SparePuzzle* front(RequestLevel level = {}) const;
  int readyCount(RequestLevel level = {}) const;

 signals:
  void ready(RequestLevel level);
  /// No puzzle that meets the request was found, and none is ready.
  void failed(RequestLevel level);

 private:
  /// A request and the puzzles that are ready for it.
  struct Shelf {
    PuzzleRequest request;
    std::deque<SparePuzzle> ready = {};
  };
  struct Made {
    RequestLevel level;  ///< of the request, which need not name one
    std::optional<SparePuzzle> puzzle;
  };

  /// The request for which a puzzle is to be made next: the one that fill() was told to begin with if it
  /// lacks puzzles, otherwise the first that does; nullptr if none does.
  const PuzzleRequest* wanted() const;
  void makeNext();
  void collect(const Made& made);
  void takeKept(const std::vector<Made>& kept);
  void keep();

  Maker m_make;
  QString m_file;
  std::map<RequestLevel, Shelf> m_shelves;
  RequestLevel m_first;
  bool m_hasRead = false;
  LatestJob<std::vector<Made>> m_reader;
  LatestJob<bool> m_writer;
  LatestJob<Made> m_worker;
  LatestJob<Made> m_urgent;
};

}  // namespace sudoku
