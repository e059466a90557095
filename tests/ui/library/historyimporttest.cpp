#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "../../patience.h"
#include "../windowfixture.h"
#include "game/history/importwords.h"

/// Tests of the row above the status line that tells of an import of a history.
namespace sudoku {
namespace {

class HistoryImportTest : public WindowTest {
 protected:
  /// Imports a file with some games, and with other things that are no games.
  void import(int games, int others = 0) const {
    QByteArrayList items;
    for (int number = 0; number < games; ++number)
      items << R"({"clock":0,"created":1,"lastPlayed":2,"moves":[],"position":"start","givens":")" +
                   QByteArray(kPuzzle.data(), kPuzzle.size()) + R"(","key":"019f)" +
                   QByteArray::number(number).rightJustified(28, '0') + "\"}";
    for (int number = 0; number < others; ++number) items << "{}";
    QFile file(m_folder.filePath("history.json"));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(R"({"format":"sudoku-history","version":3,"games":[)" + items.join(",\n") + "]}");
    file.close();
    m_controller->files().importHistory(file.fileName());
  }
  bool isShown(const QString& button) const {
    const auto* found = child<QPushButton>(button);
    return found != nullptr && found->isVisible();
  }
  /// Waits for the message at the end of an import.
  void expectSaid(const QString& text) const {
    const auto isSaid = [&] {
      const auto* label = child<QLabel>(text);
      return label != nullptr && label->isVisible();
    };
    EXPECT_TRUE(waitFor(isSaid)) << qPrintable(text);
  }
};

TEST_F(HistoryImportTest, ARowTellsOfItAndGoes) {
  click(1, 3);
  import(2, 4);
  EXPECT_TRUE(isShown("Cancel"));
  EXPECT_TRUE(cell(1, 3)->hasFocus()) << "the game goes on";
  const QString text =
      "2 games imported from history.json. Refused: 4 (line 3: its key cannot be read; line 4: its key "
      "cannot "
      "be read; line 5: its key cannot be read).";
  expectSaid(text);
  EXPECT_FALSE(isShown("Cancel"));
  child<QPushButton>("Details")->click();
  QString details;
  for (const auto* shown : m_window->findChildren<QPlainTextEdit*>())
    if (shown->accessibleName() == "What was not imported, and why") details = shown->toPlainText();
  EXPECT_TRUE(details.endsWith("\nline 6: its key cannot be read")) << qPrintable(details);
  child<QPushButton>("Close")->click();
  EXPECT_FALSE(isShown("Details"));
}

TEST_F(HistoryImportTest, CancelledItSaysWhatHasCome) {
  QSignalSpy ended(&m_controller->files(), &HistoryFiles::historyImportEnded);
  import(5000);
  child<QPushButton>("Cancel")->click();
  ASSERT_TRUE(ended.wait(kPatienceMs));
  const auto report = ended.front().front().value<ExchangeReport>();
  EXPECT_LT(report.games, 5000);
  EXPECT_EQ(report.failure, "It was stopped.");
  expectSaid(ImportWords::ended(report, "history.json"));
}

TEST_F(HistoryImportTest, OneIsTakenInAtATime) {
  import(100);
  QSignalSpy reported(&m_controller->messages(), &PlayerMessages::reported);
  m_controller->files().importHistory(m_folder.filePath("other.json"));
  EXPECT_EQ(reported.size(), 1);
  expectSaid("100 games imported from history.json.");
}

TEST_F(HistoryImportTest, TheRowGoesWithTheNextGameIfAllCameIn) {
  import(2);
  expectSaid("2 games imported from history.json.");
  start(kPuzzle);
  EXPECT_FALSE(isShown("Close"));
  import(2, 1);
  const auto isEnded = [this] { return isShown("Details"); };
  ASSERT_TRUE(waitFor(isEnded));
  start(kPuzzle);
  EXPECT_TRUE(isShown("Close")) << "one was refused";
}

}  // namespace
}  // namespace sudoku
