#include <algorithm>
#include <array>
#include <gtest/gtest.h>

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "game/teacher/hints.h"
#include "game/teacher/legend.h"
#include "samplehints.h"
#include "ui/coach/coachpage.h"
#include "ui/controls/coachbutton.h"
#include "ui/controls/legendlabel.h"
#include "ui/controls/phraselabel.h"
#include "ui/style/sudokustyle.h"

namespace sudoku {
namespace {

struct Size {
  QSize small;  ///< size of the coach's place when it covers two groups of the panel
  QSize high;   ///< size of the coach's place when it covers three groups of the panel
  CoachPage::Shape shape;
  double fontSize;
  const char* family;
};

class CoachPageTest : public testing::Test {
 protected:
  CoachPageTest() {
    m_page.resize(296, 556);
    m_page.show();
    QApplication::setActiveWindow(&m_page);
  }
  // A link with the keyboard focus loses it when the page is hidden: that must not happen while the page is
  // being destroyed.
  ~CoachPageTest() override { m_page.hide(); }

  static const support::Reference& referenceOf(Technique technique) {
    for (const auto& reference : support::references())
      if (reference.step.technique == technique) return reference;
    ADD_FAILURE() << "no reference";
    return support::references().front();
  }
  QPushButton* button(const QString& name) const {
    for (auto* each : m_page.findChildren<QPushButton*>())
      if (each->isVisible() && (each->text() == name || each->accessibleName() == name)) return each;
    return nullptr;
  }
  /// The label that shows these sentences.
  const PhraseLabel* labelOf(const std::vector<Sentence>& sentences) const {
    QStringList texts;
    for (const Sentence& sentence : sentences) texts += toPlainText(sentence);
    for (const auto* label : m_page.findChildren<PhraseLabel*>())
      if (label->text() == texts.join(' ')) return label;
    return nullptr;
  }
  std::vector<PhraseLink*> links() const {
    std::vector<PhraseLink*> links;
    for (auto* link : m_page.findChildren<PhraseLink*>())
      if (link->isVisible()) links.push_back(link);
    return links;
  }

  CoachPage m_page;
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
