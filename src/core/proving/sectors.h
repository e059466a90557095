#pragma once

#include <vector>

#include <sudoku/proof/proof.h>

#include "proof/known.h"

namespace sudoku::proving {

using proof::Literal;
using proof::Sector;

using proof::indexOf;
using proof::kCandidateCount;
using proof::Known;

/// The candidates of a cell or of a digit's places in a house, known or not.
std::vector<Candidate> candidatesOf(const Sector& sector);

/// A sector of the rules that has both candidates: their cell, or a house that both are in.
/// Precondition: there is one, that is, the candidates exclude each other.
Sector linkBetween(const Candidate& a, const Candidate& b);

/// Whether two different candidates exclude each other.
bool exclude(const Candidate& a, const Candidate& b);

}  // namespace sudoku::proving
