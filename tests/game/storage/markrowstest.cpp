#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include <QVariant>

#include <sudoku/grid/random.h>

#include "game/play/storedgame.h"
#include "game/storage/markrows.h"
#include "game/storage/moverows.h"

namespace sudoku {
namespace {

using namespace Qt::Literals::StringLiterals;

/// The row of a move, as if it were the first of game 1.
std::vector<QVariant> markRowOf(const Move& move) {
  std::vector<QVariant> row = {1, 1};
  for (const QVariant& column : toColumns(PlayedMove{move, 0, UniqueId::make()})) row.push_back(column);
  return row;
}

TEST(MarkRowsTest, MovesComeBackFromTheirRows) {
  const Candidate first{Cell(2), Digit(4)};
  const Candidate last{Cell(80), Digit(4)};
  Move colour{Move::Kind::CandidateColour, {{Cell(2), {Digit(4), Digit(5)}}, {Cell(7), {Digit(1)}}}};
  const Move removing = colour;
  colour.colour = Digit(6);
  for (const Move& move : {colour, removing, Move::changeLink(first, last, LinkKind::Strong),
                           Move::changeLink(last, first, LinkKind::Weak),
                           Move::changeLink(first, {Cell(2), Digit(9)}, std::nullopt),
                           Move{Move::Kind::Unlink, {{Cell(2), {Digit(4)}}}}}) {
    const auto read = toMove(markRowOf(move));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->move, move);
  }
}

TEST(MarkRowsTest, ColumnsSayWhatTheySayInTheSchema) {
  GameContents target;
  target.candidateColours.set({Cell(2), Digit(4)}, Digit(6));
  target.candidateColours.set({Cell(80), Digit(1)}, Digit(1));
  target.candidateColours.set({Cell(80), Digit(9)}, Digit(1));
  target.links = {CandidateLink::between({Cell(80), Digit(4)}, {Cell(2), Digit(4)}, LinkKind::Strong),
                  CandidateLink::between({Cell(2), Digit(5)}, {Cell(2), Digit(4)}, LinkKind::Weak)};
  std::sort(target.links.begin(), target.links.end());
  const auto row = markRowOf(Move::restore(target));
  EXPECT_EQ(row[13].toString(), u"1/80=19 6/2=4"_s);
  EXPECT_EQ(row[14].toString(), u"strong/2=4/80=4 weak/2=4/2=5"_s);
  const auto read = toMove(row);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->move, Move::restore(target));
}

TEST(MarkRowsTest, APositionWithoutMarksHasNoText) {
  const auto row = markRowOf(Move::restore(GameContents()));
  EXPECT_TRUE(row[13].isNull() && row[14].isNull());
}

TEST(MarkRowsTest, RefusesImpossibleMoves) {
  const auto isRead = [](const QString& kind, const QString& cells, const QVariant& sets) {
    std::vector<QVariant> row = markRowOf(Move::restore(GameContents()));
    row[4] = kind;
    row[5] = cells;
    row[6] = sets;
    for (std::size_t column = 8; column < 12; ++column) row[column] = QVariant();
    return toMove(row).has_value();
  };
  ASSERT_TRUE(isRead(u"candidate-colour"_s, u"2=4"_s, 6));
  for (const QVariant& sets : {QVariant(), QVariant(7), QVariant(-1), QVariant(u"red"_s)})
    EXPECT_FALSE(isRead(u"candidate-colour"_s, u"2=4"_s, sets)) << qPrintable(sets.toString());
  EXPECT_FALSE(isRead(u"candidate-colour"_s, u"2="_s, 1));
  EXPECT_FALSE(isRead(u"candidate-colour"_s, u""_s, 1));
  ASSERT_TRUE(isRead(u"link"_s, u"2=4 80=4"_s, 2));
  ASSERT_TRUE(isRead(u"link"_s, u"2=45"_s, 0));
  for (const auto& cells : {u"2=4"_s, u"2=45 80=4"_s, u"2=456"_s, u"2=4 80="_s, u"2=4 80=4 81=4"_s})
    EXPECT_FALSE(isRead(u"link"_s, cells, 1)) << qPrintable(cells);
  EXPECT_FALSE(isRead(u"link"_s, u"2=4 80=4"_s, 3));
  EXPECT_FALSE(isRead(u"link"_s, u"2=4 80=4"_s, QVariant()));
  ASSERT_TRUE(isRead(u"unlink"_s, u"2=4 80=4 7=123"_s, QVariant()));
  EXPECT_FALSE(isRead(u"unlink"_s, u"2=4"_s, 1));
}

TEST(MarkRowsTest, OnlyAPositionHasColumnsOfMarks) {
  for (const std::size_t column : {13U, 14U}) {
    auto row = markRowOf(Move::setNote(Cell(0), Digit(1)));
    row[column] = column == 13U ? u"1/2=4"_s : u"weak/2=4/2=5"_s;
    EXPECT_FALSE(toMove(row));
  }
}

TEST(MarkRowsTest, RefusesTextsThatAreNoMarks) {
  for (const auto& text : {u"1"_s, u"1/"_s, u"/2=4"_s, u"0/2=4"_s, u"7/2=4"_s, u"1/81=4"_s, u"1/2=0"_s,
                           u"1/2="_s, u"1/2=54"_s, u"1/2=4 2/2=4"_s, u"1/2=4/2=5"_s, u"weak/2=4"_s})
    EXPECT_FALSE(toCandidateColours(text)) << qPrintable(text);
  for (const auto& text :
       {u"strong"_s, u"strong/2=4"_s, u"strong/2=4/"_s, u"Strong/2=4/3=4"_s, u"strong/3=4/2=4"_s,
        u"strong/2=4/2=4"_s, u"strong/2=45/3=4"_s, u"strong/2=4/81=4"_s, u"strong/2=4/3=4/5=4"_s,
        u"strong/2=4/3=4 weak/2=4/3=4"_s, u"weak/2=5/3=5 strong/2=4/3=4"_s, u"1/2=4"_s})
    EXPECT_FALSE(toLinks(text)) << qPrintable(text);
}

TEST(MarkRowsTest, AnyMarksComeBack) {
  Random random(61);
  for (int count = 0; count < 200; ++count) {
    GameContents contents;
    const auto anyCandidate = [&random] {
      return Candidate{Cell(static_cast<int>(random.below(kCellCount))),
                       Digit(1 + static_cast<int>(random.below(kDigitCount)))};
    };
    for (std::uint32_t some = random.below(30); some > 0; --some)
      contents.candidateColours.set(anyCandidate(), Digit(1 + static_cast<int>(random.below(kColourCount))));
    for (std::uint32_t some = random.below(30); some > 0; --some) {
      const Candidate one = anyCandidate();
      const Candidate other = anyCandidate();
      if (one == other || contents.linkBetween(one, other)) continue;
      contents.links.push_back(CandidateLink::between(one, other, static_cast<LinkKind>(random.below(2))));
    }
    std::sort(contents.links.begin(), contents.links.end());
    EXPECT_EQ(toCandidateColours(columnOf(contents.candidateColours)), contents.candidateColours);
    EXPECT_EQ(toLinks(columnOf(contents.links)), contents.links);
  }
}

}  // namespace
}  // namespace sudoku
