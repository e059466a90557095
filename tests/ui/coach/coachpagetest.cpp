#include <algorithm>
#include <gtest/gtest.h>

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

#include "coachpagefixture.h"
#include "samplehints.h"
#include "ui/coach/coachpage.h"
#include "ui/controls/phraselabel.h"

namespace sudoku {
namespace {

TEST_F(CoachPageTest, IsAGroupNamedHintWithLabelsForTitleAndText) {
  const Hint hint = support::hintOf(referenceOf(Technique::XWing), Rung::Why);
  m_page.setHint(hint);
  QAccessibleInterface* group = QAccessible::queryAccessibleInterface(&m_page);
  EXPECT_EQ(group->role(), QAccessible::Grouping);
  EXPECT_EQ(group->text(QAccessible::Name), "Hint");
  QStringList labels;
  for (int index = 0; index < group->childCount(); ++index) {
    const QAccessibleInterface* child = group->child(index);
    if (child->role() == QAccessible::StaticText && !child->state().invisible)
      labels += child->text(QAccessible::Name);
  }
  EXPECT_TRUE(labels.contains(hint.title));
  QStringList sentences;
  for (const Sentence& sentence : hint.sentences) sentences += toPlainText(sentence);
  EXPECT_TRUE(labels.contains(sentences.join(' ')));
}

/// A label announces each new text by itself, so every rung and link has to be the text of a label.
TEST_F(CoachPageTest, EachRungAndEachLinkIsTheTextOfALabel) {
  const auto hasLabel = [&](const QString& text) {
    const auto labels = m_page.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel* label) { return label->isVisible() && label->text() == text; });
  };
  for (const Rung rung : {Rung::Where, Rung::What, Rung::Why}) {
    const Hint hint = support::hintOf(referenceOf(Technique::XWing), rung);
    m_page.setHint(hint);
    EXPECT_TRUE(hasLabel(hint.title));
    EXPECT_TRUE(hint.subtitle.isEmpty() || hasLabel(hint.subtitle));
  }
  Hint walk = support::hintOf(referenceOf(Technique::Aic), Rung::Why);
  for (walk.told = 1; walk.told <= static_cast<int>(walk.walk.size()); ++walk.told) {
    m_page.setHint(walk);
    EXPECT_TRUE(hasLabel(toPlainText(walk.walk[static_cast<std::size_t>(walk.told - 1)])));
  }
}

TEST_F(CoachPageTest, ButtonsAskForTheirActions) {
  QSignalSpy asked(&m_page, &CoachPage::asked);
  m_page.setHint(support::hintOf(referenceOf(Technique::Aic), Rung::Why));
  const std::vector<std::pair<QString, HintAction>> expected = {
      {"Apply", HintAction::Apply},
      {"Back", HintAction::Back},
      {"Close", HintAction::Close},
      {"What if it were?", HintAction::WhatIf},
      {"Show another", HintAction::ShowAnother},
      {"Walk back", HintAction::WalkBack},
      {"Walk forward", HintAction::WalkForward},
  };
  for (const auto& [name, action] : expected) {
    ASSERT_NE(button(name), nullptr) << qPrintable(name);
    button(name)->click();
    EXPECT_EQ(asked.takeLast().front().value<HintAction>(), action) << qPrintable(name);
  }
  EXPECT_EQ(button("Why?"), nullptr);
  EXPECT_EQ(button("Yes"), nullptr);
}

TEST_F(CoachPageTest, AQuestionHasYesAndNo) {
  Hint hint;
  hint.kind = Hint::Kind::NotesQuestion;
  hint.title = "Are your notes complete?";
  hint.actions = {HintAction::Yes, HintAction::No, HintAction::Close};
  QSignalSpy asked(&m_page, &CoachPage::asked);
  m_page.setHint(hint);
  button("Yes")->click();
  EXPECT_EQ(asked.takeLast().front().value<HintAction>(), HintAction::Yes);
  button("No")->click();
  EXPECT_EQ(asked.takeLast().front().value<HintAction>(), HintAction::No);
}

TEST_F(CoachPageTest, TheGuideIsWantedFromTheSecondRungOn) {
  QSignalSpy wanted(&m_page, &CoachPage::guideWanted);
  m_page.setHint(support::hintOf(referenceOf(Technique::XWing), Rung::Where));
  EXPECT_EQ(button("About this technique"), nullptr);
  m_page.setHint(support::hintOf(referenceOf(Technique::XWing), Rung::What));
  button("About this technique")->click();
  EXPECT_EQ(wanted.takeLast().front().value<Technique>(), Technique::XWing);
}

TEST_F(CoachPageTest, PhrasesArePointedAtByKeyboardAndPointer) {
  m_page.setHint(support::hintOf(referenceOf(Technique::XWing), Rung::Why));
  std::vector<std::optional<Phrase>> pointed;
  QObject::connect(&m_page, &CoachPage::pointedAt, &m_page,
                   [&](const std::optional<Phrase>& phrase) { pointed.push_back(phrase); });
  ASSERT_FALSE(links().empty());
  for (PhraseLink* link : links()) {
    link->setFocus(Qt::TabFocusReason);
    EXPECT_EQ(pointed.back(), link->phrase());
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(link);
    EXPECT_EQ(accessible->role(), QAccessible::Link);
    EXPECT_EQ(accessible->text(QAccessible::Name), link->phrase().text);
    EXPECT_TRUE(accessible->state().focused);
  }
  links().back()->clearFocus();
  EXPECT_EQ(pointed.back(), std::nullopt);
  QEnterEvent enter(QPointF(1, 1), QPointF(1, 1), QPointF(1, 1));
  QApplication::sendEvent(links().front(), &enter);
  EXPECT_EQ(pointed.back(), links().front()->phrase());
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(links().front(), &leave);
  EXPECT_EQ(pointed.back(), std::nullopt);
}

TEST_F(CoachPageTest, TabReachesEverythingFromTopToBottom) {
  m_page.setHint(support::hintOf(referenceOf(Technique::Aic), Rung::Why));
  links().front()->setFocus(Qt::TabFocusReason);
  QStringList names;
  std::vector<QWidget*> reached;
  while (QApplication::focusWidget() != nullptr && reached.size() < 60) {
    QWidget* focused = QApplication::focusWidget();
    if (std::find(reached.begin(), reached.end(), focused) != reached.end()) break;
    reached.push_back(focused);
    names += QAccessible::queryAccessibleInterface(focused)->text(QAccessible::Name);
    QTest::keyClick(focused, Qt::Key_Tab);
  }
  for (const char* name :
       {"Walk back", "Walk forward", "Notation", "What if it were?", "Apply", "Back", "Close"})
    EXPECT_TRUE(names.contains(name)) << name << " of " << qPrintable(names.join('/'));
  EXPECT_EQ(names.front(), links().front()->phrase().text);
  EXPECT_LT(names.indexOf("Walk forward"), names.indexOf("Notation")) << qPrintable(names.join('/'));
  EXPECT_LT(names.indexOf("Notation"), names.indexOf("Apply"));
  for (PhraseLink* link : links()) EXPECT_NE(std::find(reached.begin(), reached.end(), link), reached.end());
}

TEST_F(CoachPageTest, TheKeyboardStaysInThePageFromRungToRung) {
  m_page.setHint(support::hintOf(referenceOf(Technique::XWing), Rung::Where));
  button("What is it?")->setFocus(Qt::TabFocusReason);
  m_page.setHint(support::hintOf(referenceOf(Technique::XWing), Rung::What));
  EXPECT_EQ(QApplication::focusWidget(), button("Why?"));
  button("Back")->setFocus(Qt::TabFocusReason);
  m_page.setHint(support::hintOf(referenceOf(Technique::XWing), Rung::Where));
  EXPECT_EQ(QApplication::focusWidget(), button("What is it?"));
}

TEST_F(CoachPageTest, AClickTakesTheKeyboardAlong) {
  m_page.setHint(support::hintOf(referenceOf(Technique::Aic), Rung::Why));
  for (const char* name : {"Walk forward", "What if it were?", "Apply", "Back", "Close"}) {
    QTest::mouseClick(button(name), Qt::LeftButton);
    EXPECT_EQ(QApplication::focusWidget(), button(name)) << name;
  }
}

/// The next step is still looked for, and Space must not press the button that closes the hint.
TEST_F(CoachPageTest, AfterWhatIfTheKeyboardWalks) {
  const Hint step = support::hintOf(referenceOf(Technique::Aic), Rung::Why);
  m_page.setHint(step);
  button("What if it were?")->setFocus(Qt::TabFocusReason);
  Hint thinking;
  thinking.title = "Looking for the next step…";
  thinking.actions = {HintAction::Close};
  m_page.setHint(thinking);
  ASSERT_NE(qobject_cast<QLabel*>(QApplication::focusWidget()), nullptr);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
  Hint whatIf = step;
  whatIf.kind = Hint::Kind::WhatIf;
  whatIf.told = 0;
  whatIf.actions = {HintAction::WalkForward, HintAction::Back, HintAction::Close};
  m_page.setHint(whatIf);
  EXPECT_EQ(QApplication::focusWidget(), button("Walk forward"));
  whatIf.told = static_cast<int>(whatIf.walk.size());
  whatIf.actions = {HintAction::Back, HintAction::WalkBack, HintAction::Close};
  m_page.setHint(whatIf);
  EXPECT_EQ(QApplication::focusWidget(), button("Walk back"));
}

TEST_F(CoachPageTest, ArrowsWalkWhileTheWalkHasTheKeyboard) {
  QSignalSpy asked(&m_page, &CoachPage::asked);
  Hint hint = support::hintOf(referenceOf(Technique::Aic), Rung::Why);
  hint.told = 1;
  m_page.setHint(hint);
  button("Apply")->setFocus(Qt::TabFocusReason);
  QTest::keyClick(button("Apply"), Qt::Key_Right);
  EXPECT_EQ(asked.count(), 0);
  EXPECT_EQ(QApplication::focusWidget(), button("Apply"));
  for (const char* name : {"Walk back", "Walk forward"}) {
    button(name)->setFocus(Qt::TabFocusReason);
    QTest::keyClick(button(name), Qt::Key_Left);
    ASSERT_EQ(asked.count(), 1) << name;
    EXPECT_EQ(asked.takeLast().front().value<HintAction>(), HintAction::WalkBack);
    QTest::keyClick(button(name), Qt::Key_Right);
    ASSERT_EQ(asked.count(), 1) << name;
    EXPECT_EQ(asked.takeLast().front().value<HintAction>(), HintAction::WalkForward);
  }
}

TEST_F(CoachPageTest, NotationIsReachedByAClickAndCopied) {
  const Hint hint = support::hintOf(referenceOf(Technique::Aic), Rung::Why);
  m_page.setHint(hint);
  auto* notation = m_page.findChild<QPlainTextEdit*>();
  EXPECT_EQ(QAccessible::queryAccessibleInterface(notation)->text(QAccessible::Name), "Notation");
  QTest::mouseClick(notation->viewport(), Qt::LeftButton);
  ASSERT_EQ(QApplication::focusWidget(), notation);
  QTest::keyClick(notation, Qt::Key_A, Qt::ControlModifier);
  QTest::keyClick(notation, Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QApplication::clipboard()->text(), hint.notation);
}

TEST_F(CoachPageTest, NotationIsSelectableAndWhole) {
  const Hint hint = support::hintOf(referenceOf(Technique::Aic), Rung::Why);
  m_page.setHint(hint);
  auto* notation = m_page.findChild<QPlainTextEdit*>();
  ASSERT_TRUE(notation->isVisible());
  notation->setFocus(Qt::TabFocusReason);
  notation->selectAll();
  EXPECT_EQ(notation->textCursor().selectedText(), hint.notation);
  notation->moveCursor(QTextCursor::End);
  EXPECT_TRUE(notation->viewport()->rect().contains(notation->cursorRect().adjusted(0, 0, -1, 0)));
  notation->moveCursor(QTextCursor::Start);
  EXPECT_GE(notation->cursorRect().top(), 0);
}

}  // namespace
}  // namespace sudoku
