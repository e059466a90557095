#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QListView>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QTest>
#include <QUrl>

#include <sudoku/formats/formats.h>
#include <sudoku/making/puzzleid.h>

#include "../../game/language/bracketedwords.h"
#include "../../patience.h"
#include "../windowfixture.h"
#include "game/base/limits.h"
#include "ui/board/gridpreview.h"
#include "ui/dialogs/choosepuzzledialog.h"
#include "ui/window/puzzleexchange.h"

namespace sudoku {
namespace {

constexpr auto kSecondPuzzle =
    ".13.....22.....48....7...19...9..8..7......2....3.......263.9..4.9.7.6....149...8";

class ExchangeTest : public WindowTest {
 protected:
  /// The action found by names from the menu bar down, or else the first action whose text begins with the
  /// name.
  QAction* action(const QStringList& names) const {
    const QWidget* menu = m_window->menuBar();
    QAction* found = nullptr;
    for (const QString& name : names) {
      found = nullptr;
      for (QAction* candidate : menu->actions()) {
        const QString text = candidate->text().remove('&');
        if (text == name || (found == nullptr && text.startsWith(name))) found = candidate;
      }
      if (found == nullptr) return nullptr;
      if (found->menu() != nullptr) {
        emit found->menu()->aboutToShow();
        menu = found->menu();
      }
    }
    return found;
  }
  void trigger(const QStringList& names) const {
    QAction* const found = action(names);
    ASSERT_NE(found, nullptr) << names.join('/').toStdString();
    found->trigger();
  }
  QString copied(const QString& name) const {
    trigger({"Edit", "Copy as", name});
    return QApplication::clipboard()->text();
  }
  void paste(const QString& text) const {
    QApplication::clipboard()->setText(text);
    key(Qt::Key_V, Qt::ControlModifier);
  }
  /// Drops data onto a cell as a window system does it. Returns whether the board accepted it.
  bool drop(const QMimeData& data) const {
    QWidget* const target = cell(5, 5);
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton,
                          Qt::NoModifier);
    QApplication::sendEvent(target, &enter);
    if (!enter.isAccepted()) return false;
    EXPECT_EQ(enter.dropAction(), Qt::CopyAction);
    QDropEvent event(QPointF(5, 5), Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(target, &event);
    EXPECT_EQ(event.dropAction(), Qt::CopyAction);
    return event.isAccepted();
  }
  QString write(const QString& name, const QByteArray& content) const {
    QFile file(m_folder.filePath(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
    return file.fileName();
  }
  bool plays(std::string_view givens) const { return toLine(m_game->state().puzzle.givens) == givens; }
};

TEST_F(ExchangeTest, CopyTakesThePositionAsALine) {
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  click(1, 1);
  key(Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QApplication::clipboard()->text().toStdString(), toLine(m_game->state().board));
  EXPECT_EQ(status(), "Copied: the position as a line of 81 cells.");
}

TEST_F(ExchangeTest, CopyAsOffersEveryFormatThatIsWritten) {
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  int offered = 0;
  for (const QAction* entry : action({"Edit", "Copy as"})->menu()->actions()) {
    if (entry->isSeparator()) break;
    QApplication::clipboard()->clear();
    const_cast<QAction*>(entry)->trigger();
    const auto read = readPuzzles(QApplication::clipboard()->text().toStdString());
    ASSERT_TRUE(read.front().puzzle) << entry->text().toStdString();
    EXPECT_EQ(read.front().puzzle->board, m_game->state().board) << entry->text().toStdString();
    ++offered;
  }
  EXPECT_EQ(offered, std::count_if(Names<Format>::kNames.begin(), Names<Format>::kNames.end(),
                                   [](const auto& format) { return canWrite(format.value); }));
}

TEST_F(ExchangeTest, ThePuzzleAloneAndItsIdCanBeCopied) {
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  EXPECT_EQ(copied("Puzzle without entries").toStdString(), kPuzzle);
  EXPECT_EQ(copied("Puzzle id").toStdString(), toPackedId(m_game->state().puzzle.givens));
  m_controller->start(*parsePuzzleId("1-backtracking-all-180-48213"));
  EXPECT_EQ(copied("Puzzle id"), "1-backtracking-all-180-48213");
}

TEST_F(ExchangeTest, PasteOpensAndTheOldGameIsKept) {
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  const GameState before = m_game->state();
  click(1, 1);
  paste(kSecondPuzzle);
  ASSERT_TRUE(waitFor([this] { return plays(kSecondPuzzle); }));
  EXPECT_EQ(status(), "Pasted text: opened.");
  trigger({"Game", "Previous game"});
  EXPECT_EQ(m_game->state(), before);
}

TEST_F(ExchangeTest, WhatIsPastedComesBackWithEntriesAndNotes) {
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  m_game->play(Move::setNote(cellAt(1, 4), Digit(6)));
  const GameState before = m_game->state();
  const QString text = copied("OpenSudoku");
  m_game->undo();
  click(1, 1);
  paste(text);
  ASSERT_TRUE(waitFor([&] { return m_game->state() == before; }));
}

TEST_F(ExchangeTest, PastedNonsenseIsExplainedAndTheGameGoesOn) {
  const GameState before = m_game->state();
  click(1, 1);
  paste(QString(kSecondPuzzle).left(80));
  ASSERT_TRUE(waitFor(
      [this] { return status() == "Pasted text: line 1 is not a puzzle: only 80 cells of 81 (column 81)"; }));
  paste(QString(81, '.'));
  ASSERT_TRUE(waitFor([this] {
    return status() == "Pasted text: line 1: more than one solution. The solutions differ in 81 cells.";
  }));
  paste(" \n");
  EXPECT_EQ(status(), "There is no text to open.");
  EXPECT_EQ(m_game->state(), before);
}

TEST_F(ExchangeTest, AFileOrATextCanBeDroppedOntoTheBoard) {
  QMimeData text;
  text.setText(kSecondPuzzle);
  EXPECT_TRUE(drop(text));
  ASSERT_TRUE(waitFor([this] { return plays(kSecondPuzzle); }));
  QMimeData file;
  file.setUrls({QUrl::fromLocalFile(write("game.sdm", kPuzzle.data()))});
  EXPECT_TRUE(drop(file));
  ASSERT_TRUE(waitFor([this] { return plays(kPuzzle); }));
  QMimeData broken;
  broken.setUrls({QUrl::fromLocalFile(m_folder.path())});
  EXPECT_TRUE(drop(broken));
  ASSERT_TRUE(waitFor([this] { return status().endsWith(": is a directory"); }));
  QMimeData picture;
  picture.setImageData(QImage(4, 4, QImage::Format_RGB32));
  EXPECT_FALSE(drop(picture));
}

TEST_F(ExchangeTest, OpenReadsTheChosenFileAndRemembersIt) {
  const QString path = write("game.sdm", kSecondPuzzle);
  click(1, 1);
  key(Qt::Key_O, Qt::ControlModifier);
  auto* dialog = m_window->findChild<QFileDialog*>();
  ASSERT_NE(dialog, nullptr);
  dialog->selectFile(path);
  QMetaObject::invokeMethod(dialog, "accept");
  ASSERT_TRUE(waitFor([this] { return plays(kSecondPuzzle); }));
  EXPECT_EQ(status(), "game.sdm: opened.");
  EXPECT_EQ(m_settings->recentFiles(), QStringList(path));
  m_controller->start(*parsePuzzle(kPuzzle));
  trigger({"File", "Open recent", "1  "});
  ASSERT_TRUE(waitFor([this] { return plays(kSecondPuzzle); }));
  trigger({"File", "Open recent", "Clear"});
  EXPECT_FALSE(action({"File", "Open recent"})->menu()->isEnabled());
}

TEST_F(ExchangeTest, SaveAsWritesTheChosenFormat) {
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  const GameState before = m_game->state();
  click(1, 1);
  key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
  auto* dialog = m_window->findChild<QFileDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->defaultSuffix(), "opensudoku");
  dialog->selectNameFilter("SadMan sdk (*.sdk)");
  emit dialog->filterSelected("SadMan sdk (*.sdk)");
  EXPECT_EQ(dialog->defaultSuffix(), "sdk");
  dialog->setDirectory(m_folder.path());
  dialog->selectFile("mine");
  QMetaObject::invokeMethod(dialog, "accept");
  EXPECT_EQ(status(), "mine.sdk: saved.");
  EXPECT_EQ(m_settings->saveFormat(), Format::Sdk);
  m_game->undo();
  m_controller->session().openFile(m_folder.filePath("mine.sdk"));
  ASSERT_TRUE(waitFor([&] { return m_game->state() == before; }));
}

TEST_F(ExchangeTest, AmongSeveralPuzzlesThePlayerChooses) {
  click(1, 1);
  paste("53..7\n" + QString::fromUtf8(kPuzzle.data(), 81) + "\n" + kSecondPuzzle + "\n");
  ChoosePuzzleDialog* dialog = nullptr;
  ASSERT_TRUE(waitFor([&] {
    dialog = m_window->findChild<ChoosePuzzleDialog*>();
    return dialog != nullptr;
  }));
  auto* list = dialog->findChild<QListView*>();
  const auto* model = list->model();
  ASSERT_EQ(model->rowCount(), 3);
  EXPECT_EQ(model->index(0, 0).data(), "1.  line 1, column 6: only 5 cells of 81");
  EXPECT_FALSE(model->index(0, 0).flags().testFlag(Qt::ItemIsEnabled));
  const int givens = parseLine(kSecondPuzzle)->filledCells().size();
  EXPECT_EQ(model->index(2, 0).data().toString(), QString("3.  %1 givens").arg(givens));
  EXPECT_EQ(list->currentIndex().row(), 1) << "the first that can be opened";
  auto* preview = dialog->findChild<GridPreview*>();
  const QImage before = preview->grab().toImage();
  QTest::keyClick(list, Qt::Key_Down);
  EXPECT_NE(preview->grab().toImage(), before);
  QTest::keyClick(list, Qt::Key_Return);
  ASSERT_TRUE(waitFor([this] { return plays(kSecondPuzzle); }));
  EXPECT_EQ(status(), "Pasted text: opened.");
}

TEST_F(ExchangeTest, TheChoiceSaysWhatItLeavesOut) {
  const QByteArray puzzle(kPuzzle.data(), kPuzzle.size());
  const QString path =
      write("100% <b>%2 & %L1.sdm", puzzle + '\n' + puzzle + QByteArray("\n12").repeated(150));
  m_controller->session().openFile(path);
  ChoosePuzzleDialog* dialog = nullptr;
  ASSERT_TRUE(waitFor([&] {
    dialog = m_window->findChild<ChoosePuzzleDialog*>();
    return dialog != nullptr;
  }));
  auto* list = dialog->findChild<QListView*>();
  EXPECT_EQ(list->model()->rowCount(), 102);
  QStringList texts;
  for (const QLabel* label : dialog->findChildren<QLabel*>()) {
    EXPECT_EQ(label->textFormat(), Qt::PlainText);
    texts << label->text();
  }
  EXPECT_EQ(texts,
            QStringList({"&Puzzles in 100% <b>%2 && %L1.sdm: 2", "and 50 more lines that are no puzzles"}));
  EXPECT_EQ(list->accessibleDescription(), texts.back());
}

TEST_F(ExchangeTest, TheChoiceIsAmongTheFirstOfVeryManyPuzzles) {
  const PuzzleText text = readPuzzleText(QByteArray("3x3:zzzc\n").repeated(kMostPuzzles + 1), "Text");
  const ChoosePuzzleDialog dialog(text);
  EXPECT_EQ(dialog.findChild<QListView*>()->model()->rowCount(), kMostPuzzles);
  EXPECT_EQ(dialog.findChildren<QLabel*>().back()->text(), "and 1 more puzzle, too many to list");
}

TEST_F(ExchangeTest, TheChoiceSaysInThePlayersLanguageWhatIsNoPuzzle) {
  const BracketedWords language;
  const QByteArray puzzle(kPuzzle.data(), kPuzzle.size());
  const ChoosePuzzleDialog dialog(readPuzzleText(puzzle + "\n53..7\n", "Text"));
  EXPECT_EQ(dialog.findChild<QListView*>()->model()->index(1, 0).data(),
            "2.  [line 2, column 6: [only 5 cells of 81]]");
}

TEST_F(ExchangeTest, LeavingTheChoiceLeavesTheGame) {
  click(1, 1);
  paste(QString::fromUtf8(kPuzzle.data(), 81) + "\n" + kSecondPuzzle + "\n");
  const GameState before = m_game->state();
  ChoosePuzzleDialog* dialog = nullptr;
  ASSERT_TRUE(waitFor([&] {
    dialog = m_window->findChild<ChoosePuzzleDialog*>();
    return dialog != nullptr;
  }));
  QTest::keyClick(dialog, Qt::Key_Escape);
  EXPECT_FALSE(dialog->isVisible());
  EXPECT_EQ(m_game->state(), before);
}

}  // namespace
}  // namespace sudoku
