#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>

#include <sudoku/formats/formats.h>

#include "../../patience.h"
#include "../windowfixture.h"
#include "game/history/paperlist.h"
#include "paperfixture.h"
#include "tools.h"
#include "ui/print/printdialog.h"
#include "ui/print/printloader.h"
#include "ui/print/printservice.h"
#include "ui/print/puzzlelink.h"
#include "ui/print/qrdialog.h"
#include "ui/print/sharing.h"

namespace sudoku {
namespace {

class SharingTest : public WindowTest {
 protected:
  void trigger(const QString& menuName, const QString& entry) const {
    for (QAction* menu : m_window->menuBar()->actions()) {
      if (menu->text().remove('&') != menuName) continue;
      for (QAction* action : menu->menu()->actions())
        if (action->text().remove('&').startsWith(entry)) return action->trigger();
    }
    FAIL() << menuName.toStdString() << " has no " << entry.toStdString();
  }
  template <typename Dialog>
  Dialog* open(const QString& menu, const QString& entry) const {
    trigger(menu, entry);
    return m_window->findChild<Dialog*>();
  }
  template <typename Button>
  static Button* button(const QWidget* dialog, const QString& text) {
    for (auto* each : dialog->findChildren<Button*>())
      if (each->text().remove('&').startsWith(text)) return each;
    return nullptr;
  }
  static QString place(const QWidget* dialog) {
    for (const auto* label : dialog->findChildren<QLabel*>())
      if (label->text().contains("age ")) return label->text();
    return {};
  }
};

TEST_F(SharingTest, CopiesALinkThatOpensThePuzzle) {
  m_controller->cells().type(Digit(4));
  trigger("Edit", "Copy as link");
  const auto puzzle = parsePuzzle(QApplication::clipboard()->text().toStdString());
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->givens, m_game->state().puzzle.givens);
  EXPECT_TRUE(status().contains("link"));
}

TEST_F(SharingTest, CopiesThePictureAsPixelsAndAsShapes) {
  trigger("Edit", "Copy as picture");
  const QMimeData* data = QApplication::clipboard()->mimeData();
  ASSERT_TRUE(data->hasImage());
  const auto image = qvariant_cast<QImage>(data->imageData());
  EXPECT_EQ(image.size(), QSize(1000, 1000));
  const QByteArray svg = data->data("image/svg+xml");
  EXPECT_EQ(svg.count("<text"), 0) << "no font is needed: " << svg.left(200).toStdString();
  EXPECT_GE(svg.count("<path"), 30);
  EXPECT_FALSE(svg.contains("<image"));
}

TEST_F(SharingTest, AHintIsInThePicture) {
  trigger("Edit", "Copy as picture");
  const QByteArray plain = QApplication::clipboard()->mimeData()->data("image/svg+xml");
  m_controller->hints().explainNextStep();
  ASSERT_TRUE(waitFor([this] {
    const auto& hint = m_controller->hints().hint();
    return hint && hint->kind == Hint::Kind::Step && hint->rung == Rung::Why;
  }));
  trigger("Edit", "Copy as picture");
  const QByteArray svg = QApplication::clipboard()->mimeData()->data("image/svg+xml");
  EXPECT_GT(svg.size(), plain.size() + 1000);
  EXPECT_FALSE(svg.contains("<image"));
}

TEST_F(SharingTest, APausedBoardIsNotShared) {
  QApplication::clipboard()->setText("before");
  m_controller->time().setPaused(true);
  trigger("Edit", "Copy as picture");
  EXPECT_EQ(QApplication::clipboard()->text(), "before");
  EXPECT_EQ(open<PrintDialog>("File", "Print"), nullptr);
}

TEST_F(SharingTest, ShowsACodeThatHoldsThePuzzle) {
  auto* dialog = open<QrDialog>("Edit", "Show QR code");
  ASSERT_NE(dialog, nullptr);
  if (!support::hasTool("zbarimg")) GTEST_SKIP() << "zbarimg is not installed";
  const QString path = m_folder.filePath("code.png");
  ASSERT_TRUE(dialog->grab().save(path));
  EXPECT_EQ(support::codesIn(path), QStringList(linkOf(m_game->state().puzzle.givens)));
}

TEST_F(SharingTest, ThePrintDialogShowsThePuzzleAndItsSolutionIfThatIsWanted) {
  auto* dialog = open<PrintDialog>("File", "Print");
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(place(dialog), "Page 1 of 1");
  button<QCheckBox>(dialog, "Solutions")->setChecked(true);
  EXPECT_EQ(place(dialog), "Page 1 of 2");
}

TEST_F(SharingTest, PuzzlesOfTheLibraryArePrintedTogether) {
  auto* sharing = m_window->findChild<Sharing*>();
  ASSERT_NE(sharing, nullptr);
  PaperList list{"My games", {}};
  for (int number = 1; number <= 9; ++number)
    list.puzzles.push_back(support::numberedPuzzle(kPuzzle, number));
  sharing->print(list);
  auto* dialog = m_window->findChild<PrintDialog*>();
  ASSERT_NE(dialog, nullptr);
  ASSERT_TRUE(waitFor([&] { return place(dialog).startsWith("Page"); }));
  EXPECT_EQ(place(dialog), "Page 1 of 2");
  dialog->findChild<QComboBox*>()->setCurrentIndex(0);
  button<QCheckBox>(dialog, "With levels")->setChecked(true);
  ASSERT_TRUE(waitFor([&] { return button<QPushButton>(dialog, "Print")->isEnabled(); }));
  QSignalSpy closed(dialog, &QDialog::accepted);
  const QString path = m_folder.filePath("games.pdf");
  dialog->savePdf(path);
  ASSERT_TRUE(waitFor([&] { return !closed.isEmpty(); }));
  if (!support::hasTool("pdftotext")) GTEST_SKIP() << "pdftotext is not installed";
  const QString text = support::textOfPdf(path);
  for (const QString part : {"My games", "Puzzles 1 to 6 of 9", "Puzzles 7 to 9 of 9", "No. 9", "Easy"})
    EXPECT_TRUE(text.contains(part)) << part.toStdString();
}

TEST_F(SharingTest, StoppingTheRatingsOfAListLeavesItToBePrinted) {
  auto* sharing = m_window->findChild<Sharing*>();
  sharing->print({"", std::vector<ListedPuzzle>(400, support::numberedPuzzle(kPuzzle, 1))});
  auto* dialog = m_window->findChild<PrintDialog*>();
  ASSERT_TRUE(waitFor([&] { return place(dialog).startsWith("Page"); }));
  auto* ratings = button<QCheckBox>(dialog, "With levels");
  ratings->setChecked(true);
  EXPECT_FALSE(button<QPushButton>(dialog, "Print")->isEnabled());
  dialog->reject();
  EXPECT_TRUE(dialog->isVisible());
  EXPECT_FALSE(ratings->isChecked());
  EXPECT_TRUE(button<QPushButton>(dialog, "Print")->isEnabled());
}

TEST_F(SharingTest, ThePrintDialogWritesAPdfAndCloses) {
  auto* dialog = open<PrintDialog>("File", "Print");
  QSignalSpy closed(dialog, &QDialog::accepted);
  const QString path = m_folder.filePath("puzzle.pdf");
  dialog->savePdf(path);
  ASSERT_TRUE(waitFor([&] { return !closed.isEmpty(); }));
  EXPECT_TRUE(status().contains("puzzle.pdf"));
  if (support::hasTool("pdftotext")) {
    EXPECT_TRUE(support::textOfPdf(path).contains("30 givens"));
  }
}

TEST_F(SharingTest, ThePrintDialogAsksForAPrinter) {
  auto* dialog = open<PrintDialog>("File", "Print");
  button<QPushButton>(dialog, "Print")->click();
  QDialog* printers = nullptr;
  for (auto* child : dialog->findChildren<QDialog*>())
    if (child->inherits("QPrintDialog")) printers = child;
  ASSERT_NE(printers, nullptr);
  EXPECT_TRUE(printers->isVisible());
  printers->reject();
  EXPECT_TRUE(dialog->isVisible());
  EXPECT_TRUE(button<QPushButton>(dialog, "Print")->isEnabled());
}

TEST_F(SharingTest, ThePrintDialogMakesABookAndDropsItWhenOthersAreWanted) {
  auto* dialog = open<PrintDialog>("File", "Print");
  dialog->findChild<QTabWidget*>()->setCurrentIndex(1);
  EXPECT_EQ(place(dialog), "No page yet");
  EXPECT_FALSE(button<QPushButton>(dialog, "Print")->isEnabled());
  dialog->findChild<QSpinBox*>()->setValue(7);
  button<QPushButton>(dialog, "Make")->click();
  EXPECT_FALSE(button<QPushButton>(dialog, "Make")->isEnabled());
  ASSERT_TRUE(waitFor([&] { return place(dialog).startsWith("Page"); }));
  EXPECT_EQ(place(dialog), "Page 1 of 3");
  EXPECT_TRUE(button<QPushButton>(dialog, "Print")->isEnabled());
  dialog->findChild<QSpinBox*>()->setValue(8);
  EXPECT_EQ(place(dialog), "No page yet");
}

TEST_F(SharingTest, CancelStopsTheWorkBeforeItCloses) {
  auto* dialog = open<PrintDialog>("File", "Print");
  dialog->findChild<QTabWidget*>()->setCurrentIndex(1);
  dialog->findChild<QSpinBox*>()->setValue(1000);
  button<QPushButton>(dialog, "Make")->click();
  dialog->reject();
  EXPECT_TRUE(dialog->isVisible());
  EXPECT_TRUE(button<QPushButton>(dialog, "Make")->isEnabled());
  EXPECT_EQ(place(dialog), "No page yet");
  dialog->reject();
  EXPECT_FALSE(dialog->isVisible());
}

TEST(PrintPluginTest, LiesWhereTheProgramLooksForIt) {
  PrintLoader loader;
  EXPECT_FALSE(loader.isLoaded());
  EXPECT_NE(loader.service(), nullptr) << loader.trouble().toStdString();
}

TEST(PrintPluginTest, OneThatIsMissingIsNamed) {
  PrintLoader loader("/none/such.so");
  EXPECT_EQ(loader.service(), nullptr);
  EXPECT_TRUE(loader.trouble().contains("/none/such"));
}

}  // namespace
}  // namespace sudoku
