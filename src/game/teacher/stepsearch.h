#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include <QObject>

#include "game/base/latestjob.h"
#include "solutionlist.h"

namespace sudoku {

/// Looks for lists of steps off the GUI thread, and hands steps over while others are still looked for. To be
/// used in the thread that made the search, with an event loop.
class StepSearch : public QObject {
  Q_OBJECT

 public:
  /// Takes more steps, in the order in which they are found: called in the thread of the search, some tenths
  /// of a second apart. At the end it is called once more, perhaps with no steps, and then isRunning() is
  /// false.
  using Taker = std::function<void(const std::vector<ListedStep>& more)>;
  explicit StepSearch(Taker take);

  // Each of these searches takes the place of the one that is running.
  void findPath(const Position& position);
  void findOpenSteps(const Position& position);
  void cancel() { m_finder.cancel(); }
  bool isRunning() const { return m_finder.isRunning(); }

 signals:
  /// Brings some of the steps from the worker to the thread of the search; they are dropped if it has been
  /// stopped.
  void partFound(const std::vector<ListedStep>& part, const std::stop_token& stop);

 private:
  using Lister = std::function<void(const std::stop_token& stop, const ListedStepSink& found)>;
  void find(const Lister& list);

  Taker m_take;
  LatestJob<std::vector<ListedStep>> m_finder;
};

}  // namespace sudoku
