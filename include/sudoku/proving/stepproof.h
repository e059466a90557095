#pragma once

#include <optional>
#include <vector>

#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>
#include <sudoku/proof/premises.h>
#include <sudoku/proof/proof.h>

/// Proofs of the steps of logic. Pure, and may be called from any thread. Steps do not carry their proofs:
/// one is made when it is asked for.
namespace sudoku::proving {

/// The proof of a step: lemmas that claim each of its placements and eliminations. Nothing if they do not
/// follow. Of a step that was not found in the position the proof may not hold.
[[nodiscard]] std::optional<Proof> proofOf(const Position& position, const Step& step);

/// What a proof of a step in a position starts from, and what it has to show.
[[nodiscard]] proof::Premises premisesOf(const Position& position, bool isUnique = true);
[[nodiscard]] std::vector<proof::Literal> conclusionOf(const Step& step);

}  // namespace sudoku::proving
