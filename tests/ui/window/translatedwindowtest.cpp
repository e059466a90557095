#include <algorithm>
#include <gtest/gtest.h>

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QRegularExpression>
#include <QTest>

#include "../windowfixture.h"
#include "game/language/languages.h"
#include "game/language/translations.h"
#include "ui/panel/trialbanner.h"
#include "ui/style/sudokustyle.h"
#include "ui/window/pages.h"
#include "ui/window/translatedwindow.h"

namespace sudoku {
namespace {

class TranslatedWindowTest : public WindowTest {
 protected:
  TranslatedWindowTest() {
    m_window.reset();
    m_settings->setLanguage("en");
    m_translated = std::make_unique<TranslatedWindow>(
        *m_game, *m_controller, *m_settings, *qobject_cast<SudokuStyle*>(QApplication::style()), m_spoken);
    m_translated->show();
  }

  /// Has the player choose a language, and the window be built anew.
  void choose(const char* code) {
    m_controller->preferences().setLanguage(code);
    QCoreApplication::sendPostedEvents();
  }

  /// What is visible, from top to bottom: names and texts.
  QStringList seen() const {
    QStringList texts;
    for (const QWidget* widget : m_translated->window().findChildren<QWidget*>()) {
      if (!widget->isVisible()) continue;
      const auto* label = qobject_cast<const QLabel*>(widget);
      const QString text = label != nullptr ? label->text() : widget->accessibleName();
      if (!text.isEmpty()) texts += text + (widget->isEnabled() ? "" : " (off)");
    }
    return texts;
  }

  /// Expects the window that is built anew in the same language to show what the one before did.
  void expectSameBuiltAnew() {
    QCoreApplication::sendPostedEvents();
    const QStringList before = seen();
    const MainWindow* const window = &m_translated->window();
    choose("en");
    EXPECT_NE(&m_translated->window(), window);
    EXPECT_EQ(seen(), before);
  }

  Translations m_spoken;
  std::unique_ptr<TranslatedWindow> m_translated;
};

TEST_F(TranslatedWindowTest, SpeaksTheLanguageThatIsChosenAndTurnsWithIt) {
  m_controller->hints().explainNextStep();
  ASSERT_TRUE(QTest::qWaitFor([this] {
    return m_controller->hints().hint() && m_controller->hints().hint()->kind == Hint::Kind::Step;
  }));
  const Hint inEnglish = *m_controller->hints().hint();
  const QStringList english = seen();
  choose("ar");
  EXPECT_EQ(m_translated->window().layoutDirection(), Qt::RightToLeft);
  const Hint& inArabic = *m_controller->hints().hint();
  EXPECT_EQ(inArabic.technique, inEnglish.technique);
  EXPECT_EQ(inArabic.rung, inEnglish.rung);
  EXPECT_NE(toPlainText(inArabic.sentences.front()), toPlainText(inEnglish.sentences.front()));
  // No word of what was there has stayed.
  static const QRegularExpression word("[A-Za-z]{4,}");
  for (const QString& text : seen()) EXPECT_FALSE(text.contains(word)) << qPrintable(text);
  choose("en");
  EXPECT_EQ(m_translated->window().layoutDirection(), Qt::LeftToRight);
  EXPECT_EQ(seen(), english);
}

TEST_F(TranslatedWindowTest, AHintStays) {
  m_controller->hints().explainNextStep();
  ASSERT_TRUE(QTest::qWaitFor([this] {
    return m_controller->hints().hint() && m_controller->hints().hint()->kind == Hint::Kind::Step;
  }));
  expectSameBuiltAnew();
}

TEST_F(TranslatedWindowTest, AnAnswerStays) {
  m_controller->hints().askAboutSelected();
  ASSERT_TRUE(m_controller->hints().hint());
  const QString title = m_controller->hints().hint()->title;
  choose("en");
  ASSERT_TRUE(m_controller->hints().hint());
  EXPECT_EQ(m_controller->hints().hint()->title, title);
}

TEST_F(TranslatedWindowTest, APauseStays) {
  m_controller->time().setPaused(true);
  expectSameBuiltAnew();
  EXPECT_TRUE(m_controller->time().isPaused());
}

TEST_F(TranslatedWindowTest, ATrialStays) {
  m_controller->board().beginTrial();
  choose("en");
  EXPECT_TRUE(m_translated->window().findChild<TrialBanner*>()->isVisible());
}

TEST_F(TranslatedWindowTest, APageStays) {
  for (const auto show :
       {&Pages::showLibrary, &Pages::showStatistics, &Pages::showDaily, &Pages::showGuide,
        &Pages::showPractice, &Pages::showLearn, &Pages::showAllSteps, &Pages::showPath, &Pages::showMoves}) {
    (m_translated->window().pages().*show)();
    const QString page = m_translated->window().pages().currentWidget()->metaObject()->className();
    choose("en");
    EXPECT_EQ(m_translated->window().pages().currentWidget()->metaObject()->className(), page);
  }
}

TEST_F(TranslatedWindowTest, PreferencesStayOpenOverTheNewWindow) {
  m_translated->window().showPreferences();
  choose("en");
  const auto boxes = m_translated->window().findChildren<QComboBox*>();
  EXPECT_TRUE(std::any_of(boxes.begin(), boxes.end(), [](const QComboBox* box) {
    return box->isVisible() && box->currentData() == "en" && box->itemText(0) == "As the desktop";
  }));
}

TEST_F(TranslatedWindowTest, ALanguageWithoutCatalogueIsNotSpoken) {
  m_settings->setLanguage("xx");
  EXPECT_EQ(&languageOf(*m_settings), &languageFor(QLocale::system().uiLanguages()));
}

}  // namespace
}  // namespace sudoku
