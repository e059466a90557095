#include <algorithm>
#include <functional>
#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QList>
#include <QMenu>
#include <QMenuBar>
#include <QStyle>
#include <QStyleOptionButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include "../../patience.h"
#include "../windowfixture.h"
#include "game/language/languages.h"
#include "game/language/translations.h"
#include "ui/pages/pathpage.h"
#include "ui/review/reviewpage.h"
#include "ui/style/fittedtext.h"
#include "ui/style/scriptfonts.h"
#include "ui/style/sudokustyle.h"
#include "ui/window/pages.h"

namespace sudoku {
namespace {

/// What a widget says in the messages of a test.
std::string nameOf(const QWidget& widget) {
  const QVariant text = widget.property("text");
  return std::string(widget.metaObject()->className()) + " '" +
         (text.toString().isEmpty() ? widget.accessibleName() : text.toString()).toStdString() + "'";
}

/// Looks for what is cut, covered or outside in a window.
class Sight {
 public:
  explicit Sight(const QWidget& window) : m_window(window) {
    for (const auto* widget : window.findChildren<QWidget*>())
      if (widget->isVisible() && widget->window() == &window) look(*widget);
    EXPECT_GE(m_places.size(), 2U);
  }

 private:
  void look(const QWidget& widget) {
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    const auto* tool = qobject_cast<const QToolButton*>(&widget);
    if (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull())
      return;
    const bool scrollsTabs = tool != nullptr && qobject_cast<const QTabBar*>(tool->parentWidget()) != nullptr;
    if (scrollsTabs || widget.inherits("sudoku::PhraseLink")) return;
    const auto* label = qobject_cast<const QLabel*>(&widget);
    const auto* box = qobject_cast<const QComboBox*>(&widget);
    if (button != nullptr) expectWords(*button, button->text());
    if (box != nullptr) expectWords(*box, box->currentText());
    // Classes of our own fit their text.
    if (label != nullptr && label->metaObject() == &QLabel::staticMetaObject && !label->text().isEmpty())
      expectWords(*label);
    if (button == nullptr && label == nullptr && box == nullptr) return;
    if (label != nullptr && label->text().isEmpty()) return;
    const QWidget* const viewport = viewportOf(widget);
    const QRect area =
        viewport == nullptr ? m_window.rect() : QRect(viewport->mapTo(&m_window, QPoint()), viewport->size());
    expectInside(widget, area);
    expectApart(widget, area);
  }

  /// Expects a text to be whole in its widget, if need be in smaller letters or on more lines.
  static void expectWords(const QWidget& widget, const QString& text) {
    // Some buttons paint their words themselves.
    if (text.isEmpty() || QByteArrayView(widget.metaObject()->className()).startsWith("sudoku::")) return;
    const QSize room = roomIn(widget);
    EXPECT_TRUE(fittedText(text, widget.font(), room, Qt::TextShowMnemonic).isWhole)
        << qPrintable(text) << " of " << nameOf(widget) << " in " << room.width();
  }
  /// The room for the words of a widget, without what the style puts round them.
  static QSize roomIn(const QWidget& widget) {
    const QStyle& style = *widget.style();
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
      QStyleOptionComboBox option;
      option.initFrom(box);
      return style.subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box).size();
    }
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    if (button == nullptr || widget.inherits("QToolButton")) return widget.size();
    QStyleOptionButton option;
    option.initFrom(button);
    option.text = button->text();
    option.icon = button->icon();
    option.iconSize = button->iconSize();
    const auto part = widget.inherits("QCheckBox")      ? QStyle::SE_CheckBoxContents
                      : widget.inherits("QRadioButton") ? QStyle::SE_RadioButtonContents
                                                        : QStyle::SE_PushButtonContents;
    constexpr int kIconSpace = 4;
    const int icon = button->icon().isNull() ? 0 : button->iconSize().width() + kIconSpace;
    return style.subElementRect(part, &option, button).size() - QSize(icon, 0);
  }
  static void expectWords(const QLabel& label) {
    if (!label.wordWrap()) return expectWords(label, label.text());
    EXPECT_TRUE(fittedText(label.text(), label.font(), label.size(), Qt::TextWordWrap).isWhole)
        << nameOf(label);
  }
  /// The place of a widget in the window; of a line of words, only as wide as these.
  QRect placeOf(const QWidget& widget) const {
    const QRect place(widget.mapTo(&m_window, QPoint()), widget.size());
    const auto* label = qobject_cast<const QLabel*>(&widget);
    if (label == nullptr || label->wordWrap()) return place;
    const Qt::Alignment side = QStyle::visualAlignment(label->layoutDirection(), label->alignment());
    return QStyle::alignedRect(Qt::LeftToRight, side, label->sizeHint().boundedTo(place.size()), place);
  }

  /// The area, in the window, of what scrolls a widget; null if nothing does.
  const QWidget* viewportOf(const QWidget& widget) const {
    for (const auto* parent = widget.parentWidget(); parent != nullptr && parent != &m_window;
         parent = parent->parentWidget()) {
      const auto* area = qobject_cast<const QAbstractScrollArea*>(parent->parentWidget());
      if (area != nullptr && parent == area->viewport()) return parent;
    }
    return nullptr;
  }
  void expectInside(const QWidget& widget, const QRect& area) const {
    const QRect place = placeOf(widget);
    // What scrolls up and down is to be within its area sideways.
    EXPECT_TRUE(place.left() >= area.left() && place.right() <= area.right()) << nameOf(widget);
    EXPECT_TRUE(area != m_window.rect() || area.contains(place)) << nameOf(widget);
  }
  void expectApart(const QWidget& widget, const QRect& area) {
    const QRect place = placeOf(widget) & area;
    if (place.isEmpty()) return;
    for (const auto& [other, where] : m_places)
      EXPECT_TRUE(!where.intersects(place) || other->isAncestorOf(&widget) || widget.isAncestorOf(other))
          << nameOf(widget) << " over " << nameOf(*other);
    m_places.emplace_back(&widget, place);
  }

  const QWidget& m_window;
  std::vector<std::pair<const QWidget*, QRect>> m_places;
};

/// Tests with the window in another language, for what is cut, covered or outside.
class LanguageSizesTest : public WindowTest, public testing::WithParamInterface<std::string> {
 protected:
  LanguageSizesTest() {
    m_controller->board().addCheckpoint("Here");
    // In all languages, the window makes its entries in the same order.
    for (const char* text : {"Choose a new game…", "Preferences…", "Change keys…", "Print…", "Show QR code…",
                             "Restore a backup…", "Edit checkpoints…"})
      m_entries.push_back(placeOf(text));
    const Language* const language = languageOf(QString::fromStdString(GetParam()));
    EXPECT_NE(language, nullptr);
    EXPECT_EQ(m_spoken.use(*language), Translations::Result::Complete);
    setFontsFor(*language);
    m_window.reset();
    m_window = std::make_unique<MainWindow>(*m_game, *m_controller, *m_settings,
                                            *qobject_cast<SudokuStyle*>(QApplication::style()));
    m_board = m_window->findChild<BoardWidget*>();
    m_window->show();
  }
  void SetUp() override {
    const QString package = missingFontPackage(m_spoken.language());
    if (!package.isEmpty()) GTEST_SKIP() << "no font for the script: " << qPrintable(package);
  }
  ~LanguageSizesTest() override {
    QApplication::setFont(m_usual);
    setFontsFor(*languageOf(u"en"));
  }

  /// The entries of all menus and of the menus within them.
  static QList<QAction*> entriesOf(const QWidget& menu) {
    QList<QAction*> entries = menu.actions();
    for (const QAction* entry : menu.actions())
      if (entry->menu() != nullptr) entries += entriesOf(*entry->menu());
    return entries;
  }
  /// The place of an entry with an English text among all entries of menus.
  qsizetype placeOf(const QString& text) const {
    const QList<QAction*> entries = entriesOf(*m_window->menuBar());
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](QAction* entry) { return entry->text().remove('&') == text; });
    EXPECT_NE(found, entries.end()) << qPrintable(text);
    return found - entries.begin();
  }
  /// The dialog that an entry opens.
  QDialog* open(qsizetype place) const {
    entriesOf(*m_window->menuBar())[place]->trigger();
    settle();
    for (auto* dialog : m_window->findChildren<QDialog*>())
      if (dialog->isVisible()) return dialog;
    return nullptr;
  }

  /// Waits until all has its place: some parts arrange themselves anew when others have.
  static void settle() {
    for (int round = 0; round < 5; ++round) QTest::qWait(1);
  }

  Pages& pages() const { return *m_window->findChild<Pages*>(); }

  /// Calls `look` in all sizes, of which small ones grow with the text.
  void atEachSize(const std::string& what, const std::function<void()>& look) const {
    for (const double factor : {1.0, 2.0}) {
      QFont font = m_usual;
      font.setPointSizeF(m_usual.pointSizeF() * factor);
      QApplication::setFont(font);
      for (const QSize size : {QSize(560, 420), QSize(1020, 720), QSize(700, 1000)}) {
        SCOPED_TRACE(what + " in " + std::to_string(size.width()) + " with text of " +
                     std::to_string(factor));
        m_window->resize(size);
        settle();
        look();
      }
    }
    QApplication::setFont(m_usual);
  }
  void lookAtWindow(const std::string& what) const {
    atEachSize(what, [this] { const Sight sight(*m_window); });
  }

  std::vector<qsizetype> m_entries;
  QFont m_usual = QApplication::font();
  Translations m_spoken;
};

TEST_P(LanguageSizesTest, NothingIsCutInTheGame) {
  lookAtWindow("a new game");
  m_controller->cells().chooseDigit(Digit(4));
  m_game->setHints(true);
  lookAtWindow("a digit chosen, Hints");
  m_controller->cells().setInputMode(InputMode::Colour);
  lookAtWindow("colours");
  m_controller->cells().setInputMode(InputMode::Digit);
  m_controller->board().beginTrial();
  click(1, 3);
  lookAtWindow("a trial");
  m_controller->time().setPaused(true);
  lookAtWindow("a pause");
  m_controller->time().setPaused(false);
}

TEST_P(LanguageSizesTest, NothingIsCutInHints) {
  m_controller->hints().nextStep();
  ASSERT_TRUE(waitFor([this] { return m_controller->hints().hint().has_value(); }));
  lookAtWindow("the first rung");
  m_controller->hints().explainNextStep();
  ASSERT_TRUE(waitFor([this] { return m_controller->hints().hint()->rung == Rung::Why; }));
  lookAtWindow("the last rung");
  m_controller->hints().act(HintAction::WhatIf);
  ASSERT_TRUE(waitFor([this] { return m_controller->hints().hint()->kind == Hint::Kind::WhatIf; }));
  lookAtWindow("what if it were");
}

TEST_P(LanguageSizesTest, NothingIsCutWhenItIsSolved) {
  for (const Cell each : m_game->state().board.emptyCells())
    m_game->play(Move::enter(each, *m_game->state().puzzle.solution.at(each)));
  lookAtWindow("solved");
}

TEST_P(LanguageSizesTest, NothingIsCutOnPages) {
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  // Steps and reviews are searched in another thread.
  const auto waitForSteps = [&] {
    const auto* list = pages().currentWidget()->findChild<StepListView*>();
    EXPECT_TRUE(waitFor([list] { return !list->steps().allSteps().empty(); }));
  };
  const auto waitForReview = [&] {
    const auto* page = qobject_cast<ReviewPage*>(pages().currentWidget());
    EXPECT_TRUE(waitFor([page] { return page->chosenEntry().has_value(); }));
  };
  const std::vector<std::pair<std::string, std::function<void()>>> all = {
      {"library", [&] { pages().showLibrary(); }},
      {"daily", [&] { pages().showDaily(); }},
      {"statistics", [&] { pages().showStatistics(); }},
      {"entry", [&] { pages().showEntry(); }},
      {"moves", [&] { pages().showMoves(); }},
      {"path",
       [&] {
         pages().showPath();
         waitForSteps();
       }},
      {"all steps",
       [&] {
         pages().showAllSteps();
         waitForSteps();
       }},
      {"guide", [&] { pages().showGuide(); }},
      {"practice", [&] { pages().showPractice(); }},
      {"learn", [&] { pages().showLearn(); }},
      {"lesson", [&] { pages().showLesson(Technique::NakedPair); }},
      {"replay", [&] { pages().showReplay(m_game->stored().id); }},
      {"review",
       [&] {
         pages().showReview(m_game->stored().id);
         waitForReview();
       }},
  };
  for (const auto& [name, show] : all) {
    show();
    lookAtWindow(name);
  }
}

TEST_P(LanguageSizesTest, NothingIsCutInDialogs) {
  for (const qsizetype place : m_entries)
    atEachSize("entry " + std::to_string(place), [&] {
      QDialog* const dialog = open(place);
      ASSERT_NE(dialog, nullptr);
      { const Sight sight(*dialog); }
      for (auto* tabs : dialog->findChildren<QTabWidget*>())
        for (int tab = 0; tab < tabs->count(); ++tab) {
          tabs->setCurrentIndex(tab);
          settle();
          const Sight sight(*dialog);
        }
      dialog->close();
      settle();
    });
}

std::vector<std::string> lookedAt() {
  std::vector<std::string> codes = {"ar", "de", "hi", "ja", "ru"};
  // These need a build with SUDOKU_PSEUDO.
  for (const char* code : {"en_XA", "ar_XB"})
    if (languageOf(QString(code)) != nullptr) codes.emplace_back(code);
  return codes;
}

INSTANTIATE_TEST_SUITE_P(In, LanguageSizesTest, testing::ValuesIn(lookedAt()),
                         [](const auto& tested) { return tested.param; });

}  // namespace
}  // namespace sudoku
