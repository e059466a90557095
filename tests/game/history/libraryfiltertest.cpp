#include <algorithm>
#include <gtest/gtest.h>

#include <QDateTime>
#include <QTime>

#include <sudoku/formats/formats.h>

#include "game/history/daywords.h"
#include "game/history/libraryfilter.h"

namespace sudoku {
namespace {

constexpr auto kGivens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

QDate filterDay() {
  return {2025, 11, 21};
}

qint64 noonOf(const QDate& day) {
  return QDateTime(day, QTime(12, 0)).toMSecsSinceEpoch();
}

/// A game that was begun a week before it was played last.
GameSummary summary(qint64 id, const QDate& played) {
  GameSummary game;
  game.id = id;
  game.givens = *parseLine(kGivens);
  game.board = game.givens;
  game.puzzleId = QString("1-backtracking-all-180-77%1").arg(10'000'000 + id);
  game.level = Level::Hard;
  game.lastPlayedMs = noonOf(played);
  game.createdMs = noonOf(played.addDays(-7));
  return game;
}

class LibraryFilterTest : public testing::Test {
 protected:
  /// The ids of the games that pass a filter, in its order.
  std::vector<qint64> ids(const LibraryFilter& filter, LibraryOrder order = LibraryOrder::LastPlayed) const {
    std::vector<qint64> chosen;
    for (const std::size_t index : chosenGames(m_games, filter, order, filterDay()))
      chosen.push_back(m_games[index].id);
    return chosen;
  }
  std::vector<qint64> found(const QString& text) const { return ids({.text = text}); }

  std::vector<GameSummary> m_games = {summary(1, filterDay()), summary(2, filterDay().addDays(-1)),
                                      summary(3, QDate(2025, 11, 3)), summary(4, QDate(2024, 5, 3))};
};

using Ids = std::vector<qint64>;

TEST_F(LibraryFilterTest, ShelvesHoldGamesOfAState) {
  m_games[1].status = GameStatus::Solved;
  m_games[2].status = GameStatus::GivenUp;
  m_games[2].isStarred = true;
  EXPECT_EQ(ids({}), (Ids{1, 2, 3, 4}));
  EXPECT_EQ(ids({.shelf = Shelf::InProgress}), (Ids{1, 4}));
  EXPECT_EQ(ids({.shelf = Shelf::Solved}), (Ids{2}));
  EXPECT_EQ(ids({.shelf = Shelf::GivenUp}), (Ids{3}));
  EXPECT_EQ(ids({.shelf = Shelf::Kept}), (Ids{3}));
  EXPECT_EQ(countsOf(m_games), (std::array{4, 2, 1, 1, 0, 1, 0}));
}

TEST_F(LibraryFilterTest, LevelAndTagHaveToBeThose) {
  m_games[0].level = Level::Easy;
  m_games[1].level.reset();
  m_games[2].tags = {"again", "train"};
  EXPECT_EQ(ids({.level = Level::Hard}), (Ids{3, 4}));
  EXPECT_EQ(ids({.level = Level::Easy}), (Ids{1}));
  EXPECT_EQ(ids({.tag = "train"}), (Ids{3}));
  EXPECT_EQ(ids({.tag = "rain"}), (Ids{}));
  EXPECT_EQ(ids({.level = Level::Easy, .tag = "train"}), (Ids{}));
}

TEST_F(LibraryFilterTest, ACollectionHasItsGames) {
  m_games[0].collections = {{7, "Seven", 1, 2}, {8, "Top 8", 3, 4}};
  m_games[3].collections = {{8, "Top 8", 1, 4}};
  EXPECT_EQ(ids({.collection = 8}), (Ids{1, 4}));
  EXPECT_EQ(ids({.collection = 7}), (Ids{1}));
  EXPECT_EQ(ids({.collection = 9}), (Ids{}));
}

TEST_F(LibraryFilterTest, AllWordsHaveToBeInTheNameOfOneTechnique) {
  const auto codes = [](const std::vector<Technique>& techniques) {
    QStringList texts;
    for (const Technique technique : techniques)
      texts += QString::fromUtf8(infoOf(technique).code.data(), qsizetype(infoOf(technique).code.size()));
    return texts.join(' ');
  };
  m_games[0].techniques = codes({Technique::XWing, Technique::HiddenSingle});
  m_games[1].techniques = codes({Technique::FinnedSwordfish, Technique::HiddenSingle});
  EXPECT_EQ(found("hidden single"), (Ids{1, 2}));
  EXPECT_EQ(found("SWORDFISH finned"), (Ids{2}));
  EXPECT_EQ(found("x-wing"), (Ids{1}));
  EXPECT_EQ(found("finned single"), (Ids{})) << "these are two";
  EXPECT_EQ(found("1-backtracking x-wing"), (Ids{1})) << "the number is found elsewhere";
}

TEST_F(LibraryFilterTest, OrdersAndTheirTies) {
  m_games[0].level.reset();
  m_games[2].level = Level::Easy;
  m_games[0].elapsedMs = 3000;
  m_games[1].elapsedMs = 1000;
  m_games[2].elapsedMs = 3000;
  m_games[3].elapsedMs = 2000;
  m_games[3].createdMs = noonOf(filterDay());
  std::reverse(m_games.begin(), m_games.end());
  EXPECT_EQ(ids({}, LibraryOrder::LastPlayed), (Ids{1, 2, 3, 4}));
  EXPECT_EQ(ids({}, LibraryOrder::Level), (Ids{3, 2, 4, 1}));
  EXPECT_EQ(ids({}, LibraryOrder::Time), (Ids{2, 4, 1, 3}));
  EXPECT_EQ(ids({}, LibraryOrder::Begun), (Ids{4, 1, 2, 3}));
}

TEST_F(LibraryFilterTest, FindsNumbersNamesAndTags) {
  m_games[1].name = "Sunday <b>Special</b> %1";
  m_games[2].tags = {"on the train"};
  EXPECT_EQ(found("10000003"), (Ids{3}));
  EXPECT_EQ(found("#7710000004"), (Ids{4}));
  EXPECT_EQ(found("#4"), (Ids{4}));
  EXPECT_EQ(found("special"), (Ids{2}));
  EXPECT_EQ(found("%1"), (Ids{2}));
  EXPECT_EQ(found("TRAIN"), (Ids{3}));
  EXPECT_EQ(found("train sunday"), (Ids{}));
  EXPECT_EQ(found("  "), (Ids{1, 2, 3, 4}));
  EXPECT_EQ(found("nowhere"), (Ids{}));
}

TEST_F(LibraryFilterTest, FindsEveryWordOfACard) {
  m_games[0].status = GameStatus::Solved;
  m_games[1].status = GameStatus::Solved;
  m_games[1].hadHelp = true;
  m_games[1].day = QDate(2025, 11, 20);
  m_games[2].status = GameStatus::GivenUp;
  m_games[2].level.reset();
  m_games[3].level = Level::Inhuman;
  m_games[3].collections = {{7, "Top 1465", 12, 1465}};
  EXPECT_EQ(found("Solved"), (Ids{1, 2}));
  EXPECT_EQ(found("solved unaided"), (Ids{1}));
  EXPECT_EQ(found("with help"), (Ids{2}));
  EXPECT_EQ(found("daily"), (Ids{2}));
  EXPECT_EQ(found("given up"), (Ids{3}));
  EXPECT_EQ(found("in progress"), (Ids{4}));
  EXPECT_EQ(found("hard"), (Ids{1, 2}));
  EXPECT_EQ(found("inhu"), (Ids{4}));
  EXPECT_EQ(found("no level"), (Ids{3}));
  EXPECT_EQ(found("top 1465"), (Ids{4}));
  EXPECT_EQ(found("ard"), (Ids{})) << "the start of a word";
}

TEST_F(LibraryFilterTest, DailyPuzzlesHaveAShelf) {
  m_games[1].day = QDate(2025, 11, 20);
  EXPECT_EQ(ids({.shelf = Shelf::Daily}), (Ids{2}));
}

TEST_F(LibraryFilterTest, FindsDays) {
  EXPECT_EQ(found("today"), (Ids{1}));
  EXPECT_EQ(found("Yesterday"), (Ids{2}));
  EXPECT_EQ(found("21 Nov"), (Ids{1}));
  EXPECT_EQ(found("2025-11-20"), (Ids{2}));
  EXPECT_EQ(found("november"), (Ids{1, 2, 3}));
  EXPECT_EQ(found("2024"), (Ids{4}));
  EXPECT_EQ(found("3 2024"), (Ids{4}));
  // The day of the beginning is found too, but not the month of one day with the number of another.
  EXPECT_EQ(found("14 Nov 2025"), (Ids{1}));
  EXPECT_EQ(found("27 Oct"), (Ids{3}));
  EXPECT_EQ(found("27 Nov"), (Ids{}));
}

TEST_F(LibraryFilterTest, FindsCellsOfThePuzzle) {
  m_games[1].givens.set(Cell(0), Digit(9));
  m_games[1].board = m_games[1].givens;
  m_games[2].board.set(Cell(2), Digit(4));
  EXPECT_EQ(found(kGivens), (Ids{1, 3, 4}));
  EXPECT_EQ(found(QString(kGivens).replace('.', '0')), (Ids{1, 3, 4}));
  EXPECT_EQ(found("534.7...."), (Ids{3}));
  EXPECT_EQ(found("93..7...."), (Ids{2}));
  EXPECT_EQ(found("93..7"), (Ids{}));
}

TEST_F(LibraryFilterTest, TagsWithMostGamesComeFirst) {
  m_games[0].tags = {"a", "b", "c"};
  m_games[1].tags = {"b", "d"};
  m_games[2].tags = {"c", "b"};
  EXPECT_EQ(tagsOf(m_games), (QStringList{"b", "c", "a", "d"}));
}

TEST_F(LibraryFilterTest, PeopleSeeTheEndOfANumber) {
  EXPECT_EQ(shortNumber("1-backtracking-all-180-12345678901"), "#45678901");
  EXPECT_EQ(shortNumber("1-backtracking-all-180-42"), "#42");
  EXPECT_EQ(shortNumber(""), "");
}

TEST_F(LibraryFilterTest, ProgressCountsWhatThePlayerFills) {
  GameSummary& game = m_games[0];
  EXPECT_EQ(progressOf(game), (Progress{0, 51}));
  game.board.set(Cell(2), Digit(4));
  game.board.set(Cell(3), Digit(4));
  EXPECT_EQ(progressOf(game), (Progress{2, 51}));
}

TEST_F(LibraryFilterTest, DaysOfOtherYearsNameTheirYear) {
  EXPECT_EQ(DayWords::of(filterDay(), filterDay()), "Today");
  EXPECT_EQ(DayWords::of(filterDay().addDays(-1), filterDay()), "Yesterday");
  EXPECT_EQ(DayWords::of(QDate(2025, 1, 2), filterDay()), "2 Jan");
  EXPECT_EQ(DayWords::of(QDate(2024, 12, 31), filterDay()), "31 Dec 2024");
  EXPECT_EQ(DayWords::of(QDate(2024, 12, 31), QDate(2025, 1, 1)), "Yesterday");
}

}  // namespace
}  // namespace sudoku
