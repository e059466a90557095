#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include <QAction>
#include <QApplication>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QtTest>

#include "../../game/play/storedgames.h"
#include "../../patience.h"
#include "../activate.h"
#include "../windowfixture.h"
#include "game/practice/practiceposition.h"
#include "game/practice/practicesession.h"
#include "ui/board/sceneboard.h"
#include "ui/controls/pagedtext.h"
#include "ui/daily/dailycard.h"
#include "ui/pages/pathpage.h"
#include "ui/pages/practicepage.h"
#include "ui/pages/steplistview.h"
#include "ui/pages/techniquechooser.h"
#include "ui/panel/storagestrip.h"
#include "ui/style/sudokustyle.h"
#include "ui/window/pages.h"

namespace sudoku {
namespace {

struct Looks {
  QString name;
  QString widget;  ///< its class
  QImage picture;
};

/// A theme that can be chosen, and its entry in the menu.
struct Choice {
  const char* name;
  ThemeChoice choice;
  const char* entry;

  friend std::ostream& operator<<(std::ostream& out, const Choice& one) { return out << one.name; }
};

constexpr std::array kChoices = {
    Choice{"light", ThemeChoice::Light, "theme-light"}, Choice{"dark", ThemeChoice::Dark, "theme-dark"},
    Choice{"high contrast", ThemeChoice::HighContrast, "theme-high-contrast"},
    Choice{"high contrast, dark", ThemeChoice::HighContrastDark, "theme-high-contrast-dark"}};

/// In what two pictures differ; empty if in nothing.
std::string differenceOf(const QImage& a, const QImage& b) {
  if (a.size() != b.size()) return "sizes";
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x)
      if (a.pixel(x, y) != b.pixel(x, y))
        return std::to_string(x) + ' ' + std::to_string(y) + ": " + qPrintable(a.pixelColor(x, y).name()) +
               " and " + qPrintable(b.pixelColor(x, y).name());
  return {};
}

std::optional<PracticePosition> firstStored(Technique technique, Random& random,
                                            const std::stop_token& stop) {
  const auto seeds = practiceSeeds(technique);
  return seeds.empty() ? std::nullopt : shuffled(seeds.front(), random, stop);
}

/// A window in which all there is has been on the screen, and a practice page whose puzzles are always the
/// same.
class Desk : public WindowTest {
 public:
  explicit Desk(const Choice& theme) : m_solved(keep(m_folder.path(), solvedGame(1)).id) {
    ViewChoices choices = m_settings->viewChoices();
    choices.showsClock = false;
    m_settings->setViewChoices(choices);
    m_settings->setTheme(theme.choice);
    m_window.reset();
    auto* style = qobject_cast<SudokuStyle*>(QApplication::style());
    m_window = std::make_unique<MainWindow>(*m_game, *m_controller, *m_settings, *style);
    m_window->showFirstTips();
    m_window->show();
    activate(m_window.get());
    EXPECT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    m_practice = std::make_unique<PracticePage>(firstStored, 1, nullptr);
    m_practice->resize(1280, 770);
    m_practice->practise(Technique::XWing);
    EXPECT_TRUE(waitFor([this] {
      return m_practice->session() != nullptr &&
             m_practice->session()->phase() == PracticeSession::Phase::Asking;
    }));
  }

  void TestBody() override {}

  /// As the player does it.
  void choose(const Choice& theme) const {
    trigger(theme.entry);
    QApplication::processEvents();  // brings the palette
  }

  /// Turns to every page. What each looks like.
  std::vector<Looks> tour() {
    m_looks.clear();
    take("game");
    takeHint();
    takePages();
    for (const auto* name : {"shortcuts", "pause"}) {
      trigger(name);
      take(name);
      trigger(name);
    }
    grab("practice", *m_practice);
    grab("storage", *m_window->findChild<StorageStrip*>());
    return m_looks;
  }

 private:
  Pages& pages() const { return *m_window->findChild<Pages*>(); }
  void trigger(const QString& name) const { m_window->findChild<QAction*>(name)->trigger(); }

  void takeHint() {
    for (int rung = 0; rung < 3; ++rung) {
      const std::optional<Hint> before = m_controller->hints().hint();
      trigger("next-step");
      EXPECT_TRUE(waitFor([&] {
        const auto& hint = m_controller->hints().hint();
        return hint && (!before || hint->rung != before->rung);
      }));
      take("hint");
    }
    m_controller->hints().act(HintAction::Close);
  }

  void takePages() {
    trigger("library");
    for (auto* field : pages().currentWidget()->findChildren<QLineEdit*>()) {
      if (field->accessibleName() != "Search") continue;
      field->setText("solved");  // the other game has a clock
      const auto buttons = field->findChildren<QToolButton*>();
      EXPECT_TRUE(waitFor([&buttons] {
        return std::all_of(buttons.begin(), buttons.end(), [](const QToolButton* button) {
          return button->property("opacity").toReal() == 1;  // Qt fades in the button that clears the field
        });
      }));
    }
    take("library");
    for (const auto* name : {"statistics", "enter-puzzle", "moves"}) {
      trigger(name);
      take(name);
    }
    pages().showReplay(m_solved);
    take("replay");
    pages().showTechnique(Technique::XWing);
    grab("guide", *pages().currentWidget()->findChild<PagedText*>());
    trigger("daily");
    const auto* card = pages().currentWidget()->findChild<DailyCard*>();
    EXPECT_TRUE(waitFor([card] {
      const auto labels = card->findChildren<QLabel*>();
      return std::any_of(labels.begin(), labels.end(),
                         [](const QLabel* label) { return label->text().contains("SE "); });
    }));
    take("daily");
    for (const auto* name : {"path", "all-steps"}) {
      trigger(name);
      const auto* page = pages().currentWidget();
      const auto* list = page->findChild<StepListView*>();
      const auto* board = page->findChild<SceneBoard*>();
      const bool isPath = qobject_cast<const PathPage*>(page) != nullptr;
      EXPECT_TRUE(waitFor([list, board, isPath] {
        const auto& steps = list->steps().allSteps();
        if (steps.empty() || !isPath) return !steps.empty();
        const ListedStep& last = steps.back();
        const bool isAll =
            last.position.board.emptyCells().size() == static_cast<int>(last.step.placements.size());
        return isAll && !(board->scene().picture == StepPicture{});
      }));
      take(name);
    }
    trigger("practice");  // on another position each time
    grab("techniques", *pages().currentWidget()->findChild<TechniqueChooser*>());
    pages().showGame();
  }

  /// With all that is painted off the GUI thread.
  void take(const QString& name) {
    QApplication::processEvents();  // lays it out
    EXPECT_TRUE(waitFor([this] {
      const auto boards = m_window->findChildren<SceneBoard*>();
      return std::all_of(boards.begin(), boards.end(),
                         [](const SceneBoard* board) { return !board->isVisible() || board->isComplete(); });
    })) << qPrintable(name);
    grab(name, *m_window);
  }

  void grab(const QString& name, QWidget& widget) {
    m_looks.push_back({name, widget.metaObject()->className(), widget.grab().toImage()});
  }

  qint64 m_solved;
  std::unique_ptr<PracticePage> m_practice;
  std::vector<Looks> m_looks;
};

class ThemeChangeTest : public testing::TestWithParam<Choice> {};

TEST_P(ThemeChangeTest, WhatIsThereLooksAsIfItHadBeenMadeInTheTheme) {
  const Choice& other = GetParam().choice == kChoices[0].choice ? kChoices[1] : kChoices[0];
  std::vector<Looks> changed;
  {
    Desk desk(other);
    desk.tour();
    desk.choose(GetParam());
    changed = desk.tour();
  }
  Desk desk(GetParam());
  desk.tour();
  const std::vector<Looks> made = desk.tour();
  ASSERT_EQ(changed.size(), made.size());
  for (std::size_t index = 0; index < made.size(); ++index) {
    EXPECT_EQ(changed[index].widget, made[index].widget);
    EXPECT_EQ(differenceOf(changed[index].picture, made[index].picture), "")
        << qPrintable(made[index].name) << ' ' << qPrintable(made[index].widget);
  }
}

INSTANTIATE_TEST_SUITE_P(All, ThemeChangeTest, testing::ValuesIn(kChoices));

}  // namespace
}  // namespace sudoku
