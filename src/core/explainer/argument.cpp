#include "argument.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "chainsearch.h"
#include "trail.h"

namespace sudoku::explainer {
namespace {

/// Whether one digit of some cell, or one place of some digit in a region, must be among the assumptions, and
/// the candidates that are missing there. Nothing if the assumptions are not of such a kind.
std::optional<std::vector<int>> missingAmong(const Position& start, const std::vector<int>& assumed) {
  const auto missing = [&assumed](std::vector<int> all) {
    std::erase_if(all, [&assumed](int candidate) {
      return std::find(assumed.begin(), assumed.end(), candidate) != assumed.end();
    });
    return all;
  };
  const int cell = cellOf(assumed.front());
  const int digit = digitOf(assumed.front());
  if (std::all_of(assumed.begin(), assumed.end(), [=](int each) { return cellOf(each) == cell; })) {
    std::vector<int> all;
    for (const int other : Bits(start.digits(cell))) all.push_back(candidateOf(cell, other));
    return missing(all);
  }
  for (int kind = 0; kind < kRegionKinds; ++kind) {
    const int region = regionOf(cell, kind);
    const bool areIn = std::all_of(assumed.begin(), assumed.end(), [=](int each) {
      return digitOf(each) == digit && regionOf(cellOf(each), kind) == region;
    });
    if (!areIn) continue;
    std::vector<int> all;
    for (const int place : Bits(start.places(region, digit)))
      all.push_back(candidateOf(cellAt(region, place), digit));
    return missing(all);
  }
  return std::nullopt;
}

/// Makes the argument of one proof, and the lemmas that it needs on the way.
class Arguing {
 public:
  struct Result {
    ArgumentLines lines;
    std::vector<int> premises;  ///< the facts of the context that it rests on
  };

  /// The lines of a proof that may use all facts of a context. Nothing if something does not follow.
  std::optional<Result> argue(const ChainProof& proof, const Trail& context) {
    Result result;
    for (const auto& reached : proof.cases) {
      Trail trail = context;
      follow(reached, proof, trail);
      Case now{proof, trail, context.size(), {}};
      const std::vector<int> targets = targetsOf(proof, trail, now.base);
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
    if (result.lines.empty() || !isComplete(proof, context, result.premises)) return std::nullopt;
    return result;
  }

  std::vector<ArgumentLines> takeLemmas() { return std::move(m_lemmas); }

 private:
  struct Reason {
    std::vector<int> premises;
    int lemma = -1;
  };
  struct Case {
    const ChainProof& proof;
    const Trail& trail;
    int base;  ///< the number of its assumption
    std::map<int, Reason> reasons;
  };

  /// Adds what was reached to a trail.
  static void follow(const std::vector<ReachedNode>& reached, const ChainProof& proof, Trail& trail) {
    trail.add(reached.front().potential);
    for (const auto& [potential, nested] : reached) {
      if (trail.contains(potential)) continue;
      const int placed = nested < 0 ? -1 : proof.nestedSteps[at(nested)].hint.placed;
      if (placed < 0) {
        trail.add(potential, nested);
        continue;
      }
      // What the nested step places excludes the others.
      if (!trail.contains(potentialOf(placed, true))) trail.add(potentialOf(placed, true), nested);
      trail.add(potential);
    }
  }

  /// The facts that a case has to lead to: the first opposites, or the conclusion. Nothing if it does not.
  static std::vector<int> targetsOf(const ChainProof& proof, const Trail& trail, int base) {
    if (proof.cases.size() > 1) {
      const int target = trail.find(proof.conclusion);
      return target < 0 ? std::vector<int>{} : std::vector{target};
    }
    for (int number = base; number < trail.size(); ++number) {
      const int opposite = trail.find(trail.fact(number).potential ^ 1);
      if (opposite >= 0 && opposite < number) return {opposite, number};
    }
    return {};
  }

  /// Whether one of the assumptions must hold. What has gone besides is among the premises.
  static bool isComplete(const ChainProof& proof, const Trail& context, std::vector<int>& premises) {
    if (proof.cases.size() == 1) return true;
    std::vector<int> assumed;
    for (const auto& reached : proof.cases) {
      const int potential = reached.front().potential;
      if (potential % 2 == 0)  // on or off: there is no third
        return proof.cases.size() == 2 && proof.cases[0].front().potential == (potential ^ 1);
      assumed.push_back(potential / 2);
    }
    const auto missing = missingAmong(context.start(), assumed);
    if (!missing) return false;
    const auto gone = context.areOff(*missing, context.size());
    if (gone) premises.insert(premises.end(), gone->begin(), gone->end());
    return gone.has_value();
  }

  /// The part of a case that leads to one of its facts, in order.
  std::optional<ArgumentLine> lineTo(int target, Case& now, std::vector<int>& outside) {
    std::vector<bool> isNeeded(at(now.trail.size()));
    isNeeded[at(now.base)] = isNeeded[at(target)] = true;
    for (int number = target; number > now.base; --number) {
      if (!isNeeded[at(number)]) continue;
      const Reason* reason = reasonOf(number, now);
      if (reason == nullptr) return std::nullopt;
      for (const int premise : reason->premises) isNeeded[at(premise)] = true;
    }
    ArgumentLine line;
    std::map<int, int> numberInLine;
    for (int number = 0; number <= std::max(target, now.base); ++number) {
      if (!isNeeded[at(number)]) continue;
      if (number < now.base) {
        outside.push_back(number);
        continue;
      }
      numberInLine[number] = static_cast<int>(line.size());
      Inference inference{now.trail.fact(number).potential, {}, -1};
      if (number > now.base) {
        const Reason& reason = now.reasons.at(number);
        for (const int premise : reason.premises)
          if (premise >= now.base) inference.premises.push_back(numberInLine.at(premise));
        std::sort(inference.premises.begin(), inference.premises.end());
        inference.lemma = reason.lemma;
      }
      line.push_back(std::move(inference));
    }
    return line;
  }

  /// Why a fact holds, the nested step being asked only if nothing simple does.
  const Reason* reasonOf(int number, Case& now) {
    const auto known = now.reasons.find(number);
    if (known != now.reasons.end()) return &known->second;
    Reason reason;
    if (auto premises = now.trail.reasonsOf(number)) {
      reason.premises = *std::move(premises);
    } else {
      const int nested = now.trail.fact(number).nested;
      if (nested < 0) return nullptr;
      const NestedUse& use = now.proof.nestedSteps[at(nested)];
      const int conclusion = now.trail.fact(number).potential;
      auto lemma = argue(use.search->prove(use.position, use.hint, conclusion), now.trail.upTo(number));
      if (!lemma) return nullptr;
      reason.premises = std::move(lemma->premises);
      reason.lemma = static_cast<int>(m_lemmas.size());
      m_lemmas.push_back(std::move(lemma->lines));
    }
    return &now.reasons.emplace(number, std::move(reason)).first->second;
  }

  std::vector<ArgumentLines> m_lemmas;
};

}  // namespace

Argument argue(const Position& position, const ChainProof& proof) {
  Arguing arguing;
  auto result = arguing.argue(proof, Trail(position));
  if (!result) return {};
  return {std::move(result->lines), arguing.takeLemmas()};
}

}  // namespace sudoku::explainer
