#include <array>
#include <gtest/gtest.h>

#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include "paperfixture.h"

namespace sudoku {
namespace {

PaperDocument documentOf(std::size_t count, const PaperOptions& options) {
  return {support::samplePaperPuzzles(count), options, QGuiApplication::font()};
}

/// A page of a document in pixels of one point each.
QImage pageImage(const PaperDocument& document, int page) {
  QImage image(document.pageSize().toSize(), QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  document.paintPage(painter, page);
  return image;
}

/// The part of a page that is not white.
QRect inked(const QImage& image) {
  QRect area;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      if (image.pixel(x, y) != qRgb(255, 255, 255)) area |= QRect(x, y, 1, 1);
  return area;
}

int pagesFor(std::size_t puzzles, int perPage, bool solutions) {
  return documentOf(puzzles, {.perPage = perPage, .solutions = solutions}).pageCount();
}

TEST(PaperDocumentTest, HasAsManyPagesAsItTakes) {
  EXPECT_EQ(pagesFor(1, 1, false), 1);
  EXPECT_EQ(pagesFor(1, 6, true), 2);
  EXPECT_EQ(pagesFor(5, 2, false), 3);
  EXPECT_EQ(pagesFor(8, 4, false), 2);
  EXPECT_EQ(pagesFor(13, 6, false), 3);
  EXPECT_EQ(pagesFor(41, 6, true), 7 + 3);
}

TEST(PaperDocumentTest, ABookHasATitlePage) {
  EXPECT_EQ(documentOf(12, {.perPage = 6, .solutions = false, .isBook = true}).pageCount(), 3);
}

TEST(PaperDocumentTest, PuzzlesWithoutASolutionGetNoPageForIt) {
  PaperPuzzle puzzle = support::samplePaperPuzzle();
  puzzle.solution.reset();
  EXPECT_EQ(PaperDocument({puzzle}, {.perPage = 1}, QGuiApplication::font()).pageCount(), 1);
}

TEST(PaperDocumentTest, KnowsBothPapers) {
  EXPECT_EQ(documentOf(1, {.paper = QPageSize::A4}).pageSize().toSize(), QSize(595, 842));
  EXPECT_EQ(documentOf(1, {.paper = QPageSize::Letter}).pageSize().toSize(), QSize(612, 792));
}

/// Puzzles with a profile that has hard steps and moments with little open, and a long sentence.
std::vector<PaperPuzzle> profiledPuzzles(std::size_t count) {
  Profile profile;
  for (int step = 0; step < 60; ++step) {
    const bool isHard = step == 20 || step == 50;
    profile.steps.push_back({isHard ? Technique::FinnedSwordfish : Technique::HiddenSingle,
                             step > 15 && step < 25 ? 0 : 8, 60 - step});
  }
  std::vector<PaperPuzzle> puzzles = support::samplePaperPuzzles(count);
  for (PaperPuzzle& puzzle : puzzles) puzzle.profile = profile;
  return puzzles;
}

/// The part of a page that differs between two images of it.
QRect changed(const QImage& a, const QImage& b) {
  QRect area;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x)
      if (a.pixel(x, y) != b.pixel(x, y)) area |= QRect(x, y, 1, 1);
  return area;
}

TEST(PaperDocumentTest, AProfileIsPrintedWhereNothingElseIs) {
  for (const int perPage : {1, 2}) {
    const auto puzzles = profiledPuzzles(1);
    const PaperDocument plain(puzzles, {.perPage = perPage}, QGuiApplication::font());
    const PaperDocument profiled(puzzles, {.perPage = perPage, .profiles = true}, QGuiApplication::font());
    const QImage before = pageImage(plain, 0);
    const QImage after = pageImage(profiled, 0);
    const QRect area = changed(before, after);
    ASSERT_FALSE(area.isEmpty()) << perPage;
    EXPECT_TRUE(inked(before.copy(area)).isEmpty()) << perPage;
    EXPECT_GT(area.width(), 100) << perPage;
    EXPECT_GT(area.height(), 30) << perPage << ": a strip and a sentence";
    EXPECT_EQ(pageImage(plain, 1), pageImage(profiled, 1)) << "not with the solutions";
  }
}

TEST(PaperDocumentTest, WithMoreThanTwoOnAPageThereIsNoRoomForProfiles) {
  for (const int perPage : {4, 6}) {
    const auto puzzles = profiledPuzzles(4);
    const PaperDocument plain(puzzles, {.perPage = perPage}, QGuiApplication::font());
    const PaperDocument profiled(puzzles, {.perPage = perPage, .profiles = true}, QGuiApplication::font());
    EXPECT_EQ(pageImage(plain, 0), pageImage(profiled, 0)) << perPage;
  }
}

TEST(PaperDocumentTest, WithProfilesTheMarginsStayWhite) {
  for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
    for (const int perPage : {1, 2}) {
      const PaperDocument document(
          profiledPuzzles(3),
          {.paper = paper, .perPage = perPage, .profiles = true, .title = "A title", .footer = "A footer"},
          QGuiApplication::font());
      const QImage image = pageImage(document, 0);
      EXPECT_TRUE(image.rect().adjusted(25, 25, -25, -25).contains(inked(image))) << perPage;
    }
  }
}

TEST(PaperDocumentTest, LeavesTheMarginsOfEveryPageWhite) {
  constexpr int kMargin = 25;
  for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
    for (const int perPage : PaperOptions::kPerPage) {
      for (const bool isBook : {false, true}) {
        const PaperDocument document =
            documentOf(7, {.paper = paper,
                           .perPage = perPage,
                           .small = SmallDigits::Candidates,
                           .isBook = isBook,
                           .title = QString("A title that is longer than the page is wide ").repeated(5),
                           .footer = "Sudoku, 22 November 2026"});
        for (int page = 0; page < document.pageCount(); ++page) {
          const QImage image = pageImage(document, page);
          const QRect content = image.rect().adjusted(kMargin, kMargin, -kMargin, -kMargin);
          const QRect ink = inked(image);
          EXPECT_TRUE(content.contains(ink))
              << perPage << ' ' << isBook << " page " << page << ' ' << ink.left() << ' ' << ink.top() << ' '
              << ink.right() << ' ' << ink.bottom();
          EXPECT_GT(ink.width(), content.width() / 2);
        }
      }
    }
  }
}

TEST(PaperDocumentTest, IsBlackAndWhite) {
  const QImage image = pageImage(documentOf(6, {.perPage = 6, .small = SmallDigits::Candidates}), 0);
  constexpr int kMostTint = 32;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const QColor colour = image.pixelColor(x, y);
      ASSERT_LT(std::abs(colour.red() - colour.blue()), kMostTint);
    }
  }
}

TEST(PaperPuzzleTest, SmallDigitsAreThoseChosen) {
  const PaperPuzzle puzzle = support::samplePaperPuzzle();
  const std::size_t noted = 3;
  EXPECT_TRUE(boardOf(puzzle, SmallDigits::None).candidates[noted].isEmpty());
  EXPECT_EQ(boardOf(puzzle, SmallDigits::Notes).candidates[noted], (DigitSet{Digit(2), Digit(6)}));
  EXPECT_TRUE(boardOf(puzzle, SmallDigits::Notes).candidates[5].isEmpty());
  EXPECT_FALSE(boardOf(puzzle, SmallDigits::Candidates).candidates[5].isEmpty());
}

TEST(PaperPuzzleTest, OneWithSeveralSolutionsHasNeitherSolutionNorLevel) {
  PuzzleRecord record;
  record.givens.set(Cell(0), Digit(1));
  record.board = record.givens;
  const auto puzzle = paperPuzzle(record, std::nullopt);
  ASSERT_TRUE(puzzle);
  EXPECT_FALSE(puzzle->solution);
  EXPECT_FALSE(puzzle->level);
  EXPECT_EQ(puzzle->givens, record.givens);
}

TEST(PaperPuzzleTest, ItsNumberIsTheEndOfItsSeed) {
  EXPECT_EQ(shortNumber({.recipe = {}, .seed = 898448111567592707}), "67592707");
  EXPECT_EQ(shortNumber({.recipe = {}, .seed = 7}), "7");
}

}  // namespace
}  // namespace sudoku
