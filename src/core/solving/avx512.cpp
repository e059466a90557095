#include <immintrin.h>

#include "batch.h"
#include "lanes256.h"

namespace sudoku::solving {
namespace {

// Any bitwise function of three vectors: bit 4a + 2b + c of `table` is its value for bits a, b and c.
template <int table>
__m256i ternary(__m256i a, __m256i b, __m256i c) {
  return _mm256_ternarylogic_epi64(a, b, c, table);
}
template <int table>
__m512i ternary(__m512i a, __m512i b, __m512i c) {
  return _mm512_ternarylogic_epi64(a, b, c, table);
}

/// The operations of OfThree, each as one AVX-512 instruction.
struct Ternary {
  static auto and3(auto a, auto b, auto c) { return ternary<0x80>(a, b, c); }
  static auto or3(auto a, auto b, auto c) { return ternary<0xFE>(a, b, c); }
  static auto orXor(auto a, auto b, auto c) { return ternary<0xF6>(a, b, c); }
  static auto orAnd(auto a, auto b, auto c) { return ternary<0xF8>(a, b, c); }
  static auto minus2(auto a, auto b, auto c) { return ternary<0x10>(a, b, c); }
  static auto minusOr(auto a, auto b, auto c) { return ternary<0xBA>(a, b, c); }
  static auto minusAnd(auto a, auto b, auto c) { return ternary<0x70>(a, b, c); }
  static auto majority(auto a, auto b, auto c) { return ternary<0xE8>(a, b, c); }
};

// The places of a grid's cells in the vectors of Search. 127 stands for no cell.
struct ReadTable {
  constexpr ReadTable() {
    for (int i = 0; i < 9; ++i)
      for (int lane = 0; lane < 16; ++lane) {
        const int band = lane % 4;
        const int stack = lane / 4;
        cell[i][lane] = static_cast<unsigned char>(
            band == 3 || stack == 3 ? 127 : 9 * (3 * band + i / 3) + 3 * stack + i % 3);
      }
  }
  alignas(16) unsigned char cell[9][16] = {};
};
constexpr ReadTable kReadTable;

struct Lanes : Lanes256<Lanes>, Ternary {
  // A comparison whose result is a vector takes one cycle. With a mask register as the result it would take
  // four cycles, those of moving the mask back into a vector included.
  static Vector firstIfAny(Vector a, Vector b) { return orAnd(a, b, whereZero(a)); }
  static Vector ifAtMostOne(Vector x) { return and2(x, whereZero(and2(x, add(x, all(0xFFFF))))); }
  static Vector ifAtMostThree(Vector x) {
    return _mm256_maskz_mov_epi16(_mm256_cmple_epu16_mask(sizes(x), all(3)), x);
  }
  static Vector firstIfThree(Vector a, Vector b) {
    return _mm256_mask_mov_epi16(b, _mm256_cmpge_epu16_mask(sizes(a), all(3)), a);
  }
  static Vector sizes(Vector x) { return _mm256_popcnt_epi16(x); }

  static bool hasZeroLane(Vector x) { return _mm256_testn_epi16_mask(x, x) != 0; }

  static Vector inLane(int lane, unsigned digit) {
    return _mm256_maskz_set1_epi16(static_cast<__mmask16>(1U << static_cast<unsigned>(lane)),
                                   static_cast<std::int16_t>(digit));
  }

  static void read(const unsigned char* grid, Vector (&cells)[9]) {
    const __m512i low = _mm512_loadu_si512(grid);
    const __m512i high = _mm512_maskz_loadu_epi8(0x1FFFF, grid + 64);
    for (int i = 0; i < 9; ++i) {
      const __m512i index = _mm512_maskz_loadu_epi8(0xFFFF, kReadTable.cell[i]);
      const __m512i bytes = _mm512_permutex2var_epi8(low, index, high);
      const __m128i first = __builtin_shufflevector(bytes, bytes, 0, 1);
      const Vector value = _mm256_cvtepu8_epi16(_mm_and_si128(first, _mm_set1_epi8(15)));
      const Vector digit = and2(_mm256_srli_epi16(_mm256_sllv_epi16(all(1), value), 1), all(kAllDigits));
      cells[i] = firstIfAny(digit, all(kAllDigits));
    }
  }
};

/// Operations on 32 lanes of 16 bits.
struct WideLanes : Ternary {
  using Vector = __m512i;
  static constexpr int kWidth = 32;

  static Vector all(unsigned x) { return _mm512_set1_epi16(static_cast<std::int16_t>(x)); }
  static Vector load(const std::uint16_t* from) { return _mm512_loadu_si512(from); }
  static void store(std::uint16_t* to, Vector x) { _mm512_storeu_si512(to, x); }

  static Vector and2(Vector a, Vector b) { return _mm512_and_si512(a, b); }
  static Vector or2(Vector a, Vector b) { return _mm512_or_si512(a, b); }
  static Vector xor2(Vector a, Vector b) { return _mm512_xor_si512(a, b); }
  static Vector minus(Vector a, Vector b) { return a & ~b; }
  static Vector add(Vector a, Vector b) { return _mm512_add_epi16(a, b); }
  static Vector min(Vector a, Vector b) { return _mm512_min_epu16(a, b); }
  static Vector lowest(Vector x) { return and2(x, _mm512_sub_epi16(all(0), x)); }

  static Vector firstIfAny(Vector a, Vector b) {
    return _mm512_mask_mov_epi16(b, _mm512_test_epi16_mask(a, a), a);
  }
  static Vector ifAtMostOne(Vector x) {
    return _mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(x, add(x, all(0xFFFF))), x);
  }
  static Vector ifAtMostThree(Vector x) {
    return _mm512_maskz_mov_epi16(_mm512_cmple_epu16_mask(sizes(x), all(3)), x);
  }
  static Vector firstIfThree(Vector a, Vector b) {
    return _mm512_mask_mov_epi16(b, _mm512_cmpge_epu16_mask(sizes(a), all(3)), a);
  }
  static Vector sizes(Vector x) { return _mm512_popcnt_epi16(x); }

  static __mmask32 less(Vector a, Vector b) { return _mm512_cmplt_epu16_mask(a, b); }
  static Vector choose(__mmask32 first, Vector a, Vector b) { return _mm512_mask_mov_epi16(b, first, a); }
  static Vector whereEqual(Vector a, Vector b, Vector x) {
    return _mm512_maskz_mov_epi16(_mm512_cmpeq_epi16_mask(a, b), x);
  }

  static __mmask32 zeroLanes(Vector x) { return _mm512_testn_epi16_mask(x, x); }
  static __mmask32 those(__mmask32 lanes) { return lanes; }
  static Vector keep(__mmask32 lanes, Vector x) { return _mm512_maskz_mov_epi16(lanes, x); }

  /// Reads consecutive words into selected lanes and leaves all other lanes unchanged.
  class Spread {
   public:
    explicit Spread(__mmask32 lanes) : m_lanes(lanes) {}
    Vector from(const std::uint16_t* words, Vector x) const {
      return _mm512_mask_expand_epi16(x, m_lanes, load(words));
    }

   private:
    __mmask32 m_lanes;
  };

  // Vector operations for Transposition. A vector consists of 128-bit pieces; piece p has sixteen cells of
  // grids[8 p].
  static Vector pieces(const unsigned char* const* grids, int cell) {
    const auto piece = [=](int lane) {
      return _mm_loadu_si128(reinterpret_cast<const __m128i*>(grids[lane] + cell));
    };
    const Vector two = _mm512_inserti32x4(_mm512_castsi128_si512(piece(0)), piece(8), 1);
    return _mm512_inserti32x4(_mm512_inserti32x4(two, piece(16), 2), piece(24), 3);
  }
  static Vector lowBytes(Vector a, Vector b) { return _mm512_unpacklo_epi8(a, b); }
  static Vector highBytes(Vector a, Vector b) { return _mm512_unpackhi_epi8(a, b); }
  static Vector lowPairs(Vector a, Vector b) { return _mm512_unpacklo_epi16(a, b); }
  static Vector highPairs(Vector a, Vector b) { return _mm512_unpackhi_epi16(a, b); }
  static Vector lowQuads(Vector a, Vector b) { return _mm512_unpacklo_epi32(a, b); }
  static Vector highQuads(Vector a, Vector b) { return _mm512_unpackhi_epi32(a, b); }
  static Vector lookUp(const Table& table, Vector indices) {
    const Vector bytes = _mm512_broadcast_i32x4(_mm_loadu_si128(reinterpret_cast<const __m128i*>(table)));
    return _mm512_shuffle_epi8(bytes, indices);
  }
};

}  // namespace

const Engine kAvx512Engine = {"avx512", count<Lanes>, countTogether<WideLanes, Search<Lanes>>};

}  // namespace sudoku::solving
