#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "clausewords.h"
#include "conclusions.h"
#include "reasonwords.h"
#include "stepparts.h"
#include "walkwords.h"

namespace sudoku {
namespace {

using Joint = Phrases::Joint;

/// The most reasons that one sentence names; the step-by-step walk through the chain gives all of them.
constexpr std::size_t kMostReasons = 5;

bool seesAllOf(Cell cell, CellSet cells) {
  return (cells - peersOf(cell)).isEmpty();
}

/// The sentence that at least one of two chain nodes is true.
Sentence oneOfBoth(const QString& pattern, const ChainNode& one, const ChainNode& other) {
  return Phrases::fill(pattern, {{"one", ClauseWords::stated(one)}, {"other", ClauseWords::stated(other)}});
}

ChainNode isTrue(ChainNode node) {
  node.isOn = true;
  return node;
}

}  // namespace

ReasonWords::Sentences ReasonWords::operator()(const reason::LinkChain& chain) const {
  using Shape = reason::LinkChain::Shape;
  switch (chain.shape) {
    case Shape::Pairs:
      return pairs(chain);
    case Shape::ContinuousLoop:
      return closedLoop(chain);
    case Shape::DiscontinuousLoop:
      return clash(chain);
    case Shape::OneDigit:
    case Shape::BothEnds:
      break;
  }
  return twoEnds(chain);
}

ReasonWords::Sentences ReasonWords::pairs(const reason::LinkChain& chain) const {
  std::vector<Cell> cells;
  for (const ChainNode& node : chain.nodes)
    if (cells.empty() || cells.back() != node.cells.first()) cells.push_back(node.cells.first());
  CellSet odd;
  CellSet even;
  for (std::size_t index = 0; index < cells.size(); ++index) (index % 2 == 0 ? even : odd).add(cells[index]);
  Sentences sentences = {Phrases::fill(tr("{cells} hold only {digits}, and each sees the next."),
                                       {{"cells", Phrases::inOrder(cells, Role::Pattern, chain.digits)},
                                        {"digits", Phrases::digits(chain.digits)}}),
                         Phrases::fill(tr("So the digits take turns along them, one way or the other.")),
                         Phrases::fill(tr("One of {even} and one of {odd} always differ."),
                                       {{"even", Phrases::cells(even, Role::Pattern, chain.digits)},
                                        {"odd", Phrases::cells(odd, Role::Pattern, chain.digits)}})};
  for (const Cell cell : cellsOf(m_step.eliminations)) {
    if (sentences.size() > kMostReasons) break;
    const CellSet seenEven = peersOf(cell) & even;
    const CellSet seenOdd = peersOf(cell) & odd;
    if (seenEven.isEmpty() || seenOdd.isEmpty()) continue;
    sentences.push_back(
        Phrases::fill(tr("{cell} sees {one} and {other}: one is {a}, one is {b}."),
                      {{"cell", Phrases::cells({cell}, Role::Eliminated, chain.digits)},
                       {"one", Phrases::cells({seenEven.first()}, Role::Pattern, chain.digits)},
                       {"other", Phrases::cells({seenOdd.first()}, Role::Pattern, chain.digits)},
                       {"a", Phrases::digit(chain.digits.first())},
                       {"b", Phrases::digit((chain.digits - DigitSet{chain.digits.first()}).first())}}));
  }
  return sentences;
}

/// Explains a closed loop of strong and weak links: one of the two ends of each weak link is true, so other
/// candidates that cannot be true with either end are false.
ReasonWords::Sentences ReasonWords::closedLoop(const reason::LinkChain& chain) const {
  Sentences sentences = {
      WalkWords::supposed(chain.nodes.front()),
      Phrases::fill(tr("Follow the links: they lead round, back to where they began.")),
      Phrases::fill(tr("Read backwards, the links hold too: of the two ends of each just one is true."))};
  std::vector<Candidate> rest = m_step.eliminations;
  const auto take = [&](const auto& isMeant) {
    std::vector<Candidate> taken;
    std::copy_if(rest.begin(), rest.end(), std::back_inserter(taken), isMeant);
    std::erase_if(rest, isMeant);
    return cellsOf(taken);
  };
  for (std::size_t index = 0; index < chain.nodes.size() && !rest.empty(); ++index) {
    const ChainNode& one = chain.nodes[index];
    const ChainNode& other = chain.nodes[(index + 1) % chain.nodes.size()];
    const CellSet both = one.cells | other.cells;
    if (one.cells == other.cells && one.cells.hasOne() && one.digit != other.digit) {
      const CellSet gone = take([&](const Candidate& each) {
        return each.cell == one.cells.first() && each.digit != one.digit && each.digit != other.digit;
      });
      if (!gone.isEmpty())
        sentences.push_back(
            Phrases::fill(tr("{cell} is {digits}, and nothing else."),
                          {{"cell", Phrases::cells(one.cells, Role::On, {one.digit, other.digit})},
                           {"digits", Phrases::digits({one.digit, other.digit}, Joint::Or)}}));
    } else if (one.digit == other.digit) {
      const CellSet gone =
          take([&](const Candidate& each) { return each.digit == one.digit && seesAllOf(each.cell, both); });
      if (!gone.isEmpty())
        //: Such as: One of r1c5 and r2c5 is 7, and r3c5 and r4c5 see them all. Count of the latter.
        sentences.push_back(
            Phrases::fill(tr("One of {cells} is {digit}, and {gone} see them all.", nullptr, gone.size()),
                          {{"cells", Phrases::cells(both, Role::On, {one.digit})},
                           {"digit", Phrases::digit(one.digit)},
                           {"gone", Phrases::cells(gone, Role::Eliminated, {one.digit})}}));
    }
  }
  return sentences;
}

ReasonWords::Sentences ReasonWords::clash(const reason::LinkChain& chain) const {
  const ChainNode& first = chain.nodes.front();
  const ChainNode& last = chain.nodes.back();
  Sentences sentences = {WalkWords::supposed(first), Phrases::fill(tr("Follow the links: then {end}."),
                                                                   {{"end", ClauseWords::stated(last)}})};
  sentences.push_back(Phrases::fill(
      first.digit == last.digit ? tr("That is the opposite of what was supposed. So it was wrong.")
                                : tr("One cell cannot have both digits. So what was supposed is wrong.")));
  return sentences;
}

ReasonWords::Sentences ReasonWords::twoEnds(const reason::LinkChain& chain) const {
  const ChainNode one = isTrue(chain.nodes.front());
  const ChainNode other = isTrue(chain.nodes.back());
  Sentences sentences = {
      WalkWords::supposed(chain.nodes.front()),
      Phrases::fill(tr("Follow the links: then {end}."), {{"end", ClauseWords::stated(chain.nodes.back())}}),
      oneOfBoth(tr("So {one}, or {other}."), one, other)};
  if (one.digit == other.digit) {
    sentences.push_back(Conclusions::seesBoth(m_step));
    return sentences;
  }
  for (const Candidate& gone : m_step.eliminations) {
    const ChainNode& same = gone.digit == one.digit ? one : other;
    const ChainNode& filled = gone.digit == one.digit ? other : one;
    if (sentences.size() > kMostReasons || filled.cells != CellSet{gone.cell}) continue;
    const bool isSet = same.kind == ChainNode::Kind::AlmostLockedSet;
    sentences.push_back(Phrases::fill(
        //: Such as: r1c5 is 7, or it sees the set r2c5 and r3c5, which is 4.
        isSet ? tr("{cell} is {other}, or it sees the set {source}, which is {digit}.")
        //: Such as: r1c5 is 7, or it sees r2c5, which is 4.
        : same.cells.hasOne() ? tr("{cell} is {other}, or it sees {source}, which is {digit}.")
                              //: Such as: r1c5 is 7, or it sees one of r2c5 and r3c5, which is 4.
                              : tr("{cell} is {other}, or it sees one of {source}, which is {digit}."),
        {{"cell", Phrases::cells({gone.cell}, Role::Eliminated, {gone.digit})},
         {"other", Phrases::digit(filled.digit)},
         {"source", Phrases::cells(same.cells, Role::On, {same.digit})},
         {"digit", Phrases::digit(same.digit)}}));
  }
  return sentences;
}

Sentence ReasonWords::caseEnd(const Chain& chain) const {
  const QString pattern = chain.size() == 1   ? tr("If {start}, that is it.")
                          : chain.size() == 2 ? tr("If {start}, then at once {end}.")
                                              : tr("If {start}, the links lead to this: {end}.");
  return Phrases::fill(
      pattern, {{"start", ClauseWords::stated(chain.front())}, {"end", ClauseWords::stated(chain.back())}});
}

ReasonWords::Sentences ReasonWords::operator()(const reason::Proof& proof) const {
  if (hasOneCase(proof) && !m_step.placements.empty()) return aloneIn(m_step.placements.front());
  return isRefutation(proof) ? refutation(proof) : cases(proof);
}

/// Explains a single as such, whatever technique has found it.
ReasonWords::Sentences ReasonWords::aloneIn(const Candidate& candidate) const {
  for (const House house : housesOf(candidate.cell))
    if (openPlaces(house, candidate.digit).hasOne()) return hiddenSingle({candidate, house}, house);
  return nakedSingle({candidate, std::nullopt});
}

bool ReasonWords::isRefutation(const reason::Proof& proof) const {
  const ChainNode& first = proof.chains.front().front();
  const bool isPlaced = !m_step.placements.empty();
  const Candidate& found = isPlaced ? m_step.placements.front() : m_step.eliminations.front();
  return first.cells == CellSet{found.cell} && first.digit == found.digit && first.isOn != isPlaced &&
         proof.chains.back().front() == first;
}

Sentence ReasonWords::broken(const reason::Proof& proof) const {
  const ChainNode& end = proof.chains.back().back();
  const ChainNode& otherEnd = proof.chains.front().back();
  const QString digit = Phrases::digit(end.digit);
  const auto inside = [](const QString& pattern, std::initializer_list<Phrases::Place> places) {
    return Phrases::fill(pattern, places, Phrases::Start::Inside);
  };
  if (proof.chains.size() == 1) return ClauseWords::stated(end)({});
  if (end.digit == otherEnd.digit && end.cells == otherEnd.cells)
    return inside(tr("{cell} is {digit}, and is not {digit}", "in the middle of a sentence"),
                  {{"cell", Phrases::cells(end.cells, Role::Fin, {end.digit})}, {"digit", digit}});
  if (end.isOn && end.cells == otherEnd.cells)
    return inside(tr("{cell} is both {one} and {other}", "in the middle of a sentence"),
                  {{"cell", Phrases::cells(end.cells, Role::Fin)},
                   {"one", Phrases::digit(otherEnd.digit)},
                   {"other", digit}});
  if (end.isOn && proof.house)
    return inside(tr("{house} has its {digit} twice, in {cells}", "in the middle of a sentence"),
                  {{"house", Phrases::house(*proof.house, Role::Cover)},
                   {"digit", digit},
                   {"cells", Phrases::cells(end.cells | otherEnd.cells, Role::Fin, {end.digit})}});
  if (proof.house)
    return inside(tr("{house} has no place left for {digit}", "in the middle of a sentence"),
                  {{"house", Phrases::house(*proof.house, Role::Cover)}, {"digit", digit}});
  return inside(tr("{cell} has no candidate left", "in the middle of a sentence"),
                {{"cell", Phrases::cells({proof.cell.value_or(end.cells.first())}, Role::Fin)}});
}

std::optional<Sentence> ReasonWords::contradiction() const {
  const auto* const proof = std::get_if<reason::Proof>(&m_step.reason);
  if (proof == nullptr || !isRefutation(*proof) || proof->chains.size() == 1) return std::nullopt;
  return Phrases::fill(tr("That cannot be: {broken}."), {{"broken", broken(*proof)}});
}

ReasonWords::Sentences ReasonWords::refutation(const reason::Proof& proof) const {
  return {WalkWords::supposed(proof.chains.front().front()),
          Phrases::fill(tr("Follow the links: then {broken}."), {{"broken", broken(proof)}}),
          Phrases::fill(tr("That cannot be, so what was supposed is wrong."))};
}

ReasonWords::Sentences ReasonWords::cases(const reason::Proof& proof) const {
  constexpr std::size_t kMostCases = 4;
  const ChainNode& first = proof.chains.front().front();
  const ChainNode& last = proof.chains.back().front();
  CellSet starts;
  DigitSet digits;
  for (const Chain& chain : proof.chains) {
    starts |= chain.front().cells;
    digits.add(chain.front().digit);
  }
  const auto house = commonHouse(starts);
  Sentences sentences;
  if (!first.isOn || !last.isOn)
    sentences.push_back(Phrases::fill(tr("{cell} is {digit}, or it is not."),
                                      {{"cell", Phrases::cells(first.cells, Role::Pattern, {first.digit})},
                                       {"digit", Phrases::digit(first.digit)}}));
  else if (starts.hasOne())
    sentences.push_back(
        Phrases::fill(tr("{cell} is {digits}."), {{"cell", Phrases::cells(starts, Role::Pattern, digits)},
                                                  {"digits", Phrases::digits(digits, Joint::Or)}}));
  else
    sentences.push_back(
        Phrases::fill(tr("In {house} the {digit} is in {places}."),
                      {{"house", Phrases::house(proof.house.value_or(house.value_or(House{0})), Role::Cover)},
                       {"digit", Phrases::digit(first.digit)},
                       {"places", Phrases::cells(starts, Role::Pattern, digits, Joint::Or)}}));
  if (proof.chains.size() <= kMostCases)
    for (const Chain& chain : proof.chains) sentences.push_back(caseEnd(chain));
  else
    sentences.push_back(Phrases::fill(tr("Follow the links from each of these: in each case {end}."),
                                      {{"end", ClauseWords::stated(proof.chains.front().back())}}));
  return sentences;
}

}  // namespace sudoku
