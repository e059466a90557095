#pragma once

namespace sudoku::solving {

/// The operations of deductions.h on the three boxes of a chute (band or stack), each in its own vector.
/// Moving values from one box to the next then only renames vectors.
template <typename Lanes>
struct Trio {
  struct Vector {
    typename Lanes::Vector box[3];
  };

  static Vector or2(const Vector& a, const Vector& b) {
    return {Lanes::or2(a.box[0], b.box[0]), Lanes::or2(a.box[1], b.box[1]), Lanes::or2(a.box[2], b.box[2])};
  }
  static Vector and3(const Vector& a, const Vector& b, const Vector& c) {
    return {Lanes::and3(a.box[0], b.box[0], c.box[0]), Lanes::and3(a.box[1], b.box[1], c.box[1]),
            Lanes::and3(a.box[2], b.box[2], c.box[2])};
  }

  // Turn the three boxes of a chute by one place or two: each box gets the value of the next one, or of the
  // one after that. The templates in deductions.h take them by the name `Turn`.
  static Vector once(const Vector& a) { return {a.box[1], a.box[2], a.box[0]}; }
  static Vector twice(const Vector& a) { return {a.box[2], a.box[0], a.box[1]}; }
};

}  // namespace sudoku::solving
