#include "phraselabel.h"

#include <numeric>
#include <utility>

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QPainter>
#include <QStringList>

#include "digitkeys.h"
#include "game/language/joined.h"
#include "ui/style/direction.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kPhraseRing = 2;
constexpr double kRingRadius = 4;

class AccessibleLink : public QAccessibleWidget {
 public:
  explicit AccessibleLink(PhraseLink* link) : QAccessibleWidget(link, QAccessible::Link) {}

  QString text(QAccessible::Text kind) const override {
    if (kind == QAccessible::Name) return static_cast<const PhraseLink*>(widget())->phrase().text;
    return QAccessibleWidget::text(kind);
  }
};

QAccessibleInterface* makePhraseInterface(const QString& /*className*/, QObject* object) {
  auto* link = qobject_cast<PhraseLink*>(object);
  return link == nullptr ? nullptr : new AccessibleLink(link);
}

}  // namespace

PhraseLink::PhraseLink(Phrase phrase, QWidget* parent)
    : QAbstractButton(parent), m_phrase(std::move(phrase)) {
  QAccessible::installFactory(makePhraseInterface);
  setFocusPolicy(Qt::TabFocus);
  setAttribute(Qt::WA_Hover);
  hide();
}

void PhraseLink::place(const std::vector<QRect>& areas) {
  QRegion region;
  for (const QRect& area : areas) region += area;
  if (!region.isEmpty()) {
    const QPoint origin = region.boundingRect().topLeft();
    m_areas.clear();
    for (const QRect& area : areas) m_areas.push_back(area.translated(-origin));
    setGeometry(region.boundingRect());
    setMask(region.translated(-origin));
  }
  setVisible(!region.isEmpty());
}

void PhraseLink::paintEvent(QPaintEvent* /*event*/) {
  if (!hasFocus() && !underMouse()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(palette().color(QPalette::Highlight), kPhraseRing));
  for (const QRect& area : m_areas)
    painter.drawRoundedRect(QRectF(area).adjusted(1, 1, -1, -1), kRingRadius, kRingRadius);
}

void PhraseLink::enterEvent(QEnterEvent* event) {
  QAbstractButton::enterEvent(event);
  emit pointedAt(m_phrase);
}

void PhraseLink::leaveEvent(QEvent* event) {
  QAbstractButton::leaveEvent(event);
  emit pointedAt(std::nullopt);
}

void PhraseLink::focusInEvent(QFocusEvent* event) {
  QAbstractButton::focusInEvent(event);
  emit pointedAt(m_phrase);
}

void PhraseLink::focusOutEvent(QFocusEvent* event) {
  QAbstractButton::focusOutEvent(event);
  emit pointedAt(std::nullopt);
}

/// Leaves arrow keys to the widget that contains the text.
void PhraseLink::keyPressEvent(QKeyEvent* event) {
  if (isArrowKey(*event)) return event->ignore();
  QAbstractButton::keyPressEvent(event);
}

PhraseLabel::PhraseLabel(QWidget* parent) : QLabel(parent) {
  setTextFormat(Qt::PlainText);
}

void PhraseLabel::setSentences(const std::vector<Sentence>& sentences, const QString& spoken) {
  if (sentences != m_sentences) {
    m_sentences = sentences;
    m_tops.clear();
    m_firstLine = 0;
    m_isLaidOut = false;
    m_layout = {};
    makeLinks();
  }
  QStringList texts;
  for (const Sentence& sentence : sentences) texts += toPlainText(sentence);
  setText(spoken.isEmpty() ? Joined::sentences(texts) : spoken);
  update();
}

void PhraseLabel::setWords(const QString& words) {
  if (words.isEmpty())
    setSentences({});
  else
    setSentences({{Phrase{words}}});
}

void PhraseLabel::makeLinks() {
  for (PhraseLink* link : m_links) {
    if (link == nullptr) continue;
    link->hide();
    link->deleteLater();
  }
  m_links.clear();
  for (const Sentence& sentence : m_sentences) {
    for (const Phrase& phrase : sentence) {
      const bool namesSomething = !phrase.cells.isEmpty() || !phrase.houses.empty();
      m_links.push_back(namesSomething ? new PhraseLink(phrase, this) : nullptr);
      if (namesSomething) connect(m_links.back(), &PhraseLink::pointedAt, this, &PhraseLabel::pointedAt);
    }
  }
}

const PhraseLayout& PhraseLabel::layOut(int width) {
  if (m_isLaidOut && width == m_layoutWidth && font() == m_layoutFont) return m_layout;
  m_layout = PhraseLayout(m_sentences, font(), width, layoutDirection());
  m_layoutWidth = width;
  m_layoutFont = font();
  m_isLaidOut = true;
  return m_layout;
}

int PhraseLabel::heightOf(int width, int spacing) {
  layOut(width);
  if (m_layout.lines().empty()) return 0;
  return static_cast<int>(m_layout.lines().size()) * m_layout.lineHeight() +
         m_layout.lines().back().sentence * spacing;
}

void PhraseLabel::place(int firstLine, std::vector<int> tops) {
  m_firstLine = firstLine;
  m_tops = std::move(tops);
  std::vector<std::vector<QRect>> areas(m_links.size());
  for (std::size_t at = 0; at < m_tops.size(); ++at)
    for (const auto& piece : m_layout.lines()[static_cast<std::size_t>(m_firstLine) + at].pieces)
      areas[static_cast<std::size_t>(piece.phrase)].push_back(
          m_layout.areaOf(piece).translated(0, m_tops[at]));
  for (std::size_t index = 0; index < m_links.size(); ++index)
    if (m_links[index] != nullptr) m_links[index]->place(areas[index]);
  setVisible(!m_tops.empty());
  update();
}

void PhraseLabel::placeAll(const QRect& area, int spacing) {
  placeWidget(*this, area);
  layOut(area.width());
  std::vector<int> tops;
  for (std::size_t line = 0; line < m_layout.lines().size(); ++line)
    tops.push_back(static_cast<int>(line) * m_layout.lineHeight() +
                   m_layout.lines()[line].sentence * spacing);
  place(0, std::move(tops));
}

int PhraseLabel::shownHeight() const {
  return m_tops.empty() ? 0 : m_tops.back() + m_layout.lineHeight();
}

std::vector<QWidget*> PhraseLabel::links() const {
  std::vector<QWidget*> links;
  for (PhraseLink* link : m_links)
    if (link != nullptr && !link->isHidden()) links.push_back(link);
  return links;
}

void PhraseLabel::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  QPainter painter(this);
  const QColor ink = palette().color(foregroundRole());
  for (std::size_t at = 0; at < m_tops.size(); ++at) {
    const auto& line = m_layout.lines()[static_cast<std::size_t>(m_firstLine) + at];
    const int left = alignment().testFlag(Qt::AlignHCenter) ? (width() - line.left() - line.right()) / 2 : 0;
    m_layout.paint(painter, {left, m_tops[at]}, line, theme,
                   line.sentence < m_current ? theme.mutedText : ink);
  }
}

}  // namespace sudoku
