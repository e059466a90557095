#include "proof.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "factlog.h"

namespace sudoku::chains {
namespace {

/// The options of a constraint that are not among the assumptions, if all of these are options of one.
/// Nothing if there is no such constraint.
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

/// Makes the proof of one step, and the lemmas that it needs.
class ProofBuilder {
 public:
  struct Result {
    ProofLines lines;
    std::vector<int> premises;  ///< the facts of the context that the lines rest on
  };

  /// The lines of a proof that may use all facts of a context. Nothing if something does not follow.
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
        // What is known without the assumption needs no line.
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
    int base;  ///< the number of the case's assumption
    /// why each fact holds, with the numbers of the facts that it follows from
    std::map<int, Inference> reasons;
  };

  /// Adds the literals that a case reached to a log.
  static void follow(const std::vector<TracedLiteral>& reached, const ChainTrace& trace, FactLog& log) {
    log.add({reached.front().literal});
    for (const TracedLiteral& fact : reached) {
      if (log.contains(fact.literal)) continue;
      const int placed = fact.nested < 0 ? -1 : trace.nestedSteps[at(fact.nested)].hint.placed;
      if (placed < 0) {
        log.add(fact);
        continue;
      }
      // The placement of the nested step excludes the other candidates.
      if (!log.contains(literalOf(placed, true))) log.add({literalOf(placed, true), fact.nested});
      log.add({fact.literal});
    }
  }

  /// The facts to which a case has to lead: the first opposites, or the conclusion. Empty if it does not.
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

  /// Whether one of the assumptions must hold. Adds to the premises the facts that leave no other option.
  static bool isComplete(const ChainTrace& trace, const FactLog& context, std::vector<int>& premises) {
    if (trace.cases.size() == 1) return true;
    std::vector<int> assumed;
    for (const auto& reached : trace.cases) {
      const int literal = reached.front().literal;
      if (!literalIsOn(literal))  // each is on or off: there is no third state
        return trace.cases.size() == 2 && trace.cases[0].front().literal == oppositeOf(literal);
      assumed.push_back(candidateIn(literal));
    }
    const auto missing = missingAmong(context.start(), assumed);
    if (!missing) return false;
    const auto eliminated = context.areOff(*missing, context.size());
    if (eliminated) premises.insert(premises.end(), eliminated->begin(), eliminated->end());
    return eliminated.has_value();
  }

  /// The part of a case that leads to one of its facts, in order.
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

  /// Why a fact holds. The nested step is asked only if nothing simple explains it.
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
