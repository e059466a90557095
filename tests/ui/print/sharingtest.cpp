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

#include "../windowfixture.h"
#include "tools.h"
#include "ui/print/printdialog.h"
#include "ui/print/printloader.h"
#include "ui/print/printservice.h"
#include "ui/print/qrdialog.h"

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
  m_controller->type(Digit(4));
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
  EXPECT_EQ(svg.count("<text"), 30) << svg.left(200).toStdString();
  EXPECT_FALSE(svg.contains("<image"));
}

TEST_F(SharingTest, AHintIsInThePicture) {
  trigger("Edit", "Copy as picture");
  const QByteArray plain = QApplication::clipboard()->mimeData()->data("image/svg+xml");
  m_controller->explainNextStep();
  ASSERT_TRUE(QTest::qWaitFor(
      [this] {
        const auto& hint = m_controller->teacher().hint();
        return hint && hint->kind == Hint::Kind::Step && hint->rung == Rung::Why;
      },
      20'000));
  trigger("Edit", "Copy as picture");
  const QByteArray svg = QApplication::clipboard()->mimeData()->data("image/svg+xml");
  EXPECT_GT(svg.size(), plain.size() + 1000);
  EXPECT_FALSE(svg.contains("<image"));
}

TEST_F(SharingTest, APausedBoardIsNotShared) {
  QApplication::clipboard()->setText("before");
  m_controller->setPaused(true);
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
  QString digits(QString::fromLatin1(kPuzzle.data(), static_cast<qsizetype>(kPuzzle.size())));
  EXPECT_EQ(support::codesIn(path), QStringList(digits.replace('.', '0')));
}

TEST_F(SharingTest, ThePrintDialogShowsThePuzzleAndItsSolution) {
  auto* dialog = open<PrintDialog>("File", "Print");
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(place(dialog), "Page 1 of 2");
  button<QCheckBox>(dialog, "Solutions")->setChecked(false);
  EXPECT_EQ(place(dialog), "Page 1 of 1");
}

TEST_F(SharingTest, ThePrintDialogWritesAPdfAndCloses) {
  auto* dialog = open<PrintDialog>("File", "Print");
  QSignalSpy closed(dialog, &QDialog::accepted);
  const QString path = m_folder.filePath("puzzle.pdf");
  dialog->savePdf(path);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !closed.isEmpty(); }, 20'000));
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
  ASSERT_TRUE(QTest::qWaitFor([&] { return place(dialog).startsWith("Page"); }, 60'000));
  EXPECT_EQ(place(dialog), "Page 1 of 4");
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
