#include "templates.h"

#include <array>
#include <cstdint>
#include <vector>

namespace sudoku::techniques {
namespace {

/// Adds all templates that contain the cells in `chosen`, which has one cell in each row above `row`.
void extend(int row, Template chosen, CellSet free, std::vector<Template>& templates) {
  if (row == 9) {
    templates.push_back(chosen);
    return;
  }
  for (const Cell cell : free& cellsOf(House::row(row))) {
    Template more = chosen;
    more.add(cell);
    extend(row + 1, more, free - peersOf(cell), templates);
  }
}

constexpr std::size_t kBands = 3;
constexpr std::size_t kColumnChoices = 27;  // ways to choose one of three columns in each of three stacks

/// The parts of templates in a band for one choice of columns: three cells in different rows and stacks.
using PartsOfChoice = std::array<CellSet, 6>;

/// All parts of templates, by band and choice of columns.
using Parts = std::array<std::array<PartsOfChoice, kColumnChoices>, kBands>;

constexpr Parts allParts() {
  constexpr std::array<std::array<int, 3>, 6> kRowOrders = {
      {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
  Parts parts;
  for (std::size_t band = 0; band < kBands; ++band)
    for (std::size_t choice = 0; choice < kColumnChoices; ++choice)
      for (std::size_t order = 0; order < kRowOrders.size(); ++order) {
        const auto number = static_cast<int>(choice);
        const auto top = static_cast<int>(3 * band);
        const std::array columns = {number / 9, 3 + number / 3 % 3, 6 + number % 3};
        for (std::size_t stack = 0; stack < columns.size(); ++stack)
          parts[band][choice][order].add(Cell::at(top + kRowOrders[order][stack], columns[stack]));
      }
  return parts;
}
constexpr Parts kParts = allParts();

/// The union of the parts of templates that fit into a band, for each choice of columns. Whether a part fits
/// the parts in other bands depends only on its columns.
using BandParts = std::array<CellSet, kColumnChoices>;

BandParts partsOf(CellSet places, std::size_t band) {
  BandParts fitting;
  for (std::size_t choice = 0; choice < kColumnChoices; ++choice)
    for (const CellSet& part : kParts[band][choice])
      if ((part - places).isEmpty()) fitting[choice] |= part;
  return fitting;
}

/// Three choices of columns that share no column. Any two of them determine the third.
using Partition = std::array<std::uint8_t, kBands>;

constexpr std::array<Partition, 216> allPartitions() {
  std::array<Partition, 216> partitions{};
  std::size_t count = 0;
  const auto isApart = [](std::size_t a, std::size_t b) {
    return a / 9 != b / 9 && a / 3 % 3 != b / 3 % 3 && a % 3 != b % 3;
  };
  for (std::size_t a = 0; a < kColumnChoices; ++a)
    for (std::size_t b = 0; b < kColumnChoices; ++b)
      for (std::size_t c = 0; c < kColumnChoices; ++c)
        if (isApart(a, b) && isApart(b, c) && isApart(a, c))
          partitions[count++] = {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                                 static_cast<std::uint8_t>(c)};
  return partitions;
}
constexpr auto kPartitions = allPartitions();

}  // namespace

std::vector<Template> templatesOf(const State& state, Digit digit) {
  std::vector<Template> templates;
  extend(0, {}, state.cellsOf(digit) | state.board().cellsWith(digit), templates);
  return templates;
}

CellSet outsideTemplates(const State& state, Digit digit) {
  const CellSet places = state.cellsOf(digit) | state.board().cellsWith(digit);
  const std::array bands = {partsOf(places, 0), partsOf(places, 1), partsOf(places, 2)};
  CellSet united;
  for (const Partition& choices : kPartitions) {
    const CellSet top = bands[0][choices[0]];
    const CellSet middle = bands[1][choices[1]];
    const CellSet bottom = bands[2][choices[2]];
    if (!top.isEmpty() && !middle.isEmpty() && !bottom.isEmpty()) united |= top | middle | bottom;
  }
  return state.cellsOf(digit) - united;
}

}  // namespace sudoku::techniques
