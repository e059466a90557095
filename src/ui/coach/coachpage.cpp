#include "coachpage.h"

#include <algorithm>
#include <vector>

#include <QEvent>
#include <QPainter>
#include <QPointer>

#include "answerlist.h"
#include "coachbody.h"
#include "coachbuttons.h"
#include "ui/controls/coachbutton.h"
#include "ui/controls/ladder.h"
#include "ui/controls/phraselabel.h"
#include "ui/controls/unbroken.h"
#include "ui/controls/walkbox.h"
#include "ui/controls/words.h"
#include "ui/keys/menukeys.h"
#include "ui/style/direction.h"
#include "ui/style/targets.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"
#include "wherediagram.h"

namespace sudoku {
namespace {

constexpr double kCompactTitleSize = 1.15;
constexpr double kLeastTextSize = 0.5;
constexpr double kLeastTextSizeOfWhat = 0.8;
constexpr double kSmaller = 0.93;  // factor by which letters shrink until the text of the hint fits
constexpr int kPageGap = 8;
constexpr int kDiagramSize = 52;
constexpr int kBadgeEnd = 9;
// Pixels: least width of the text beside the small board that shows where to look.
constexpr int kLeastBeside = 130;
// Share of the widget's width for the title, legend and buttons when they stand beside the text.
constexpr double kBesideShare = 0.34;

}  // namespace

CoachPage::CoachPage(QWidget* parent)
    : QGroupBox(parent),
      m_ladder(new Ladder(this)),
      m_cross(new CoachButton(IconShape::Close, tr("Close"), this)),
      m_diagram(new WhereDiagram(this)),
      m_title(new PhraseLabel(this)),
      m_badge(new PhraseLabel(this)),
      m_allAnswers(new CoachButton(QString(), this, CoachButton::Look::Link)),
      m_body(new CoachBody(this)),
      m_answers(new AnswerList(this)),
      m_buttons(new CoachButtons(this)) {
  setAccessibleName(tr("Hint"));
  m_cross->setLook(CoachButton::Look::Link);
  for (auto* button : findChildren<CoachButton*>()) button->setFocusPolicy(Qt::StrongFocus);
  m_badge->setAlignment(Qt::AlignHCenter);
  connectParts();
  setTextSize(1);
}

void CoachPage::connectParts() {
  connect(m_cross, &QPushButton::clicked, this, [this] { emit asked(HintAction::Close); });
  connect(m_allAnswers, &QPushButton::clicked, this, [this] { emit asked(HintAction::Back); });
  connect(m_answers, &AnswerList::chosen, this, &CoachPage::chosen);
  connect(m_buttons, &CoachButtons::asked, this, &CoachPage::asked);
  connect(m_body, &CoachBody::asked, this, &CoachPage::asked);
  connect(m_body, &CoachBody::pointedAt, this, &CoachPage::pointedAt);
  connect(m_body, &CoachBody::guideWanted, this, &CoachPage::guideWanted);
  connect(m_body, &CoachBody::turned, this, [this] {
    setTabOrders();
    update();
  });
}

void CoachPage::showKeys(const MenuKeys& keys) {
  m_buttons->showKeys(keys);
}

void CoachPage::setShape(Shape shape) {
  if (shape == m_shape) return;
  m_shape = shape;
  arrange();
}

int CoachPage::margin() const {
  const int height = fontMetrics().height();
  return isCompact() ? 12 : std::max(12, isBroad() ? height * 2 / 3 : height * 8 / 9);
}

void CoachPage::setHint(const Hint& hint) {
  const QPointer<QWidget> focused = window()->focusWidget();
  const bool wasOurs = focused != nullptr && isAncestorOf(focused);
  const bool wasOfWalk = wasOurs && m_body->walk().isAncestorOf(focused);
  m_hint = hint;
  m_ladder->setRung(hint.rung);
  m_title->setWords(hint.title);
  m_badge->setWords(hint.level ? levelName(*hint.level) : QString());
  m_diagram->setPicture(hint.rung == Rung::Where ? hint.picture : StepPicture());
  setAccessibleName(hint.isOfQuestion() ? tr("Ask") : tr("Hint"));
  m_allAnswers->setText(hint.allAnswers);
  const bool isList = hint.kind == Hint::Kind::AllOptions;
  m_body->setHint(isList ? Hint() : hint);
  m_answers->setHint(isList ? hint : Hint());
  m_buttons->setHint(hint);
  arrange();
  const bool isGone =
      focused == nullptr || focused == m_title || !focused->isVisibleTo(this) || !focused->isEnabled();
  if (wasOurs && isGone) heir(wasOfWalk)->setFocus();
}

void CoachPage::takeKeyboard() {
  heir(false)->setFocus();
}

/// The widget that gets the keyboard focus after the focused widget has been hidden. While the program still
/// looks for a step it is the title: if it were a button, a press of Space would close the hint.
QWidget* CoachPage::heir(bool isOfWalk) const {
  if (m_hint.kind == Hint::Kind::Thinking) return m_title;
  if (!m_answers->isEmpty()) return m_answers->heir();
  if (isOfWalk || m_hint.kind == Hint::Kind::WhatIf)
    if (QWidget* button = m_body->walk().heir()) return button;
  const std::vector<CoachButton*> buttons = m_buttons->shown();
  const auto primary = std::find_if(buttons.begin(), buttons.end(),
                                    [](const CoachButton* button) { return button->isDefault(); });
  if (primary != buttons.end()) return *primary;
  return buttons.empty() ? m_cross : buttons.front();
}

void CoachPage::resizeEvent(QResizeEvent* event) {
  QGroupBox::resizeEvent(event);
  arrange();
}

void CoachPage::changeEvent(QEvent* event) {
  QGroupBox::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) arrange();
}

void CoachPage::setTextSize(double factor) {
  const QFont base = scaled(font(), factor);
  m_title->setFont(bold(scaled(base, isCompact() ? kCompactTitleSize : kTitleSize)));
  m_badge->setFont(bold(scaled(base, 0.85)));
  m_ladder->setFont(base);
  m_cross->setFont(base);
  m_allAnswers->setFont(scaled(base, 0.87));
  m_answers->setTextFont(base);
  m_buttons->setTextFont(base);
  m_body->setTextFont(base);
}

void CoachPage::arrange() {
  if (m_isArranging || width() < 2 * margin() || height() < 2 * margin()) return;
  m_isArranging = true;  // keeps changes of fonts and texts from calling arrange() again
  if (!arrangeOnOnePage()) {
    double size = 1;
    while (!arrange(size) && size > kLeastTextSize) size *= kSmaller;
  }
  setTabOrders();
  m_isArranging = false;
  update();
}

/// Arranges a hint that only names the technique on one page, in smaller letters if needed. Returns false if
/// the text does not fit.
bool CoachPage::arrangeOnOnePage() {
  if (m_hint.rung != Rung::What || isTight()) return false;
  double size = 1;
  while (!arrange(size) || !m_body->hasTextOnFirstPage()) {
    size *= kSmaller;
    if (size <= kLeastTextSizeOfWhat) return false;
  }
  return true;
}

bool CoachPage::hasLadder() const {
  return !m_hint.isOfQuestion() && (m_hint.kind == Hint::Kind::Step || m_hint.kind == Hint::Kind::WhatIf ||
                                    m_hint.kind == Hint::Kind::Thinking);
}

bool CoachPage::arrange(double textSize) {
  setTextSize(textSize);
  if (isBroad()) return arrangeBroad();
  QRect area = placeTop(rect().adjusted(margin(), margin(), -margin(), -margin()));
  const auto above = m_buttons->place(area, isTight(), CoachButtons::LongOnes::OnRowsOfTheirOwn);
  if (!above) return false;
  area = *above;
  const int diagram = kDiagramSize + kPageGap;
  const bool hasDiagram = !m_diagram->isEmpty() && !isCompact() && area.width() - diagram >= kLeastBeside &&
                          area.height() >= kDiagramSize;
  if (hasDiagram) area.setLeft(area.left() + diagram);
  if (!placeTitle(area) || area.height() <= 0) return false;
  if (!arrangeBody(area)) return false;
  m_diagram->setVisible(hasDiagram);
  if (!hasDiagram) return true;
  // The text is centred in its area, except with Shape::Column: there it starts at the top, so that it does
  // not jump when a hint of another length follows.
  const bool isInMiddle = m_shape == Shape::Plain && m_body->pageCount() == 1;
  const int free = isInMiddle ? std::max(0, area.height() - m_body->usedHeight()) / 2 : 0;
  area.setTop(area.top() + free);
  m_title->move(m_title->x(), m_title->y() + free);
  const int middle = (m_title->y() + area.top() + m_body->textHeight()) / 2;
  placeWidget(*m_diagram, {area.left() - diagram, middle - kDiagramSize / 2, kDiagramSize, kDiagramSize});
  return m_body->arrange(area, isCompact());
}

/// Places the text of the hint, or the list of answers.
bool CoachPage::arrangeBody(const QRect& area) {
  return m_answers->isEmpty() ? m_body->arrange(area, isCompact())
                              : m_body->arrange(area, isCompact()) && m_answers->arrange(area);
}

bool CoachPage::arrangeBroad() {
  const QRect all = rect().adjusted(margin(), margin(), -margin(), -margin());
  const int across = qRound(all.width() * kBesideShare);
  QRect text = all.adjusted(0, 0, -across - 2 * kPageGap, 0);
  QRect beside(text.right() + 1 + 2 * kPageGap, all.top(), across, all.height());
  placeCross(beside);
  if (!placeTitle(beside)) return false;
  const int crossEnd = m_cross->y() + m_cross->height();
  const bool isBesideCross = beside.top() < crossEnd;
  placeLadder(beside, beside.width() - (isBesideCross ? m_cross->width() + kPageGap : 0));
  beside.setTop(std::max(beside.top(), crossEnd));
  const auto foot = m_buttons->place(beside, isTight(), CoachButtons::LongOnes::LeftOut);
  if (!foot) return false;
  const bool hasDiagram = !m_diagram->isEmpty() && text.height() >= kDiagramSize;
  m_diagram->setVisible(hasDiagram);
  if (hasDiagram) {
    placeWidget(*m_diagram, {text.left(), text.center().y() - kDiagramSize / 2, kDiagramSize, kDiagramSize});
    text.setLeft(text.left() + kDiagramSize + 2 * kPageGap);
  }
  if (!m_answers->isEmpty()) return m_answers->arrange(text) && m_body->arrangeBeside(text, *foot);
  // Long buttons are left out if they would push text to another page, since a menu has the same commands.
  if (m_body->arrangeBeside(m_buttons->placeLong(text), *foot) && m_body->pageCount() == 1) return true;
  m_buttons->hideLong();
  return m_body->arrangeBeside(text, *foot);
}

void CoachPage::placeCross(const QRect& area) {
  const int side = std::max(m_cross->fontMetrics().height() + 4, leastTarget(*m_cross));
  placeWidget(*m_cross, {area.left() + area.width() - side, area.top(), side, side});
}

void CoachPage::placeLadder(QRect& area, int width) {
  m_ladder->setVisible(hasLadder());
  const bool leadsBack = !m_hint.allAnswers.isEmpty() && m_allAnswers->naturalWidth() <= width;
  m_allAnswers->setVisible(leadsBack);
  if (leadsBack) {
    const int height = m_allAnswers->heightFor(m_allAnswers->naturalWidth());
    const int high = std::max(height, isBroad() ? 0 : m_cross->height());
    placeWidget(*m_allAnswers,
                {area.left(), area.top() + (high - height) / 2, m_allAnswers->naturalWidth(), height});
    area.setTop(area.top() + high + (isCompact() ? 2 : 4));
    return;
  }
  if (!hasLadder()) return;
  m_ladder->setNamed(!isCompact() && m_ladder->fits(width));
  const int height = m_ladder->heightFor();
  const int beside = isBroad() ? 0 : m_cross->height();
  placeWidget(*m_ladder, {area.left(), area.top() + std::max(0, beside - height) / 2, width, height});
  area.setTop(area.top() + std::max(beside, height) + (isCompact() ? 4 : kPageGap));
}

QRect CoachPage::placeTop(QRect area) {
  placeCross(area);
  placeLadder(area, area.width() - m_cross->width() - kPageGap);
  return area;
}

bool CoachPage::placeTitle(QRect& area) {
  const bool isBesideCross = isBroad() || (!hasLadder() && m_allAnswers->isHidden());
  const int width = area.width() - (isBesideCross ? m_cross->width() + kPageGap : 0);
  const int longest = widestWord(m_hint.title, QFontMetrics(m_title->font()));
  if (longest > width) return false;

  const bool hasBadge = !m_badge->text().isEmpty();
  const int badgeWidth = QFontMetrics(m_badge->font()).horizontalAdvance(m_badge->text()) + 2 * kBadgeEnd;
  const int badgeHeight = hasBadge ? m_badge->layOut(badgeWidth).lineHeight() : 0;
  const int narrow = width - badgeWidth - kPageGap;
  // The badge of the level goes below the title if that takes less height than beside the title.
  const int whole = m_title->heightOf(width, 0);
  const bool isBeside = hasBadge && longest <= narrow && m_title->heightOf(narrow, 0) <= whole + badgeHeight;
  const int height = isBeside ? m_title->heightOf(narrow, 0) : whole;
  m_title->placeAll({area.left(), area.top(), isBeside ? narrow : width, height}, 0);
  const int firstLine = m_title->layout().lineHeight();
  const QPoint badge =
      isBeside ? QPoint(area.left() + width - badgeWidth, area.top() + (firstLine - badgeHeight) / 2)
               : QPoint(area.left(), area.top() + height);
  m_badge->placeAll({badge, QSize(badgeWidth, badgeHeight)}, 0);
  m_badge->setVisible(hasBadge);
  area.setTop(area.top() + height + (hasBadge && !isBeside ? badgeHeight : 0) + (isTight() ? 2 : 4));
  if (isBesideCross && !isBroad()) area.setTop(std::max(area.top(), m_cross->y() + m_cross->height()));
  return true;
}

void CoachPage::setTabOrders() {
  std::vector<QWidget*> stops = {m_cross};
  if (!m_allAnswers->isHidden()) stops.insert(stops.begin(), m_allAnswers);
  for (QWidget* row : m_answers->stops()) stops.push_back(row);
  for (QWidget* stop : m_body->stops()) stops.push_back(stop);
  for (CoachButton* button : m_buttons->shown()) stops.push_back(button);
  for (std::size_t at = 1; at < stops.size(); ++at) setTabOrder(stops[at - 1], stops[at]);
}

void CoachPage::paintEvent(QPaintEvent* event) {
  const Theme& theme = themeOf(this);
  QGroupBox::paintEvent(event);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (!m_badge->isHidden()) {
    const QRectF badge = QRectF(m_badge->geometry()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(theme.line);
    painter.setBrush(theme.hover);
    painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2);
  }
  if (const auto top = m_body->separatorTop()) {
    painter.setPen(theme.line);
    painter.drawLine(QLineF(margin(), *top + 0.5, width() - margin(), *top + 0.5));
  }
}

}  // namespace sudoku
