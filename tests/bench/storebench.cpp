#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>
#include <ctime>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <QGuiApplication>
#include <QTemporaryDir>

#include "../game/play/storedgames.h"
#include "../game/storage/faults/faultvfs.h"
#include "fullstore.h"

namespace sudoku {
namespace {

using Clock = std::chrono::steady_clock;

/// How long each of many operations took, in microseconds: real time, and processor time, which says more
/// where others use the machine too.
class Times {
 public:
  template <typename Work>
  void take(const Work& work) {
    const auto start = Clock::now();
    const double startOfThread = processorTime();
    work();
    m_ofProcessor.push_back(processorTime() - startOfThread);
    m_byClock.push_back(std::chrono::duration<double, std::micro>(Clock::now() - start).count());
  }
  void tell(benchmark::State& state) {
    tell(state, "us", m_byClock);
    tell(state, "cpu_us", m_ofProcessor);
  }

 private:
  /// The processor time of this thread.
  static double processorTime() {
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e6 + static_cast<double>(time.tv_nsec) / 1e3;
  }
  static void tell(benchmark::State& state, const std::string& unit, std::vector<double>& times) {
    std::sort(times.begin(), times.end());
    const auto at = [&](double share) {
      return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
    };
    state.counters["median_" + unit] = at(0.5);
    state.counters["p99_" + unit] = at(0.99);
    state.counters["most_" + unit] = at(1);
  }

  std::vector<double> m_byClock;
  std::vector<double> m_ofProcessor;
};

/// Stores a move every few milliseconds for some seconds: far more often than a person plays, so that many
/// moves meet the syncer at its work.
void keepMovesIn(PlayedStore& store, benchmark::State& state) {
  constexpr int kMoves = 1000;
  constexpr auto kPause = std::chrono::milliseconds(4);
  const Move move = playedGame(1).moves.front().move;
  store.add(playedGame(1));
  Times times;
  for (auto iteration : state) {
    static_cast<void>(iteration);
    for (int count = 1; count <= kMoves; ++count) {
      times.take([&] { store.recordMove(count % 40, move, count); });
      std::this_thread::sleep_for(kPause);
    }
  }
  times.tell(state);
}

/// Times what storing a move costs the thread that plays, with a disk that takes a given number of
/// milliseconds for each sync.
void keepMoves(benchmark::State& state) {
  FaultVfs disk;
  disk.setSyncTime(std::chrono::milliseconds(state.range(0)));
  const QTemporaryDir directory;
  PlayedStore store(directory.path());
  for (std::uint64_t seed = 1; seed <= 100; ++seed) store.add(playedGame(seed));
  keepMovesIn(store, state);
}

/// Times what storing a move costs in a store with the games of many years.
void keepMovesInAFullStore(benchmark::State& state) {
  const FullStore full;
  PlayedStore store(full.path());
  keepMovesIn(store, state);
}

/// Times what the program asks of the store when it starts.
void startIn(const QString& path, benchmark::State& state) {
  Times times;
  for (auto iteration : state) {
    static_cast<void>(iteration);
    std::unique_ptr<GameStore> store;
    times.take([&] {
      store = std::make_unique<GameStore>(path);
      benchmark::DoNotOptimize(store->play().resumeLatest());
    });
  }
  times.tell(state);
}

void startInAnEmptyStore(benchmark::State& state) {
  const QTemporaryDir directory;
  keep(directory.path(), playedGame(1));
  startIn(directory.path(), state);
}

void startInAFullStore(benchmark::State& state) {
  const FullStore full;
  startIn(full.path(), state);
}

/// Times what the library and the statistics ask of a store with the games of many years.
void listAFullStore(benchmark::State& state) {
  const FullStore full;
  GameStore store(full.path());
  Times times;
  for (auto iteration : state) {
    static_cast<void>(iteration);
    times.take([&] { benchmark::DoNotOptimize(store.library().summaries()); });
  }
  times.tell(state);
}

BENCHMARK(keepMoves)->Arg(0)->Arg(20)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(keepMovesInAFullStore)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(startInAnEmptyStore)->Iterations(20)->Unit(benchmark::kMillisecond);
BENCHMARK(startInAFullStore)->Iterations(20)->Unit(benchmark::kMillisecond);
BENCHMARK(listAFullStore)->Iterations(10)->Unit(benchmark::kMillisecond);

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
