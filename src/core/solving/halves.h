#pragma once

#include <cstdint>

#include "deductions.h"
#include "trio.h"

namespace sudoku::solving {

/// A split of the positions in all lanes: a digit is removed from three cells of a box in a line (`inside`)
/// in one half, and from the other cells of the box in the other half.
template <typename Lanes>
struct Halves {
  using Vector = typename Lanes::Vector;

  Vector digit;
  Vector box;
  Vector inside[9];  ///< all ones in lanes where this cell of the box is inside the triad
  Vector outside[9];
};

/// How to split the positions of some lanes at the chute with the fewest ways, given the ways through the
/// three bands and the three stacks. Inlined, since a call would move all halves through memory.
template <typename Lanes>
[[gnu::always_inline]] inline Halves<Lanes> halvesOf(const Ways<Trio<Lanes>> (&ways)[6],
                                                     std::uint32_t lanes) {
  using Vector = typename Lanes::Vector;
  Vector way[6];
  Vector fewest = Lanes::all(0x7FFF);
  Vector first = fewest;
  Vector second = fewest;
  Vector inStack = fewest;
  for (int chute = 0; chute < 6; ++chute) {
    const bool isStack = chute >= 3;
    const Vector here[6] = {ways[chute].even.box[0], ways[chute].even.box[1], ways[chute].even.box[2],
                            ways[chute].odd.box[0],  ways[chute].odd.box[1],  ways[chute].odd.box[2]};
    Vector sum = Lanes::sizes(here[0]);
    for (int k = 1; k < 6; ++k) sum = Lanes::add(sum, Lanes::sizes(here[k]));
    // A chute with only one way for each digit cannot be split: its nine wraps to the highest value.
    sum = Lanes::and2(Lanes::add(sum, Lanes::all(0xFFFF - 9)), Lanes::all(0x7FFF));
    const auto isFewest = Lanes::less(sum, fewest);
    fewest = Lanes::min(sum, fewest);
    for (int k = 0; k < 6; ++k) way[k] = chute == 0 ? here[k] : Lanes::choose(isFewest, here[k], way[k]);
    const auto box = static_cast<unsigned>(isStack ? chute - 3 : 3 * chute);
    first = Lanes::choose(isFewest, Lanes::all(box), first);
    second = Lanes::choose(isFewest, Lanes::all(box + (isStack ? 3 : 1)), second);
    inStack = Lanes::choose(isFewest, Lanes::all(isStack ? 0xFFFF : 0), inStack);
  }
  const Split<Lanes> choice = splitOf<Lanes>(way);
  Halves<Lanes> halves;
  halves.digit = Lanes::keep(lanes, choice.digit);
  halves.box = Lanes::whereEqual(choice.second, Lanes::all(0), Lanes::xor2(first, second));
  halves.box = Lanes::xor2(halves.box, second);
  const Vector ones = Lanes::all(0xFFFF);
  const Vector inLine1 = Lanes::whereEqual(choice.zeroth, Lanes::all(0), ones);
  const Vector row[3] = {Lanes::minus2(ones, inLine1, inStack), Lanes::minus(inLine1, inStack),
                         Lanes::all(0)};
  const Vector column[3] = {Lanes::minus(inStack, inLine1), Lanes::and2(inLine1, inStack), Lanes::all(0)};
  for (int i = 0; i < 9; ++i) {
    halves.inside[i] = Lanes::or2(row[i / 3], column[i % 3]);
    halves.outside[i] = Lanes::minus(ones, halves.inside[i]);
  }
  return halves;
}

}  // namespace sudoku::solving
