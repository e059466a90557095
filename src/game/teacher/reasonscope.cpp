#include "reasonscope.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

#include "stepparts.h"

namespace sudoku {
namespace {

/// Collects the cells, digits and houses that the explanation of a step names, one function for each kind of
/// Reason.
class ScopeMaker {
 public:
  ScopeMaker(const Step& step, const Position& position) : m_step(step), m_position(position) {
    for (const auto& concluded : {step.placements, step.eliminations})
      for (const Candidate& candidate : concluded) add({candidate.cell}, {candidate.digit});
  }

  ReasonScope make() {
    std::visit(*this, m_step.reason);
    return std::move(m_scope);
  }

  void operator()(const reason::Single& single) {
    const Candidate& candidate = single.candidate;
    add(single.house ? cellsOf(*single.house) : CellSet{candidate.cell}, {candidate.digit});
    if (single.house) addHouse(*single.house);
  }

  void operator()(const reason::LockedCandidates& locked) {
    add(cellsOf(locked.from), {locked.digit});
    addHouse(locked.from);
  }

  void operator()(const reason::Subset& subset) {
    const bool isNaked = infoOf(m_step.technique).family == TechniqueFamily::LockedCandidates ||
                         std::all_of(subset.cells.begin(), subset.cells.end(), [&](Cell cell) {
                           return (m_position.candidates.at(cell) - subset.digits).isEmpty();
                         });
    if (isNaked) {
      addSet(subset.cells);
    } else {
      addAll(subset.cells);
      add(cellsOf(subset.house), subset.digits);
      addHouse(subset.house);
      m_scope.hidden.push_back(subset);
    }
  }

  void operator()(const reason::Fish& fish) {
    FishScope houses{fish.digit, fish.base, fish.cover};
    if (fish.siamese)
      for (const House house : fish.siamese->cover)
        if (std::find(houses.cover.begin(), houses.cover.end(), house) == houses.cover.end())
          houses.cover.push_back(house);
    for (const auto& each : {houses.base, houses.cover})
      for (const House house : each) add(cellsOf(house), {fish.digit});
    for (const House house : fish.base) {
      tryPlaces(cellsOf(house), fish.digit);
      addHouse(house);
    }
    m_scope.fishes.push_back(std::move(houses));
  }

  void operator()(const reason::KrakenFish& kraken) {
    (*this)(kraken.fish);
    for (const Chain& chain : kraken.chains) {
      addChain(chain);
      if (const auto start = literalOf(chain.front())) addTrial(*start);
    }
    m_scope.houses.fill(true);
  }

  void operator()(const reason::SingleDigitPattern& pattern) {
    const DigitSet digits = digitsAlsoOfTwin(pattern.digit);
    add({pattern.ends[0], pattern.ends[1], pattern.connection[0], pattern.connection[1]}, digits);
    if (pattern.otherEnds) add({pattern.otherEnds->front(), pattern.otherEnds->back()}, digits);
    for (const std::size_t index : {0U, 1U}) {
      addCommonHouses(pattern.ends[index], pattern.connection[index]);
      if (pattern.otherEnds) addCommonHouses((*pattern.otherEnds)[index], pattern.connection[index]);
    }
  }

  void operator()(const reason::EmptyRectangle& rectangle) {
    const DigitSet digits = digitsAlsoOfTwin(rectangle.digit);
    add(rectangle.inBox | CellSet{rectangle.pair[0], rectangle.pair[1]}, digits);
    addHouse(rectangle.box);
    addCommonHouses(rectangle.pair[0], rectangle.pair[1]);
    if (!rectangle.otherPair) return;
    const auto& [near, far] = *rectangle.otherPair;
    add({near, far}, digits);
    addCommonHouses(near, far);
  }

  void operator()(const reason::Wing& wing) { addAll({wing.pivot, wing.pincers[0], wing.pincers[1]}); }

  void operator()(const reason::WWing& wing) {
    addAll({wing.cells[0], wing.cells[1]});
    add({wing.places[0], wing.places[1]}, {wing.link});
    addCommonHouses(wing.places[0], wing.places[1]);
  }

  void operator()(const reason::Coloring& coloring) {
    for (const auto& [one, other] : coloring.colorings) add(one | other, {coloring.digit});
    m_scope.houses.fill(true);
  }

  void operator()(const reason::Rectangle& rectangle) {
    CellSet corners;
    for (const Cell corner : rectangle.corners) corners.add(corner);
    addDeadly(corners, {rectangle.digits[0], rectangle.digits[1]}, rectangle.set);
  }

  void operator()(const reason::UniqueLoop& loop) { addDeadly(loop.cells, loop.digits, loop.set); }

  void operator()(const reason::BugPlusOne& bug) {
    m_scope.deadly = DeadlyScope{m_position.candidates.openCells(), {}, {{bug.cell, bug.digit}}};
  }

  void operator()(const reason::Bug& bug) {
    m_scope.deadly = DeadlyScope{m_position.candidates.openCells(), {}, {}};
    m_scope.houses.fill(true);
    addAll(bug.cells);
    for (const Cell cell : bug.cells)
      for (const Digit digit : m_position.candidates.at(cell) & bug.digits)
        if (isTooMany({cell, digit})) m_scope.deadly->extras.push_back({cell, digit});
    if (bug.set) addSet(bug.set->cells);
  }

  void operator()(const reason::LinkChain& chain) {
    addChain(chain.nodes);
    const ChainNode* before = &chain.nodes.back();
    for (const ChainNode& node : chain.nodes) {
      for (const House house : allHouses())
        if (node.digit == before->digit && ((node.cells | before->cells) - cellsOf(house)).isEmpty())
          addHouse(house);
      before = &node;
    }
  }

  void operator()(const reason::AlsXz& sets) {
    addSet(sets.a.cells);
    addSet(sets.b.cells);
  }

  void operator()(const reason::AlsXyWing& wing) {
    addSet(wing.a.cells);
    addSet(wing.b.cells);
    addSet(wing.pivot.cells);
  }

  void operator()(const reason::AlsChain& chain) {
    for (const DigitCells& set : chain.sets) addSet(set.cells);
  }

  void operator()(const reason::DeathBlossom& blossom) {
    addAll({blossom.stem});
    for (const DigitCells& petal : blossom.petals) addSet(petal.cells);
  }

  void operator()(const reason::SueDeCoq& sets) {
    addSet(sets.inLine.cells);
    addSet(sets.inBox.cells);
    addSet(sets.meeting.cells | sets.inLine.cells | sets.inBox.cells);
  }

  void operator()(const reason::AlignedExclusion& exclusion) {
    addAll(exclusion.cells);
    for (const Cell cell : exclusion.cells) tryDigits(cell);
    for (const DigitCells& set : exclusion.excluders) addSet(set.cells);
  }

  void operator()(const reason::Template& pattern) {
    add(CellSet::all(), {pattern.digit});
    m_scope.houses.fill(true);
    for (const House house : allHouses()) tryPlaces(cellsOf(house), pattern.digit);
  }

  void operator()(const reason::Proof& proof) {
    for (const Chain& chain : proof.chains) addChain(chain);
    for (const Lemma& lemma : proof.lemmas)
      for (const Chain& chain : lemma) addChain(chain);
    const bool isPlaced = !m_step.placements.empty();
    const Literal assumed = {isPlaced ? m_step.placements.front() : m_step.eliminations.front(), !isPlaced};
    m_scope.trials = trialsOf(proof.chains, assumed, proof.lemmas, 0);
    if (proof.cell) tryDigits(*proof.cell);
    m_scope.hasPatterns = true;
    m_scope.houses.fill(true);
  }

 private:
  void add(CellSet cells, DigitSet digits) {
    for (const Cell cell : cells) {
      DigitSet& known = m_scope.candidates[static_cast<std::size_t>(cell.index())];
      known = known | digits;
    }
  }
  void addAll(CellSet cells) { add(cells, DigitSet::all()); }

  void addSet(CellSet cells) {
    addAll(cells);
    m_scope.sets.push_back(cells);
  }

  void addHouse(House house) { m_scope.houses[static_cast<std::size_t>(house.index())] = true; }
  void addCommonHouses(Cell a, Cell b) {
    for (const House house : housesOf(a))
      if (house.contains(b)) addHouse(house);
  }

  void addDeadly(CellSet cells, DigitSet digits, const std::optional<DigitCells>& set) {
    addAll(cells);
    if (set) addSet(set->cells);
    m_scope.houses.fill(true);
    m_scope.deadly = DeadlyScope{cells, digits, {}};
    for (const Cell cell : cells& m_position.candidates.openCells())
      for (const Digit digit : m_position.candidates.at(cell) - digits)
        m_scope.deadly->extras.push_back({cell, digit});
  }

  void addChain(const Chain& chain) {
    for (const ChainNode& node : chain)
      if (node.kind == ChainNode::Kind::AlmostLockedSet)
        addSet(node.cells);
      else
        add(node.cells, {node.digit});
  }

  static std::optional<Literal> literalOf(const ChainNode& node) {
    if (node.kind != ChainNode::Kind::Single || !node.cells.hasOne()) return std::nullopt;
    return Literal{{node.cells.first(), node.digit}, node.isOn};
  }

  /// The assumptions that a step's chains make: what each chain begins with, and within it the opposite of
  /// each node that is proven by chains of its own. A chain that begins with `assumed` adds only the latter.
  static std::vector<Trial> trialsOf(const std::vector<Chain>& chains, const Literal& assumed,
                                     const std::vector<Lemma>& lemmas, int depth) {
    constexpr int kDeepest = 6;
    std::vector<Trial> trials;
    if (depth == kDeepest) return trials;
    for (const Chain& chain : chains) {
      std::vector<Trial> ofLemmas;
      for (const ChainNode& node : chain)
        if (auto literal = literalOf(node); literal && node.lemma > 0) {
          literal->isOn = !literal->isOn;
          ofLemmas.push_back({*literal, trialsOf(lemmas[node.lemma - 1U], *literal, lemmas, depth + 1)});
        }
      const auto start = literalOf(chain.front());
      if (start && *start != assumed)
        trials.push_back({*start, std::move(ofLemmas)});
      else
        std::move(ofLemmas.begin(), ofLemmas.end(), std::back_inserter(trials));
    }
    return trials;
  }

  void addTrial(const Literal& literal) {
    const bool isKnown = std::any_of(m_scope.trials.begin(), m_scope.trials.end(),
                                     [&](const Trial& trial) { return trial.literal == literal; });
    if (!isKnown) m_scope.trials.push_back({literal});
  }

  void tryDigits(Cell cell) {
    for (const Digit digit : m_position.candidates.at(cell)) addTrial({{cell, digit}, true});
  }

  void tryPlaces(CellSet cells, Digit digit) {
    for (const Cell cell : cells& m_position.candidates.cellsOf(digit) & m_position.candidates.openCells())
      addTrial({{cell, digit}, true});
  }

  /// The digit of a pattern, and that of the second pattern if the step consists of two (such as a dual
  /// 2-string kite).
  DigitSet digitsAlsoOfTwin(Digit digit) const { return {digit, secondDigit(m_step, digit)}; }

  /// Whether, in a house of the candidate, the digit has more than two places and exactly one of these cells
  /// has more than two candidates: in a BUG, such a candidate is too many.
  bool isTooMany(const Candidate& candidate) const {
    const auto houses = housesOf(candidate.cell);
    return std::any_of(houses.begin(), houses.end(), [&](House house) {
      const CellSet places = m_position.candidates.cellsOf(candidate.digit) & cellsOf(house);
      const auto large = std::count_if(places.begin(), places.end(),
                                       [&](Cell cell) { return m_position.candidates.at(cell).size() > 2; });
      return places.size() > 2 && large == 1;
    });
  }

  const Step& m_step;
  const Position& m_position;
  ReasonScope m_scope;
};

}  // namespace

ReasonScope scopeOf(const Step& step, const Position& position) {
  return ScopeMaker(step, position).make();
}

}  // namespace sudoku
