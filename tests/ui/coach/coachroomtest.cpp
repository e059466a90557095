#include <array>
#include <gtest/gtest.h>

#include <QApplication>
#include <QPushButton>
#include <QTest>

#include "coachpagefixture.h"
#include "game/teacher/hints.h"
#include "game/teacher/legend.h"
#include "samplehints.h"
#include "ui/coach/coachpage.h"
#include "ui/controls/coachbutton.h"
#include "ui/controls/legendlabel.h"
#include "ui/controls/phraselabel.h"
#include "ui/style/sudokustyle.h"

/// Tests that the parts of the coach have room in each size that it gets.
namespace sudoku {
namespace {

struct Size {
  QSize small;  ///< size of the coach's place when it covers two groups of the panel
  QSize high;   ///< size of the coach's place when it covers three groups of the panel
  CoachPage::Shape shape;
  double fontSize;
  const char* family;
};

void expectFits(const CoachPage& page, const std::string& where) {
  for (const auto* widget : page.findChildren<QWidget*>()) {
    if (!widget->isVisible()) continue;
    const QRect place(widget->mapTo(&page, QPoint()), widget->size());
    EXPECT_TRUE(page.rect().contains(place)) << widget->metaObject()->className() << ' ' << where;
    if (const auto* label = qobject_cast<const PhraseLabel*>(widget)) {
      for (const auto& line : label->layout().lines()) EXPECT_LE(line.right(), label->width()) << where;
      EXPECT_LE(label->shownHeight(), label->height()) << qPrintable(label->text()) << ' ' << where;
    } else if (const auto* button = qobject_cast<const CoachButton*>(widget)) {
      EXPECT_TRUE(button->fits(button->width())) << qPrintable(button->text()) << ' ' << where;
      const int needed = button->text().isEmpty() ? 0 : button->heightFor(button->width());
      EXPECT_LE(needed, button->height()) << qPrintable(button->text()) << ' ' << where;
    } else if (const auto* legend = qobject_cast<const LegendLabel*>(widget)) {
      EXPECT_LE(legend->heightFor(legend->width()), legend->height()) << where;
    }
  }
}

TEST_F(CoachPageTest, EverythingFitsIntoEverySizeOnEveryPage) {
  const std::array sizes = {
      Size{{296, 235}, {296, 556}, CoachPage::Shape::Plain, 1, "Sans Serif"},
      Size{{180, 152}, {180, 278}, CoachPage::Shape::Compact, 1, "DejaVu Sans"},
      Size{{264, 235}, {264, 480}, CoachPage::Shape::Plain, 1.5, "DejaVu Sans"},
      Size{{196, 240}, {196, 400}, CoachPage::Shape::Compact, 2, "DejaVu Sans"},
      Size{{668, 155}, {668, 155}, CoachPage::Shape::Broad, 1, "DejaVu Sans"},
      Size{{528, 155}, {528, 155}, CoachPage::Shape::Broad, 1, "DejaVu Sans"},
      Size{{1056, 310}, {1056, 310}, CoachPage::Shape::Broad, 2, "DejaVu Sans"},
  };
  for (const Size& size : sizes) {
    QFont font(size.family);
    font.setPointSizeF(QApplication::font().pointSizeF() * size.fontSize);
    m_page.setFont(font);
    m_page.setShape(size.shape);
    for (const auto& reference : support::oneOfEachTechnique()) {
      for (const Rung rung : {Rung::Where, Rung::What, Rung::Why}) {
        m_page.resize(rung == Rung::Why ? size.high : size.small);
        Hint hint = support::hintOf(reference, rung);
        if (rung != Rung::Where) hint.actions.insert(hint.actions.end() - 1, HintAction::FillCandidates);
        m_page.setHint(hint);
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const std::string where = reference.line + " rung " + std::to_string(static_cast<int>(rung)) +
                                  " width " + std::to_string(m_page.width());
        expectFits(m_page, where);
        for (QPushButton* next = button("Next page"); next != nullptr && next->isEnabled();) {
          next->click();
          expectFits(m_page, where);
        }
      }
    }
  }
}

/// With large targets every control is large, and nothing stands below the closing cross.
TEST_F(CoachPageTest, LargeTargetsStandApart) {
  constexpr int kLeastTarget = 44;
  auto* style = qobject_cast<SudokuStyle*>(QApplication::style());
  style->setLargeTargets(true);
  const std::array sizes = {Size{{296, 300}, {296, 620}, CoachPage::Shape::Plain, 1, "Sans Serif"},
                            Size{{196, 240}, {196, 420}, CoachPage::Shape::Compact, 1, "DejaVu Sans"},
                            Size{{668, 220}, {668, 220}, CoachPage::Shape::Broad, 1, "DejaVu Sans"}};
  std::vector<Hint> hints;
  for (const Technique technique : {Technique::HiddenSingle, Technique::XWing, Technique::Aic})
    for (const Rung rung : {Rung::Where, Rung::What, Rung::Why})
      hints.push_back(support::hintOf(referenceOf(technique), rung));
  Hint question;
  question.kind = Hint::Kind::NotesQuestion;
  question.title = "Are the notes complete?";
  question.sentences = {{{.text = "If you say yes, hints tell what follows from what the notes lack."}}};
  question.actions = {HintAction::Yes, HintAction::No, HintAction::Close};
  hints.push_back(question);
  for (const Size& size : sizes) {
    m_page.setShape(size.shape);
    for (const Hint& hint : hints) {
      m_page.resize(hint.rung == Rung::Why ? size.high : size.small);
      m_page.setHint(hint);
      const std::string where = hint.title.toStdString() + ' ' + std::to_string(m_page.width()) + " rung " +
                                std::to_string(static_cast<int>(hint.rung));
      const QRect cross = button("Close")->geometry();
      for (const auto* widget : m_page.findChildren<QWidget*>()) {
        if (!widget->isVisible()) continue;
        if (qobject_cast<const CoachButton*>(widget) != nullptr) {
          EXPECT_GE(widget->width(), kLeastTarget) << qPrintable(widget->accessibleName()) << ' ' << where;
          EXPECT_GE(widget->height(), kLeastTarget) << qPrintable(widget->accessibleName()) << ' ' << where;
        }
        if (widget->parent() != &m_page || widget->geometry() == cross) continue;
        EXPECT_FALSE(widget->geometry().intersects(cross))
            << widget->metaObject()->className() << ' ' << where;
      }
    }
  }
  style->setLargeTargets(false);
}

/// The page has the size of two groups of the panel, as in a window of 1020x720.
TEST_F(CoachPageTest, TheSecondRungHasItsSentencesOnTheFirstPage) {
  m_page.resize(296, 235);
  for (const auto& reference : support::oneOfEachTechnique()) {
    for (const bool offersNotes : {false, true}) {
      Telling telling;
      telling.rung = Rung::What;
      telling.offersNotes = offersNotes;
      const Hint hint = Hints::ofStep(teach(reference.step, reference.position), telling);
      m_page.setHint(hint);
      const PhraseLabel* text = labelOf(hint.sentences);
      ASSERT_NE(text, nullptr) << reference.line;
      EXPECT_TRUE(text->isVisible()) << reference.line;
      const auto lines = static_cast<int>(text->layout().lines().size());
      EXPECT_GE(text->shownHeight(), lines * text->layout().lineHeight()) << reference.line;
    }
  }
}

/// The page has the coach's size in a window of 560x420: Apply can be pressed on the first page of text.
TEST_F(CoachPageTest, WhatFollowsIsOnTheFirstPageOfTheThirdRung) {
  m_page.setShape(CoachPage::Shape::Compact);
  m_page.resize(196, 300);
  for (const auto& reference : support::oneOfEachTechnique()) {
    Telling telling;
    telling.rung = Rung::Why;
    telling.offersNotes = true;
    const Hint hint = Hints::ofStep(teach(reference.step, reference.position), telling);
    m_page.setHint(hint);
    const bool isPaged = button("Next page") != nullptr;
    const PhraseLabel* text =
        labelOf(isPaged ? std::vector<Sentence>{hint.sentences.back()} : hint.sentences);
    ASSERT_NE(text, nullptr) << reference.line;
    EXPECT_TRUE(text->isVisible()) << reference.line;
    const auto lines = static_cast<int>(text->layout().lines().size());
    EXPECT_GE(text->shownHeight(), lines * text->layout().lineHeight()) << reference.line;
  }
}

TEST_F(CoachPageTest, ABroadPageHasWordsOfPlainSizeAndTheLegendBesideThem) {
  m_page.setShape(CoachPage::Shape::Broad);
  m_page.resize(668, 155);
  Hint hint = support::hintOf(referenceOf(Technique::XWing), Rung::Why);
  hint.actions.insert(hint.actions.end() - 1, HintAction::FillCandidates);
  hint.legend = Legend::of(hint.picture);
  m_page.setHint(hint);
  QStringList sentences;
  for (const Sentence& sentence : hint.sentences) sentences += toPlainText(sentence);
  const PhraseLabel* text = nullptr;
  for (const auto* label : m_page.findChildren<PhraseLabel*>())
    if (label->text() == sentences.join(' ')) text = label;
  ASSERT_NE(text, nullptr);
  EXPECT_TRUE(text->isVisible());
  EXPECT_EQ(text->font().pointSizeF(), m_page.font().pointSizeF());
  const auto lines = static_cast<int>(text->layout().lines().size());
  EXPECT_GE(text->shownHeight(), lines * text->layout().lineHeight());
  const auto* legend = m_page.findChild<LegendLabel*>();
  EXPECT_TRUE(legend->isVisible());
  EXPECT_GT(legend->x(), text->geometry().right());
  EXPECT_GT(legend->y(), button("Close")->y());
  EXPECT_LT(button("Fill in the candidates")->geometry().right(), button("Apply")->x());
}

TEST_F(CoachPageTest, AWalkMovesNothing) {
  Hint hint = support::hintOf(referenceOf(Technique::Aic), Rung::Why);
  hint.told = 0;
  m_page.setHint(hint);
  const QRect forward = button("Walk forward")->geometry();
  const QPoint apply = button("Apply")->pos();
  for (hint.told = 1; hint.told <= static_cast<int>(hint.walk.size()); ++hint.told) {
    m_page.setHint(hint);
    EXPECT_EQ(button("Walk forward")->geometry(), forward);
    EXPECT_EQ(button("Apply")->pos(), apply);
    expectFits(m_page, "walk");
  }
}

TEST_F(CoachPageTest, AWalkThatGoesOnTurnsToItsPage) {
  m_page.resize(220, 360);
  Hint hint = support::hintOf(referenceOf(Technique::Aic), Rung::Why);
  hint.told = 0;
  m_page.setHint(hint);
  ASSERT_EQ(button("Walk forward"), nullptr) << "it stands on a later page";
  hint.told = 1;
  m_page.setHint(hint);
  EXPECT_NE(button("Walk forward"), nullptr);
  QTest::mouseClick(button("Previous page"), Qt::LeftButton);
  m_page.setHint(hint);
  EXPECT_EQ(button("Walk forward"), nullptr) << "the player has turned";
}

}  // namespace
}  // namespace sudoku
