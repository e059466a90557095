#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>

#include <QFile>
#include <QTemporaryDir>

#include <sudoku/formats/formats.h>

#include "../play/storedgames.h"
#include "game/history/collectionlist.h"
#include "game/history/library.h"
#include "game/puzzles/puzzlerating.h"
#include "game/storage/collectionimport.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int kListed = 5;

/// Tests with a collection of five puzzles: the second is solved, the fourth is being played.
class CollectionListTest : public testing::Test {
 protected:
  CollectionListTest() : m_store(m_folder.path()), m_library(m_store.library()) {
    QByteArray text;
    for (std::uint64_t seed = 1; seed <= kListed; ++seed)
      text += QByteArray::fromStdString(toLine(freshGame(seed).puzzle.givens)) + '\n';
    QFile file(m_folder.filePath(u"Five.txt"_s));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    m_id = importCollection(m_folder.path(), file.fileName()).id;
    m_store.add(solvedGame(2));
    StoredGame played = freshGame(4);
    played.append(Move::enter(played.puzzle.givens.emptyCells().first(), Digit(1)));
    m_store.add(played);
  }

  CollectionQuery query(LibraryFilter filter = {}, LibraryOrder order = LibraryOrder::Number) {
    filter.collection = m_id;
    CollectionQuery query{m_library.collections().front(), filter, order, QDate(2026, 11, 24), {}};
    query.games = gamesOf(m_id, m_library.games());
    return query;
  }
  std::vector<int> found(const QString& text) {
    LibraryFilter filter;
    filter.text = text;
    return listCollection(m_folder.path(), query(filter));
  }
  static QString lineOf(std::uint64_t seed) {
    return QString::fromStdString(toLine(freshGame(seed).puzzle.givens));
  }

  QTemporaryDir m_folder;
  PlayedStore m_store;
  Library m_library;
  qint64 m_id = 0;
};

using PuzzleNumbers = std::vector<int>;

TEST_F(CollectionListTest, AllPuzzlesAreThereBegunOrNot) {
  EXPECT_TRUE(isWholeCollection(query()));
  EXPECT_EQ(numbersUpTo(kListed), (PuzzleNumbers{1, 2, 3, 4, 5}));
  EXPECT_EQ(listCollection(m_folder.path(), query()), (PuzzleNumbers{1, 2, 3, 4, 5}));
  EXPECT_FALSE(isWholeCollection(query({.text = u"x"_s})));
  EXPECT_FALSE(isWholeCollection(query({}, LibraryOrder::Level)));
}

TEST_F(CollectionListTest, PuzzlesAreFoundByNumberStateAndCells) {
  EXPECT_EQ(found(u"3"_s), (PuzzleNumbers{3}));
  EXPECT_EQ(found(u"solved"_s), (PuzzleNumbers{2}));
  EXPECT_EQ(found(u"in progress"_s), (PuzzleNumbers{4}));
  EXPECT_EQ(found(u"not begun"_s), (PuzzleNumbers{1, 3, 5}));
  EXPECT_EQ(found(lineOf(5)), (PuzzleNumbers{5}));
  EXPECT_EQ(found(u"five"_s).size(), 5U) << "the name of the collection";
  EXPECT_EQ(found(u"2031"_s), (PuzzleNumbers{}));
  EXPECT_EQ(listCollection(m_folder.path(), query({.shelf = Shelf::Solved})), (PuzzleNumbers{2}));
}

TEST_F(CollectionListTest, LevelsAndTechniquesAreFoundOnceTheyAreKnown) {
  EXPECT_EQ(found(u"single"_s), (PuzzleNumbers{}));
  EXPECT_EQ(m_library.puzzles(m_library.collections().front(), {1}).front().level, std::nullopt);
  int steps = 0;
  int last = 0;
  ratePuzzles(m_folder.path(), {}, [&](bool /*isSlow*/, int rated, int all) {
    ++steps;
    EXPECT_EQ(all, kListed);
    last = rated;
  });
  EXPECT_GE(steps, 2);
  EXPECT_EQ(last, kListed);
  EXPECT_EQ(found(u"single"_s).size(), 5U);
  const auto puzzles = m_library.puzzles(m_library.collections().front(), numbersUpTo(kListed));
  ASSERT_EQ(puzzles.size(), 5U);
  const Level level = *puzzles.front().level;
  PuzzleNumbers expected;
  for (const GameSummary& puzzle : puzzles)
    if (puzzle.level == level) expected.push_back(static_cast<int>(-puzzle.id));
  EXPECT_EQ(listCollection(m_folder.path(), query({.level = level})), expected);
}

TEST_F(CollectionListTest, OrdersPutWhatIsNotBegunLast) {
  const PuzzleNumbers played = listCollection(m_folder.path(), query({}, LibraryOrder::LastPlayed));
  EXPECT_EQ(PuzzleNumbers(played.begin() + 2, played.end()), (PuzzleNumbers{1, 3, 5}));
}

TEST_F(CollectionListTest, APuzzleKnowsItsPlace) {
  const auto puzzles = m_library.puzzles(m_library.collections().front(), {5, 1, 77});
  ASSERT_EQ(puzzles.size(), 2U);
  EXPECT_FALSE(isBegun(puzzles.front()));
  EXPECT_EQ(puzzles.front().collections, (std::vector<Membership>{{m_id, u"Five"_s, 5, 5}}));
  EXPECT_EQ(m_library.placesOf(freshGame(3).puzzle.givens),
            (std::vector<Membership>{{m_id, u"Five"_s, 3, 5}}));
  EXPECT_TRUE(m_library.placesOf(freshGame(9).puzzle.givens).empty());
}

TEST_F(CollectionListTest, TheNextOneIsTheNextOfTheList) {
  const auto walk = [this](const PuzzleNumbers& numbers) {
    return CollectionWalk{m_id, std::make_shared<const PuzzleNumbers>(numbers)};
  };
  EXPECT_EQ(m_library.nextPuzzle({m_id, {}}, CollectionOrder::AsListed), lineOf(1));
  EXPECT_EQ(m_library.nextPuzzle({m_id, {}}, CollectionOrder::AsListed, 3), lineOf(5));
  EXPECT_EQ(m_library.nextPuzzle({m_id, {}}, CollectionOrder::AsListed, 5), lineOf(1)) << "round";
  EXPECT_EQ(m_library.nextPuzzle(walk({4, 5, 3}), CollectionOrder::AsListed), lineOf(5));
  EXPECT_EQ(m_library.nextPuzzle(walk({4, 5, 3}), CollectionOrder::AsListed, 5), lineOf(3));
  EXPECT_EQ(m_library.nextPuzzle(walk({4, 5, 3}), CollectionOrder::AsListed, 3), lineOf(5));
  EXPECT_EQ(m_library.nextPuzzle(walk({2, 4, 3}), CollectionOrder::Random), lineOf(3));
  EXPECT_EQ(m_library.nextPuzzle(walk({2, 4}), CollectionOrder::AsListed), QString());
}

}  // namespace
}  // namespace sudoku
