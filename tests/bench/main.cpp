#include <benchmark/benchmark.h>

#include "solverbench.h"

int main(int argc, char** argv) {
  sudoku::bench::registerSolverBenchmarks();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
}
