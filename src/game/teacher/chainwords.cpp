#include <algorithm>
#include <optional>

#include "conclusions.h"
#include "reasonwords.h"
#include "stepparts.h"

namespace sudoku {
namespace {

using Joint = Phrases::Joint;

}  // namespace

/// `r1c5`, `one of r1c5 and r2c5`, `the set of r1c5 and r2c5`.
Sentence ReasonWords::nodeCells(const ChainNode& node) const {
  const Role role = node.isOn ? Role::On : Role::Off;
  Sentence cells = Phrases::cells(node.cells, role, {node.digit});
  if (node.kind == ChainNode::Kind::AlmostLockedSet)
    return Phrases::fill(tr("the set {cells}", "in the middle of a sentence"), {{"cells", cells}},
                         Phrases::Start::Inside);
  if (node.cells.hasOne()) return cells;
  return Phrases::fill(node.isOn ? tr("one of {cells}", "in the middle of a sentence")
                                 : tr("none of {cells}", "in the middle of a sentence"),
                       {{"cells", cells}}, Phrases::Start::Inside);
}

Sentence ReasonWords::stated(const ChainNode& node, const QString& ifOn, const QString& ifOff) const {
  const bool isNegated = !node.isOn && node.kind == ChainNode::Kind::Group && !node.cells.hasOne();
  return Phrases::fill(node.isOn || isNegated ? ifOn : ifOff,
                       {{"cells", nodeCells(node)}, {"digit", Phrases::digit(node.digit)}});
}

Sentence ReasonWords::supposed(const ChainNode& node) const {
  return stated(node, tr("Suppose {cells} is {digit}."), tr("Suppose {cells} is not {digit}."));
}

/// Why a node follows from the one before it.
Sentence ReasonWords::linked(const ChainNode& before, const ChainNode& node) const {
  const QString digit = Phrases::digit(node.digit);
  const auto house = commonHouse(before.cells | node.cells);
  const bool isLink = node.lemma == 0 && node.kind != ChainNode::Kind::AlmostLockedSet &&
                      before.kind != ChainNode::Kind::AlmostLockedSet;
  if (isLink && before.isOn != node.isOn && before.digit == node.digit && house)
    return Phrases::fill(
        node.isOn ? tr("{house} has no other place left for its {digit} but {cells}.")
                  : tr("{house} has its {digit} now, so it is not in {cells}."),
        {{"house", Phrases::house(*house, Role::Cover)},
         {"digit", digit},
         {"cells", Phrases::cells(node.cells, node.isOn ? Role::On : Role::Off, {node.digit}, Joint::Or)}});
  if (isLink && before.isOn != node.isOn && before.cells == node.cells && node.cells.hasOne())
    return Phrases::fill(node.isOn ? tr("{cells} has no other candidate left, so it is {digit}.")
                                   : tr("{cells} is filled, so it is not {digit}."),
                         {{"cells", nodeCells(node)}, {"digit", digit}});
  return stated(node, tr("So {cells} is {digit}."), tr("So {cells} is not {digit}."));
}

ReasonWords::Sentences ReasonWords::walk(const Chain& chain) const {
  Sentences sentences;
  const ChainNode* before = nullptr;
  for (const ChainNode& node : chain) {
    sentences.push_back(before == nullptr ? supposed(node) : linked(*before, node));
    before = &node;
  }
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::LinkChain& chain) const {
  using Shape = reason::LinkChain::Shape;
  const ChainNode& first = chain.nodes.front();
  const ChainNode& last = chain.nodes.back();
  CellSet cells;
  for (const ChainNode& node : chain.nodes) cells |= node.cells;
  switch (chain.shape) {
    case Shape::Pairs:
      return {Phrases::fill(tr("{cells} hold the same two digits, {digits}, and each sees the next."),
                            {{"cells", Phrases::phrase(tr("%1 cells").arg(Phrases::number(cells.size())),
                                                       Role::Pattern, cells, chain.digits)},
                             {"digits", Phrases::digits(chain.digits)}}),
              Phrases::fill(tr("So the digits take turns along them, one way or the other.")),
              Phrases::fill(
                  tr("Cells an odd number of steps apart always differ: one has {one}, the other {other}."),
                  {{"one", Phrases::digit(chain.digits.first())},
                   {"other", Phrases::digit((chain.digits - DigitSet{chain.digits.first()}).first())}}),
              Conclusions::so(m_step)};
    case Shape::ContinuousLoop:
      return {supposed(first),
              Phrases::fill(tr("Follow the links: they lead round, back to where they began.")),
              Phrases::fill(
                  tr("Round the other way it is the same. So of the two ends of each link one is true.")),
              Conclusions::so(m_step)};
    case Shape::DiscontinuousLoop:
      return {supposed(first),
              Phrases::fill(tr("Follow the links: they come back and say something else of {cells}."),
                            {{"cells", nodeCells(last)}}),
              Phrases::fill(tr("Both cannot be, so what we supposed is wrong.")), Conclusions::so(m_step)};
    case Shape::OneDigit:
    case Shape::BothEnds:
      break;
  }
  return {supposed(first),
          stated(last, tr("Follow the links: then {cells} is {digit}."),
                 tr("Follow the links: then {cells} is not {digit}.")),
          Phrases::fill(tr("So at least one end of the chain is right. What both ends rule out goes.")),
          Conclusions::so(m_step)};
}

ReasonWords::Sentences ReasonWords::operator()(const reason::KrakenFish& kraken) const {
  Sentences sentences = spoiledFish(kraken.fish);
  sentences.push_back(
      m_step.technique == Technique::KrakenFish1
          ? Phrases::fill(tr("If a fin is {digit}, a chain of links leads to the same end."),
                          {{"digit", Phrases::digit(kraken.fish.digit)}})
          : Phrases::fill(tr("From each place that is left for it a chain of links leads to the same end.")));
  sentences.push_back(Conclusions::eitherWay(m_step));
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::Proof& proof) const {
  const ChainNode& first = proof.chains.front().front();
  const bool isPlaced = !m_step.placements.empty();
  const Candidate& found = isPlaced ? m_step.placements.front() : m_step.eliminations.front();
  // It begins with the opposite of what it proves.
  const bool isRefutation =
      first.cells == CellSet{found.cell} && first.digit == found.digit && first.isOn != isPlaced;
  Sentences sentences;
  if (isRefutation) {
    sentences.push_back(supposed(first));
    if (proof.house)
      sentences.push_back(
          Phrases::fill(tr("Follow the links: then {house} has no place left for some digit."),
                        {{"house", Phrases::house(*proof.house, Role::Cover)}}));
    else if (proof.cell)
      sentences.push_back(Phrases::fill(tr("Follow the links: then {cell} has no digit left."),
                                        {{"cell", Phrases::cells({*proof.cell}, Role::Fin)}}));
    else
      sentences.push_back(Phrases::fill(tr("Follow the links: in the end they say two opposite things.")));
    sentences.push_back(Phrases::fill(tr("That cannot be, so it was wrong.")));
    sentences.push_back(Conclusions::so(m_step));
    return sentences;
  }
  if (proof.house)
    sentences.push_back(Phrases::fill(
        tr("{house} needs a {digit}, and has {places} for it."),
        {{"house", Phrases::house(*proof.house, Role::Cover)},
         {"digit", Phrases::digit(first.digit)},
         {"places",
          Phrases::phrase(tr("%1 places").arg(Phrases::number(static_cast<int>(proof.chains.size()))),
                          Role::Pattern, openPlaces(*proof.house, first.digit), {first.digit})}}));
  else if (proof.cell)
    sentences.push_back(
        Phrases::fill(tr("{cell} is {digits}."),
                      {{"cell", Phrases::cells({*proof.cell}, Role::Pattern, candidatesAt(*proof.cell))},
                       {"digits", Phrases::digits(candidatesAt(*proof.cell), Joint::Or)}}));
  else
    sentences.push_back(Phrases::fill(tr("Either {cells} is {digit}, or it is not."),
                                      {{"cells", Phrases::cells(first.cells, Role::Pattern, {first.digit})},
                                       {"digit", Phrases::digit(first.digit)}}));
  sentences.push_back(Phrases::fill(tr("Follow the links from each of these: every story ends alike.")));
  sentences.push_back(Conclusions::eitherWay(m_step));
  return sentences;
}

std::vector<Sentence> walkOf(const Step& step, const Position& position) {
  const ReasonWords words(step, position);
  std::vector<Sentence> all;
  const auto add = [&](const std::vector<Chain>& chains) {
    for (const Chain& chain : chains)
      for (Sentence& sentence : words.walk(chain)) all.push_back(std::move(sentence));
  };
  if (const auto* const chain = std::get_if<reason::LinkChain>(&step.reason)) {
    add({chain->nodes});
    all.erase(all.begin());  // what is supposed has been said
  }
  if (const auto* const kraken = std::get_if<reason::KrakenFish>(&step.reason)) add(kraken->chains);
  if (const auto* const proof = std::get_if<reason::Proof>(&step.reason)) {
    for (const Lemma& lemma : proof->lemmas) add(lemma);
    add(proof->chains);
  }
  return all;
}

}  // namespace sudoku
