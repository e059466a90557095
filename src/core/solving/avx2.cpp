#include <immintrin.h>

#include "batch.h"
#include "lanes256.h"

namespace sudoku::solving {
namespace {

/// The vector operations for Search that are in neither Lanes256 nor Composed.
struct Basic : Lanes256<Basic> {
  static Vector firstIfAny(Vector a, Vector b) { return _mm256_blendv_epi8(a, b, whereZero(a)); }
  static Vector sizes(Vector x) {
    const Vector perNibble = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,  //
                                              0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const Vector low = _mm256_shuffle_epi8(perNibble, and2(x, all(0x0F0F)));
    const Vector high = _mm256_shuffle_epi8(perNibble, and2(_mm256_srli_epi16(x, 4), all(0x0F0F)));
    return _mm256_maddubs_epi16(_mm256_add_epi8(low, high), _mm256_set1_epi8(1));
  }
  static Vector inLane(int lane, unsigned digit) {
    const Vector lanes = _mm256_setr_epi16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    return and2(_mm256_cmpeq_epi16(lanes, all(static_cast<unsigned>(lane))), all(digit));
  }
};

/// The vector operations for Search and Batch.
struct Lanes : Composed<Basic> {
  static constexpr int kWidth = 16;

  static Vector lowest(Vector x) { return and2(x, _mm256_sub_epi16(all(0), x)); }
  // All ones in lanes where a is less than b. Precondition: no lane has its sign bit set.
  static Vector less(Vector a, Vector b) { return _mm256_cmpgt_epi16(b, a); }
  static Vector choose(Vector first, Vector a, Vector b) { return _mm256_blendv_epi8(b, a, first); }
  static Vector whereEqual(Vector a, Vector b, Vector x) { return and2(_mm256_cmpeq_epi16(a, b), x); }

  static std::uint32_t zeroLanes(Vector x) {
    return _pext_u32(static_cast<std::uint32_t>(_mm256_movemask_epi8(whereZero(x))), 0x55555555);
  }
  static Vector those(std::uint32_t lanes) {
    const Vector bits = _mm256_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192,
                                          16384, static_cast<std::int16_t>(0x8000));
    return _mm256_cmpeq_epi16(and2(all(lanes), bits), bits);
  }
  static Vector keep(std::uint32_t lanes, Vector x) { return and2(those(lanes), x); }

  /// Reads consecutive words into selected lanes and leaves all other lanes unchanged.
  class Spread {
   public:
    explicit Spread(std::uint32_t lanes) : m_lanes(those(lanes)) {
      // A selected lane gets the word whose index is the number of selected lanes before it. Word p is bytes
      // 2p and 2p + 1 of the first half or, from 8 on, of the second. Indexes of 128 and more give 0.
      const Vector before =
          _mm256_setr_epi16(0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 2047, 4095, 8191, 16383, 32767);
      const Vector both = and2(all(lanes), before);
      const Vector place = add(sizes(and2(both, all(0x00FF))), sizes(_mm256_srli_epi16(both, 8)));
      const Vector bytes = add(_mm256_mullo_epi16(place, all(0x0202)), all(0x0100));
      const Vector isSecond = _mm256_cmpgt_epi16(place, all(7));
      m_first = or2(bytes, and2(isSecond, all(0x8080)));
      m_second = or2(_mm256_sub_epi16(bytes, all(0x1010)), minus(all(0x8080), isSecond));
    }
    Vector from(const std::uint16_t* words, Vector x) const {
      const Vector word = load(words);
      return choose(m_lanes,
                    or2(_mm256_shuffle_epi8(_mm256_permute2x128_si256(word, word, 0x00), m_first),
                        _mm256_shuffle_epi8(_mm256_permute2x128_si256(word, word, 0x11), m_second)),
                    x);
    }

   private:
    Vector m_lanes;
    Vector m_first;
    Vector m_second;
  };

  // Vector operations for Transposition. A vector consists of 128-bit pieces; piece p has sixteen cells of
  // grids[8 p].
  static Vector pieces(const unsigned char* const* grids, int cell) {
    const auto piece = [=](int lane) {
      return _mm_loadu_si128(reinterpret_cast<const __m128i*>(grids[lane] + cell));
    };
    return _mm256_inserti128_si256(_mm256_castsi128_si256(piece(0)), piece(8), 1);
  }
  static Vector lowBytes(Vector a, Vector b) { return _mm256_unpacklo_epi8(a, b); }
  static Vector highBytes(Vector a, Vector b) { return _mm256_unpackhi_epi8(a, b); }
  static Vector lowPairs(Vector a, Vector b) { return _mm256_unpacklo_epi16(a, b); }
  static Vector highPairs(Vector a, Vector b) { return _mm256_unpackhi_epi16(a, b); }
  static Vector lowQuads(Vector a, Vector b) { return _mm256_unpacklo_epi32(a, b); }
  static Vector highQuads(Vector a, Vector b) { return _mm256_unpackhi_epi32(a, b); }
  static Vector lookUp(const Table& table, Vector indices) {
    const Vector bytes =
        _mm256_broadcastsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i*>(table)));
    return _mm256_shuffle_epi8(bytes, indices);
  }
};

}  // namespace

const Engine kAvx2Engine = {"avx2", count<Lanes>, countTogether<Lanes, Search<Lanes>>};

}  // namespace sudoku::solving
