#include "steppicture.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <variant>

#include "reasonwords.h"
#include "stepparts.h"
#include "walksteps.h"

namespace sudoku {
namespace {

/// Makes the picture of a step, with one function for each kind of reason.
class ReasonPicture {
 public:
  ReasonPicture(const Step& step, const Position& position) : m_step(step), m_position(position) {}

  StepPicture take() {
    m_picture.technique = m_step.technique;
    std::visit(*this, m_step.reason);
    addWalk();
    for (const Candidate& candidate : m_step.eliminations) mark(candidate, Role::Eliminated);
    for (const Candidate& candidate : m_step.placements) {
      mark(candidate, Role::Placed);
      outline({candidate.cell}, Role::Placed);
    }
    return std::move(m_picture);
  }

  void operator()(const reason::Single& single) {
    const auto [cell, digit] = single.candidate;
    if (single.house) {
      band(*single.house, Role::Cover);
      m_picture.digit = digit;
      closeOthers(*single.house, cell, digit);
    } else {
      outlineSources(cell);
    }
  }

  void operator()(const reason::LockedCandidates& locked) {
    m_picture.digit = locked.digit;
    band(locked.from, Role::Base);
    band(locked.in, Role::Cover);
    markAll(locked.cells, {locked.digit}, Role::Pattern);
  }

  void operator()(const reason::Subset& subset) {
    band(subset.house, Role::Cover);
    outline(subset.cells, Role::Pattern);
    markAll(subset.cells, subset.digits, Role::Pattern);
  }

  void operator()(const reason::Fish& fish) {
    m_picture.digit = fish.digit;
    for (const House house : fish.base) band(house, Role::Base);
    for (const House house : fish.cover) band(house, Role::Cover);
    if (fish.siamese)
      for (const House house : fish.siamese->cover) band(house, Role::Cover);
    markAll(fish.body, {fish.digit}, Role::Pattern);
    outline(fish.body, Role::Pattern);
    for (const Cell fin : fish.fins) addFin(fin, fish.digit);
    for (const Cell fin : fish.endoFins) addFin(fin, fish.digit);
    if (fish.siamese)
      for (const Cell fin : fish.siamese->fins) addFin(fin, fish.digit);
  }

  void operator()(const reason::KrakenFish& kraken) {
    (*this)(kraken.fish);
    m_picture.digit.reset();
  }

  void operator()(const reason::SingleDigitPattern& pattern) {
    const Digit second = secondDigit(m_step, pattern.digit);
    if (second == pattern.digit) m_picture.digit = second;
    addTwoPairs(pattern.ends, pattern.connection, pattern.digit);
    if (pattern.otherEnds) addTwoPairs(*pattern.otherEnds, connectionOfOthers(pattern), second);
  }

  void operator()(const reason::EmptyRectangle& rectangle) {
    m_picture.digit = rectangle.digit;
    band(rectangle.box, Role::Cover);
    addCross(rectangle, rectangle.pair);
    if (rectangle.otherPair) addCross(rectangle, *rectangle.otherPair);
  }

  void operator()(const reason::Wing& wing) {
    outline({wing.pivot}, Role::Cover);
    markAll({wing.pivot}, wing.pivotDigits, Role::Cover);
    for (const Cell pincer : wing.pincers) {
      outline({pincer}, Role::Pattern);
      mark({pincer, wing.digit}, Role::Pattern);
      const DigitSet own = m_position.candidates.at(pincer) - DigitSet{wing.digit};
      mark({pincer, own.first()}, Role::Off);
      link({wing.pivot}, own.first(), {pincer}, own.first(), false);
      link({pincer}, own.first(), {pincer}, wing.digit, true);
    }
  }

  void operator()(const reason::WWing& wing) {
    for (const Cell cell : wing.cells) {
      outline({cell}, Role::Pattern);
      mark({cell, wing.digit}, Role::Pattern);
      mark({cell, wing.link}, Role::Shared);
    }
    for (const Cell place : wing.places) mark({place, wing.link}, Role::Shared);
    link({wing.places[0]}, wing.link, {wing.places[1]}, wing.link, true);
    link({wing.places[0]}, wing.link, {wing.cells[0]}, wing.link, false);
    link({wing.places[1]}, wing.link, {wing.cells[1]}, wing.link, false);
  }

  void operator()(const reason::Coloring& coloring) {
    m_picture.digit = coloring.digit;
    bool isFirst = true;
    for (const auto& [one, other] : coloring.colorings) {
      markAll(one, {coloring.digit}, isFirst ? Role::ClassOne : Role::ClassThree);
      markAll(other, {coloring.digit}, isFirst ? Role::ClassTwo : Role::ClassFour);
      // Cells with eliminated candidates get an outline, so that their colour can still be seen.
      const CellSet gone = cellsOf(m_step.eliminations);
      for (const Cell cell : one& gone) outline({cell}, isFirst ? Role::ClassOne : Role::ClassThree);
      for (const Cell cell : other& gone) outline({cell}, isFirst ? Role::ClassTwo : Role::ClassFour);
      isFirst = false;
      addPairs(one, other, coloring.digit);
    }
  }

  void operator()(const reason::Rectangle& rectangle) {
    CellSet corners;
    for (const Cell corner : rectangle.corners) corners.add(corner);
    addDeadly(corners, {rectangle.digits[0], rectangle.digits[1]}, rectangle.set);
  }

  void operator()(const reason::UniqueLoop& loop) { addDeadly(loop.cells, loop.digits, loop.set); }

  void operator()(const reason::BugPlusOne& bug) {
    outline({bug.cell}, Role::Fin);
    mark({bug.cell, bug.digit}, Role::Fin);
  }

  void operator()(const reason::Bug& bug) {
    outline(bug.cells, Role::Fin);
    markAll(bug.cells, bug.digits, Role::Fin);
    if (bug.set) addSet(*bug.set, 1);
  }

  void operator()(const reason::LinkChain& chain) {
    if (chain.shape == reason::LinkChain::Shape::OneDigit) m_picture.digit = chain.nodes.front().digit;
  }

  void operator()(const reason::AlsXz& sets) {
    addSet(sets.a, 0, sets.common, sets.shared);
    addSet(sets.b, 1, sets.common, sets.shared);
  }

  void operator()(const reason::AlsXyWing& wing) {
    addSet(wing.a, 0, wing.common, wing.shared);
    addSet(wing.b, 1, wing.common, wing.shared);
    addSet(wing.pivot, 2, wing.common, {});
  }

  void operator()(const reason::AlsChain& chain) {
    for (std::size_t index = 0; index < chain.sets.size(); ++index) {
      DigitSet common;
      if (index > 0) common = common | chain.common[index - 1];
      if (index < chain.common.size()) common = common | chain.common[index];
      addSet(chain.sets[index], index, common, {});
    }
  }

  void operator()(const reason::DeathBlossom& blossom) {
    outline({blossom.stem}, Role::Cover);
    for (std::size_t index = 0; index < blossom.petals.size(); ++index) {
      addSet(blossom.petals[index], index, {blossom.digits[index]}, {});
      mark({blossom.stem, blossom.digits[index]}, Role::Shared);
    }
  }

  void operator()(const reason::SueDeCoq& sets) {
    outline(sets.meeting.cells, Role::Pattern);
    markAll(sets.meeting.cells, sets.meeting.digits, Role::Pattern);
    addSet(sets.inLine, 0);
    addSet(sets.inBox, 1);
  }

  void operator()(const reason::AlignedExclusion& exclusion) {
    outline(exclusion.cells, Role::Pattern);
    for (const DigitCells& set : exclusion.excluders) addSet(set, 1);
  }

  void operator()(const reason::Template& pattern) { m_picture.digit = pattern.digit; }

  void operator()(const reason::Proof& proof) {
    if (proof.house) band(*proof.house, Role::Cover);
    // All chains begin in this cell, each with one of its candidates, or else the cell shows the
    // contradiction.
    const bool hasCases = proof.chains.front().front() != proof.chains.back().front();
    if (proof.cell) outline({*proof.cell}, hasCases ? Role::Pattern : Role::Fin);
    m_picture.isNet = !proof.lemmas.empty();
    for (const Chain& chain : proof.chains)
      m_picture.isNet = m_picture.isNet || std::any_of(chain.begin(), chain.end(), [](const ChainNode& node) {
                          return node.branch != 0;
                        });
  }

 private:
  void band(House house, Role role) { m_picture.bands.push_back({house, role}); }

  void outline(CellSet cells, Role role, char letter = 0) {
    if (!cells.isEmpty()) m_picture.cells.push_back({cells, role, letter});
  }

  /// Marks a candidate. A mark that the candidate already has is replaced, so eliminations and placements,
  /// which are marked last, win.
  void mark(const Candidate& candidate, Role role) {
    const auto known =
        std::find_if(m_picture.marks.begin(), m_picture.marks.end(),
                     [&](const StepPicture::Mark& mark) { return mark.candidate == candidate; });
    if (known == m_picture.marks.end())
      m_picture.marks.push_back({candidate, role});
    else
      known->role = role;
  }

  /// Marks the candidates of these digits in those of the cells that are empty.
  void markAll(CellSet cells, DigitSet digits, Role role) {
    for (const Cell cell : cells& m_position.candidates.openCells())
      for (const Digit digit : m_position.candidates.at(cell) & digits) mark({cell, digit}, role);
  }

  void addFin(Cell cell, Digit digit) {
    outline({cell}, Role::Fin);
    mark({cell, digit}, Role::Fin);
  }

  /// Adds a link without a number, for a step that is not explained node by node.
  void link(CellSet from, Digit fromDigit, CellSet to, Digit toDigit, bool isStrong) {
    m_picture.links.push_back({from, fromDigit, to, toDigit, isStrong, 0});
  }

  /// Adds a strong link for each house in which a digit has only two places, one among the cells `ones` and
  /// one among the cells `others`.
  void addPairs(CellSet ones, CellSet others, Digit digit) {
    const CellSet places = m_position.candidates.cellsOf(digit) & m_position.candidates.openCells();
    std::vector<CellSet> drawn;
    for (const House house : allHouses()) {
      const CellSet pair = places & cellsOf(house);
      if (pair.size() != 2 || (pair & ones).isEmpty() || (pair & others).isEmpty() ||
          std::find(drawn.begin(), drawn.end(), pair) != drawn.end())
        continue;
      drawn.push_back(pair);
      link(pair & ones, digit, pair & others, digit, true);
    }
  }

  /// Adds the marks and links of an empty rectangle: from the strong link `pair` outside the box to the
  /// digit's places in one line of the box, and on to those in the other line.
  void addCross(const reason::EmptyRectangle& rectangle, const std::array<Cell, 2>& pair) {
    const CrossArms arms = armsOf(rectangle, pair);
    const Digit digit = rectangle.digit;
    markAll(arms.nearCells | CellSet{pair[0]}, {digit}, Role::Off);
    markAll(arms.otherCells | CellSet{pair[1]}, {digit}, Role::Pattern);
    outline(arms.nearCells, Role::Off);
    outline(arms.otherCells, Role::Pattern);
    link({pair[1]}, digit, {pair[0]}, digit, true);
    link({pair[0]}, digit, arms.nearCells, digit, false);
    link(arms.nearCells, digit, arms.otherCells, digit, true);
  }

  /// Adds three links between places of a digit, for a skyscraper or a 2-string kite: from one of `ends` to
  /// the first cell of `connection`, to its second cell, and to the other end.
  void addTwoPairs(const std::array<Cell, 2>& ends, const std::array<Cell, 2>& connection, Digit digit) {
    markAll(toSet(ends) | toSet(connection), {digit}, Role::Pattern);
    link({ends[0]}, digit, {connection[0]}, digit, true);
    link({connection[0]}, digit, {connection[1]}, digit, false);
    link({connection[1]}, digit, {ends[1]}, digit, true);
  }

  void addSet(const DigitCells& set, std::size_t index, DigitSet common = {}, DigitSet shared = {}) {
    const Role role = setRole(index);
    outline(set.cells, role, static_cast<char>('A' + index));
    markAll(set.cells, set.digits & shared, role);
    markAll(set.cells, set.digits & common, Role::Shared);
  }

  void addDeadly(CellSet cells, DigitSet digits, const std::optional<DigitCells>& set) {
    outline(cells, Role::Pattern);
    markAll(cells, digits, Role::Pattern);
    markAll(cells, DigitSet::all() - digits, Role::Fin);
    if (set) addSet(*set, 1);
  }

  /// Adds the links of the step's chains, numbered in the order of the sentences that explain them node by
  /// node.
  void addWalk() {
    const std::vector<WalkStep> steps = walkSteps(m_step, m_position);
    for (const WalkStep& told : steps) {
      const ChainNode& node = told.node;
      const bool isSet = node.kind == ChainNode::Kind::AlmostLockedSet;
      markAll(node.cells, {node.digit}, node.isOn ? Role::On : Role::Off);
      if (isSet || !node.cells.hasOne())
        outlineOnce(node.cells, isSet ? Role::SetB : node.isOn ? Role::On : Role::Off);
      if (told.link == 0) continue;
      const ChainNode& before = steps[told.premises.front()].node;
      m_picture.links.push_back({before.cells, before.digit, node.cells, node.digit, node.isOn, told.link});
    }
  }

  void outlineOnce(CellSet cells, Role role) {
    const StepPicture::Cells outlined{cells, role, 0};
    if (std::find(m_picture.cells.begin(), m_picture.cells.end(), outlined) == m_picture.cells.end())
      m_picture.cells.push_back(outlined);
  }

  /// Outlines the digits on the board that rule out the other cells of a house, each with a ray to the cells
  /// that it rules out.
  void closeOthers(House house, Cell cell, Digit digit) {
    const CellSet others = (cellsOf(house) & m_position.candidates.openCells()) - CellSet{cell};
    for (const Cell other : others) outline({other}, Role::Closed);
    for (const Cell source : m_position.board.cellsWith(digit)) {
      const CellSet reached = peersOf(source) & others;
      if (reached.isEmpty()) continue;
      outline({source}, Role::Source);
      // The ray ends at the furthest cell in the same row or column; a cell ruled out by its box needs no
      // ray.
      Cell last = reached.first();
      for (const Cell each : reached)
        if (distance(source, each) > distance(source, last)) last = each;
      if (source.row() == last.row() || source.column() == last.column())
        m_picture.rays.push_back({source, last});
    }
  }

  static int distance(Cell a, Cell b) {
    return std::abs(a.row() - b.row()) + std::abs(a.column() - b.column());
  }

  /// For each digit that the cell sees, outlines one cell that holds it.
  void outlineSources(Cell cell) {
    DigitSet seen;
    for (const Cell peer : peersOf(cell)) {
      const auto digit = m_position.board.at(peer);
      if (!digit || seen.contains(*digit)) continue;
      seen.add(*digit);
      outline({peer}, Role::Source);
    }
  }

  const Step& m_step;
  const Position& m_position;
  StepPicture m_picture;
};

bool hasBand(const StepPicture& picture, House house) {
  return std::any_of(picture.bands.begin(), picture.bands.end(),
                     [house](const StepPicture::Band& band) { return band.house == house; });
}

}  // namespace

int faintLinksOf(const StepPicture& picture, std::optional<int> told) {
  constexpr int kStrongOfNet = 5;
  if (!picture.isNet) return 0;
  return std::max(0, told.value_or(static_cast<int>(picture.links.size())) - kStrongOfNet);
}

StepPicture pictureOf(const Step& step, const Position& position) {
  StepPicture picture = ReasonPicture(step, position).take();
  // Houses that the explanation mentions have to be visible in the picture.
  for (const Sentence& sentence : std::visit(ReasonWords(step, position), step.reason))
    for (const Phrase& phrase : sentence)
      for (const House house : phrase.houses)
        if (!hasBand(picture, house)) picture.bands.push_back({house, phrase.role});
  return picture;
}

}  // namespace sudoku
