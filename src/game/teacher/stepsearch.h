#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include <QObject>

#include "game/base/latestjob.h"
#include "solutionlist.h"

namespace sudoku {

/// Looks for lists of steps in a worker thread, and delivers the first steps while it still looks for others.
/// To be used in the thread in which the search was created, which needs an event loop.
class StepSearch : public QObject {
  Q_OBJECT

 public:
  /// Takes further steps, in the order in which they are found: called in the thread of the StepSearch, some
  /// tenths of a second apart. After the last step it is called once more, possibly with no steps, and
  /// isRunning() is then false.
  using Taker = std::function<void(const std::vector<ListedStep>& more)>;
  explicit StepSearch(Taker take);

  /// Starts looking for the steps of the solution path, in place of any search that is running.
  void findPath(const Position& position);
  /// Starts looking for all steps that are possible in the position, in place of any search that is running.
  void findOpenSteps(const Position& position);
  void cancel() { m_finder.cancel(); }
  bool isRunning() const { return m_finder.isRunning(); }

 signals:
  /// Brings steps from the worker to the thread of the StepSearch; they are dropped if the search has been
  /// stopped.
  void partFound(const std::vector<ListedStep>& part, const std::stop_token& stop);

 private:
  using Lister = std::function<void(const std::stop_token& stop, const ListedStepSink& found)>;
  void find(const Lister& list);

  Taker m_take;
  LatestJob<std::vector<ListedStep>> m_finder;
};

}  // namespace sudoku
