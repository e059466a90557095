#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "../explainer/argument.h"
#include "explained.h"
#include "finders.h"

namespace sudoku::techniques {
namespace {

using explainer::Argument;
using explainer::ArgumentLine;
using explainer::ArgumentLines;
using explainer::ChainHint;
using explainer::ChainHints;
using explainer::Inference;

explainer::ChainTechnique chainTechniqueOf(Technique technique) {
  if (technique == Technique::NishioForcingChains) return explainer::ChainTechnique::Nishio;
  return static_cast<explainer::ChainTechnique>(static_cast<int>(explainer::ChainTechnique::Dynamic) +
                                                static_cast<int>(technique) -
                                                static_cast<int>(Technique::DynamicForcingChains));
}
static_assert(static_cast<int>(Technique::RefutationTree) -
                  static_cast<int>(Technique::DynamicForcingChains) ==
              static_cast<int>(explainer::ChainTechnique::Refutation) -
                  static_cast<int>(explainer::ChainTechnique::Dynamic));

/// A line of an argument as a chain. It begins with the assumption. The way back from its end by the latest
/// premise each time is the chain itself; what else is needed comes in branches as soon as it is.
class Unrolling {
 public:
  explicit Unrolling(const ArgumentLine& line) : m_line(line), m_isTold(line.size()) {}

  Chain unroll() {
    add(0, 0);
    tell(static_cast<int>(m_line.size()) - 1, true);
    return std::move(m_chain);
  }

 private:
  /// Tells what leads to an inference, and the inference.
  void tell(int end, bool isMain) {
    std::vector<int> way;
    for (int number = end; !isTold(number); number = m_line[explainer::at(number)].premises.back()) {
      way.push_back(number);
      if (m_line[explainer::at(number)].premises.empty()) break;
    }
    std::reverse(way.begin(), way.end());
    int branch = isMain ? 0 : ++m_branches;
    for (const int number : way) {
      const int before = m_branches;
      for (const int premise : m_line[explainer::at(number)].premises)
        if (!isTold(premise)) tell(premise, false);
      // A branch that others interrupt goes on as one of its own.
      if (!isMain && m_branches != before) branch = ++m_branches;
      add(number, branch);
    }
  }

  bool isTold(int number) const { return m_isTold[explainer::at(number)]; }

  void add(int number, int branch) {
    const Inference& inference = m_line[explainer::at(number)];
    const Candidate candidate = toCandidate(inference.potential / 2);
    m_isTold[explainer::at(number)] = true;
    m_chain.push_back({ChainNode::Kind::Single, inference.potential % 2 == 1,
                       static_cast<std::uint16_t>(branch), candidate.digit, CellSet{candidate.cell},
                       static_cast<std::uint16_t>(inference.lemma + 1)});
  }

  const ArgumentLine& m_line;
  std::vector<bool> m_isTold;
  Chain m_chain;
  int m_branches = 0;
};

std::vector<Chain> toChains(const ArgumentLines& lines) {
  std::vector<Chain> chains;
  for (const ArgumentLine& line : lines) chains.push_back(Unrolling(line).unroll());
  return chains;
}

/// Where the step is: the cell of a contradiction, the cell whose candidates all lead to the same, or the
/// house whose places do.
void locate(Step& step) {
  const ChainNode& first = step.chains.front().front();
  const ChainNode& second = step.chains.back().front();
  if (first == second) {
    step.cells = {step.chains.front().back().cells.first()};
  } else if (first.isOn && second.isOn && first.digit != second.digit) {
    step.cells = {first.cells.first()};
  } else if (first.isOn && second.isOn) {
    for (const House house : housesOf(first.cells.first()))
      if (std::all_of(step.chains.begin(), step.chains.end(),
                      [&](const Chain& chain) { return house.contains(chain.front().cells.first()); }))
        step.houses = {house};
  }
}

std::optional<Step> toStep(Technique technique, const ChainHint& hint, const explainer::Position& position,
                           explainer::ChainSearch& search) {
  const auto [cell, gone] = hint.removals.front();
  const int conclusion =
      hint.placed >= 0
          ? explainer::potentialOf(hint.placed, true)
          : explainer::potentialOf(explainer::candidateOf(cell, explainer::firstOf(gone)), false);
  const Argument argument = argue(position, search.prove(position, hint, conclusion));
  if (argument.lines.empty()) return std::nullopt;
  Step step{technique};
  const Candidate candidate = toCandidate(conclusion / 2);
  step.digits = {candidate.digit};
  (hint.placed >= 0 ? step.placements : step.eliminations).push_back(candidate);
  step.chains = toChains(argument.lines);
  for (const ArgumentLines& lemma : argument.lemmas) step.lemmas.push_back(toChains(lemma));
  for (const Chain& chain : step.chains) step.chainLength += static_cast<int>(chain.size());
  locate(step);
  return step;
}

}  // namespace

/// Sudoku Explainer's searches find the steps, which then have to prove themselves.
void findProvedChains(Search& search) {
  const explainer::Position position = toExplained(search.state);
  explainer::ChainSearch& chains = search.chains(chainTechniqueOf(search.wanted()));
  ChainHints hints(search.options.wantsAll ? ChainHints::Keep::BestOfEachEffect : ChainHints::Keep::Best);
  chains.search(position, nullptr, hints);
  for (const ChainHint& hint : hints.takeSorted()) {
    if (search.isStopped()) return;
    auto step = toStep(search.wanted(), hint, position, chains);
    if (step && search.take(*std::move(step))) return;
  }
}

}  // namespace sudoku::techniques
