#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "finders.h"
#include "logic/chains/proof.h"

namespace sudoku::techniques {
namespace {

using chains::ChainHint;
using chains::ChainHints;
using chains::Inference;
using chains::Proof;
using chains::ProofLine;
using chains::ProofLines;

chains::ChainTechnique chainTechniqueOf(Technique technique) {
  if (technique == Technique::NishioForcingChains) return chains::ChainTechnique::Nishio;
  return static_cast<chains::ChainTechnique>(static_cast<int>(chains::ChainTechnique::Dynamic) +
                                             static_cast<int>(technique) -
                                             static_cast<int>(Technique::DynamicForcingChains));
}
static_assert(static_cast<int>(Technique::RefutationTree) -
                  static_cast<int>(Technique::DynamicForcingChains) ==
              static_cast<int>(chains::ChainTechnique::Refutation) -
                  static_cast<int>(chains::ChainTechnique::Dynamic));

/// Turns one line of a proof, which is a list of inferences from an assumption, into a chain. The main chain
/// follows the latest premise of each inference back from the end; the other premises are added as branches
/// just before they are needed.
class Unrolling {
 public:
  explicit Unrolling(const ProofLine& line) : m_line(line), m_isTold(line.size()) {}

  Chain unroll() {
    add(0, 0);
    tell(static_cast<int>(m_line.size()) - 1, true);
    return std::move(m_chain);
  }

 private:
  /// Adds an inference and everything it follows from that is not in the chain yet.
  void tell(int end, bool isMain) {
    std::vector<int> way;
    for (int number = end; !isTold(number); number = m_line[patterns::at(number)].premises.back()) {
      way.push_back(number);
      if (m_line[patterns::at(number)].premises.empty()) break;
    }
    std::reverse(way.begin(), way.end());
    int branch = isMain ? 0 : ++m_branches;
    for (const int number : way) {
      const int before = m_branches;
      for (const int premise : m_line[patterns::at(number)].premises)
        if (!isTold(premise)) tell(premise, false);
      // If branches for the premises have been added in the middle of this branch, it continues under a new
      // number.
      if (!isMain && m_branches != before) branch = ++m_branches;
      add(number, branch);
    }
  }

  bool isTold(int number) const { return m_isTold[patterns::at(number)]; }

  void add(int number, int branch) {
    const Inference& inference = m_line[patterns::at(number)];
    const Candidate candidate = toCandidate(inference.literal / 2);
    m_isTold[patterns::at(number)] = true;
    m_chain.push_back({ChainNode::Kind::Single, inference.literal % 2 == 1,
                       static_cast<std::uint16_t>(branch), candidate.digit, CellSet{candidate.cell},
                       static_cast<std::uint16_t>(inference.lemma + 1)});
  }

  const ProofLine& m_line;
  std::vector<bool> m_isTold;
  Chain m_chain;
  int m_branches = 0;
};

std::vector<Chain> toChains(const ProofLines& lines) {
  std::vector<Chain> chains;
  for (const ProofLine& line : lines) chains.push_back(Unrolling(line).unroll());
  return chains;
}

/// Sets the cell or house of a proof: the cell of a contradiction, or the cell or house whose candidates all
/// lead to the conclusion.
void locate(reason::Proof& proof) {
  const ChainNode& first = proof.chains.front().front();
  const ChainNode& second = proof.chains.back().front();
  if (first == second) {
    proof.cell = proof.chains.front().back().cells.first();
  } else if (first.isOn && second.isOn && first.digit != second.digit) {
    proof.cell = first.cells.first();
  } else if (first.isOn && second.isOn) {
    for (const House house : housesOf(first.cells.first()))
      if (std::all_of(proof.chains.begin(), proof.chains.end(),
                      [&](const Chain& chain) { return house.contains(chain.front().cells.first()); }))
        proof.house = house;
  }
}

std::optional<Step> toStep(Technique technique, const ChainHint& hint,
                           const patterns::OptionPosition& position, chains::ChainSearch& search) {
  const auto [cell, gone] = hint.removals.front();
  const int conclusion = hint.placed >= 0
                             ? chains::literalOf(hint.placed, true)
                             : chains::literalOf(patterns::candidateOf(cell, patterns::firstOf(gone)), false);
  const Proof proof = chains::prove(position, search.trace(position, hint, conclusion));
  if (proof.lines.empty()) return std::nullopt;
  Step step{technique};
  (hint.placed >= 0 ? step.placements : step.eliminations).push_back(toCandidate(conclusion / 2));
  reason::Proof reason;
  reason.chains = toChains(proof.lines);
  for (const ProofLines& lemma : proof.lemmas) reason.lemmas.push_back(toChains(lemma));
  for (const Chain& chain : reason.chains) reason.length += static_cast<int>(chain.size());
  locate(reason);
  step.reason = std::move(reason);
  return step;
}

}  // namespace

/// Passes to `search` the steps that Sudoku Explainer's search for the wanted technique finds, as far as they
/// can be proved.
void findProvedChains(Search& search) {
  const patterns::OptionPosition& position = search.state.position();
  chains::ChainSearch& chains = search.memory.chains(chainTechniqueOf(search.wanted()));
  ChainHints hints(search.options.wantsAll ? ChainHints::Keep::BestOfEachEffect : ChainHints::Keep::Best);
  chains.search(position, nullptr, hints);
  for (const ChainHint& hint : hints.takeSorted()) {
    if (search.isStopped()) return;
    auto step = toStep(search.wanted(), hint, position, chains);
    if (step && search.take(*std::move(step))) return;
  }
}

}  // namespace sudoku::techniques
