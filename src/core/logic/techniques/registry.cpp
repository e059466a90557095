#include "registry.h"

#include <algorithm>
#include <string_view>
#include <tuple>

namespace sudoku {
namespace {

using techniques::kTable;
using techniques::Row;

char toLower(char character) {
  return character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a') : character;
}

/// Whether two names are equal, ignoring case, and taking hyphens for blanks.
bool isSameName(std::string_view a, std::string_view b) {
  const auto plain = [](char character) { return character == ' ' ? '-' : toLower(character); };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [&](char left, char right) { return plain(left) == plain(right); });
}

}  // namespace

const TechniqueInfo& infoOf(Technique technique) {
  return techniques::rowOf(technique).info;
}

bool isHarder(Technique a, Technique b) {
  const auto hardness = [](Technique technique) {
    const TechniqueInfo& info = infoOf(technique);
    return std::tuple(info.level, info.score, technique);
  };
  return hardness(a) > hardness(b);
}

std::optional<Technique> techniqueNamed(std::string_view text) {
  for (const Row& row : kTable)
    if (text == row.info.code || text == row.info.shortName || isSameName(text, row.info.name))
      return row.info.technique;
  return std::nullopt;
}

namespace techniques {

std::optional<Step> firstOf(Search& search, Technique first, Technique last) {
  if (search.isStopped()) return std::nullopt;
  search.lookFor(first, last);
  rowOf(first).find(search);
  if (search.steps().empty() || search.isStopped()) return std::nullopt;
  return std::move(search.steps().front());
}

std::vector<Step> allOf(const State& state, Group group, const SearchOptions& options,
                        const std::stop_token& stop) {
  PathMemory memory(stop);
  Search search(state, options, memory);
  search.lookFor(group.first, group.last);
  rowOf(group.first).find(search);
  std::stable_sort(search.steps().begin(), search.steps().end(),
                   [](const Step& a, const Step& b) { return a.technique < b.technique; });
  return std::move(search.steps());
}

}  // namespace techniques

}  // namespace sudoku
