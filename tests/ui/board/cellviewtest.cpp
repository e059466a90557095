#include <gtest/gtest.h>
#include <vector>

#include "ui/board/cellname.h"
#include "ui/board/cellview.h"

namespace sudoku {
namespace {

std::string nameOf(const CellView& view) {
  return CellName::of(Cell::at(0, 1), view).toStdString();
}

TEST(CellViewTest, NamesSayWhatTheCellHolds) {
  CellView view;
  EXPECT_EQ(nameOf(view), "Row 1 column 2: empty");
  view.notes = {Digit(1), Digit(3), Digit(9)};
  EXPECT_EQ(nameOf(view), "Row 1 column 2: empty, notes 1 3 9");
  view.digit = Digit(7);
  view.notes = {};
  EXPECT_EQ(nameOf(view), "Row 1 column 2: 7");
  view.given = true;
  EXPECT_EQ(nameOf(view), "Row 1 column 2: given 7");
}

TEST(CellViewTest, NamesSayBothSetsOfNotesAndTheColours) {
  CellView view;
  view.centreNotes = {Digit(4), Digit(5)};
  EXPECT_EQ(nameOf(view), "Row 1 column 2: empty, centre 4 5");
  view.notes = {Digit(1), Digit(3), Digit(9)};
  view.colours = {Digit(2), Digit(6)};
  EXPECT_EQ(nameOf(view), "Row 1 column 2: empty, notes 1 3 9, centre 4 5, colours 2 6");
  view.twoCandidates = true;
  view.hint = true;
  EXPECT_EQ(nameOf(view),
            "Row 1 column 2: empty, notes 1 3 9, centre 4 5, colours 2 6, two candidates, hint");
  CellView given;
  given.digit = Digit(5);
  given.given = true;
  given.colours = {Digit(2)};
  given.conflict = true;
  EXPECT_EQ(nameOf(given), "Row 1 column 2: given 5, colours 2, conflict");
}

TEST(CellViewTest, NamesSayWhatIsDrawnOnCandidates) {
  CellView view;
  view.notes = {Digit(4), Digit(6)};
  view.candidateColours.set(Digit(4), Digit(1));
  view.links = {{Digit(4), LinkKind::Strong, {Cell::at(3, 1), Digit(4)}},
                {Digit(4), LinkKind::Weak, {Cell::at(0, 1), Digit(6)}}};
  view.hint = true;
  EXPECT_EQ(
      nameOf(view),
      "Row 1 column 2: empty, notes 4 6, 4 colour 1, strong link 4 to row 4 column 2, weak link 4 to 6 in "
      "row 1 column 2, hint");
}

TEST(CellViewTest, LinksAreThoseWithAnEndInTheCell) {
  const Candidate first{Cell::at(0, 1), Digit(4)};
  const Candidate second{Cell::at(3, 1), Digit(4)};
  const Candidate third{Cell::at(8, 8), Digit(4)};
  const std::vector<CandidateLink> links = {CandidateLink::between(first, second, LinkKind::Weak),
                                            CandidateLink::between(second, third, LinkKind::Strong)};
  ASSERT_EQ(linksAt(links, first.cell).size(), 1U);
  EXPECT_EQ(linksAt(links, first.cell).front().to, second);
  EXPECT_EQ(linksAt(links, second.cell).size(), 2U);
}

TEST(CellViewTest, NamesSayWhatIsTrueOfTheCellInOneOrder) {
  CellView view;
  view.digit = Digit(7);
  view.mark = CellView::Mark::Right;
  EXPECT_EQ(nameOf(view), "Row 1 column 2: 7, right");
  view.mark = CellView::Mark::Wrong;
  view.conflict = true;
  EXPECT_EQ(nameOf(view), "Row 1 column 2: 7, wrong, conflict");
  CellView open;
  open.notes = {Digit(2)};
  open.possible = Digit(5);
  EXPECT_EQ(nameOf(open), "Row 1 column 2: empty, notes 2, possible");
  open.twoCandidates = true;
  EXPECT_EQ(nameOf(open), "Row 1 column 2: empty, notes 2, possible, two candidates");
}

}  // namespace
}  // namespace sudoku
