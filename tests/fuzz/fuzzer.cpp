#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include <QCoreApplication>

#include "targets.h"

/// What libFuzzer calls (https://llvm.org/docs/LibFuzzer.html). The environment variable FUZZ_TARGET names
/// the target.
namespace {

const sudoku::fuzz::Target* chosen = nullptr;

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
  static const QCoreApplication application(*argc, *argv);
  const char* const name = std::getenv("FUZZ_TARGET");
  for (const sudoku::fuzz::Target& target : sudoku::fuzz::allTargets())
    if (name != nullptr && target.name == name) chosen = &target;
  if (chosen == nullptr) {
    std::cerr << "FUZZ_TARGET has to be one of:";
    for (const sudoku::fuzz::Target& target : sudoku::fuzz::allTargets()) std::cerr << ' ' << target.name;
    std::cerr << '\n';
    std::_Exit(2);
  }
  // What the targets print is not looked at.
  std::cerr.setstate(std::ios::failbit);
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  // The one cast that the interface of libFuzzer asks for. NOLINTNEXTLINE(*-reinterpret-cast)
  chosen->run({reinterpret_cast<const char*>(data), size});
  return 0;
}
