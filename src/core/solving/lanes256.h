#pragma once

#include <cstdint>
#include <immintrin.h>

namespace sudoku::solving {

/// Sixteen lanes of 16 bits in a 256-bit vector: the operations that AVX2 and AVX-512 have in common. A
/// template on the derived class, so that each source file has its own copy.
template <typename Lanes>
struct Lanes256 {
  using Vector = __m256i;

  static Vector all(unsigned x) { return _mm256_set1_epi16(static_cast<std::int16_t>(x)); }
  static Vector load(const std::uint16_t* from) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
  }
  static void store(std::uint16_t* to, Vector x) { _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), x); }

  static Vector and2(Vector a, Vector b) { return _mm256_and_si256(a, b); }
  static Vector or2(Vector a, Vector b) { return _mm256_or_si256(a, b); }
  static Vector xor2(Vector a, Vector b) { return _mm256_xor_si256(a, b); }
  static Vector minus(Vector a, Vector b) { return _mm256_andnot_si256(b, a); }
  static Vector add(Vector a, Vector b) { return _mm256_add_epi16(a, b); }
  static Vector min(Vector a, Vector b) { return _mm256_min_epu16(a, b); }
  static Vector whereZero(Vector x) { return _mm256_cmpeq_epi16(x, _mm256_setzero_si256()); }
  static bool isZero(Vector x) { return _mm256_testz_si256(x, x) != 0; }

  static Vector spare() { return _mm256_setr_epi16(0, 0, 0, -1, 0, 0, 0, -1, 0, 0, 0, -1, -1, -1, -1, -1); }
  static Vector nextBand(Vector x) {
    return _mm256_shuffle_epi8(x, _mm256_setr_epi8(2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15,  //
                                                   2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15));
  }
  static Vector nextBandButOne(Vector x) {
    return _mm256_shuffle_epi8(x, _mm256_setr_epi8(4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15,  //
                                                   4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15));
  }
  static Vector nextStack(Vector x) { return _mm256_permute4x64_epi64(x, 0b11'00'10'01); }
  static Vector nextStackButOne(Vector x) { return _mm256_permute4x64_epi64(x, 0b11'01'00'10); }
};

}  // namespace sudoku::solving
