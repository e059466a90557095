#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include <sudoku/grid/candidates.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/rating/entryjudge.h>

#include "logic/techniques/registry.h"
#include "logic/techniques/state.h"
#include "rating/eliminations.h"
#include "rating/opensingles.h"

namespace sudoku {
namespace {

using techniques::Group;
using techniques::State;

using eliminations::eliminateBy;
using eliminations::kHardest;
using eliminations::kHardestKept;
using eliminations::stepsOf;

Level below(Level level) {
  return static_cast<Level>(static_cast<int>(level) - 1);
}

static_assert(EntryJudge::kHardestCounted == kHardestKept);

std::size_t indexOf(Level level) {
  return static_cast<std::size_t>(level);
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

}  // namespace

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
    const Level nearest = std::clamp(m_level, Level::Medium, kHardestKept);
    for (int number = 0; number <= static_cast<int>(kHardest) && !judgement.logic; ++number) {
      const auto level = static_cast<Level>(number);
      judgement.logic = justification(entry, level);
      if (!judgement.logic && level == nearest) judgement.logic = justificationAhead(entry, nearest);
      if (!judgement.logic && level == kHardest) judgement.logic = justificationAhead(entry, kHardestKept);
    }
    return judgement;
  }

  std::optional<Opening> openingOf(CellSet filled, std::optional<Cell> cell, Level most,
                                   const std::stop_token& stop) {
    goTo(filled, stop);
    State state = stateOf(Candidates(board()));
    for (int number = 0; number <= static_cast<int>(std::min(most, kHardest)); ++number) {
      const auto level = static_cast<Level>(number);
      if (level > kHardestKept && isMuchOpen()) return std::nullopt;
      auto opening = level <= kHardestKept ? soleOpening(cell, level) : std::nullopt;
      bool isOpen = opening.has_value();
      if (!isOpen && level > Level::Easy)
        eliminations::run(state, level, m_stop, [&](const State& before, const std::vector<Step>& steps) {
          isOpen = entryIn(state, cell, level).has_value();
          if (isOpen) opening = openingBy(steps, before, cell, level);
          return isOpen;
        });
      if (m_stop.stop_requested()) return std::nullopt;
      if (isOpen) return opening;
    }
    return std::nullopt;
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
    eliminations::run(state, level, m_stop, [&](const State& /*before*/, const std::vector<Step>& steps) {
      credit(steps, known.hardest);
      return false;
    });
    known.left = eliminations::candidatesOf(state);
    known.isComplete = !m_stop.stop_requested();
    return known.left;
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
    std::optional<Technique> hardest;
    if (runFor(entry, level, state, hardest)) return Justification{*hardest};
    // A pattern by which candidates were eliminated earlier may be gone.
    return Justification{*m_stages.back().levels[indexOf(level)].hardest};
  }

  std::optional<Justification> justificationByChains(const Candidate& entry, Level level) {
    Known& kept = m_stages.back().levels[indexOf(level)];
    removeMissing(known(below(level)), kept.left);
    State state = stateOf(kept.left);
    if (kept.hardest && singleUpTo(level, state, entry.cell)) return Justification{*kept.hardest};
    std::optional<Technique> hardest;
    const bool isGiven = runFor(entry, isMuchOpen() ? kHardestKept : level, state, hardest);
    kept.left = eliminations::candidatesOf(state);
    const bool isOfLevel = hardest && infoOf(*hardest).level == level;
    if (isOfLevel && (!kept.hardest || isHarder(*hardest, *kept.hardest))) kept.hardest = hardest;
    if (!isGiven) return std::nullopt;
    // An easier technique may have gone on from what chains eliminated earlier.
    return Justification{isOfLevel ? *hardest : kept.hardest.value_or(*hardest)};
  }

  /// Takes steps up to a level until an entry is a single, and finds the hardest technique that this has
  /// taken. Returns whether it has become one.
  bool runFor(const Candidate& entry, Level level, State& state, std::optional<Technique>& hardest) const {
    std::optional<Technique> single;
    eliminations::run(state, level, m_stop, [&](const State& /*before*/, const std::vector<Step>& steps) {
      credit(steps, hardest);
      single = singleUpTo(level, state, entry.cell);
      return single.has_value();
    });
    if (single && isHarder(*single, *hardest)) hardest = single;
    return single.has_value();
  }

  static void credit(const std::vector<Step>& steps, std::optional<Technique>& hardest) {
    for (const Step& step : steps)
      if (!hardest || isHarder(step.technique, *hardest)) hardest = step.technique;
  }

  /// How an entry follows if singles are filled in first, with what the techniques of the lowest level, up to
  /// `most`, have left that is enough for it.
  std::optional<Justification> justificationAhead(const Candidate& entry, Level most) {
    for (int number = 0; number <= static_cast<int>(most); ++number) {
      const auto level = static_cast<Level>(number);
      const Candidates& left = known(level);
      const auto hardest = m_stages.back().levels[indexOf(level)].hardest;
      for (int ahead = 1; ahead <= kMostAhead && !m_stop.stop_requested(); ++ahead)
        if (const auto single = singleAhead(left, entry, ahead))
          return Justification{hardest && isHarder(*hardest, *single) ? *hardest : *single, ahead};
    }
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

  std::optional<Technique> singleIn(const Candidates& left, const Candidate& entry) const {
    if (!singlesOf(left).all().contains(entry.cell)) return std::nullopt;
    Grid filled;
    for (const Cell cell : allCells() - left.openCells()) filled.set(cell, digitOf(cell));
    return singleAt(State(m_puzzle.givens, filled, left), entry);
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
      for (Step& step : techniques::allOf(state, {technique, technique}, {.wantsAll = true}, m_stop)) {
        const Candidate entry = step.placements.front();
        if (!cell || entry.cell == *cell) return Opening{toPosition(state), std::move(step), entry, true};
      }
    }
    for (const Group group : eliminations::groups()) {
      if (infoOf(group.first).level != level || m_stop.stop_requested()) continue;
      if (auto opening = firstOpening(stepsOf(state, group, m_stop), state, cell, level)) return opening;
    }
    return std::nullopt;
  }

  /// The opening by the first of some steps of a position that alone makes an entry possible.
  std::optional<Opening> firstOpening(const std::vector<Step>& steps, const State& before,
                                      std::optional<Cell> cell, Level level) const {
    for (const Step& step : steps) {
      State after = before;
      eliminateBy(step, after);
      if (const auto entry = entryIn(after, cell, level)) return openingIn(before, step, *entry);
    }
    return std::nullopt;
  }

  /// The opening by one of some steps of a technique that together make an entry possible: by one alone, or
  /// by the last that it takes, if that is still a step after the others.
  std::optional<Opening> openingBy(const std::vector<Step>& steps, State before, std::optional<Cell> cell,
                                   Level level) const {
    if (auto opening = firstOpening(steps, before, cell, level)) return opening;
    for (const Step& step : steps) {
      State after = before;
      eliminateBy(step, after);
      if (const auto entry = entryIn(after, cell, level)) {
        const std::vector<Step> left = stepsOf(before, {step.technique, step.technique}, m_stop);
        const auto same = std::find_if(left.begin(), left.end(),
                                       [&](const Step& each) { return each.reason == step.reason; });
        return same == left.end() ? std::nullopt : std::optional(openingIn(before, *same, *entry));
      }
      before = after;
    }
    return std::nullopt;
  }

  static Opening openingIn(const State& before, const Step& step, const Candidate& entry) {
    const Position position = toPosition(before);
    return {position, step, entry, position.candidates == Candidates(position.board)};
  }

  static Position toPosition(const State& state) {
    return {state.givens(), state.board(), eliminations::candidatesOf(state)};
  }

  const Puzzle m_puzzle;
  const Level m_level;
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
