#include "stepbox.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "game/teacher/techniquewords.h"
#include "ui/controls/coachbutton.h"
#include "ui/controls/unbroken.h"
#include "ui/style/frame.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kStepPadding = 10;

}  // namespace

StepBox::StepBox(QWidget* parent)
    : QFrame(parent),
      m_title(new QLabel(this)),
      m_about(new CoachButton(tr("About it"), this, CoachButton::Look::Link)),
      m_text(new PagedText(this)) {
  m_title->setFont(bold(font()));
  m_title->setWordWrap(true);
  auto* header = new QHBoxLayout;
  header->addWidget(m_title, 1);
  header->addWidget(m_about, 0, Qt::AlignTop);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kStepPadding, kStepPadding, kStepPadding, kStepPadding);
  column->setSpacing(6);
  column->addLayout(header);
  column->addWidget(m_text, 1);
  connect(m_about, &QPushButton::clicked, this, [this] {
    if (m_technique) emit techniqueWanted(*m_technique);
  });
  connect(m_text, &PagedText::pointedAt, this, &StepBox::pointedAt);
  setRemark({});
}

void StepBox::setTechnique(Technique technique) {
  m_technique = technique;
  showUnbroken(*m_title, TechniqueWords::title(technique));
  m_about->setToolTip(tr("About the technique: %1").arg(TechniqueWords::title(technique)));
  m_about->show();
  m_text->setSections({});
}

void StepBox::setExplanation(const Explanation& explanation) {
  showUnbroken(*m_title, explanation.title);
  m_text->setSections({{{}, explanation.why}});
}

void StepBox::setRemark(const QString& words) {
  m_technique.reset();
  showUnbroken(*m_title, words);
  m_about->hide();
  m_text->setSections({});
}

void StepBox::setLines(std::optional<int> lines) {
  const auto heightOf = [this](int count) {
    return count * fontMetrics().height() * 5 / 4 + 2 * kStepPadding;
  };
  setMinimumHeight(lines ? heightOf((*lines + 2) / 2) : 0);
  setMaximumHeight(lines ? heightOf(*lines) : QWIDGETSIZE_MAX);
}

void StepBox::paintEvent(QPaintEvent* /*event*/) {
  paintFrame(*this, themeOf(this), 10);
}

}  // namespace sudoku
