#pragma once

/// Includes the whole library. Most programs need only the headers of some of its parts.
///
/// The library has no state of its own: functions may be called from any thread at any time, as long as no
/// other thread changes the values that they are given. Long searches take a std::stop_token, and tell what a
/// stopped call returns.

#include <sudoku/formats/formats.h>
#include <sudoku/formats/libraryline.h>
#include <sudoku/formats/librarysteps.h>
#include <sudoku/formats/limits.h>
#include <sudoku/formats/parseerror.h>
#include <sudoku/formats/puzzlerecord.h>
#include <sudoku/grid/candidate.h>
#include <sudoku/grid/candidates.h>
#include <sudoku/grid/canonical.h>
#include <sudoku/grid/cell.h>
#include <sudoku/grid/cellset.h>
#include <sudoku/grid/checker.h>
#include <sudoku/grid/digit.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/grid/grid.h>
#include <sudoku/grid/level.h>
#include <sudoku/grid/naming.h>
#include <sudoku/grid/puzzle.h>
#include <sudoku/grid/random.h>
#include <sudoku/grid/result.h>
#include <sudoku/grid/symmetry.h>
#include <sudoku/grid/transform.h>
#include <sudoku/logic/contradiction.h>
#include <sudoku/logic/disproof.h>
#include <sudoku/logic/notation.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>
#include <sudoku/logic/stepfinder.h>
#include <sudoku/logic/technique.h>
#include <sudoku/making/boardgenerator.h>
#include <sudoku/making/daily.h>
#include <sudoku/making/dig.h>
#include <sudoku/making/leveltarget.h>
#include <sudoku/making/puzzleid.h>
#include <sudoku/making/puzzlemaker.h>
#include <sudoku/making/recipe.h>
#include <sudoku/play/candidatemarks.h>
#include <sudoku/play/gamestate.h>
#include <sudoku/play/severalsolutions.h>
#include <sudoku/proof/premises.h>
#include <sudoku/proof/proof.h>
#include <sudoku/proof/proofchecker.h>
#include <sudoku/proof/prooftext.h>
#include <sudoku/proving/stepproof.h>
#include <sudoku/rating/density.h>
#include <sudoku/rating/effort.h>
#include <sudoku/rating/entryjudge.h>
#include <sudoku/rating/explainer.h>
#include <sudoku/rating/hodokurating.h>
#include <sudoku/rating/profile.h>
#include <sudoku/rating/rating.h>
#include <sudoku/solving/solver.h>
#include <sudoku/solving/threestep.h>
#include <sudoku/version.h>
