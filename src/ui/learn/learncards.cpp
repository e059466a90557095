#include "learncards.h"

#include <algorithm>
#include <vector>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "game/practice/course.h"
#include "game/practice/formewords.h"
#include "knownbar.h"
#include "learnwords.h"
#include "ui/controls/coachbutton.h"
#include "ui/controls/unbroken.h"
#include "ui/style/frame.h"
#include "ui/style/strokes.h"
#include "ui/style/textscale.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kLearnCardEdge = 12;
constexpr double kLearnCardWords = 0.9;

}  // namespace

LearnCard::LearnCard(QWidget* parent)
    : QWidget(parent),
      m_row(new QHBoxLayout(this)),
      m_column(new QVBoxLayout),
      m_title(new QLabel(this)),
      m_words(new QLabel(this)) {
  m_words->setWordWrap(true);
  m_words->setForegroundRole(QPalette::PlaceholderText);
  for (QLabel* label : {m_title, m_words}) label->setTextFormat(Qt::PlainText);
  m_column->setSpacing(4);
  m_column->addStretch(1);
  m_column->addWidget(m_title);
  m_column->addWidget(m_words);
  m_column->addStretch(1);
  m_row->addLayout(m_column, 1);
  setMeasures();
}

void LearnCard::addBeside(QWidget* widget) {
  m_row->addWidget(widget, 0, Qt::AlignVCenter);
}

void LearnCard::addBelow(QWidget* widget) {
  m_column->insertWidget(m_column->count() - 1, widget);
}

void LearnCard::paintEvent(QPaintEvent* /*event*/) {
  paintFrame(*this, themeOf(this), kPanelCorner);
}

void LearnCard::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) setMeasures();
}

void LearnCard::setMeasures() {
  const int edge = qRound(kLearnCardEdge * textScale(fontMetrics(), kPageTextHeight));
  m_row->setContentsMargins(edge, edge - 2, edge, edge - 2);
  m_row->setSpacing(edge / 2);
  m_title->setFont(bold(font()));
  m_words->setFont(scaled(font(), kLearnCardWords));
}

KnownCard::KnownCard(QWidget* parent)
    : LearnCard(parent),
      m_bar(new KnownBar(this)),
      m_start(new CoachButton(tr("Choose where to begin"), this, CoachButton::Look::Link)) {
  words()->hide();
  m_start->setFocusPolicy(Qt::StrongFocus);
  m_start->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
  addBelow(m_bar);
  addBelow(m_start);
  connect(m_start, &QPushButton::clicked, this, &KnownCard::startWanted);
}

void KnownCard::setLearning(const Learning& learning) {
  std::vector<KnownBar::Part> parts;
  for (const CourseStage& stage : courseStages()) {
    const auto known = std::count_if(stage.lessons.begin(), stage.lessons.end(),
                                     [&](Technique each) { return learning.of(each).isKnown(); });
    parts.push_back({static_cast<int>(stage.lessons.size()), static_cast<int>(known)});
  }
  m_bar->setParts(std::move(parts));
  m_start->setVisible(learning.start().has_value());
  title()->setText(tr("You know %1 of %2").arg(m_bar->value()).arg(m_bar->maximum()));
}

RefreshCard::RefreshCard(QWidget* parent)
    : LearnCard(parent), m_refresh(new CoachButton(tr("Refresh"), this)) {
  title()->setText(tr("Due for a refresh"));
  m_refresh->setFocusPolicy(Qt::StrongFocus);
  addBeside(m_refresh);
  connect(m_refresh, &QPushButton::clicked, this, [this] {
    if (m_technique) emit refreshWanted(*m_technique);
  });
}

void RefreshCard::setLearning(const Learning& learning, const QDate& today) {
  const auto due = learning.due();
  m_technique = due.empty() ? std::nullopt : std::optional(due.front());
  m_refresh->setVisible(m_technique.has_value());
  showUnbroken(*words(), m_technique ? LearnWords::notMet(*m_technique, learning.of(*m_technique), today)
                                     : tr("Nothing today."));
}

PuzzlesCard::PuzzlesCard(QWidget* parent) : LearnCard(parent) {
  title()->setText(tr("Puzzles for you"));
  auto* start = new CoachButton(tr("Start a puzzle for me"), this);
  start->setFocusPolicy(Qt::StrongFocus);
  addBelow(start);
  connect(start, &QPushButton::clicked, this, &PuzzlesCard::puzzleForMeWanted);
}

void PuzzlesCard::setLearning(const Learning& learning, const QDate& today) {
  showUnbroken(*words(), ForMeWords::about(learning, techniqueFor(learning), today));
}

}  // namespace sudoku
