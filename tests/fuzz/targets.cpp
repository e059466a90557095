#include "targets.h"

#include <array>

namespace sudoku::fuzz {

std::span<const Target> allTargets() {
  static constexpr std::array kTargets = {Target{"arguments", &readArguments},
                                          Target{"commandline", &readCommandLine},
                                          Target{"formats", &readFormats},
                                          Target{"handover", &readHandover},
                                          Target{"history", &readHistory},
                                          Target{"ids", &readIds},
                                          Target{"library", &readLibraryLines},
                                          Target{"links", &readLinks},
                                          Target{"moves", &applyMoves},
                                          Target{"proofs", &checkProofs},
                                          Target{"rows", &readRows},
                                          Target{"solutions", &countSolutions},
                                          Target{"steps", &findSteps},
                                          Target{"tree", &growTree}};
  return kTargets;
}

}  // namespace sudoku::fuzz
