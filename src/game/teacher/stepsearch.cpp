#include "stepsearch.h"

#include <chrono>
#include <optional>
#include <utility>

namespace sudoku {
namespace {

using namespace std::chrono_literals;
using SearchClock = std::chrono::steady_clock;

constexpr auto kBetweenParts = 150ms;

}  // namespace

StepSearch::StepSearch(Taker take)
    : m_take(std::move(take)), m_finder([this](const std::vector<ListedStep>& rest) { m_take(rest); }, this) {
  const auto takePart = [this](const std::vector<ListedStep>& part, const std::stop_token& stop) {
    if (!stop.stop_requested()) m_take(part);
  };
  connect(this, &StepSearch::partFound, this, takePart, Qt::QueuedConnection);
}

void StepSearch::findPath(const Position& position) {
  find([position](const std::stop_token& stop, const ListedStepSink& found) {
    listPath(position, stop, found);
  });
}

void StepSearch::findOpenSteps(const Position& position) {
  find([position](const std::stop_token& stop, const ListedStepSink& found) {
    listOpenSteps(position, stop, found);
  });
}

void StepSearch::find(const Lister& list) {
  m_finder.run([this, list](const std::stop_token& stop) {
    std::vector<ListedStep> more;
    // When steps were last sent to the thread of the StepSearch; empty before the first step, which is sent
    // at once.
    std::optional<SearchClock::time_point> sent;
    list(stop, [&](const ListedStep& found) {
      more.push_back(found);
      if (sent && SearchClock::now() - *sent < kBetweenParts) return;
      sent = SearchClock::now();
      emit partFound(std::exchange(more, {}), stop);
    });
    return more;
  });
}

}  // namespace sudoku
