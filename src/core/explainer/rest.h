#pragma once

#include <array>
#include <cstdint>

#include "position.h"
#include "units.h"

namespace sudoku::explainer {

/// What an assumption leaves of a position: the digits of each cell and the places of each digit in each
/// region, all of them units in one row, of which the processor takes eight at a time.
class Rest {
 public:
  // Of no candidate:
  static constexpr int kNoNews = -1;
  static constexpr int kContradiction = -2;  ///< what an empty unit is news about

  /// What none of some assumptions leaves in the cells.
  class Lost;

  /// Nothing, as a contradiction leaves.
  Rest() = default;
  /// All of a position. Its singles have been followed up, so they are no news.
  explicit Rest(const Position& position);

  /// Assumes a candidate: those who see it go.
  void turnOn(int candidate);
  /// Takes digits from a cell, and leaves the regions alone.
  void takeFromCell(int cell, Mask digits) { takeFromUnit(cell, digits); }
  /// Keeps only what another assumption leaves too; what is no news there is none here.
  void keepOnly(const Rest& other);
  /// Whether there would be news if one kept only what another leaves too.
  bool wouldHaveNews(const Rest& other) const;
  /// A candidate that has become single, kContradiction if there is nothing left of some unit, or kNoNews.
  /// Looks once round from where `place` says, and leaves it where the news is.
  int news(std::size_t& place) const;

 private:
  static constexpr std::size_t kUnitsPerVector = 8;
  static constexpr std::size_t kVectorCount = (kUnitCount + kUnitsPerVector - 1) / kUnitsPerVector;
  static constexpr std::size_t kCellVectorCount = (kCellCount + kUnitsPerVector - 1) / kUnitsPerVector;

  // Beside the mask of what is left a unit has two bits. One never goes, so that there is none in the rest of
  // a contradiction; the other goes with the news.
  static constexpr Mask kAll = 0x1FF;
  static constexpr Mask kStays = 0x4000;
  static constexpr Mask kOpen = 0x8000;

  using Vector = Mask __attribute__((vector_size(kUnitsPerVector * sizeof(Mask))));

  static Mask newUnit(Mask mask);
  static Vector newsOf(const Vector& units);
  static bool isAny(const Vector& units);

  Mask unit(int number) const { return m_units[at(number) / kUnitsPerVector][at(number) % kUnitsPerVector]; }
  void setUnit(int number, Mask value) {
    m_units[at(number) / kUnitsPerVector][at(number) % kUnitsPerVector] = value;
  }
  void takeFromUnit(int number, Mask mask) { setUnit(number, without(unit(number), mask)); }
  void turnOff(int candidate);

  std::array<Vector, kVectorCount> m_units{};  // the cells, then the digits of each region
};

class Rest::Lost {
 public:
  /// What one assumption takes from a position.
  Lost(const Rest& position, const Rest& rest);
  /// Takes out what one more assumption leaves. Whether anything is lost still.
  bool except(const Rest& rest);

 private:
  std::array<Vector, kCellVectorCount> m_units;
};

}  // namespace sudoku::explainer
