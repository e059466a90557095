#include "firsttips.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <QAbstractButton>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QRegion>
#include <QShortcut>

#include "game/control/gamecontroller.h"
#include "game/play/game.h"
#include "ui/board/boardgeometry.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/coachbutton.h"
#include "ui/controls/keynames.h"
#include "ui/style/direction.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kBubblePadding = 10;
constexpr int kTail = 9;  // length of the bubble's tail and half its width, in pixels
constexpr double kBubbleRadius = 9;
constexpr double kBubbleLine = 2;
constexpr int kUsualWidthInLines = 22;
constexpr int kLeastTextInLines = 9;  // least width of the text next to the button, in line heights; if there
                                      // is less, the button is below the text
constexpr int kBubbleGap = 4;         // pixels between the bubble and the edges of its area

QString wordsOf(FirstTip tip) {
  switch (tip) {
    case FirstTip::Write:
      return FirstTips::tr(
          "Click a cell and then its digit, or a digit and then its cells. You can type, too.");
    case FirstTip::Clear:
      return withKeys(FirstTips::tr("A right click or {Del} clears a cell; Undo takes any move back."));
    case FirstTip::NextStep:
      return FirstTips::tr("No idea how to go on? Next step shows where to look.");
    case FirstTip::Learn:
      return FirstTips::tr("New to this? Learn, in Tools, begins with the rules.");
  }
  return {};
}

}  // namespace

FirstTips::FirstTips(const Game& game, GameController& controller, Settings& settings, BoardWidget& board,
                     ControlOf controlOf, QWidget* parent)
    : QWidget(parent),
      m_game(game),
      m_controller(controller),
      m_settings(settings),
      m_board(board),
      m_controlOf(std::move(controlOf)),
      m_text(new QLabel(this)),
      m_learn(new CoachButton(tr("Learn…"), parent)),
      m_close(new CoachButton(tr("Got it"), parent)),
      m_left(settings.firstTips()) {
  m_settings.setFirstTips(m_left);  // stored at once, so that the next start does not count as the first
  setAttribute(Qt::WA_NoMousePropagation);
  m_text->setWordWrap(true);
  hide();
  m_close->hide();
  m_learn->hide();
  connect(m_learn, &QPushButton::clicked, this, &FirstTips::learnWanted);
  connect(m_close, &QPushButton::clicked, this, &FirstTips::dismiss);
  // Esc first closes the tip; the shortcut is inactive while the bubble is hidden.
  connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &FirstTips::dismiss);
  connect(&m_game, &Game::moveMade, this, &FirstTips::noteMove);
  connect(&m_controller.hints(), &HintCommands::hintChanged, this, &FirstTips::noteHint);
  connect(&m_game, &Game::started, this, &FirstTips::refresh);
  connect(&m_game, &Game::cellsChanged, this, &FirstTips::noteChange);
  connect(&m_game, &Game::solvedChanged, this, &FirstTips::refresh);
  connect(&m_game, &Game::trialChanged, this, &FirstTips::refresh);
  connect(&m_controller.session(), &GameSession::awaitedChanged, this, &FirstTips::refresh);
  connect(&m_controller.time(), &PlayTime::pausedChanged, this, &FirstTips::refresh);
  refresh();
}

void FirstTips::noteMove() {
  m_isWaiting = false;
  switch (m_game.moves().back().move.kind) {
    case Move::Kind::Enter:
      return finish(FirstTip::Write);
    case Move::Kind::Clear:
      return finish(FirstTip::Clear);
    default:
      return refresh();
  }
}

/// Ends the tip about clearing a cell once a move has been undone, since the player then knows how to correct
/// an entry.
void FirstTips::noteChange() {
  if (m_game.canRedo()) return finish(FirstTip::Clear);
  refresh();
}

void FirstTips::noteHint() {
  if (m_controller.hints().hint())
    finish(FirstTip::NextStep);
  else
    refresh();
}

void FirstTips::noteLearn() {
  finish(FirstTip::Learn);
}

void FirstTips::finish(FirstTip tip) {
  const auto end = std::remove(m_left.begin(), m_left.end(), tip);
  if (end != m_left.end()) {
    m_left.erase(end, m_left.end());
    m_settings.setFirstTips(m_left);
  }
  refresh();
}

void FirstTips::dismiss() {
  if (m_left.empty()) return;
  m_isWaiting = true;
  finish(m_left.front());
}

bool FirstTips::canShow() const {
  if (m_isWaiting || m_left.empty() || !m_game.isStarted() || m_game.isSolved() ||
      m_controller.time().isPaused() || m_controller.hints().hint())
    return false;
  // A tip would cover the notice about a trial, or about a puzzle that is being made.
  if (m_game.isTrying() || m_controller.session().isMakingPuzzle()) return false;
  return m_left.front() != FirstTip::Clear || m_game.canUndo();
}

void FirstTips::refresh() {
  if (canShow()) m_text->setText(wordsOf(m_left.front()));
  const bool shows = canShow() && place();
  const bool isNews = shows == isHidden();
  setVisible(shows);
  m_close->setVisible(shows);
  m_learn->setVisible(shows && offersLearn());
  if (shows) raise();
  if (shows) m_close->raise();
  if (shows) m_learn->raise();
  if (isNews) emit shownChanged(shows);
}

bool FirstTips::offersLearn() const {
  return !m_left.empty() && m_left.front() == FirstTip::Learn;
}

/// The size of the buttons side by side.
QSize FirstTips::buttonsSize() const {
  const QSize close = m_close->sizeHint();
  const int more = offersLearn() ? m_learn->sizeHint().width() + kBubblePadding / 2 : 0;
  return {close.width() + more, close.height()};
}

QRect FirstTips::region() const {
  const BoardGeometry geometry(m_board.size(), BoardGeometry::marginFor(m_board.font()));
  const QRect cells = geometry.board().translated(m_board.pos());
  QRect region = parentWidget()->rect();
  if (m_control.left() > cells.right())
    region.setLeft(cells.right() + 1);
  else if (m_control.right() < cells.left())
    region.setRight(cells.left() - 1);
  else
    region.setTop(cells.bottom() + 1);
  return region.adjusted(kBubbleGap, kBubbleGap, -kBubbleGap, -kBubbleGap);
}

bool FirstTips::hasButtonBelow(int width) const {
  const int beside = width - 3 * kBubblePadding - buttonsSize().width();
  return beside < kLeastTextInLines * fontMetrics().height();
}

QSize FirstTips::sizeFor(int width) const {
  const QSize button = buttonsSize();
  const bool isBelow = hasButtonBelow(width);
  const int text = width - (isBelow ? 2 : 3) * kBubblePadding - (isBelow ? 0 : button.width());
  const int words = m_text->heightForWidth(text);
  const int inner = isBelow ? words + kBubblePadding / 2 + button.height() : std::max(words, button.height());
  return {width, inner + 2 * kBubblePadding};
}

QRect FirstTips::bodyOn(Side side, const QRect& region) const {
  const bool isBeside = side == Side::Right || side == Side::Left;
  int room = region.width();
  if (side == Side::Right) room = region.right() - m_control.right() - kTail;
  if (side == Side::Left) room = m_control.left() - kTail - region.left();
  const int usual = kUsualWidthInLines * fontMetrics().height();
  QRect body(QPoint(), sizeFor(std::min(room, usual)));
  body.moveCenter(m_control.center());
  if (side == Side::Right) body.moveLeft(m_control.right() + 1 + kTail);
  if (side == Side::Left) body.moveRight(m_control.left() - 1 - kTail);
  if (side == Side::Above) body.moveBottom(m_control.top() - 1 - kTail);
  if (side == Side::Below) body.moveTop(m_control.bottom() + 1 + kTail);
  if (isBeside)
    body.moveTop(
        std::clamp(body.top(), region.top(), std::max(region.top(), region.bottom() + 1 - body.height())));
  else
    body.moveLeft(
        std::clamp(body.left(), region.left(), std::max(region.left(), region.right() + 1 - body.width())));
  const bool hasButton = body.width() >= buttonsSize().width() + 2 * kBubblePadding;
  return hasButton && region.contains(body) ? body : QRect();
}

int FirstTips::coveredBy(const QRect& body) const {
  int covered = 0;
  for (const auto* button : parentWidget()->findChildren<QAbstractButton*>()) {
    if (!button->isVisible() || button == m_close || button == m_learn || m_board.isAncestorOf(button))
      continue;
    const QRect place(button->mapTo(parentWidget(), QPoint()), button->size());
    const QRect common = place & body;
    covered += common.width() * common.height();
  }
  return covered;
}

/// Places the bubble on the side of the control where it covers the least. Returns false if no side has room
/// for it.
bool FirstTips::place() {
  const QWidget* control = m_controlOf(m_left.front());
  if (control == nullptr || !control->isVisible()) return false;
  m_control = QRect(control->mapTo(parentWidget(), QPoint()), control->size());
  const QRect all = region();
  m_body = QRect();
  int least = std::numeric_limits<int>::max();
  for (const Side side : {Side::Right, Side::Left, Side::Above, Side::Below}) {
    const QRect body = bodyOn(side, all);
    const int covered = body.isEmpty() ? least : coveredBy(body);
    if (covered >= least) continue;
    least = covered;
    m_body = body;
    m_side = side;
  }
  if (m_body.isEmpty()) return false;
  setGeometry(m_body.adjusted(-kTail, -kTail, kTail, kTail));
  placeParts(m_body);
  cutOut();
  update();
  return true;
}

void FirstTips::placeParts(const QRect& body) {
  const QSize button = buttonsSize();
  const QRect inner = body.adjusted(kBubblePadding, kBubblePadding, -kBubblePadding, -kBubblePadding);
  QRect text = inner;
  QRect buttons(QPoint(), button);
  buttons.moveBottomRight(inner.bottomRight());
  if (hasButtonBelow(body.width())) {
    text.setBottom(buttons.top() - kBubblePadding / 2);
  } else {
    text.setRight(buttons.left() - kBubblePadding);
    buttons.moveTop(inner.top() + (inner.height() - button.height()) / 2);
  }
  m_text->setGeometry(Mirror(layoutDirection(), body)(text).translated(-pos()));
  QRect close = buttons;
  close.setLeft(close.right() + 1 - m_close->sizeHint().width());
  m_close->setGeometry(Mirror(layoutDirection(), body)(close));
  if (offersLearn())
    m_learn->setGeometry(Mirror(layoutDirection(), body)(QRect(buttons.topLeft(), m_learn->sizeHint())));
}

void FirstTips::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  m_close->setFont(font());
  m_learn->setFont(font());
  refresh();
}

/// The tail of the bubble, which points to the control, as near to the middle of both as possible.
QPolygonF FirstTips::tail() const {
  const QRectF body = QRectF(m_body).translated(-pos());
  const QPointF middle = QRectF(m_control).center() - pos();
  const double x = std::clamp(middle.x(), body.left() + 2 * kTail, body.right() - 2 * kTail);
  const double y = std::clamp(middle.y(), body.top() + 2 * kTail, body.bottom() - 2 * kTail);
  const double half = kBubbleLine / 2;
  const double reach = kTail - half;
  switch (m_side) {
    case Side::Right:
      return {{{body.left() + half, y - kTail}, {body.left() - reach, y}, {body.left() + half, y + kTail}}};
    case Side::Left:
      return {
          {{body.right() - half, y - kTail}, {body.right() + reach, y}, {body.right() - half, y + kTail}}};
    case Side::Above:
      return {
          {{x - kTail, body.bottom() - half}, {x, body.bottom() + reach}, {x + kTail, body.bottom() - half}}};
    case Side::Below:
      break;
  }
  return {{{x - kTail, body.top() + half}, {x, body.top() - reach}, {x + kTail, body.top() + half}}};
}

void FirstTips::cutOut() {
  setMask(QRegion(m_body.translated(-pos())) + tail().boundingRect().toAlignedRect());
}

void FirstTips::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  const double half = kBubbleLine / 2;
  QPainterPath bubble;
  bubble.addRoundedRect(QRectF(m_body).translated(-pos()).adjusted(half, half, -half, -half), kBubbleRadius,
                        kBubbleRadius);
  QPainterPath pointer;
  pointer.addPolygon(tail());
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.accent, kBubbleLine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(theme.panel);
  painter.drawPath(bubble.united(pointer));
}

}  // namespace sudoku
