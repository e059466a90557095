#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <sudoku/grid/result.h>
#include <sudoku/proof/proof.h>

/// Proofs as text, a line for each lemma. Everything in this header is pure and may be called from any
/// thread.
///
///     each r2c1<>7 r3c2<>7 count 7r1 / 7b1
///     any r2c5<>3 split { r1c5<>3 by 3b2, r2c2<>3 by 3r2, r1c5=1 by r1c5, r2c2=2 by r2c2, r1c1<>1 by 1r1,
///     r1c1=2 by r1c1, r1c1<>2 by 2b1 } any r2c4=3 swap r1c1:12 r2c1:12 r1c4:12 r2c4:12 each r5c5<>1 map rows
///     987654321 columns 987654321 digits 213456789
///
/// A lemma is its claim and its ground. A claim is `each` or `any` and its literals: `r1c2=5` that a
/// candidate is true, `r1c2<>5` that it is false. Sectors are a cell `r1c2`, the places of a digit in a row,
/// column or box (`5r1`, `5c1`, `5b1`), and an earlier lemma (`#1` is the first one of the step).
///
/// - `count`, the truths, `/`, and the links; `*2` behind a sector is its weight.
/// - `split`, what it is over, if anything, and each branch in braces: what is supposed and a colon, if
///   anything is, and lines with commas between them. A line is a literal, `by`, and a sector or a count in
///   parentheses.
/// - `swap` and the cells, each with a colon and its nominal digits.
/// - `map`, and what the rows, columns and digits from 1 to 9 go to; with `transposed` in front, the row of
///   each cell goes to a column, and its column to a row.
namespace sudoku::proof {

/// Why a text is no lemma, and where.
struct LemmaTextError {
  std::size_t column = 1;     ///< counted from 1
  std::string_view expected;  ///< what should stand there, such as `a literal`

  friend bool operator==(const LemmaTextError&, const LemmaTextError&) = default;
};

[[nodiscard]] std::string toText(const Literal& literal);
[[nodiscard]] std::string toText(const Lemma& lemma);

/// The lemma of a line.
[[nodiscard]] Result<Lemma, LemmaTextError> parseLemma(std::string_view line);
/// Literals with blanks between them, at least one.
[[nodiscard]] Result<std::vector<Literal>, LemmaTextError> parseLiterals(std::string_view text);

}  // namespace sudoku::proof
