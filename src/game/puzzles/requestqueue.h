#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include <QObject>
#include <QString>

#include <sudoku/making/puzzlemaker.h>

#include "game/base/latestjob.h"
#include "sparepuzzles.h"

namespace sudoku {

/// Keeps puzzles that meet one request ready, also in a file. A thread of low priority makes them until there
/// are enough; a puzzle that is needed at once is made by another thread. Lives in the GUI thread.
class RequestQueue : public QObject {
  Q_OBJECT

 public:
  /// Makes a puzzle that meets a request, and finds its level; called in a background thread, and possibly in
  /// two threads at the same time. Returns nothing once it is asked to stop, or if it finds no such puzzle.
  using Maker = std::function<std::optional<SparePuzzle>(const PuzzleRequest&, const std::stop_token&)>;

  static constexpr std::size_t kMostReady = 2;

  /// Makes a random puzzle that meets a request.
  static std::optional<SparePuzzle> makeAny(const PuzzleRequest& request, const std::stop_token& stop);

  /// Keeps the ready puzzles in `file` for the next start of the program; in no file if the name is empty.
  explicit RequestQueue(Maker make = makeAny, const QString& file = {}, QObject* parent = nullptr);
  /// Asks the background threads to stop and waits for them, as long as one attempt at a puzzle takes.
  ~RequestQueue() override;

  const PuzzleRequest& request() const { return m_request; }
  /// Asks for puzzles of another kind. Puzzles that were made for a different request are dropped, unless the
  /// new request only allows more techniques. Makes none before fill() or take() is called.
  void setRequest(const PuzzleRequest& request);
  /// Reads the file if it has not been read yet, and makes puzzles until enough are ready.
  void fill();
  /// Takes a ready puzzle. If none is ready, returns nothing and begins to make one at once; then ready() is
  /// emitted, or failed().
  std::optional<SparePuzzle> take();
  /// Stops making the puzzle that take() has begun to make.
  void cancel() { m_urgent.cancel(); }
  /// The puzzle that take() would return; nullptr if none is ready.
  const SparePuzzle* front() const { return m_ready.empty() ? nullptr : &m_ready.front(); }
  int readyCount() const { return static_cast<int>(m_ready.size()); }

 signals:
  void ready();
  /// No puzzle that meets the request was found, and none is ready.
  void failed();

 private:
  using Made = std::optional<SparePuzzle>;

  void makeNext();
  void collect(const Made& made);
  void takeKept(const std::vector<SparePuzzle>& kept);
  void keep();

  Maker m_make;
  QString m_file;
  PuzzleRequest m_request;
  std::deque<SparePuzzle> m_ready;
  bool m_hasRead = false;
  LatestJob<std::vector<SparePuzzle>> m_reader;
  LatestJob<bool> m_writer;
  LatestJob<Made> m_worker;
  LatestJob<Made> m_urgent;
};

}  // namespace sudoku
