#include <gtest/gtest.h>
#include <optional>
#include <utility>

#include <sudoku/proof/proofchecker.h>

#include "../testgrids.h"

namespace sudoku::proof {
namespace {

using Kind = Fault::Kind;

constexpr Candidate at(int row, int column, int digit) {
  return {Cell::at(row - 1, column - 1), Digit(digit)};
}
constexpr Literal on(int row, int column, int digit) {
  return {at(row, column, digit), true};
}
constexpr Literal off(int row, int column, int digit) {
  return {at(row, column, digit), false};
}
constexpr Cell cell(int row, int column) {
  return Cell::at(row - 1, column - 1);
}
constexpr Places inRow(int digit, int row) {
  return {Digit(digit), House::row(row - 1)};
}
constexpr Places inColumn(int digit, int column) {
  return {Digit(digit), House::column(column - 1)};
}
constexpr Places inBox(int digit, int box) {
  return {Digit(digit), House::box(box - 1)};
}

/// An empty board from which candidates can be taken.
struct Empty {
  Premises premises{{}, {}, {}, true};

  void keep(Cell at, DigitSet digits) {
    for (const Digit digit : allDigits() - digits) premises.candidates.eliminate(at, digit);
  }
  void keep(Places places, CellSet cells) {
    for (const Cell each : cellsOf(places.house) - cells) premises.candidates.eliminate(each, places.digit);
  }
  void give(Cell at, int digit) {
    premises.givens.set(at, Digit(digit));
    premises.board.set(at, Digit(digit));
    premises.candidates.place(at, Digit(digit));
  }
  std::optional<Fault> check(std::vector<Lemma> lemmas, const std::vector<Literal>& conclusion = {}) const {
    return firstFault(premises, {std::move(lemmas)}, conclusion);
  }
  std::optional<Kind> kind(std::vector<Lemma> lemmas) const {
    const auto fault = check(std::move(lemmas));
    return fault ? std::optional(fault->kind) : std::nullopt;
  }
};

Lemma each(std::vector<Literal> literals, std::variant<Count, Split, Swap, Map> ground) {
  return {Lemma::Claim::Each, std::move(literals), std::move(ground)};
}
Lemma any(std::vector<Literal> literals, std::variant<Count, Split, Swap, Map> ground) {
  return {Lemma::Claim::Any, std::move(literals), std::move(ground)};
}
Lemma nakedSingle(Literal literal) {
  return any({literal}, Split{{}, {{{}, {{literal, literal.candidate.cell}}}}});
}

TEST(ProofCheckerTest, KnowsWhatAProofHasToShow) {
  Empty board;
  board.keep(cell(1, 1), {Digit(4)});
  EXPECT_EQ(board.check({}), std::nullopt);
  EXPECT_EQ(board.check({}, {on(1, 1, 4)}), (Fault{Kind::Conclusion, 0}));
  EXPECT_EQ(board.check({nakedSingle(on(1, 1, 4))}, {on(1, 1, 4)}), std::nullopt);
  EXPECT_EQ(board.check({nakedSingle(on(1, 1, 4))}, {on(1, 1, 4), off(1, 2, 4)}),
            (Fault{Kind::Conclusion, 1}));
  EXPECT_EQ(board.check({nakedSingle(on(1, 2, 4))}), (Fault{Kind::Unfounded, 0, 0, 0}));
  EXPECT_EQ(board.kind({any({}, Split{})}), Kind::Claim);
}

TEST(ProofCheckerTest, TakesFilledCellsForKnown) {
  Empty board;
  board.give(cell(1, 1), 4);
  EXPECT_EQ(board.check({}, {on(1, 1, 4), off(1, 1, 5), off(1, 9, 4), off(9, 1, 4), off(3, 3, 4)}),
            std::nullopt);
  // A 5 in row 1 is in one of eight cells.
  const Count count{{{inRow(5, 1)}}, {{cell(1, 1)}}};
  EXPECT_EQ(board.kind({each({off(1, 2, 5)}, count)}), Kind::Uncovered);
}

TEST(ProofCheckerTest, CountsLockedCandidates) {
  Empty board;
  board.keep(inRow(7, 1), {cell(1, 1), cell(1, 3)});
  const Count count{{{inRow(7, 1)}}, {{inBox(7, 1)}}};
  EXPECT_EQ(board.kind({each({off(2, 1, 7), off(3, 2, 7)}, count)}), std::nullopt);
  EXPECT_EQ(board.kind({each({off(1, 1, 7)}, count)}), Kind::NotShown);
  EXPECT_EQ(board.kind({each({on(2, 1, 7)}, count)}), Kind::NotShown);
  EXPECT_EQ(board.kind({any({off(2, 1, 7)}, count)}), Kind::Claim);
  EXPECT_EQ(board.kind({each({off(2, 1, 7)}, Count{{{inRow(7, 1), 0}}, {{inBox(7, 1)}}})}), Kind::Weight);
  EXPECT_EQ(board.kind({each({off(2, 1, 7)}, Count{{{inRow(7, 1), 100}}, {{inBox(7, 1), 100}}})}),
            Kind::Weight);
  EXPECT_EQ(board.kind({each({off(2, 1, 7)}, Count{{{inRow(7, 2)}}, {{inBox(7, 1)}}})}), Kind::Uncovered);
}

TEST(ProofCheckerTest, CountsFinsWithWeights) {
  Empty board;
  // An X-wing of 1 in rows 1 and 4, with a fin in r1c6.
  board.keep(inRow(1, 1), {cell(1, 1), cell(1, 5), cell(1, 6)});
  board.keep(inRow(1, 4), {cell(4, 1), cell(4, 5)});
  const std::vector<Weighted> rows{{inRow(1, 1)}, {inRow(1, 4)}};
  EXPECT_EQ(board.kind({each({off(7, 5, 1)}, Count{rows, {{inColumn(1, 1)}, {inColumn(1, 5)}}})}),
            Kind::Uncovered);
  const Count finned{rows, {{inColumn(1, 1)}, {inColumn(1, 5)}, {inBox(1, 2)}}};
  EXPECT_EQ(board.kind({each({off(2, 5, 1), off(3, 5, 1)}, finned)}), std::nullopt);
  EXPECT_EQ(board.kind({each({off(7, 5, 1)}, finned)}), Kind::NotShown);
}

TEST(ProofCheckerTest, CountsWhatIsImpossible) {
  Empty board;
  for (const int column : {1, 2, 3}) board.keep(cell(1, column), {Digit(1), Digit(2)});
  const Count count{{{cell(1, 1)}, {cell(1, 2)}, {cell(1, 3)}}, {{inRow(1, 1)}, {inRow(2, 1)}}};
  EXPECT_EQ(board.kind({each({off(9, 9, 9), on(9, 8, 8)}, count)}), std::nullopt);
}

TEST(ProofCheckerTest, LooksAtEveryCase) {
  Empty board;
  board.keep(cell(1, 1), {Digit(1), Digit(2)});
  board.keep(cell(1, 5), {Digit(1), Digit(3)});
  board.keep(cell(2, 2), {Digit(2), Digit(3)});
  const Branch one{on(1, 1, 1),
                   {{off(1, 5, 1), inRow(1, 1)}, {on(1, 5, 3), cell(1, 5)}, {off(2, 5, 3), inBox(3, 2)}}};
  const Branch two{on(1, 1, 2),
                   {{off(2, 2, 2), inBox(2, 1)}, {on(2, 2, 3), cell(2, 2)}, {off(2, 5, 3), inRow(3, 2)}}};
  const Lemma wing = each({off(2, 5, 3)}, Split{Sector(cell(1, 1)), {one, two}});
  EXPECT_EQ(board.check({wing}, {off(2, 5, 3)}), std::nullopt);
  EXPECT_EQ(board.kind({each({off(2, 5, 3)}, Split{Sector(cell(1, 1)), {one}})}), Kind::Cases);
  EXPECT_EQ(board.kind({each({off(2, 5, 3)}, Split{{}, {one}})}), Kind::Cases);
  EXPECT_EQ(board.check({each({off(2, 6, 3)}, Split{Sector(cell(1, 1)), {one, two}})}),
            (Fault{Kind::Open, 0, 0, 3}));
  Branch unfounded = two;
  unfounded.lines[0].by = Sector(inRow(2, 1));
  EXPECT_EQ(board.check({each({off(2, 5, 3)}, Split{Sector(cell(1, 1)), {one, unfounded}})}),
            (Fault{Kind::Unfounded, 0, 1, 0}));
  // By contradiction instead: a 3 there leaves r1c1 without a digit.
  const Branch three{{},
                     {{off(1, 5, 3), inBox(3, 2)},
                      {off(2, 2, 3), inRow(3, 2)},
                      {on(1, 5, 1), cell(1, 5)},
                      {on(2, 2, 2), cell(2, 2)},
                      {off(1, 1, 1), inRow(1, 1)},
                      {on(1, 1, 2), cell(1, 1)},
                      {off(1, 1, 2), inBox(2, 1)}}};
  EXPECT_EQ(board.kind({any({off(2, 5, 3)}, Split{{}, {three}})}), std::nullopt);
  // Nothing is supposed where each literal is claimed.
  EXPECT_EQ(board.kind({each({off(2, 5, 3)}, Split{{}, {three}})}), Kind::Unfounded);
}

TEST(ProofCheckerTest, SplitsOverAStatementAndItsOpposite) {
  Empty board;
  board.keep(inRow(6, 1), {cell(1, 1), cell(1, 9)});
  const Branch yes{on(1, 1, 6), {{off(9, 1, 6), inColumn(6, 1)}}};
  const Branch no{off(1, 1, 6), {{on(1, 9, 6), inRow(6, 1)}}};
  EXPECT_EQ(board.kind({any({off(9, 1, 6), on(1, 9, 6)}, Split{on(1, 1, 6), {yes, no}})}), std::nullopt);
  EXPECT_EQ(board.kind({any({off(9, 1, 6), on(1, 9, 6)}, Split{on(1, 1, 6), {yes}})}), Kind::Cases);
  EXPECT_EQ(board.check({any({off(9, 1, 6)}, Split{on(1, 1, 6), {yes, no}})}), (Fault{Kind::Open, 0, 1, 1}));
}

TEST(ProofCheckerTest, UsesEarlierLemmasAlone) {
  Empty board;
  board.keep(inRow(6, 1), {cell(1, 1), cell(1, 9)});
  const Lemma first = any({off(9, 1, 6), on(1, 9, 6)}, Split{on(1, 1, 6),
                                                             {{on(1, 1, 6), {{off(9, 1, 6), inColumn(6, 1)}}},
                                                              {off(1, 1, 6), {{on(1, 9, 6), inRow(6, 1)}}}}});
  const Branch branch{on(9, 1, 6), {{on(1, 9, 6), LemmaIndex{0}}}};
  const Lemma second = any({off(9, 1, 6), on(1, 9, 6)}, Split{on(9, 1, 6), {branch, {off(9, 1, 6), {}}}});
  EXPECT_EQ(board.kind({first, second}), std::nullopt);
  EXPECT_EQ(board.kind({second, first}), Kind::Reference);
  EXPECT_EQ(board.kind({any({off(9, 1, 6)}, Split{Sector(LemmaIndex{0}), {branch}})}), Kind::Cases);
  EXPECT_EQ(board.kind({each({off(9, 2, 6)}, Count{{}, {{LemmaIndex{0}}}})}), Kind::Reference);
  EXPECT_EQ(board.kind({first, each({off(9, 2, 6)}, Count{{{LemmaIndex{1}}}, {}})}), Kind::Reference);
  // A lemma of facts is known, and no sector.
  Empty single;
  single.keep(cell(1, 1), {Digit(4)});
  single.keep(cell(1, 2), {Digit(4), Digit(5)});
  const Lemma fact = each({off(1, 2, 4)}, Count{{{cell(1, 1)}}, {{inRow(4, 1)}}});
  EXPECT_EQ(single.kind({fact, nakedSingle(on(1, 2, 5))}), std::nullopt);
  EXPECT_EQ(single.kind({fact, each({off(9, 2, 6)}, Count{{{LemmaIndex{0}}}, {}})}), Kind::Reference);
}

TEST(ProofCheckerTest, CountsLemmasWithBothKindsOfLiterals) {
  Empty board;
  board.keep(inRow(6, 1), {cell(1, 1), cell(1, 9)});
  // r9c1 is not 6, or r1c9 is: so r9c1 = 6 and r5c9 = 6 exclude each other.
  const Lemma clause = any(
      {off(9, 1, 6), on(1, 9, 6)},
      Split{on(1, 1, 6),
            {{on(1, 1, 6), {{off(9, 1, 6), inColumn(6, 1)}}}, {off(1, 1, 6), {{on(1, 9, 6), inRow(6, 1)}}}}});
  board.keep(cell(9, 1), {Digit(6)});
  const Count count{{{LemmaIndex{0}}, {cell(9, 1)}}, {{inColumn(6, 9)}}};
  EXPECT_EQ(board.kind({clause, each({off(5, 9, 6)}, count)}), std::nullopt);
  EXPECT_EQ(board.kind({clause, each({off(5, 8, 6)}, count)}), Kind::NotShown);
}

/// Four cells of 1 and 2 that two boxes hold, in one of which 3 is possible, too.
Empty rectangle() {
  Empty board;
  for (const int row : {1, 2})
    for (const int column : {1, 4})
      board.keep(cell(row, column), row == 2 && column == 4 ? DigitSet{Digit(1), Digit(2), Digit(3)}
                                                            : DigitSet{Digit(1), Digit(2)});
  return board;
}

std::vector<std::pair<Cell, DigitSet>> corners(int columnOfSecond = 4) {
  const DigitSet pair{Digit(1), Digit(2)};
  return {{cell(1, 1), pair},
          {cell(2, 1), pair},
          {cell(1, columnOfSecond), pair},
          {cell(2, columnOfSecond), pair}};
}

TEST(ProofCheckerTest, SwapsDeadlyPatterns) {
  Empty board = rectangle();
  EXPECT_EQ(board.check({any({on(2, 4, 3)}, Swap{corners()})}, {on(2, 4, 3)}), std::nullopt);
  EXPECT_EQ(board.kind({any({on(9, 9, 3)}, Swap{corners()})}), Kind::Claim);
  EXPECT_EQ(board.kind({each({on(2, 4, 3)}, Swap{corners()})}), Kind::Claim);
  EXPECT_EQ(board.kind({any({on(2, 4, 3)}, Swap{})}), Kind::Claim);
  std::vector<std::pair<Cell, DigitSet>> three = corners();
  three.pop_back();
  EXPECT_EQ(board.kind({any({on(2, 4, 3)}, Swap{three})}), Kind::Unequal);
  std::vector<std::pair<Cell, DigitSet>> twice = corners();
  twice.push_back(twice.front());
  EXPECT_EQ(board.kind({any({on(2, 4, 3)}, Swap{twice})}), Kind::Given);
  board.premises.isUnique = false;
  EXPECT_EQ(board.kind({any({on(2, 4, 3)}, Swap{corners()})}), Kind::Uniqueness);
}

TEST(ProofCheckerTest, SwapsNoGivensAndNoFourBoxes) {
  Empty given = rectangle();
  given.give(cell(1, 1), 1);
  EXPECT_EQ(given.kind({any({on(2, 4, 3)}, Swap{corners()})}), Kind::Given);
  Empty board;
  for (const auto& [each, digits] : corners()) board.keep(each, digits);
  const DigitSet pair{Digit(1), Digit(2)};
  const Swap wide{{{cell(1, 1), pair}, {cell(5, 1), pair}, {cell(1, 4), pair}, {cell(5, 4), pair}}};
  std::vector<Literal> guardians;
  for (const int column : {1, 4})
    for (int digit = 3; digit <= 9; ++digit) guardians.push_back(on(5, column, digit));
  EXPECT_EQ(board.kind({any(guardians, wide)}), Kind::Unequal);
}

TEST(ProofCheckerTest, SwapsMoreThanTwoDigitsByLookingAtEveryFilling) {
  // An extended rectangle: two rows of a band, three columns of different boxes, three digits.
  Empty board;
  const DigitSet triple{Digit(1), Digit(2), Digit(3)};
  Swap swap;
  for (const int row : {1, 2})
    for (const int column : {1, 4, 7}) swap.cells.emplace_back(cell(row, column), triple);
  for (const auto& [each, digits] : swap.cells)
    board.keep(each, each == cell(2, 7) ? digits | DigitSet{Digit(9)} : digits);
  EXPECT_EQ(board.kind({any({on(2, 7, 9)}, swap)}), std::nullopt);
  swap.cells.pop_back();
  EXPECT_EQ(board.kind({any({on(2, 7, 9)}, swap)}), Kind::Unequal);
  Swap all;
  for (const Cell each : allCells()) all.cells.emplace_back(each, allDigits());
  EXPECT_EQ(board.kind({any({on(2, 7, 9)}, all)}), Kind::TooLarge);
}

Map halfTurn() {
  Map map;
  for (const Cell each : allCells())
    map.cells[static_cast<std::size_t>(each.index())] = Cell(kCellCount - 1 - each.index());
  std::swap(map.digits[0], map.digits[1]);
  return map;
}

TEST(ProofCheckerTest, MapsGivensOntoThemselves) {
  Empty board;
  board.give(cell(1, 1), 1);
  board.give(cell(9, 9), 2);
  board.keep(cell(1, 5), {Digit(3), Digit(4)});
  const Map map = halfTurn();
  EXPECT_EQ(board.kind({each({off(5, 5, 1), off(5, 5, 2), off(9, 5, 5), off(9, 5, 1)}, map)}), std::nullopt);
  EXPECT_EQ(board.kind({each({off(5, 5, 3)}, map)}), Kind::NotShown);
  EXPECT_EQ(board.kind({each({off(9, 5, 3)}, map)}), Kind::NotShown);
  EXPECT_EQ(board.kind({any({off(5, 5, 1)}, map)}), Kind::Claim);
  Map wrong = map;
  std::swap(wrong.cells[0], wrong.cells[1]);
  EXPECT_EQ(board.kind({each({off(5, 5, 1)}, wrong)}), Kind::Image);
  // Each house goes onto row 1, as the digits of a board do.
  wrong = map;
  const Grid solved = boardOf(1);
  for (const Cell each : allCells())
    wrong.cells[static_cast<std::size_t>(each.index())] = Cell(solved.at(each)->index());
  EXPECT_EQ(Empty().kind({each({off(1, 1, 1)}, wrong)}), Kind::Image);
  wrong = map;
  wrong.digits[0] = Digit(3);
  EXPECT_EQ(board.kind({each({off(5, 5, 1)}, wrong)}), Kind::Image);
  board.premises.isUnique = false;
  EXPECT_EQ(board.kind({each({off(5, 5, 1)}, map)}), Kind::Uniqueness);
  board.premises.isUnique = true;
  board.give(cell(2, 5), 7);
  EXPECT_EQ(board.kind({each({off(5, 5, 1)}, map)}), Kind::Image);
}

}  // namespace
}  // namespace sudoku::proof
