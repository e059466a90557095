#include "engines.h"

#include <cstdlib>
#include <string_view>

namespace sudoku::solving {
namespace {

#ifdef SUDOKU_X86_ENGINES
bool hasAvx2() {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("popcnt");
}
bool hasAvx512() {
  return hasAvx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") &&
         __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2") &&
         __builtin_cpu_supports("avx512bitalg");
}
#endif

const Engine& choose() {
  const auto engines = usableEngines();
  if (const char* asked = std::getenv("SUDOKU_SIMD"))
    for (const Engine* engine : engines)
      if (std::string_view(asked) == engine->name) return *engine;
  return *engines.back();
}

}  // namespace

std::span<const Engine* const> usableEngines() {
#ifdef SUDOKU_X86_ENGINES
  static constexpr const Engine* kEngines[] = {&kPortableEngine, &kAvx2Engine, &kAvx512Engine};
  return std::span(kEngines).first(hasAvx512() ? 3 : hasAvx2() ? 2 : 1);
#else
  static constexpr const Engine* kEngines[] = {&kPortableEngine};
  return kEngines;
#endif
}

const Engine& chosenEngine() {
  static const Engine& engine = choose();
  return engine;
}

}  // namespace sudoku::solving
