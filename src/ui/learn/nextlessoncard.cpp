#include "nextlessoncard.h"

#include <algorithm>

#include <QEvent>
#include <QLabel>

#include "game/teacher/techniquewords.h"
#include "learnwords.h"
#include "ui/board/sceneboard.h"
#include "ui/board/stepscene.h"
#include "ui/controls/badge.h"
#include "ui/controls/coachbutton.h"
#include "ui/controls/unbroken.h"
#include "ui/keys/keytip.h"
#include "ui/style/direction.h"
#include "ui/style/frame.h"
#include "ui/style/strokes.h"
#include "ui/style/textscale.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

// Lengths are in pixels at a text size of 100 %, and grow with the font.
constexpr int kNextCardEdge = 14;
constexpr int kFlatNextCardEdge = 12;
constexpr int kNextCardGap = 6;
constexpr int kStartHeight = 34;
constexpr int kLeastExample = 110;
constexpr double kKicker = 0.87;

/// A scene without the candidates that the picture does not mark, which are too small to read here.
BoardScene bare(BoardScene scene) {
  scene.candidates = {};
  scene.showsNumbers = false;
  return scene;
}

}  // namespace

NextLessonCard::NextLessonCard(QWidget* parent)
    : QWidget(parent),
      m_finder([this](const std::optional<LessonExample>& found) {
        m_hasExample = true;
        if (found) m_board->setScene(bare(sceneOf(found->step.position, found->step.picture)));
      }),
      m_kicker(new QLabel(tr("Next lesson"), this)),
      m_title(new QLabel(this)),
      m_level(new Badge(this)),
      m_board(new SceneBoard(this)),
      m_idea(new QLabel(this)),
      m_start(new CoachButton({}, this, CoachButton::Look::Primary)) {
  m_kicker->setForegroundRole(QPalette::PlaceholderText);
  for (QLabel* label : {m_title, m_idea}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  m_board->setOnPanel(true);
  m_start->setFocusPolicy(Qt::StrongFocus);
  setFocusProxy(m_start);
  connect(m_start, &QPushButton::clicked, this, &NextLessonCard::start);
  changeEvent(nullptr);
}

void NextLessonCard::setLesson(std::optional<Technique> technique) {
  if (m_technique != technique) m_hasExample = false;
  m_technique = technique;
  m_kicker->setVisible(technique.has_value());
  m_level->setVisible(technique.has_value());
  m_start->setVisible(technique.has_value());
  if (!technique) {
    m_finder.cancel();
    m_board->setScene({});
    showUnbroken(*m_title, tr("You know every lesson"));
    showUnbroken(*m_idea, tr("Practice and refreshes keep them in mind."));
    return arrange();
  }
  const QString name = TechniqueWords::title(*technique);
  showUnbroken(*m_title, name);
  m_level->setText(LearnWords::stage(infoOf(*technique).level));
  showUnbroken(*m_idea, TechniqueWords::idea(*technique));
  m_board->setAccessibleName(tr("Example: %1").arg(name));
  m_start->setText(tr("Start · %1").arg(LearnWords::duration(*technique)));
  if (!m_hasExample) {
    m_board->setScene(bare(sceneOf(exampleStart(*technique), {})));
    m_finder.run([each = *technique](const std::stop_token& stop) { return lessonExample(each, stop); });
  }
  arrange();
}

void NextLessonCard::setStepKey(const QAction& action) {
  bindKeycap(*m_start, action);
}

void NextLessonCard::setFlat(bool isFlat) {
  m_isFlat = isFlat;
  arrange();
}

int NextLessonCard::heightFor(int width) const {
  const double scale = textScale(fontMetrics(), kPageTextHeight);
  const auto px = [scale](int length) { return qRound(length * scale); };
  const int free = width - 2 * px(kNextCardEdge);
  const int title = m_title->heightForWidth(free - m_level->sizeHint().width() - kNextCardGap);
  const int text = title + m_idea->heightForWidth(free);
  if (!m_technique) return text + px(2 * kNextCardEdge + kNextCardGap);
  return text + m_kicker->sizeHint().height() + free + std::max(m_start->heightFor(free), px(kStartHeight)) +
         px(2 * kNextCardEdge + 3 * kNextCardGap + 6);
}

void NextLessonCard::start() {
  if (m_technique) emit lessonWanted(*m_technique);
}

void NextLessonCard::paintEvent(QPaintEvent* /*event*/) {
  paintFrame(*this, themeOf(this), kPanelCorner);
}

void NextLessonCard::resizeEvent(QResizeEvent* /*event*/) {
  arrange();
}

void NextLessonCard::changeEvent(QEvent* event) {
  if (event != nullptr) QWidget::changeEvent(event);
  if (event != nullptr && event->type() != QEvent::FontChange) return;
  m_kicker->setFont(scaled(font(), kKicker));
  m_title->setFont(bold(scaled(font(), kTitleSize)));
  arrange();
}

void NextLessonCard::arrange() {
  const double scale = textScale(fontMetrics(), kPageTextHeight);
  const auto px = [scale](int length) { return qRound(length * scale); };
  const int edge = px(m_isFlat ? kFlatNextCardEdge : kNextCardEdge);
  const int free = width() - 2 * edge;
  const int start = std::max(m_start->heightFor(free), px(kStartHeight));
  const QSize level = m_technique ? m_level->sizeHint() : QSize();
  const int kicker = m_technique ? m_kicker->sizeHint().height() : 0;
  if (m_isFlat) {
    const int button = std::min(m_start->naturalWidth() + edge, free / 2);
    const int words = free - (m_technique ? button + edge : 0);
    // A long name gets the room of the level, which the list of lessons repeats.
    const int beside = words - level.width() - kNextCardGap;
    const bool hasLevel =
        m_technique && QFontMetrics(m_title->font()).horizontalAdvance(m_title->text()) <= beside;
    const int titleWidth = hasLevel ? beside : words;
    const int title = m_title->heightForWidth(titleWidth);
    m_level->setVisible(hasLevel);
    const int top = (height() - kicker - title) / 2;
    placeWidget(*m_kicker, {edge, top, words, kicker});
    placeWidget(*m_title, {edge, top + kicker, titleWidth, title});
    placeWidget(*m_level, {edge + words - level.width(), (height() - level.height()) / 2, level.width(),
                           level.height()});
    placeWidget(*m_start, {width() - edge - button, (height() - start) / 2, button, start});
    m_board->hide();
    m_idea->hide();
    return;
  }
  m_level->setVisible(m_technique.has_value());
  int top = edge;
  placeWidget(*m_kicker, {edge, top, free, kicker});
  top += kicker + 2;
  const int titleWidth = free - level.width() - kNextCardGap;
  const int title = m_title->heightForWidth(titleWidth);
  placeWidget(*m_title, {edge, top, titleWidth, title});
  placeWidget(*m_level, {width() - edge - level.width(), top + 2, level.width(), level.height()});
  top += title + px(kNextCardGap);
  int bottom = height() - edge;
  if (m_technique) {
    placeWidget(*m_start, {edge, bottom - start, free, start});
    bottom -= start + px(kNextCardGap + 4);
  }
  const int idea = m_idea->heightForWidth(free);
  const int side = std::min(free, bottom - top - idea - px(kNextCardGap));
  const bool hasBoard = m_technique && side >= px(kLeastExample);
  m_board->setVisible(hasBoard);
  if (hasBoard) placeWidget(*m_board, {edge + (free - side) / 2, top, side, side});
  m_idea->setVisible(hasBoard || bottom - top >= idea);
  placeWidget(*m_idea, {edge, hasBoard ? top + side + px(kNextCardGap) : top, free, idea});
}

}  // namespace sudoku
