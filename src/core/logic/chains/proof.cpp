#include "proof.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "factlog.h"

namespace sudoku::chains {
namespace {

/// If all the assumed candidates are options of one constraint, its other options; nothing if there is no
/// such constraint.
std::optional<std::vector<int>> missingAmong(const OptionPosition& start, const std::vector<int>& assumed) {
  for (const int constraint : membershipOf(assumed.front()).constraints) {
    std::vector<int> options;
    for (const int option : Bits(start.options(constraint)))
      options.push_back(candidateAt(constraint, option));
    std::size_t found = 0;
    for (const int candidate : assumed) found += std::erase(options, candidate);
    if (found == assumed.size()) return options;
  }
  return std::nullopt;
}

/// Makes the proof of one step, together with its lemmas: the proofs of steps that are used within its
/// chains.
class ProofBuilder {
 public:
  struct Result {
    ProofLines lines;
    std::vector<int> premises;  ///< facts that the lines use, by their numbers in the context
  };

  /// The lines of a proof that may use all facts of the context, which are known before it. Nothing if a fact
  /// that it needs cannot be proved.
  std::optional<Result> prove(const ChainTrace& trace, const FactLog& context) {
    Result result;
    for (const auto& reached : trace.cases) {
      FactLog log = context;
      follow(reached, trace, log);
      const int base = context.size();
      Case now{trace, log, base, {{base, {reached.front().literal, {}}}}};
      const std::vector<int> targets = targetsOf(trace, log, now.base);
      if (targets.empty()) return std::nullopt;
      for (const int target : targets) {
        // One of two facts that contradict each other may be known without the assumption; it needs no line.
        if (targets.size() > 1 && target < now.base) {
          result.premises.push_back(target);
          continue;
        }
        auto line = lineTo(target, now, result.premises);
        if (!line) return std::nullopt;
        result.lines.push_back(*std::move(line));
      }
    }
    if (result.lines.empty() || !isComplete(trace, context, result.premises)) return std::nullopt;
    return result;
  }

  std::vector<ProofLines> takeLemmas() { return std::move(m_lemmas); }

 private:
  struct Case {
    const ChainTrace& trace;
    const FactLog& log;
    int base;  ///< number of the fact that is assumed
    /// by fact, the reason why it holds, with the numbers of its premises
    std::map<int, Inference> reasons;
  };

  /// Adds all literals that an assumption leads to, beginning with itself, to a log of facts.
  static void follow(const std::vector<TracedLiteral>& reached, const ChainTrace& trace, FactLog& log) {
    log.add({reached.front().literal});
    for (const TracedLiteral& fact : reached) {
      if (log.contains(fact.literal)) continue;
      const int placed = fact.nested < 0 ? -1 : trace.nestedSteps[at(fact.nested)].hint.placed;
      if (placed < 0) {
        log.add(fact);
        continue;
      }
      // The other candidates of the nested step are off because of the candidate that it places.
      if (!log.contains(literalOf(placed, true))) log.add({literalOf(placed, true), fact.nested});
      log.add({fact.literal});
    }
  }

  /// The facts that an assumption must lead to: the first two that contradict each other, or, if there are
  /// several assumptions, the conclusion. Empty if it leads to neither.
  static std::vector<int> targetsOf(const ChainTrace& trace, const FactLog& log, int base) {
    if (trace.cases.size() > 1) {
      const int target = log.find(trace.conclusion);
      return target < 0 ? std::vector<int>{} : std::vector{target};
    }
    for (int number = base; number < log.size(); ++number) {
      const int opposite = log.find(oppositeOf(log.fact(number).literal));
      if (opposite >= 0 && opposite < number) return {opposite, number};
    }
    return {};
  }

  /// Whether one of the assumptions must be true. Adds to the premises the facts that exclude all other
  /// options.
  static bool isComplete(const ChainTrace& trace, const FactLog& context, std::vector<int>& premises) {
    if (trace.cases.size() == 1) return true;
    std::vector<int> assumed;
    for (const auto& reached : trace.cases) {
      const int literal = reached.front().literal;
      if (!literalIsOn(literal))  // a candidate on and off: one of them is true
        return trace.cases.size() == 2 && trace.cases[0].front().literal == oppositeOf(literal);
      assumed.push_back(candidateIn(literal));
    }
    const auto missing = missingAmong(context.start(), assumed);
    if (!missing) return false;
    const auto eliminated = context.areOff(*missing, context.size());
    if (eliminated) premises.insert(premises.end(), eliminated->begin(), eliminated->end());
    return eliminated.has_value();
  }

  /// The inferences from an assumption that lead to the fact `target`, in order. Adds to `outside` the facts
  /// that they use but that were known before the assumption.
  std::optional<ProofLine> lineTo(int target, Case& now, std::vector<int>& outside) {
    std::vector<bool> isNeeded(at(now.log.size()));
    isNeeded[at(now.base)] = isNeeded[at(target)] = true;
    for (int number = target; number > now.base; --number) {
      if (!isNeeded[at(number)]) continue;
      const Inference* reason = reasonOf(number, now);
      if (reason == nullptr) return std::nullopt;
      for (const int premise : reason->premises) isNeeded[at(premise)] = true;
    }
    ProofLine line;
    std::map<int, int> numberInLine;
    for (int number = 0; number <= std::max(target, now.base); ++number) {
      if (!isNeeded[at(number)]) continue;
      if (number < now.base) {
        outside.push_back(number);
        continue;
      }
      numberInLine[number] = static_cast<int>(line.size());
      Inference inference = now.reasons.at(number);
      std::erase_if(inference.premises, [&now](int premise) { return premise < now.base; });
      for (int& premise : inference.premises) premise = numberInLine.at(premise);
      std::sort(inference.premises.begin(), inference.premises.end());
      line.push_back(std::move(inference));
    }
    return line;
  }

  /// The reason why a fact holds. Proves the step from which the fact follows as a lemma, but only if
  /// FactLog::premisesOf() does not explain the fact.
  const Inference* reasonOf(int number, Case& now) {
    const auto known = now.reasons.find(number);
    if (known != now.reasons.end()) return &known->second;
    const auto [literal, nested] = now.log.fact(number);
    Inference reason{literal, {}};
    if (auto premises = now.log.premisesOf(number)) {
      reason.premises = *std::move(premises);
    } else {
      if (nested < 0) return nullptr;
      const NestedUse& use = now.trace.nestedSteps[at(nested)];
      auto lemma = prove(use.search->trace(use.position, use.hint, literal), now.log.upTo(number));
      if (!lemma) return nullptr;
      reason.premises = std::move(lemma->premises);
      reason.lemma = static_cast<int>(m_lemmas.size());
      m_lemmas.push_back(std::move(lemma->lines));
    }
    return &now.reasons.emplace(number, std::move(reason)).first->second;
  }

  std::vector<ProofLines> m_lemmas;
};

}  // namespace

Proof prove(const OptionPosition& position, const ChainTrace& trace) {
  ProofBuilder builder;
  auto result = builder.prove(trace, FactLog(position));
  if (!result) return {};
  return {std::move(result->lines), builder.takeLemmas()};
}

}  // namespace sudoku::chains
