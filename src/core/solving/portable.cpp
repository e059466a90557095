#include "search.h"

namespace sudoku::solving {
namespace {

/// Sixteen lanes in two 128-bit vectors of the compiler, which it emulates on processors without such
/// vectors.
struct Basic {
  using Half = std::uint16_t __attribute__((vector_size(16)));
  using Words = std::uint64_t __attribute__((vector_size(16)));
  struct Vector {
    Half low;
    Half high;
  };

  static Vector all(unsigned x) {
    const Half half = Half{} + static_cast<std::uint16_t>(x);
    return {half, half};
  }
  static Vector load(const std::uint16_t* from) {
    Vector x;
    __builtin_memcpy(&x, from, sizeof x);
    return x;
  }
  static void store(std::uint16_t* to, Vector x) { __builtin_memcpy(to, &x, sizeof x); }

  static Vector and2(Vector a, Vector b) { return {a.low & b.low, a.high & b.high}; }
  static Vector or2(Vector a, Vector b) { return {a.low | b.low, a.high | b.high}; }
  static Vector xor2(Vector a, Vector b) { return {a.low ^ b.low, a.high ^ b.high}; }
  static Vector minus(Vector a, Vector b) { return {a.low & ~b.low, a.high & ~b.high}; }
  static Vector add(Vector a, Vector b) {
    return {static_cast<Half>(a.low + b.low), static_cast<Half>(a.high + b.high)};
  }
  static Vector min(Vector a, Vector b) { return {lesser(a.low, b.low), lesser(a.high, b.high)}; }

  static Vector whereZero(Vector x) {
    return {reinterpret_cast<Half>(x.low == 0), reinterpret_cast<Half>(x.high == 0)};
  }
  static Vector firstIfAny(Vector a, Vector b) { return or2(a, and2(b, whereZero(a))); }
  static Vector sizes(Vector x) { return {sizesOf(x.low), sizesOf(x.high)}; }

  static bool isZero(Vector x) {
    const auto any = reinterpret_cast<Words>(x.low | x.high);
    return (any[0] | any[1]) == 0;
  }

  static Vector spare() {
    const Half three = {0, 0, 0, 0xFFFF, 0, 0, 0, 0xFFFF};
    const Half five = {0, 0, 0, 0xFFFF, 0xFFFF, 0xFFFF, 0xFFFF, 0xFFFF};
    return {three, five};
  }
  static Vector inLane(int lane, unsigned digit) {
    std::uint16_t lanes[16] = {};
    lanes[lane] = static_cast<std::uint16_t>(digit);
    return load(lanes);
  }
  static Vector nextBand(Vector x) {
    return {__builtin_shufflevector(x.low, x.low, 1, 2, 0, 3, 5, 6, 4, 7),
            __builtin_shufflevector(x.high, x.high, 1, 2, 0, 3, 5, 6, 4, 7)};
  }
  static Vector nextBandButOne(Vector x) {
    return {__builtin_shufflevector(x.low, x.low, 2, 0, 1, 3, 6, 4, 5, 7),
            __builtin_shufflevector(x.high, x.high, 2, 0, 1, 3, 6, 4, 5, 7)};
  }
  static Vector nextStack(Vector x) {
    return {__builtin_shufflevector(x.low, x.high, 4, 5, 6, 7, 8, 9, 10, 11),
            __builtin_shufflevector(x.low, x.high, 0, 1, 2, 3, 12, 13, 14, 15)};
  }
  static Vector nextStackButOne(Vector x) {
    return {__builtin_shufflevector(x.high, x.low, 0, 1, 2, 3, 8, 9, 10, 11),
            __builtin_shufflevector(x.low, x.high, 4, 5, 6, 7, 12, 13, 14, 15)};
  }

 private:
  static Half lesser(Half a, Half b) {
    const Half first = reinterpret_cast<Half>(a < b);
    return (a & first) | (b & ~first);
  }
  static Half sizesOf(Half x) {
    x = x - ((x >> 1) & 0x5555);
    x = (x & 0x3333) + ((x >> 2) & 0x3333);
    x = (x + (x >> 4)) & 0x0F0F;
    return (x + (x >> 8)) & 0x1F;
  }
};

using Lanes = Composed<Basic>;

void countAll(const Grids& grids, std::size_t limit, Stop stop, std::size_t* counts,
              unsigned char* solutions) {
  for (std::size_t i = 0; i < grids.count; ++i) {
    const unsigned char* ban = grids.bans == nullptr ? nullptr : grids.bans + 2 * i;
    unsigned char* solution = solutions == nullptr ? nullptr : solutions + 81 * i;
    const bool isStopped = stop.isRequested != nullptr && stop.isRequested(stop.token);
    counts[i] = isStopped ? 0 : count<Lanes>(grids.first + i * grids.stride, ban, limit, stop, solution);
  }
}

}  // namespace

const Engine kPortableEngine = {"portable", count<Lanes>, countAll};

}  // namespace sudoku::solving
