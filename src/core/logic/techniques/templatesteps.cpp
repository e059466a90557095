#include <array>
#include <vector>

#include "finders.h"
#include "templates.h"

namespace sudoku::techniques {
namespace {

/// The templates of each digit (ways to place it nine times in the grid) that fit those of the others: a
/// template is dropped if it has a cell that all templates of another digit contain.
class Templates {
 public:
  explicit Templates(const State& state) {
    for (const Digit digit : allDigits()) of(digit) = templatesOf(state, digit);
    while (prune()) {
    }
  }

  CellSet common(Digit digit) {
    CellSet cells = CellSet::all();
    for (const Template& each : of(digit)) cells &= each;
    return cells;
  }
  CellSet united(Digit digit) {
    CellSet cells;
    for (const Template& each : of(digit)) cells |= each;
    return cells;
  }

 private:
  std::vector<Template>& of(Digit digit) { return m_templates[static_cast<std::size_t>(digit.index())]; }

  bool prune() {
    bool isPruned = false;
    for (const Digit digit : allDigits()) {
      CellSet taken;
      for (const Digit other : allDigits())
        if (other != digit) taken |= common(other);
      isPruned =
          std::erase_if(of(digit), [&](Template each) { return !(each & taken).isEmpty(); }) > 0 || isPruned;
    }
    return isPruned;
  }

  std::array<std::vector<Template>, kDigitCount> m_templates;
};

}  // namespace

void findTemplates(Search& search) {
  const State& state = search.state;
  Templates templates(state);
  for (const Digit digit : allDigits()) {
    const CellSet set = templates.common(digit) & state.cellsOf(digit);
    if (set.isEmpty()) continue;
    Step step{Technique::TemplateSet, reason::Template{digit}};
    for (const Cell cell : set) step.placements.push_back({cell, digit});
    if (search.take(std::move(step))) return;
  }
  for (const Digit digit : allDigits()) {
    const CellSet gone = CellSet::all() - templates.united(digit);
    if (search.takeEliminating(Technique::TemplateDelete, reason::Template{digit}, digit, gone)) return;
  }
}

}  // namespace sudoku::techniques
