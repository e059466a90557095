#include "startcard.h"

#include <QBoxLayout>
#include <QLabel>

#include "learnwords.h"
#include "ui/controls/coachbutton.h"

namespace sudoku {
namespace {

constexpr int kStartAnswerGap = 6;

}  // namespace

StartCard::StartCard(QWidget* parent) : LearnCard(parent) {
  title()->setText(tr("Where do you want to begin?"));
  title()->setWordWrap(true);
  words()->setText(tr("Nothing is locked."));
  setAccessibleName(title()->text());
  auto* answers = new QWidget(this);
  m_answers = new QBoxLayout(QBoxLayout::TopToBottom, answers);
  m_answers->setContentsMargins(0, 2, 0, 0);
  m_answers->setSpacing(kStartAnswerGap);
  add(tr("From the rules"), Level::Easy, true);
  add(tr("I know the rules"), Level::Easy, false);
  add(tr("I solve Hard ones"), Level::Hard, false);
  setFocusProxy(m_answers->itemAt(0)->widget());
  addBelow(answers);
}

void StartCard::add(const QString& answer, Level level, bool withRules) {
  auto* button = new CoachButton(answer, this);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setToolTip(withRules ? tr("The rules, then the first lesson")
                               : tr("The next lesson is the first one of %1").arg(LearnWords::stage(level)));
  m_answers->addWidget(button, 1);
  connect(button, &QPushButton::clicked, this, [=, this] { emit chosen(level, withRules); });
}

void StartCard::setInRow(bool isInRow) {
  words()->setVisible(!isInRow);
  m_answers->setDirection(isInRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  m_answers->parentWidget()->updateGeometry();  // at once, as the page measures the card next
}

}  // namespace sudoku
