#include "seepane.h"

#include <algorithm>

#include <QEvent>
#include <QLabel>

#include "game/teacher/guidewords.h"
#include "game/teacher/hint.h"
#include "game/teacher/legend.h"
#include "game/teacher/techniquewords.h"
#include "lessonexample.h"
#include "ui/controls/coachbutton.h"
#include "ui/controls/legendlabel.h"
#include "ui/controls/unbroken.h"
#include "ui/controls/walkbox.h"
#include "ui/keys/keytip.h"
#include "ui/pages/practicebox.h"
#include "ui/style/direction.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

constexpr int kSeeGap = 6;
constexpr double kIdeaSize = 1.1;
constexpr int kLeastLookLines = 3;

}  // namespace

SeePane::SeePane(QWidget* parent)
    : QWidget(parent),
      m_idea(new QLabel(this)),
      m_walk(new WalkBox(this)),
      m_look(new PracticeBox(PracticeBox::Look::Muted, this)),
      m_legend(new LegendLabel(this)) {
  m_idea->setWordWrap(true);
  m_idea->setTextFormat(Qt::PlainText);
  makeButtons();
  setFocusProxy(m_next);
  connect(m_walk, &WalkBox::pointedAt, this, &SeePane::pointedAt);
  connect(m_walk, &WalkBox::asked, this,
          [this](HintAction action) { emit turned(action == HintAction::WalkForward ? 1 : -1); });
}

void SeePane::makeButtons() {
  m_about = new CoachButton(tr("About it"), this, CoachButton::Look::Link);
  m_proof = new CoachButton(tr("I know this one"), this, CoachButton::Look::Link);
  m_back = new CoachButton(tr("Back"), this);
  m_skip = new CoachButton(tr("Skip to Find it"), this);
  m_next = new CoachButton(tr("Next"), this, CoachButton::Look::Primary);
  m_about->setToolTip(tr("About the technique"));
  m_proof->setToolTip(tr("Two exercises prove it"));
  for (CoachButton* button : {m_about, m_proof, m_back, m_skip, m_next})
    button->setFocusPolicy(Qt::StrongFocus);
  connect(m_about, &QPushButton::clicked, this, &SeePane::aboutWanted);
  connect(m_proof, &QPushButton::clicked, this, &SeePane::proofWanted);
  connect(m_back, &QPushButton::clicked, this, [this] { emit turned(-1); });
  connect(m_skip, &QPushButton::clicked, this, &SeePane::skipWanted);
  connect(m_next, &QPushButton::clicked, this, [this] { emit turned(1); });
}

void SeePane::setStepKey(const QAction& action) {
  bindKeycap(*m_next, action);
}

void SeePane::goOn() {
  m_next->click();
}

void SeePane::setTechnique(Technique technique) {
  showUnbroken(*m_idea, TechniqueWords::idea(technique));
  m_walk->setHint({});
  std::vector<Sentence> look;
  for (const QString& text : GuideWords::byHand(technique)) look.push_back({Phrase{text}});
  m_look->setSections({{tr("How to look"), look}});
  m_legend->setEntries({}, {});
  m_back->setEnabled(false);
  arrange();
}

void SeePane::setTold(const LessonExample& example, int told) {
  Hint hint;
  hint.walk = example.parts;
  hint.walkNumbers = example.numbers;
  const auto count = static_cast<int>(hint.walk.size());
  hint.told = told;
  if (told > 1) hint.actions.push_back(HintAction::WalkBack);
  if (told < count) hint.actions.push_back(HintAction::WalkForward);
  m_walk->setHint(hint);
  const StepPicture picture = sceneOfPart(example, told).picture;
  m_legend->setEntries(Legend::of(picture), picture);
  m_back->setEnabled(told > 1);
  arrange();
}

void SeePane::resizeEvent(QResizeEvent* /*event*/) {
  arrange();
}

void SeePane::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) arrange();
}

int SeePane::arrangeButtons() {
  const int half = (width() - kSeeGap) / 2;
  const int next = m_next->heightFor(width());
  int bottom = height() - next;
  placeWidget(*m_next, {0, bottom, width(), next});
  const int row = std::max(m_back->heightFor(half), m_skip->heightFor(half));
  bottom -= row + kSeeGap;
  placeWidget(*m_back, {0, bottom, half, row});
  placeWidget(*m_skip, {half + kSeeGap, bottom, width() - half - kSeeGap, row});
  const int link = m_about->heightFor(m_about->naturalWidth());
  bottom -= link + kSeeGap;
  placeWidget(*m_about, {0, bottom, m_about->naturalWidth(), link});
  placeWidget(*m_proof, {width() - m_proof->naturalWidth(), bottom, m_proof->naturalWidth(), link});
  return bottom - kSeeGap;
}

void SeePane::arrange() {
  int bottom = arrangeButtons();
  m_idea->setFont(bold(scaled(font(), kIdeaSize)));
  const int idea = m_idea->heightForWidth(width());
  const auto walkHeight = [this](int shown) {
    return m_walk->isEmpty() ? 0 : m_walk->heightFor(width(), shown);
  };
  const bool hasIdea = idea + kSeeGap + walkHeight(1) <= bottom;
  int top = hasIdea ? idea + kSeeGap : 0;
  m_idea->setVisible(hasIdea);
  placeWidget(*m_idea, {0, 0, width(), idea});

  int shown = WalkBox::kMostShown;
  while (shown > 1 && top + walkHeight(shown) > bottom) --shown;
  m_walk->setVisible(!m_walk->isEmpty());
  if (!m_walk->isEmpty()) {
    const int height = std::min(walkHeight(shown), bottom - top);
    m_walk->arrange({0, top, width(), height}, shown);
    top += height + 2 * kSeeGap;
  }
  const int legend = m_legend->isEmpty() ? 0 : m_legend->heightFor(width());
  const bool hasLegend = legend > 0 && top + legend + kSeeGap <= bottom;
  m_legend->setVisible(hasLegend);
  if (hasLegend) {
    bottom -= legend;
    placeWidget(*m_legend, {0, bottom, width(), legend});
    bottom -= kSeeGap;
  }
  const bool hasLook = bottom - top >= kLeastLookLines * fontMetrics().height();
  m_look->setVisible(hasLook);
  if (hasLook) placeWidget(*m_look, {0, top, width(), std::min(m_look->heightFor(width()), bottom - top)});
}

}  // namespace sudoku
