#pragma once

/// Deductions about a grid, as templates for every width of vector.
///
/// The digits that are possible in a cell are nine bits of a 16-bit lane. All deductions work on many lanes
/// at once: for one puzzle these are its nine boxes, in a batch the same cell of many puzzles. `Lanes` has
/// the operations on a vector of lanes. Every function is a template on it, so that each engine has its own
/// copy and the linker cannot mix them up.
///
/// A chute (band or stack) has three boxes, each with three triads (three cells in a line) along the chute. A
/// digit takes one triad in each box, in different lines, so there are six ways. Three ANDs tell which ways
/// are open, a few ORs what they leave of each triad; this covers all locked candidates (pointing and
/// claiming). The idea of ways, of counting triads and of branching on them is T. Dillon's (tdoku,
/// https://t-dillon.github.io/tdoku); this code computes it for all boxes at once.
namespace sudoku::solving {

inline constexpr unsigned kAllDigits = 0x1FF;

template <typename Lanes>
constexpr int boxOf(int cell) {
  return cell / 27 * 3 + cell % 9 / 3;
}
/// The index of a cell in its box, in reading order.
template <typename Lanes>
constexpr int placeOf(int cell) {
  return cell / 9 % 3 * 3 + cell % 3;
}

/// For each of the six ways in which a digit may lie in a chute, the digits for which it is open. A box has
/// two ways: in the even one the digit lies in line 0 of that box, line 1 of the next and line 2 of the one
/// after; in the odd one lines 1 and 2 are exchanged.
template <typename Lanes>
struct Ways {
  typename Lanes::Vector even;
  typename Lanes::Vector odd;
};

/// The digits possible in the three triads of each box, by line of the chute.
template <typename Lanes>
struct Triads {
  typename Lanes::Vector line[3];
};

/// The ways (see Ways) that are open for each digit if only these digits are possible in the triads.
/// `Turn::once(x)` moves to each box of a chute the value of the next box, `Turn::twice(x)` that of the box
/// after the next.
template <typename Lanes, typename Turn>
inline Ways<Lanes> waysThrough(const Triads<Lanes>& triads) {
  return {Lanes::and3(triads.line[0], Turn::once(triads.line[1]), Turn::twice(triads.line[2])),
          Lanes::and3(triads.line[0], Turn::once(triads.line[2]), Turn::twice(triads.line[1]))};
}

/// The digits that the open ways leave possible in each triad.
template <typename Lanes, typename Turn>
inline Triads<Lanes> triadsOf(const Ways<Lanes>& ways) {
  return {{Lanes::or2(ways.even, ways.odd), Lanes::or2(Turn::twice(ways.even), Turn::once(ways.odd)),
           Lanes::or2(Turn::once(ways.even), Turn::twice(ways.odd))}};
}

/// The digits that are possible in more than one triad of a box. If there are none, each digit has only one
/// way through the chute.
template <typename Lanes>
inline typename Lanes::Vector openDigits(const Triads<Lanes>& triads) {
  return Lanes::majority(triads.line[0], triads.line[1], triads.line[2]);
}

/// Applies the rule that each triad has three digits: if only three are possible in a triad, they are removed
/// from the rest of its box; if three are possible nowhere else in the box, all others are removed from the
/// triad.
template <typename Lanes>
inline Triads<Lanes> filled(const Triads<Lanes>& triads) {
  using Vector = typename Lanes::Vector;
  Vector last[3];
  Triads<Lanes> result;
  for (int k = 0; k < 3; ++k) {
    last[k] = Lanes::ifAtMostThree(triads.line[k]);
    const Vector bound = Lanes::minus2(triads.line[k], triads.line[(k + 1) % 3], triads.line[(k + 2) % 3]);
    result.line[k] = Lanes::firstIfThree(bound, triads.line[k]);
  }
  for (int k = 0; k < 3; ++k)
    result.line[k] = Lanes::minus2(result.line[k], last[(k + 1) % 3], last[(k + 2) % 3]);
  return result;
}

/// The digits in at least one of nine sets, and the digits in at least two.
template <typename Lanes>
struct Tally {
  typename Lanes::Vector once;
  typename Lanes::Vector twice;
};

template <typename Lanes>
inline Tally<Lanes> tallyOf(const typename Lanes::Vector (&sets)[9]) {
  using Vector = typename Lanes::Vector;
  const Vector once[3] = {Lanes::or3(sets[0], sets[1], sets[2]), Lanes::or3(sets[3], sets[4], sets[5]),
                          Lanes::or3(sets[6], sets[7], sets[8])};
  const Vector twice[3] = {Lanes::majority(sets[0], sets[1], sets[2]),
                           Lanes::majority(sets[3], sets[4], sets[5]),
                           Lanes::majority(sets[6], sets[7], sets[8])};
  return {Lanes::or3(once[0], once[1], once[2]),
          Lanes::or2(Lanes::or3(twice[0], twice[1], twice[2]), Lanes::majority(once[0], once[1], once[2]))};
}

/// Applies hidden and naked singles in a box, whose cells are in reading order. Returns the digits that no
/// cell can hold, or that two cells must hold: if there are any, the position has no solution.
template <typename Lanes>
inline typename Lanes::Vector solveSingles(typename Lanes::Vector (&cells)[9]) {
  using Vector = typename Lanes::Vector;
  const Tally<Lanes> open = tallyOf<Lanes>(cells);
  Vector single[9];
  for (int i = 0; i < 9; ++i) {
    cells[i] = Lanes::firstIfAny(Lanes::minus(cells[i], open.twice), cells[i]);
    single[i] = Lanes::ifAtMostOne(cells[i]);
  }
  const Tally<Lanes> taken = tallyOf<Lanes>(single);
  for (int i = 0; i < 9; ++i) cells[i] = Lanes::minusOr(cells[i], taken.once, single[i]);
  return Lanes::orXor(taken.twice, open.once, Lanes::all(kAllDigits));
}

/// A way to split a position: a digit lies in a certain triad, or it does not.
template <typename Lanes>
struct Split {
  typename Lanes::Vector digit;
  typename Lanes::Vector
      second;  ///< nonzero if the triad is in the second box of the chute, not in the first
  typename Lanes::Vector zeroth;  ///< nonzero if the triad is in line 0, zero for line 1
};

/// Chooses a digit with the fewest ways (but more than one) through a chute, and a triad that the digit takes
/// in some of these ways, but not in all. `way` has the digits of Ways::even for the three boxes of the
/// chute, then those of Ways::odd.
template <typename Lanes>
inline Split<Lanes> splitOf(const typename Lanes::Vector (&way)[6]) {
  using Vector = typename Lanes::Vector;
  Vector one = way[0];
  Vector two = Lanes::minus(one, one);
  Vector three = two;
  Vector four = two;
  for (int k = 1; k < 6; ++k) {
    four = Lanes::orAnd(four, three, way[k]);
    three = Lanes::orAnd(three, two, way[k]);
    two = Lanes::orAnd(two, one, way[k]);
    one = Lanes::or2(one, way[k]);
  }
  const Vector digits =
      Lanes::firstIfAny(Lanes::minus(two, three), Lanes::firstIfAny(Lanes::minus(three, four), four));
  // If two ways of a digit take the same triad in the first box of the chute, they take different ones in the
  // second box.
  const Vector inFirst = Lanes::and2(
      digits,
      Lanes::majority(Lanes::or2(way[0], way[3]), Lanes::or2(way[2], way[4]), Lanes::or2(way[1], way[5])));
  const Vector digit = Lanes::lowest(Lanes::firstIfAny(inFirst, digits));
  const Vector second = Lanes::minus(digit, inFirst);
  const Vector zeroth =
      Lanes::firstIfAny(Lanes::and2(second, Lanes::or2(way[1], way[4])),
                        Lanes::minus(Lanes::and2(digit, Lanes::or2(way[0], way[3])), second));
  return {digit, second, zeroth};
}

}  // namespace sudoku::solving
