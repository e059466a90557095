#include <algorithm>
#include <cstddef>

#include <sudoku/making/recipe.h>

namespace sudoku {
namespace {

constexpr GivensRange leaving(int holes) {
  return {kCellCount - holes, kCellCount - holes};
}

constexpr std::array<DigRules, Names<DigMethod>::kNames.size()> kRules = {{
    {},
    // The range ends at 60 where the paper of 薛源海 et al. says "50 and more".
    {.order = DigOrder::Random, .givens = GivensRange{50, 60}, .floor = 5, .isPropagated = true},
    {.order = DigOrder::Random, .givens = GivensRange{36, 49}, .floor = 4, .isPropagated = true},
    {.order = DigOrder::Jumping, .givens = GivensRange{32, 35}, .floor = 3, .isPropagated = true},
    {.order = DigOrder::Snake, .givens = GivensRange{28, 31}, .floor = 2, .isPropagated = true},
    {.order = DigOrder::Reading, .givens = GivensRange{22, 27}, .floor = 0, .isPropagated = true},
    // Android3-5, after a Sudoku game for Android: first six holes (empty cells) in each row, 54 in all, then
    // 4, 6 or 8 more.
    {.order = DigOrder::Random, .givens = leaving(47)},
    {.order = DigOrder::Random, .givens = leaving(55)},
    {.order = DigOrder::Random, .givens = leaving(58), .holesPerRow = 6, .sparesEnds = true},
    {.order = DigOrder::Snake, .givens = leaving(60), .holesPerRow = 6},
    {.order = DigOrder::Reading, .givens = leaving(62), .holesPerRow = 6},
}};

}  // namespace

bool isValid(const Recipe& recipe) {
  if (isAndroid(recipe.dig)) return !recipe.order && !recipe.givens;
  if (!recipe.givens) return true;
  const auto [least, most] = *recipe.givens;
  return 0 <= least && least <= most && most <= kCellCount;
}

DigRules rulesOf(const Recipe& recipe) {
  DigRules rules = kRules[static_cast<std::size_t>(recipe.dig)];
  if (recipe.order) rules.order = *recipe.order;
  if (recipe.givens) rules.givens = recipe.givens;
  return rules;
}

int fewestGivens(const Recipe& recipe) {
  constexpr int kFewestEver = 17;
  return std::max(kFewestEver, kDigitCount * rulesOf(recipe).floor);
}

}  // namespace sudoku
