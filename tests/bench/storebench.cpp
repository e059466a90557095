#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>
#include <vector>

#include <QGuiApplication>
#include <QTemporaryDir>

#include "../game/faults/faultvfs.h"
#include "../game/storedgames.h"

namespace sudoku {
namespace {

using Clock = std::chrono::steady_clock;

/// What keeping a move costs the thread that plays, with a disk that takes so many milliseconds for each
/// sync. A move comes every few milliseconds for some seconds: far more often than a person plays, so that
/// many of them meet the syncer at its work.
void keepMoves(benchmark::State& state) {
  constexpr int kMoves = 1000;
  constexpr auto kPause = std::chrono::milliseconds(4);
  FaultVfs disk;
  disk.setSyncTime(std::chrono::milliseconds(state.range(0)));
  const QTemporaryDir directory;
  PlayedStore store(directory.path());
  for (std::uint64_t seed = 1; seed <= 100; ++seed) store.add(playedGame(seed));
  const Move move = playedGame(1).moves.front().move;
  std::vector<double> microseconds;
  for (auto iteration : state) {
    static_cast<void>(iteration);
    for (int count = 1; count <= kMoves; ++count) {
      const auto start = Clock::now();
      store.recordMove(count % 40, move, count);
      microseconds.push_back(std::chrono::duration<double, std::micro>(Clock::now() - start).count());
      std::this_thread::sleep_for(kPause);
    }
  }
  std::sort(microseconds.begin(), microseconds.end());
  const auto at = [&](double share) {
    return microseconds[static_cast<std::size_t>(share * static_cast<double>(microseconds.size() - 1))];
  };
  state.counters["median_us"] = at(0.5);
  state.counters["p99_us"] = at(0.99);
  state.counters["most_us"] = at(1);
}

BENCHMARK(keepMoves)->Arg(0)->Arg(20)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sudoku

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication application(argc, argv);
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
}
