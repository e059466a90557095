#pragma once

#include <vector>

#include "draft.h"

/// Proofs that look for their lines themselves: what follows when a conclusion is supposed to be false.
namespace sudoku::proving {

/// Shows those of what is wanted whose opposite leads to a contradiction by itself.
void showByContradiction(Draft& draft);

/// Shows those of what is wanted that all cases of a sector lead to.
void showByCases(Draft& draft, const Sector& sector);

/// Shows what is wanted by cases within cases, as many as it takes.
void showByNestedCases(Draft& draft);

}  // namespace sudoku::proving
