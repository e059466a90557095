#pragma once

/// Deductions about a grid, written once for every width of vector.
///
/// The digits that may still stand in a cell are nine bits of a 16-bit lane. All steps work on many lanes at
/// once: for one puzzle the lanes are its nine boxes, in a batch they are as many puzzles. `Lanes` names the
/// operations on a vector of such lanes. Everything here is a template on it, so each path of the solver has
/// a copy of its own that the linker cannot mistake for another's.
///
/// A chute (band or stack) is three boxes, each cut into three triads (three cells in a line) along it. A
/// digit takes one triad of each box, no two in the same line: that leaves six ways. Three ANDs tell which
/// ways are open, some ORs what they leave of each triad, and this is all that locked candidates (in lines
/// and in boxes) can find. The idea of ways, of counting triads and of branching on them is T. Dillon's
/// (tdoku, https://t-dillon.github.io/tdoku); here it is computed for all boxes at once rather than sent from
/// one to the next as it changes.
namespace sudoku::solving {

inline constexpr unsigned kAllDigits = 0x1FF;

template <typename Lanes>
constexpr int boxOf(int cell) {
  return cell / 27 * 3 + cell % 9 / 3;
}
/// The place of a cell in its box, in reading order.
template <typename Lanes>
constexpr int placeOf(int cell) {
  return cell / 9 % 3 * 3 + cell % 3;
}

/// For each of the six ways in which a digit may lie in a chute, the digits for which it is open. In the even
/// ways of a box the digit lies in line 0 of that box, line 1 of the next and line 2 of the one after; in the
/// odd ways lines 1 and 2 are exchanged. Three boxes with two ways each make the six.
template <typename Lanes>
struct Ways {
  typename Lanes::Vector even;
  typename Lanes::Vector odd;
};

/// The digits in the three triads of each box, by line.
template <typename Lanes>
struct Triads {
  typename Lanes::Vector line[3];
};

/// The ways that triads leave open. `Turn::once(x)` puts into the place of each box what x has for the next
/// box of its chute, `Turn::twice(x)` what it has for the box after that.
template <typename Lanes, typename Turn>
inline Ways<Lanes> waysThrough(const Triads<Lanes>& triads) {
  return {Lanes::and3(triads.line[0], Turn::once(triads.line[1]), Turn::twice(triads.line[2])),
          Lanes::and3(triads.line[0], Turn::once(triads.line[2]), Turn::twice(triads.line[1]))};
}

/// What the open ways put into each triad.
template <typename Lanes, typename Turn>
inline Triads<Lanes> triadsOf(const Ways<Lanes>& ways) {
  return {{Lanes::or2(ways.even, ways.odd), Lanes::or2(Turn::twice(ways.even), Turn::once(ways.odd)),
           Lanes::or2(Turn::once(ways.even), Turn::twice(ways.odd))}};
}

/// The digits that may lie in more than one triad of a box. Without any, each digit has a single way.
template <typename Lanes>
inline typename Lanes::Vector openDigits(const Triads<Lanes>& triads) {
  return Lanes::majority(triads.line[0], triads.line[1], triads.line[2]);
}

/// Applies that each triad has room for three digits: where just three are left, its box loses them
/// elsewhere, and where three can be nowhere else in the box, the triad loses all others.
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

/// The digits in at least one of nine sets, and those in at least two.
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

/// Follows up hidden and naked singles of a box, its cells in reading order. Returns the digits in trouble,
/// which no cell can hold any more or which two cells must hold: then there is no solution.
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

/// How to split a position in two: a digit lies in a certain triad or it does not.
template <typename Lanes>
struct Split {
  typename Lanes::Vector digit;
  typename Lanes::Vector
      second;  ///< not 0 where the triad belongs to the second box of the chute, 0 for the first box
  typename Lanes::Vector zeroth;  ///< not 0 where the triad is in line 0, 0 for line 1
};

/// Chooses a digit with fewest ways through a chute (but more than one), usually two, which the split tells
/// apart. `way` holds the even ways of its three boxes and then the odd ones.
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
  // Two of the six ways of a digit through the chute may agree about its first box, but then not about its
  // second.
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
