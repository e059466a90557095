#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include <sudoku/grid/candidates.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/logic/stepfinder.h>
#include <sudoku/rating/entryjudge.h>

#include "logic/patterncells.h"
#include "logic/techniques/order.h"
#include "logic/techniques/search.h"
#include "rating/opensingles.h"

namespace sudoku {
namespace {

using techniques::Group;
using techniques::PathMemory;
using techniques::SearchOptions;
using techniques::State;

constexpr Level kHardest = Level::Extreme;
/// The hardest level whose eliminations are kept. Of a level above, one step is taken.
constexpr Level kHardestKept = EntryJudge::kHardestCounted;

std::size_t indexOf(Level level) {
  return static_cast<std::size_t>(level);
}

Level below(Level level) {
  return static_cast<Level>(static_cast<int>(level) - 1);
}

bool isOfSingles(Technique technique) {
  return infoOf(technique).family == TechniqueFamily::Single;
}

/// The easiest single that gives a digit in a cell, if there is one.
std::optional<Technique> singleAt(const State& state, const Candidate& entry) {
  const auto isOnlyPlace = [&](House house) { return state.count(house, entry.digit) == 1; };
  const auto isLastCell = [&](House house) { return (state.openCells() & cellsOf(house)).hasOne(); };
  const auto houses = housesOf(entry.cell);
  if (!state.has(entry.cell, entry.digit)) return std::nullopt;
  if (std::any_of(houses.begin(), houses.end(), isLastCell)) return Technique::FullHouse;
  if (std::any_of(houses.begin(), houses.end(), isOnlyPlace)) return Technique::HiddenSingle;
  if (state.at(entry.cell).size() == 1) return Technique::NakedSingle;
  return std::nullopt;
}

Candidates candidatesOf(const State& state) {
  Candidates candidates(state.board());
  for (const Digit digit : allDigits())
    for (const Cell cell : (candidates.cellsOf(digit) & candidates.openCells()) - state.cellsOf(digit))
      candidates.eliminate(cell, digit);
  return candidates;
}

/// Groups of techniques that eliminate candidates, in the order in which they are tried: up to kHardestKept
/// each technique by itself.
std::vector<Group> makeGroups() {
  std::vector<Group> groups;
  for (const Technique technique : allTechniques())
    if (mayBeOnPath(technique) && !isOfSingles(technique) && infoOf(technique).level <= kHardestKept)
      groups.push_back({technique, technique});
  std::stable_sort(groups.begin(), groups.end(), [](const Group& a, const Group& b) {
    return infoOf(a.first).level < infoOf(b.first).level;
  });
  for (const Group group : techniques::kByLevel)
    if (infoOf(group.first).level > kHardestKept && infoOf(group.first).level <= kHardest)
      groups.push_back(group);
  return groups;
}

/// Long chains of almost locked sets are left out: where much is open, looking for them takes minutes.
SearchOptions optionsFor(bool wantsAll) {
  SearchOptions options;
  options.wantsAll = wantsAll;
  options.alsChainLength = 4;
  return options;
}

/// Takes the eliminations of a step, and instead of placing a digit those of all other digits of its cell.
void eliminateBy(const Step& step, State& state) {
  for (const auto [cell, digit] : step.eliminations) state.eliminate(cell, digit);
  for (const auto [cell, digit] : step.placements)
    for (const Digit other : state.at(cell))
      if (other != digit) state.eliminate(cell, other);
}

}  // namespace

/// Keeps, for each level, the candidates that its techniques have left in the position judged last.
/// Keeps, for each level, the candidates that its techniques have left in the position judged last.
class EntryJudge::Search {
 public:
  Search(const Puzzle& puzzle, Level level) : m_puzzle(puzzle), m_level(level) {}

  EntryJudgement judge(CellSet filled, Cell cell, const std::stop_token& stop) {
    goTo(filled, stop);
    known(kHardestKept);  // what is known in this position counts in later ones, asked for or not
    EntryJudgement judgement;
    judgement.empty = (CellSet::all() - filled).size();
    judgement.open = openCount(std::min(m_level, kHardestCounted));
    const Candidate entry{cell, digitOf(cell)};
    for (int number = 0; number <= static_cast<int>(kHardest) && !judgement.logic; ++number) {
      const auto level = static_cast<Level>(number);
      judgement.logic = justification(entry, level);
      if (!judgement.logic &&
          (level == std::clamp(m_level, Level::Medium, kHardestKept) || level == kHardest))
        judgement.logic = justificationAhead(entry, std::min(level, kHardestKept));
    }
    return judgement;
  }

  std::optional<Opening> openingOf(CellSet filled, std::optional<Cell> cell, Level most,
                                   const std::stop_token& stop) {
    goTo(filled, stop);
    std::optional<Opening> opening;
    for (int number = 0; number <= static_cast<int>(most) && !opening && !m_stop.stop_requested(); ++number) {
      const auto level = static_cast<Level>(number);
      if (level <= kHardestKept) opening = soleOpening(cell, level);
      if (!opening && level > Level::Easy) opening = laterOpening(cell, level);
    }
    return m_stop.stop_requested() ? std::nullopt : opening;
  }

 private:
  /// What the techniques up to a level have left, and whether that is all that they can do.
  struct Known {
    Candidates left;
    bool isComplete = false;
    std::optional<Technique> hardest{};  ///< the hardest technique that has eliminated some
  };
  struct Stage {
    CellSet filled;
    std::array<Known, static_cast<std::size_t>(kHardest) + 1> levels;
  };

  /// Makes the position with these cells filled the present one. What was known in an earlier position with
  /// fewer cells filled is still known.
  void goTo(CellSet filled, const std::stop_token& stop) {
    m_stop = stop;
    while (!m_stages.empty() && !(m_stages.back().filled - filled).isEmpty()) m_stages.pop_back();
    if (!m_stages.empty() && m_stages.back().filled == filled) return;
    const Grid board = boardWith(filled);
    Stage stage{filled, {}};
    for (std::size_t level = 0; level < stage.levels.size(); ++level) {
      Candidates& left = stage.levels[level].left;
      left = Candidates(board);
      if (m_stages.empty()) continue;
      removeMissing(m_stages.back().levels[level].left, left);
      stage.levels[level].hardest = m_stages.back().levels[level].hardest;
    }
    stage.levels.front().isComplete = true;  // techniques of level Easy eliminate nothing
    m_stages.push_back(stage);
  }

  /// Eliminates what is missing in other candidates.
  static void removeMissing(const Candidates& known, Candidates& left) {
    for (const Digit digit : allDigits())
      for (const Cell cell : (left.cellsOf(digit) & left.openCells()) - known.cellsOf(digit))
        left.eliminate(cell, digit);
  }

  Digit digitOf(Cell cell) const { return *m_puzzle.solution.at(cell); }
  Grid boardWith(CellSet filled) const {
    Grid board;
    for (const Cell cell : filled) board.set(cell, digitOf(cell));
    return board;
  }
  Grid board() const { return boardWith(m_stages.back().filled); }
  State stateOf(const Candidates& left) const { return {m_puzzle.givens, board(), left}; }

  /// The candidates left by all techniques of a level and easier ones.
  const Candidates& known(Level level) {
    Known& known = m_stages.back().levels[indexOf(level)];
    if (known.isComplete || m_stop.stop_requested()) return known.left;
    removeMissing(this->known(below(level)), known.left);
    State state = stateOf(known.left);
    run(state, level, [&](const State& /*before*/, const std::vector<Step>& steps) {
      credit(steps, known.hardest);
      return false;
    });
    known.left = candidatesOf(state);
    known.isComplete = !m_stop.stop_requested();
    return known.left;
  }

  /// Takes steps of the easiest technique that has any, again and again, up to a level, until none is left or
  /// `isEnough` says so: all steps of a technique, but in level Extreme only one.
  template <typename IsEnough>
  void run(State& state, Level level, const IsEnough& isEnough) const {
    PathMemory memory(m_stop);
    for (auto group = m_groups.begin(); group != m_groups.end();) {
      if (infoOf(group->first).level > level || m_stop.stop_requested()) return;
      const bool isKept = infoOf(group->first).level <= kHardestKept;
      const std::vector<Step> steps = isKept ? stepsOf(state, *group) : firstStepOf(state, *group, memory);
      if (steps.empty()) {
        ++group;
        continue;
      }
      const State before = state;
      for (const Step& step : steps) eliminateBy(step, state);
      if (isEnough(before, steps)) return;
      group = m_groups.begin();
    }
  }

  std::vector<Step> firstStepOf(const State& state, Group group, PathMemory& memory) const {
    const SearchOptions options = optionsFor(false);
    techniques::Search search(state, options, memory);
    auto step = techniques::firstOf(search, group.first, group.last);
    return step ? std::vector<Step>{*std::move(step)} : std::vector<Step>();
  }

  /// The steps of some techniques whose patterns have no cell in which a single is open.
  std::vector<Step> stepsOf(const State& state, Group group) const {
    std::vector<Step> steps = techniques::allOf(state, group, optionsFor(true), m_stop);
    std::erase_if(steps, [&](const Step& step) { return usesSingle(step, state); });
    return steps;
  }

  /// Whether the pattern of a step has a cell in which a single is open: then the step does with candidates
  /// what filling in the single would do.
  static bool usesSingle(const Step& step, const State& state) {
    return !(patternCells(step) & singlesOf(candidatesOf(state)).all()).isEmpty();
  }

  /// The number of cells that are singles where all techniques up to a level have been applied.
  int openCount(Level level) {
    const State state = stateOf(known(level));
    const CellSet open = state.openCells();
    return static_cast<int>(std::count_if(
        open.begin(), open.end(), [&](Cell cell) { return singleUpTo(level, state, cell).has_value(); }));
  }

  bool isMuchOpen() { return openCount(kHardestKept) > kMostOpenForChains; }

  /// The single of a level or below that is open in a cell.
  std::optional<Technique> singleUpTo(Level level, const State& state, Cell cell) const {
    const auto single = singleAt(state, {cell, digitOf(cell)});
    return single && infoOf(*single).level <= level ? single : std::nullopt;
  }

  /// The easiest technique of a level that gives an entry, which no easier level gives.
  std::optional<Justification> justification(const Candidate& entry, Level level) {
    if (level > kHardestKept) return justificationByChains(entry, level);
    if (!singleUpTo(level, stateOf(known(level)), entry.cell)) return std::nullopt;
    State state = stateOf(known(level == Level::Easy ? level : below(level)));
    if (const auto single = singleUpTo(level, state, entry.cell)) return Justification{*single};
    const auto hardest = runFor(entry, level, state);
    // A pattern by which candidates were eliminated earlier may be gone.
    return Justification{hardest ? *hardest : *m_stages.back().levels[indexOf(level)].hardest};
  }

  std::optional<Justification> justificationByChains(const Candidate& entry, Level level) {
    Known& kept = m_stages.back().levels[indexOf(level)];
    removeMissing(known(below(level)), kept.left);
    State state = stateOf(kept.left);
    if (kept.hardest && singleUpTo(level, state, entry.cell)) return Justification{*kept.hardest};
    const auto hardest = runFor(entry, isMuchOpen() ? kHardestKept : level, state);
    kept.left = candidatesOf(state);
    if (!hardest) return std::nullopt;
    if (!kept.hardest || isHarder(*hardest, *kept.hardest)) kept.hardest = hardest;
    // An easier technique may have gone on from what chains eliminated earlier.
    return Justification{infoOf(*hardest).level == level ? *hardest : *kept.hardest};
  }

  /// Takes steps up to a level until an entry is a single. Returns the hardest technique that this has taken;
  /// nothing if it does not become one.
  std::optional<Technique> runFor(const Candidate& entry, Level level, State& state) const {
    std::optional<Technique> hardest;
    std::optional<Technique> single;
    run(state, level, [&](const State& /*before*/, const std::vector<Step>& steps) {
      credit(steps, hardest);
      single = singleUpTo(level, state, entry.cell);
      return single.has_value();
    });
    return single && isHarder(*single, *hardest) ? single : single ? hardest : std::nullopt;
  }

  static void credit(const std::vector<Step>& steps, std::optional<Technique>& hardest) {
    for (const Step& step : steps)
      if (!hardest || isHarder(step.technique, *hardest)) hardest = step.technique;
  }

  /// How an entry follows if singles are filled in first, with what the techniques up to a level have left.
  std::optional<Justification> justificationAhead(const Candidate& entry, Level level) {
    const Candidates& left = known(level);
    for (int ahead = 1; ahead <= kMostAhead && !m_stop.stop_requested(); ++ahead)
      if (const auto single = singleAhead(left, entry, ahead)) return Justification{*single, ahead};
    return std::nullopt;
  }

  /// The single that gives an entry once as many other singles are filled in, without those in `tried`.
  std::optional<Technique> singleAhead(const Candidates& left, const Candidate& entry, int ahead,
                                       CellSet tried = {}) const {
    for (const Cell cell : singlesOf(left).all() - tried - CellSet({entry.cell})) {
      Candidates next = left;
      next.place(cell, digitOf(cell));
      const auto single = ahead > 1 ? singleAhead(next, entry, ahead - 1, tried) : singleIn(next, entry);
      if (single) return single;
      tried.add(cell);  // filling it in first is what has been tried
    }
    return std::nullopt;
  }

  static std::optional<Technique> singleIn(const Candidates& left, const Candidate& entry) {
    if (!singlesOf(left).all().contains(entry.cell)) return std::nullopt;
    const bool isNaked = left.at(entry.cell).size() == 1;
    return isNaked ? Technique::NakedSingle : Technique::HiddenSingle;
  }

  /// An entry that is a single, in one cell or in any.
  std::optional<Candidate> entryIn(const State& state, std::optional<Cell> wanted, Level level) const {
    for (const Cell cell : wanted ? CellSet({*wanted}) : state.openCells())
      if (singleUpTo(level, state, cell)) return Candidate{cell, digitOf(cell)};
    return std::nullopt;
  }

  /// An opening by one step of a level that is possible before all others.
  std::optional<Opening> soleOpening(std::optional<Cell> cell, Level level) const {
    const State state = stateOf(Candidates(board()));
    for (const Technique technique :
         {Technique::FullHouse, Technique::HiddenSingle, Technique::NakedSingle}) {
      if (infoOf(technique).level != level) continue;
      for (Step& step : techniques::allOf(state, {technique, technique}, optionsFor(true), m_stop)) {
        const Candidate entry = step.placements.front();
        if (!cell || entry.cell == *cell) return Opening{toPosition(state), std::move(step), entry, true};
      }
    }
    for (const Group group : m_groups) {
      if (infoOf(group.first).level != level || m_stop.stop_requested()) continue;
      if (auto opening = firstOpening(stepsOf(state, group), state, cell, level)) return opening;
    }
    return std::nullopt;
  }

  /// An opening by the last of several steps up to a level.
  std::optional<Opening> laterOpening(std::optional<Cell> cell, Level level) {
    if (level > kHardestKept && isMuchOpen()) return std::nullopt;
    State state = stateOf(known(below(level)));
    std::optional<Opening> opening;
    run(state, level, [&](const State& before, const std::vector<Step>& steps) {
      opening = firstOpening(steps, before, cell, level);
      return opening || entryIn(state, cell, level);
    });
    return opening;
  }

  /// The opening by the first of some steps of a position that alone makes an entry possible.
  std::optional<Opening> firstOpening(const std::vector<Step>& steps, const State& before,
                                      std::optional<Cell> cell, Level level) const {
    for (const Step& step : steps) {
      State after = before;
      eliminateBy(step, after);
      const auto entry = entryIn(after, cell, level);
      if (!entry) continue;
      const Position position = toPosition(before);
      return Opening{position, step, *entry, position.candidates == Candidates(position.board)};
    }
    return std::nullopt;
  }

  static Position toPosition(const State& state) {
    return {state.givens(), state.board(), candidatesOf(state)};
  }

  const Puzzle m_puzzle;
  const Level m_level;
  const std::vector<Group> m_groups = makeGroups();
  std::vector<Stage> m_stages;  ///< each with more cells filled than the one before
  std::stop_token m_stop;       ///< of the present question
};

EntryJudge::EntryJudge(const Puzzle& puzzle, Level level)
    : m_search(std::make_unique<Search>(puzzle, level)) {}

EntryJudge::~EntryJudge() = default;

EntryJudgement EntryJudge::judge(CellSet filled, Cell cell, const std::stop_token& stop) {
  return m_search->judge(filled, cell, stop);
}

std::optional<Opening> EntryJudge::openingOf(CellSet filled, std::optional<Cell> cell, Level most,
                                             const std::stop_token& stop) {
  return m_search->openingOf(filled, cell, most, stop);
}

}  // namespace sudoku
