#include <QAccessible>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "../../game/base/fulldisk.h"
#include "../../patience.h"
#include "../windowfixture.h"
#include "ui/panel/storagestrip.h"

namespace sudoku {
namespace {

class StorageStripTest : public WindowTest {
 protected:
  /// The tests begin with an empty cell selected.
  StorageStripTest() { click(1, 3); }
  void TearDown() override { recover(); }

  StorageStrip& strip() const { return *m_window->findChild<StorageStrip*>(); }
  QString sentence() const {
    for (const auto* label : strip().findChildren<QLabel*>())
      if (!label->text().isEmpty()) return label->text();
    return {};
  }
  QStringList shownButtons() const {
    QStringList names;
    for (const auto* button : strip().findChildren<QPushButton*>())
      if (button->isVisible()) names << button->text().remove('&');
    return names;
  }
  QMessageBox* box() const { return m_window->findChild<QMessageBox*>(); }
  bool goes() const {
    return waitFor([this] { return strip().isHidden(); });
  }
};

TEST_F(StorageStripTest, IsThereOnlyWhileThereIsTrouble) {
  EXPECT_TRUE(strip().isHidden());
  {
    const FullDisk full;
    key(Qt::Key_4);
    EXPECT_TRUE(strip().isVisible());
    EXPECT_EQ(sentence(), m_controller->keeper().state().sentence);
    EXPECT_EQ(shownButtons(), QStringList({"Try again", "Save as…", "Details"}));
    EXPECT_EQ(QAccessible::queryAccessibleInterface(&strip())->text(QAccessible::Name), "Storage");
    EXPECT_EQ(QAccessible::queryAccessibleInterface(&strip())->role(), QAccessible::Grouping);
    key(Qt::Key_Right);
    click(1, 3);
    EXPECT_TRUE(strip().isVisible()) << "what is done meanwhile leaves it there";
    QTest::mouseClick(child<QPushButton>("Try again"), Qt::LeftButton);
    EXPECT_EQ(status(), "It still cannot be saved.");
  }
  QTest::mouseClick(child<QPushButton>("Try again"), Qt::LeftButton);
  EXPECT_TRUE(strip().isHidden());
}

TEST_F(StorageStripTest, ANoticeStaysUntilItIsClosed) {
  ASSERT_TRUE(QFile::remove(m_folder.filePath("games.sqlite")));
  key(Qt::Key_4);
  EXPECT_EQ(shownButtons(), QStringList({"Details", "Close"}));
  key(Qt::Key_5);
  EXPECT_TRUE(strip().isVisible());
  QTest::mouseClick(child<QPushButton>("Close"), Qt::LeftButton);
  EXPECT_TRUE(strip().isHidden());
}

TEST_F(StorageStripTest, DetailsTellWhereAndWhy) {
  const FullDisk full;
  key(Qt::Key_4);
  QTest::mouseClick(child<QPushButton>("Details"), Qt::LeftButton);
  ASSERT_NE(box(), nullptr);
  EXPECT_TRUE(box()->text().contains(m_folder.filePath("games.sqlite"))) << qPrintable(box()->text());
  box()->close();
}

TEST_F(StorageStripTest, ExitAsksOnlyIfMovesAreNotKept) {
  {
    const FullDisk full;
    key(Qt::Key_4);
    EXPECT_FALSE(m_window->close());
    ASSERT_NE(box(), nullptr);
    EXPECT_TRUE(box()->isVisible());
    QTest::mouseClick(box()->button(QMessageBox::Cancel), Qt::LeftButton);
    EXPECT_TRUE(m_window->isVisible());
  }
  EXPECT_TRUE(goes());
  EXPECT_TRUE(m_window->close());
}

TEST_F(StorageStripTest, ExitAllTheSameExits) {
  const FullDisk full;
  key(Qt::Key_4);
  EXPECT_FALSE(m_window->close());
  ASSERT_NE(box(), nullptr);
  for (auto* button : box()->buttons())
    if (button->text().contains("all the same")) QTest::mouseClick(button, Qt::LeftButton);
  EXPECT_FALSE(m_window->isVisible());
}

TEST_F(StorageStripTest, TheEndOfTheSessionNeverAsks) {
  const FullDisk full;
  key(Qt::Key_4);
  m_window->prepareForEnd();
  EXPECT_TRUE(m_window->close());
  EXPECT_EQ(box(), nullptr);
}

}  // namespace
}  // namespace sudoku
