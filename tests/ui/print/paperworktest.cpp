#include <gtest/gtest.h>
#include <map>

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <sudoku/rating/rating.h>

#include "../../symmetric.h"
#include "../windowfixture.h"
#include "paperfixture.h"
#include "tools.h"
#include "ui/print/paperwork.h"
#include "ui/print/puzzlelink.h"

namespace sudoku {
namespace {

constexpr std::size_t kWholeBook = 1000;

void ignore(int /*done*/, int /*all*/) {}

PaperDocument bookOf(std::size_t count) {
  return {support::samplePaperPuzzles(count),
          {.perPage = 6, .isBook = true, .title = "A book"},
          QGuiApplication::font()};
}

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class PaperWorkTest : public testing::Test {
 protected:
  QTemporaryDir m_folder;
  QString m_path = m_folder.filePath("book.pdf");
};

TEST_F(PaperWorkTest, ABookHasTheLevelsInTheirOrderInEqualParts) {
  const BookRequest request{.count = 7, .levels = {Level::Easy, Level::Medium}, .seed = 3};
  const auto puzzles = makeBook(request, ignore, {});
  ASSERT_TRUE(puzzles);
  std::map<Level, int> counts;
  Level last = Level::Easy;
  for (const PaperPuzzle& puzzle : *puzzles) {
    EXPECT_GE(*puzzle.level, last);
    EXPECT_EQ(levelOf(*toPuzzle(puzzle.givens)), *puzzle.level);
    EXPECT_TRUE(hasSymmetry(puzzle.givens.filledCells(), Symmetry::Rotate180));
    EXPECT_TRUE(puzzle.solution && puzzle.explainer && !puzzle.number.isEmpty());
    last = *puzzle.level;
    ++counts[last];
  }
  EXPECT_EQ(counts[Level::Easy], 4);
  EXPECT_EQ(counts[Level::Medium], 3);
}

TEST_F(PaperWorkTest, TheSameSeedGivesTheSameBook) {
  const BookRequest request{.count = 6, .levels = {Level::Easy}, .seed = 11};
  const auto first = makeBook(request, ignore, {});
  const auto second = makeBook(request, ignore, {});
  ASSERT_TRUE(first && second);
  for (std::size_t index = 0; index < first->size(); ++index)
    EXPECT_EQ((*first)[index].givens, (*second)[index].givens);
  EXPECT_NE((*first)[0].givens, (*first)[1].givens);
}

TEST_F(PaperWorkTest, MakingTellsHowFarItIsAndStops) {
  std::stop_source stop;
  int told = 0;
  const auto progress = [&](int done, int all) {
    EXPECT_EQ(done, told + 1);
    EXPECT_EQ(all, 500);
    told = done;
    if (done == 5) stop.request_stop();
  };
  const BookRequest request{.count = 500, .levels = {Level::Easy}, .seed = 1};
  EXPECT_FALSE(makeBook(request, progress, stop.get_token()));
  EXPECT_GE(told, 5);
  EXPECT_LT(told, 500);
}

TEST_F(PaperWorkTest, WritesABookOfAThousandPuzzlesAndTellsEachPage) {
  const PaperDocument book = bookOf(kWholeBook);
  int told = 0;
  const auto progress = [&](int done, int all) {
    EXPECT_EQ(done, ++told);
    EXPECT_EQ(all, book.pageCount());
  };
  EXPECT_EQ(writePdf(m_path, book, progress, {}), "");
  EXPECT_EQ(told, 1 + 167 + 50);
  EXPECT_TRUE(contentOf(m_path).startsWith("%PDF-"));
  EXPECT_TRUE(contentOf(m_path).trimmed().endsWith("%%EOF"));
}

TEST_F(PaperWorkTest, OneThatIsStoppedLeavesNoFile) {
  std::stop_source stop;
  int pages = 0;
  const auto progress = [&](int done, int /*all*/) {
    pages = done;
    if (done == 20) stop.request_stop();
  };
  EXPECT_EQ(writePdf(m_path, bookOf(kWholeBook), progress, stop.get_token()), "");
  EXPECT_EQ(pages, 20);
  EXPECT_TRUE(QDir(m_folder.path()).isEmpty());
}

TEST_F(PaperWorkTest, OneThatIsStoppedLeavesAnOldFileAsItWas) {
  QFile file(m_path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("old");
  file.close();
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(writePdf(m_path, bookOf(10), ignore, stop.get_token()), "");
  EXPECT_EQ(contentOf(m_path), "old");
}

TEST_F(PaperWorkTest, SaysWhyAFileCannotBeWritten) {
  EXPECT_NE(writePdf(m_folder.filePath("missing/book.pdf"), bookOf(1), ignore, {}), "");
}

TEST_F(PaperWorkTest, DigitsAreTextAndNothingIsAnImage) {
  if (!support::hasTool("pdftotext") || !support::hasTool("pdfimages"))
    GTEST_SKIP() << "poppler's tools are not installed";
  ASSERT_EQ(writePdf(m_path, bookOf(7), ignore, {}), "");
  const QString text = support::textOfPdf(m_path);
  EXPECT_TRUE(text.contains("A book"));
  EXPECT_TRUE(text.contains("Puzzles 1 to 6 of 7"));
  EXPECT_TRUE(text.contains("Puzzle 7 of 7"));
  EXPECT_TRUE(text.contains("Solutions"));
  EXPECT_TRUE(text.contains("No. 50953518"));
  // The digits of a page of 7 puzzles with 30 givens and one entry each, and of their 7 solutions.
  QString digits = QString::fromUtf8(
      support::outputOf("pdftotext", {"-bbox", "-f", "2", "-l", "2", "-x", "0", "-y", "0", m_path, "-"}));
  EXPECT_GE(digits.count(QRegularExpression(">[1-9]</word>")), 6 * 31);
  const QByteArray images = support::outputOf("pdfimages", {"-list", m_path});
  EXPECT_EQ(images.trimmed().count('\n'), 1) << images.toStdString();  // the heading of an empty list
}

TEST_F(PaperWorkTest, ItsCodesHoldThePuzzles) {
  if (!support::hasTool("pdftoppm") || !support::hasTool("zbarimg"))
    GTEST_SKIP() << "pdftoppm or zbarimg is not installed";
  for (const int perPage : PaperOptions::kPerPage) {
    const PaperDocument sheet(support::samplePaperPuzzles(1), {.perPage = perPage, .solutions = false},
                              QGuiApplication::font());
    ASSERT_EQ(writePdf(m_path, sheet, ignore, {}), "");
    support::outputOf("pdftoppm", {"-r", "300", "-gray", "-singlefile", m_path, m_folder.filePath("page")});
    const QStringList codes = support::codesIn(m_folder.filePath("page.pgm"));
    EXPECT_EQ(codes, QStringList(linkOf(support::samplePaperPuzzle().givens))) << perPage;
  }
}

TEST_F(PaperWorkTest, TheSheetSaysWhatItsCodesHold) {
  if (!support::hasTool("pdftotext")) GTEST_SKIP() << "pdftotext is not installed";
  for (const bool isBook : {false, true}) {
    for (const int perPage : PaperOptions::kPerPage) {
      const PaperDocument sheet(support::samplePaperPuzzles(1),
                                {.perPage = perPage, .solutions = true, .isBook = isBook},
                                QGuiApplication::font());
      ASSERT_EQ(writePdf(m_path, sheet, ignore, {}), "");
      EXPECT_EQ(support::textOfPdf(m_path).count(linkHost()), 1) << perPage << isBook;
    }
  }
}

TEST_F(PaperWorkTest, AListIsPrintedAsItIsKnownOrRated) {
  PaperList list{"Some games", {support::numberedPuzzle(kPuzzle, 1), support::numberedPuzzle(kPuzzle, 1201)}};
  list.puzzles.front().level = Level::Expert;
  list.puzzles.front().explainer = 42;
  list.puzzles.front().record.board.set(Cell(2), Digit(4));
  const auto known = paperPuzzles(list, false, ignore, {});
  ASSERT_TRUE(known);
  ASSERT_EQ(known->size(), 2);
  EXPECT_EQ(known->front().level, Level::Expert);
  EXPECT_EQ(known->front().explainer, 42);
  EXPECT_TRUE(known->front().solution);
  EXPECT_EQ(known->front().board.at(Cell(2)), Digit(4));
  EXPECT_EQ(withoutEntries(known->front()).board, known->front().givens);
  EXPECT_EQ(withoutEntries(known->front()).explainer, 42);
  EXPECT_EQ(known->back().number, QLocale().toString(1201));
  EXPECT_EQ(known->back().level, std::nullopt);
  const auto rated = paperPuzzles(list, true, ignore, {});
  ASSERT_TRUE(rated);
  EXPECT_EQ(rated->front().level, Level::Expert) << "what is known stays";
  EXPECT_EQ(rated->front().explainer, 42);
  EXPECT_EQ(rated->back().level, Level::Easy);
  EXPECT_TRUE(rated->back().explainer);
  std::stop_source stopped;
  stopped.request_stop();
  EXPECT_FALSE(paperPuzzles(list, true, ignore, stopped.get_token()));
}

TEST_F(PaperWorkTest, OfAVeryLongListTheFirstAreTaken) {
  const PaperList list{"", std::vector<ListedPuzzle>(kMostOnPaper + 5, support::numberedPuzzle(kPuzzle, 1))};
  EXPECT_EQ(paperPuzzles(list, false, ignore, {})->size(), kMostOnPaper);
}

}  // namespace
}  // namespace sudoku
