#include "walkbox.h"

#include <algorithm>

#include <QKeyEvent>
#include <QPainter>

#include "coachbutton.h"
#include "ladder.h"
#include "phraselabel.h"
#include "ui/style/direction.h"
#include "ui/style/targets.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kBoxRadius = 8;
constexpr int kDashHeight = 4;
constexpr int kDashGap = 3;
// Pixels: least length of the dashes into which the progress bar is divided, one for each link; if they would
// be shorter, the bar is not divided.
constexpr int kLeastDash = 4;
constexpr int kSpacing = 3;

}  // namespace

WalkBox::WalkBox(QWidget* parent)
    : QWidget(parent),
      m_back(new CoachButton(IconShape::Back, tr("Walk back"), this)),
      m_forward(new CoachButton(IconShape::Forward, tr("Walk forward"), this)),
      m_count(new PhraseLabel(this)),
      m_sentences(new PhraseLabel(this)) {
  m_forward->setLook(CoachButton::Look::Primary);
  connect(m_back, &QPushButton::clicked, this, [this] { emit asked(HintAction::WalkBack); });
  connect(m_forward, &QPushButton::clicked, this, [this] { emit asked(HintAction::WalkForward); });
  connect(m_sentences, &PhraseLabel::pointedAt, this, &WalkBox::pointedAt);
}

void WalkBox::setHint(const Hint& hint) {
  if (hint.walk != m_walk) m_heights.clear();
  m_walk = hint.walk;
  m_numbers = hint.walkNumbers;
  m_told = std::clamp(hint.told, 0, static_cast<int>(m_walk.size()));
  m_back->setEnabled(hint.offers(HintAction::WalkBack));
  m_forward->setEnabled(hint.offers(HintAction::WalkForward));
  const auto count = static_cast<int>(m_walk.size());
  if (m_told == 0)
    m_count->setWords(tr("Walk through it"));
  else
    m_count->setWords(tr("Step %1 of %2").arg(m_told).arg(count));
}

int WalkBox::padding() const {
  return std::max(6, fontMetrics().height() / 2);
}

int WalkBox::buttonSize() const {
  return std::max(fontMetrics().height() + 12, leastTarget(*m_back));
}

int WalkBox::indent() const {
  return fontMetrics().height() + padding();
}

int WalkBox::countHeight(int width) const {
  const int free = width - 2 * (2 * padding() + buttonSize());
  return m_count->heightOf(free, 0) + kDashHeight + kSpacing;
}

int WalkBox::sentencesTop(int width) const {
  return padding() + std::max(buttonSize(), countHeight(width)) + padding();
}

const std::vector<int>& WalkBox::sentenceHeights(int width) const {
  if (width == m_heightsWidth && font() == m_heightsFont && m_heights.size() == m_walk.size())
    return m_heights;
  const PhraseLayout layout(m_walk, font(), width - 2 * padding() - indent(), layoutDirection());
  m_heights.assign(m_walk.size(), 0);
  for (const auto& line : layout.lines())
    m_heights[static_cast<std::size_t>(line.sentence)] += layout.lineHeight();
  m_heightsWidth = width;
  m_heightsFont = font();
  return m_heights;
}

bool WalkBox::fits(int width) const {
  return width > 2 * padding() + 2 * buttonSize() + 20;
}

int WalkBox::heightFor(int width, int shown) const {
  const std::vector<int>& heights = sentenceHeights(width);
  int most = fontMetrics().height();
  for (std::size_t at = 0; at < heights.size(); ++at) {
    int sum = 0;
    for (std::size_t each = at; each < heights.size() && each < at + static_cast<std::size_t>(shown); ++each)
      sum += heights[each] + (each > at ? kSpacing : 0);
    most = std::max(most, sum);
  }
  return sentencesTop(width) + most + padding();
}

void WalkBox::arrange(const QRect& area, int shown) {
  placeWidget(*this, area);
  m_shown = shown;
  const int size = buttonSize();
  placeWidget(*m_back, {padding(), padding(), size, size});
  placeWidget(*m_forward, {width() - padding() - size, padding(), size, size});
  const int left = padding() + size + padding();
  m_count->setAlignment(Qt::AlignHCenter);
  m_count->placeAll({left, padding(), width() - 2 * left, countHeight(width()) - kDashHeight}, 0);

  // Before the first link has been explained, the sentences about the first links are shown, but paler.
  const int first = std::max(0, m_told - shown);
  const int last = m_told > 0 ? m_told : std::min(shown, static_cast<int>(m_walk.size()));
  const std::vector<Sentence> told(m_walk.begin() + first, m_walk.begin() + last);
  m_sentences->setCurrentSentence(m_told - first - 1);
  m_sentences->setSentences(told, told.empty() ? QString() : toPlainText(told.back()));
  m_sentences->placeAll({padding() + indent(), sentencesTop(width()), width() - 2 * padding() - indent(),
                         height() - sentencesTop(width()) - padding()},
                        kSpacing);
  update();
}

std::vector<QWidget*> WalkBox::stops() const {
  std::vector<QWidget*> stops = {m_back, m_forward};
  for (QWidget* link : m_sentences->links()) stops.push_back(link);
  return stops;
}

QWidget* WalkBox::heir() const {
  for (CoachButton* button : {m_forward, m_back})
    if (isVisibleTo(parentWidget()) && button->isEnabled()) return button;
  return nullptr;
}

void WalkBox::keyPressEvent(QKeyEvent* event) {
  const bool isFromRight = layoutDirection() == Qt::RightToLeft;
  const int back = isFromRight ? Qt::Key_Right : Qt::Key_Left;
  const int forward = isFromRight ? Qt::Key_Left : Qt::Key_Right;
  const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
  if (isPlain && event->key() == back) return emit asked(HintAction::WalkBack);
  if (isPlain && event->key() == forward) return emit asked(HintAction::WalkForward);
  QWidget::keyPressEvent(event);
}

void WalkBox::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(theme.line);
  painter.setBrush(theme.hover);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kBoxRadius, kBoxRadius);

  const Mirror mirror(*this);
  const auto count = static_cast<int>(m_walk.size());
  const QRectF bar(m_count->x(), sentencesTop(width()) - padding() - kDashHeight, m_count->width(),
                   kDashHeight);
  const double dash = (bar.width() - (count - 1) * kDashGap) / count;
  if (dash < kLeastDash) {
    paintProgressBar(painter, bar, false, theme);
    const QRectF told(bar.topLeft(), QSizeF(bar.width() * m_told / count, kDashHeight));
    paintProgressBar(painter, mirror(told), true, theme);
  }
  for (int link = 0; link < count && dash >= kLeastDash; ++link)
    paintProgressBar(painter,
                     mirror(QRectF(bar.left() + link * (dash + kDashGap), bar.top(), dash, kDashHeight)),
                     link < m_told, theme);

  painter.setFont(scaled(bold(font()), 0.8));
  int sentence = -1;
  const PhraseLayout& layout = m_sentences->layout();
  for (std::size_t line = 0; line < layout.lines().size(); ++line) {
    if (layout.lines()[line].sentence == sentence) continue;
    sentence = layout.lines()[line].sentence;
    const int place = std::max(0, m_told - m_shown) + sentence;
    const int number = m_numbers[static_cast<std::size_t>(place)];
    const int top =
        sentencesTop(width()) + static_cast<int>(line) * layout.lineHeight() + sentence * kSpacing;
    const int side = fontMetrics().height();
    const QRectF circle =
        mirror(QRectF(padding() + 0.5, top + (layout.lineHeight() - side) / 2.0, side - 1, side - 1));
    const bool isCurrent = place + 1 == m_told;
    // A sentence that belongs to no link on the board has no number.
    if (number == 0) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(isCurrent ? theme.accent : theme.mutedText);
      painter.drawEllipse(circle.center(), side / 6.0, side / 6.0);
      continue;
    }
    painter.setPen(QPen(isCurrent ? theme.accent : theme.mutedText, 1.2));
    painter.setBrush(isCurrent ? QBrush(theme.accent) : QBrush(Qt::NoBrush));
    painter.drawEllipse(circle);
    painter.setPen(isCurrent ? theme.onAccent : theme.mutedText);
    painter.drawText(circle, Qt::AlignCenter | Qt::TextDontClip, QString::number(number));
  }
}

}  // namespace sudoku
