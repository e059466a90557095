#include <QAbstractItemView>
#include <QLabel>
#include <QMessageBox>
#include <QTest>
#include <QTextDocument>

#include "../../patience.h"
#include "../windowfixture.h"
#include "game/play/gamerecord.h"
#include "ui/panel/statusline.h"

/// Tests that texts from outside are shown as they are: nothing in them is taken for HTML, or for a place in
/// a message.
namespace sudoku {
namespace {

constexpr auto kHostile = "<h1>%1</h1><img src=/dev/zero>%2%L3%n";

class PlainTextTest : public WindowTest {
 protected:
  /// Expects that no label and no tool tip takes a text from outside for HTML.
  static void expectPlainLabels() {
    for (const QWidget* top : QApplication::topLevelWidgets()) {
      for (const auto* label : top->findChildren<QLabel*>()) {
        const bool isHtml = label->textFormat() == Qt::RichText ||
                            (label->textFormat() == Qt::AutoText && Qt::mightBeRichText(label->text()));
        EXPECT_FALSE(isHtml && label->text().contains("<img")) << qPrintable(label->text());
      }
      for (const auto* widget : top->findChildren<QWidget*>())
        EXPECT_FALSE(Qt::mightBeRichText(widget->toolTip()) && widget->toolTip().contains("<img"))
            << qPrintable(widget->toolTip());
    }
  }
  /// The number of labels that guess whether their text is HTML.
  static int guessingLabels() {
    int count = 0;
    for (const QWidget* top : QApplication::topLevelWidgets())
      for (const auto* label : top->findChildren<QLabel*>())
        count += label->textFormat() == Qt::AutoText ? 1 : 0;
    return count;
  }
};

TEST_F(PlainTextTest, AMessageIsShownAsItIs) {
  m_controller->session().openText(QByteArray(R"({"grid":[], "<img src=/dev/zero>":1})"), kHostile);
  ASSERT_TRUE(waitFor([&] { return status().startsWith(kHostile); })) << qPrintable(status());
  expectPlainLabels();
}

TEST_F(PlainTextTest, TheNameOfAPuzzleIsShownAsItIs) {
  m_game->start(gameOf(m_game->state().puzzle, kHostile, Level::Easy));
  expectPlainLabels();
}

TEST_F(PlainTextTest, TheNameOfASavedFileDoesNotDistortTheMessage) {
  const QString path = m_folder.filePath("%1%2 %L1.sdm");
  m_controller->session().save(path, Format::Sdm);
  EXPECT_EQ(status(), "%1%2 %L1.sdm: saved.");
}

TEST_F(PlainTextTest, TheChooserShowsTextsAsTheyAre) {
  const QByteArray line(kPuzzle.data(), static_cast<qsizetype>(kPuzzle.size()));
  m_controller->session().openText(line + '\n' + line + '\n', kHostile);
  ASSERT_TRUE(waitFor([&] { return QApplication::activeModalWidget() != nullptr; }));
  expectPlainLabels();
  EXPECT_EQ(guessingLabels(), 0);
  QApplication::activeModalWidget()->close();
}

TEST_F(PlainTextTest, NoLabelGuessesWhatItsTextIs) {
  EXPECT_EQ(guessingLabels(), 0);
  for (QAction* action : m_window->findChildren<QAction*>()) {
    const QString text = action->text().remove('&');
    if (!text.startsWith("Choose a new game…") && !text.startsWith("Preferences") &&
        !text.startsWith("About"))
      continue;
    action->trigger();
    QTest::qWait(1);
    EXPECT_EQ(guessingLabels(), 0) << qPrintable(text);
    if (QWidget* dialog = QApplication::activeModalWidget()) dialog->close();
  }
}

}  // namespace
}  // namespace sudoku
