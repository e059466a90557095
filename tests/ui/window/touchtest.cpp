#include <algorithm>
#include <functional>
#include <vector>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QTabBar>
#include <QTest>

#include "../../patience.h"
#include "../windowfixture.h"
#include "ui/controls/phraselabel.h"
#include "ui/daily/dailycalendar.h"
#include "ui/dialogs/newgamedialog.h"
#include "ui/dialogs/preferencesdialog.h"
#include "ui/style/sudokustyle.h"
#include "ui/window/pages.h"

namespace sudoku {
namespace {

constexpr int kLeastTarget = 44;
constexpr int kLeastMode = 32;  // least width of one of the four buttons of modes, which touch each other

/// Tests that with large targets everything that can be pressed is large enough for a finger.
class TouchTest : public WindowTest {
 protected:
  TouchTest() {
    action("Preferences…")->trigger();
    auto* dialog = m_window->findChild<PreferencesDialog*>();
    for (auto* box : dialog->findChildren<QCheckBox*>())
      if (box->text().remove('&').startsWith("Large targets")) box->click();
    EXPECT_TRUE(m_settings->viewChoices().largeTargets);
    dialog->reject();
    QTest::qWait(1);
  }
  ~TouchTest() override {
    qobject_cast<SudokuStyle*>(QApplication::style())->setLargeTargets(false);
    QFont font = QApplication::font();
    font.setPointSizeF(m_pointSize);
    QApplication::setFont(font);
  }

  QAction* action(const QString& text) const {
    for (auto* each : m_window->findChildren<QAction*>())
      if (each->text().remove('&') == text) return each;
    return nullptr;
  }

  static bool isTarget(const QWidget& widget) {
    if (!widget.isVisible()) return false;
    // A link in a text is only as high as its line. A line edit in a spin box is a part of it.
    const bool isPart = qobject_cast<QAbstractSpinBox*>(widget.parent()) != nullptr ||
                        qobject_cast<QComboBox*>(widget.parent()) != nullptr ||
                        qobject_cast<QLineEdit*>(widget.parent()) != nullptr ||
                        qobject_cast<const PhraseLink*>(&widget) != nullptr;
    const bool isKind = qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
                        qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
                        qobject_cast<const QComboBox*>(&widget) != nullptr ||
                        qobject_cast<const QLineEdit*>(&widget) != nullptr ||
                        qobject_cast<const QTabBar*>(&widget) != nullptr;
    return isKind && !isPart;
  }
  static std::string nameOf(const QWidget& widget) {
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return (QString(widget.metaObject()->className()) + ' ' + widget.accessibleName() + ' ' +
            (button == nullptr ? QString() : button->text()))
        .toStdString();
  }

  static bool areHighEnough(const QWidget& page) {
    const auto widgets = page.findChildren<QWidget*>();
    return std::all_of(widgets.begin(), widgets.end(), [](const QWidget* widget) {
      return !isTarget(*widget) || widget->height() >= kLeastTarget;
    });
  }

  /// Expects each target of a window to be high enough, within the window and over no other. Returns how many
  /// there are.
  static int expectTargets(QWidget& window, int least = kLeastTarget) {
    std::vector<std::pair<QRect, const QWidget*>> places;
    for (const auto* widget : window.findChildren<QWidget*>()) {
      if (widget->window() != window.window() || !isTarget(*widget)) continue;
      EXPECT_GE(widget->height(), least) << nameOf(*widget);
      // A target that is scrolled out of sight covers nothing.
      const QRect place = widget->visibleRegion().boundingRect().translated(widget->mapTo(&window, QPoint()));
      for (const auto& [other, name] : places)
        EXPECT_FALSE(place.intersects(other)) << nameOf(*widget) << " over " << nameOf(*name);
      places.emplace_back(place, widget);
    }
    return static_cast<int>(places.size());
  }

  /// Expects each target of a page to be high enough, buttons to be wide enough too, and the rows of lists
  /// high enough.
  static void expectPageTargets(QWidget& page) {
    EXPECT_GE(expectTargets(page), 1);
    for (const auto* button : page.findChildren<QAbstractButton*>()) {
      if (!isTarget(*button)) continue;
      EXPECT_GE(button->width(), kLeastTarget) << nameOf(*button);
      // What is out of sight can be scrolled into it.
      if (page.findChild<QScrollArea*>() != nullptr) continue;
      EXPECT_EQ(button->visibleRegion().boundingRect().height(), button->height()) << nameOf(*button);
    }
    for (const auto* view : page.findChildren<QAbstractItemView*>()) {
      const bool isHeader = qobject_cast<const QHeaderView*>(view) != nullptr;
      if (isHeader || !view->isVisible() || view->model() == nullptr) continue;
      const QModelIndex first = view->model()->index(0, 0);
      // Days of the calendar are only as high as the room for a month lets them be.
      const bool isMonth = qobject_cast<const DailyCalendar*>(view) != nullptr;
      if (!first.isValid() || isMonth) continue;
      EXPECT_GE(view->visualRect(first).height(), kLeastTarget) << nameOf(*view);
    }
  }

  void expectAllInside() const {
    for (const auto* widget : m_window->findChildren<QWidget*>()) {
      if (widget->window() != m_window.get() || !isTarget(*widget)) continue;
      const QRect place(widget->mapTo(m_window.get(), QPoint()), widget->size());
      EXPECT_TRUE(m_window->rect().contains(place)) << nameOf(*widget);
    }
  }

  void setSize(QSize size) const {
    m_window->resize(size);
    QTest::qWait(1);
    SCOPED_TRACE(QString("%1x%2").arg(m_window->width()).arg(m_window->height()).toStdString());
    EXPECT_GE(expectTargets(*m_window), 20);
    expectAllInside();
    for (const char* name : {"Undo", "Redo"}) EXPECT_GE(child<QPushButton>(name)->width(), kLeastTarget);
    for (const char* name : {"Digits", "Notes", "Centre notes", "Colours"})
      EXPECT_GE(child<QAbstractButton>(name)->width(), kLeastMode);
  }

  double m_pointSize = QApplication::font().pointSizeF();
};

TEST_F(TouchTest, InTheWindowAtItsSizes) {
  for (const QSize size : {m_window->minimumSize(), QSize(640, 480), QSize(700, 1000), QSize(1020, 640),
                           QSize(1020, 720), QSize(1280, 800), QSize(1920, 1080)})
    setSize(size);
  m_controller->cells().setInputMode(InputMode::Colour);
  for (const QSize size : {m_window->minimumSize(), QSize(700, 1000), QSize(1020, 720)}) setSize(size);
}

TEST_F(TouchTest, WithLargeText) {
  QFont font = QApplication::font();
  font.setPointSizeF(m_pointSize * 2);
  QApplication::setFont(font);
  QTest::qWait(1);
  m_window->resize(m_window->minimumSize());
  QTest::qWait(1);
  EXPECT_GE(expectTargets(*m_window, 60), 20);
  expectAllInside();
}

TEST_F(TouchTest, InAHint) {
  for (const QSize size : {m_window->minimumSize(), QSize(700, 1000), QSize(1020, 720), QSize(1280, 800)}) {
    m_window->resize(size);
    m_controller->hints().nextStep();
    ASSERT_TRUE(waitFor([&] {
      const auto& hint = m_controller->hints().hint();
      return hint && hint->kind == Hint::Kind::Step;
    }));
    for (int rung = 0; rung < 3; ++rung) {
      QTest::qWait(1);
      SCOPED_TRACE(QString("%1x%2 rung %3").arg(size.width()).arg(size.height()).arg(rung).toStdString());
      EXPECT_GE(expectTargets(*m_window), 8);
      expectAllInside();
      if (rung < 2) m_controller->hints().nextStep();
    }
    m_controller->cells().escape();
  }
}

TEST_F(TouchTest, InATrialAlsoBesideAHint) {
  m_controller->board().beginTrial();
  for (const bool hasHint : {false, true}) {
    if (hasHint) m_controller->hints().nextStep();
    ASSERT_TRUE(waitFor([&] { return m_controller->hints().hint().has_value() == hasHint; }));
    for (const QSize size : {m_window->minimumSize(), QSize(700, 1000), QSize(1020, 720), QSize(1280, 800)}) {
      m_window->resize(size);
      QTest::qWait(1);
      SCOPED_TRACE(QString("%1x%2 %3").arg(size.width()).arg(size.height()).arg(hasHint).toStdString());
      EXPECT_GE(expectTargets(*m_window), 8);
      expectAllInside();
      for (const char* name : {"Keep", "Drop"}) EXPECT_GE(child<QPushButton>(name)->width(), kLeastTarget);
    }
  }
}

TEST_F(TouchTest, InDialogs) {
  PreferencesDialog preferences(*m_settings, m_controller->preferences(), m_window.get());
  preferences.show();
  auto* groups = preferences.findChild<QTabBar*>();
  for (int page = 0; page < groups->count(); ++page) {
    groups->setCurrentIndex(page);
    QTest::qWait(1);
    EXPECT_GE(expectTargets(preferences), 4) << page;
  }
  preferences.hide();
  NewGameDialog dialog(*m_game, m_controller->session(), m_controller->forMe(), m_controller->preferences(),
                       *m_settings, m_window.get());
  dialog.show();
  auto* tabs = dialog.findChild<QTabWidget*>();
  for (int page = 0; page < tabs->count(); ++page) {
    tabs->setCurrentIndex(page);
    QTest::qWait(1);
    EXPECT_GE(expectTargets(dialog), 4) << page;
  }
}

TEST_F(TouchTest, OnThePagesBesideTheGame) {
  m_controller->cells().type(Digit(4));
  auto* pages = m_window->findChild<Pages*>();
  const std::vector<std::pair<const char*, std::function<void()>>> shows = {
      {"library", [&] { pages->showLibrary(); }},
      {"statistics", [&] { pages->showStatistics(); }},
      {"daily", [&] { pages->showDaily(); }},
      {"practice", [&] { pages->showPractice(); }},
      {"learn", [&] { pages->showLearn(); }},
      {"lesson", [&] { pages->showLesson(Technique::XWing); }},
      {"an exercise", [&] { pages->practise(Technique::XWing); }},
      {"guide", [&] { pages->showGuide(); }},
      {"technique", [&] { pages->showTechnique(Technique::XWing); }},
      {"path", [&] { pages->showPath(); }},
      {"all steps", [&] { pages->showAllSteps(); }},
      {"replay", [&] { pages->showReplay(m_game->stored().id); }},
      {"entry", [&] { pages->showEntry(); }}};
  for (const QSize size : {m_window->minimumSize(), QSize(700, 1000), QSize(1020, 720), QSize(1280, 800)}) {
    m_window->resize(size);
    for (const auto& [name, show] : shows) {
      SCOPED_TRACE(QString("%1 at %2x%3").arg(name).arg(size.width()).arg(size.height()).toStdString());
      show();
      QTest::qWait(1);
      EXPECT_FALSE(pages->showsGame());
      // The page is laid out anew when steps come from the worker.
      ASSERT_TRUE(waitFor([&] { return areHighEnough(*pages->currentWidget()); }));
      expectPageTargets(*pages->currentWidget());
    }
  }
}

TEST_F(TouchTest, LabelsStandBesideTheMiddlesOfTheirFields) {
  PreferencesDialog preferences(*m_settings, m_controller->preferences(), m_window.get());
  preferences.show();
  preferences.resize(700, 700);
  auto* groups = preferences.findChild<QTabBar*>();
  int seen = 0;
  for (int page = 0; page < groups->count(); ++page) {
    groups->setCurrentIndex(page);
    QTest::qWait(1);
    for (const auto* label : preferences.findChildren<QLabel*>()) {
      const auto* field = qobject_cast<const QComboBox*>(label->buddy());
      if (field == nullptr || !label->isVisible()) continue;
      ++seen;
      EXPECT_NEAR(label->geometry().center().y(), field->geometry().center().y(), 1)
          << label->text().toStdString();
    }
  }
  EXPECT_GE(seen, 3);
}

TEST_F(TouchTest, InMenusAndLists) {
  QMenu* menu = action("Preferences…")->associatedObjects().isEmpty()
                    ? nullptr
                    : qobject_cast<QMenu*>(action("Preferences…")->associatedObjects().constFirst());
  ASSERT_NE(menu, nullptr);
  menu->popup({});
  for (QAction* each : menu->actions()) {
    if (each->isSeparator()) continue;
    EXPECT_GE(menu->actionGeometry(each).height(), kLeastTarget) << qPrintable(each->text());
  }
  menu->close();
  QListWidget list;
  list.addItems({"One", "Two"});
  list.show();
  EXPECT_GE(list.visualItemRect(list.item(0)).height(), kLeastTarget);
}

TEST_F(TouchTest, IsOffUnlessChosenAndGoesAtOnce) {
  const QSize large = m_window->minimumSize();
  m_controller->preferences().setViewChoices({});
  action("Preferences…")->trigger();
  for (auto* dialog : m_window->findChildren<PreferencesDialog*>()) {
    if (!dialog->isVisible()) continue;
    emit dialog->changed();
    dialog->reject();
  }
  QTest::qWait(1);
  EXPECT_LT(m_window->minimumSize().height(), large.height());
}

}  // namespace
}  // namespace sudoku
