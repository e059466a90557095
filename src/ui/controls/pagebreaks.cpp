#include "pagebreaks.h"

#include <cstddef>

namespace sudoku {
namespace {

/// The height in pixels of the pieces of text with the indices `from` to `to` - 1, without the space above
/// the first of them.
int heightOf(const std::vector<PageUnit>& units, std::size_t from, std::size_t to) {
  int height = 0;
  for (std::size_t at = from; at < to; ++at) height += units[at].height + (at > from ? units[at].space : 0);
  return height;
}

}  // namespace

int heightOf(const std::vector<PageUnit>& units) {
  return heightOf(units, 0, units.size());
}

std::optional<std::vector<int>> breakIntoPages(const std::vector<PageUnit>& units, int height) {
  std::vector<int> pages;
  int page = 0;
  int used = 0;
  for (std::size_t at = 0; at < units.size(); ++at) {
    if (units[at].height > height) return std::nullopt;
    std::size_t end = at + 1;
    while (end < units.size() && units[end - 1].staysWithNext) ++end;
    const bool isFirstOfGroup = at == 0 || !units[at - 1].staysWithNext;
    const int together = heightOf(units, at, end);
    const int space = used > 0 ? units[at].space : 0;
    const int wanted = isFirstOfGroup && together <= height ? together : units[at].height;
    if (used > 0 && used + space + wanted > height) {
      ++page;
      used = 0;
    }
    used += (used > 0 ? space : 0) + units[at].height;
    pages.push_back(page);
  }
  return pages;
}

}  // namespace sudoku
