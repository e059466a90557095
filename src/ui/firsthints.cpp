#include "firsthints.h"

#include <algorithm>

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QRegion>
#include <QShortcut>

#include "board/boardgeometry.h"
#include "board/boardwidget.h"
#include "coach/coachbutton.h"
#include "game/game.h"
#include "game/gamecontroller.h"
#include "style/theme.h"

namespace sudoku {
namespace {

constexpr int kBubblePadding = 10;
constexpr int kTail = 9;  // how far it reaches from the bubble, and half its width
constexpr double kBubbleRadius = 9;
constexpr double kBubbleLine = 2;
constexpr double kWidthInBoards = 0.52;
constexpr int kLeastWidthInLines = 17;  // narrower, the text would take many

QString wordsOf(FirstHint hint) {
  switch (hint) {
    case FirstHint::Write:
      return FirstHints::tr(
          "Click a cell and then its digit, or a digit and then its cells. You can type, too.");
    case FirstHint::Clear:
      return FirstHints::tr("A right click or Delete clears a cell.");
    case FirstHint::NextStep:
      return FirstHints::tr("No idea how to go on? Next step (S) shows where to look.");
  }
  return {};
}

}  // namespace

FirstHints::FirstHints(const Game& game, GameController& controller, Settings& settings, BoardWidget& board,
                       QWidget* parent)
    : QWidget(parent),
      m_game(game),
      m_controller(controller),
      m_settings(settings),
      m_board(board),
      m_theme(&lightTheme()),
      m_text(new QLabel(this)),
      m_close(new CoachButton(tr("Got it"), parent)),
      m_left(settings.firstHints()) {
  m_settings.setFirstHints(m_left);  // or the next start would not know that this was the first
  setAttribute(Qt::WA_NoMousePropagation);
  m_text->setWordWrap(true);
  hide();
  m_close->hide();
  connect(m_close, &QPushButton::clicked, this, &FirstHints::dismiss);
  // Before anything else that Esc ends; it is no key while the bubble is hidden.
  connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &FirstHints::dismiss);
  connect(&m_game, &Game::moveMade, this, &FirstHints::noteMove);
  connect(&m_controller.teacher(), &Teacher::hintChanged, this, &FirstHints::noteHint);
  connect(&m_game, &Game::started, this, &FirstHints::refresh);
  connect(&m_game, &Game::cellsChanged, this, &FirstHints::refresh);
  connect(&m_game, &Game::solvedChanged, this, &FirstHints::refresh);
  connect(&m_controller, &GameController::pausedChanged, this, &FirstHints::refresh);
  m_board.installEventFilter(this);
  refresh();
}

void FirstHints::setTheme(const Theme& theme) {
  m_theme = &theme;
  update();
}

void FirstHints::noteMove() {
  m_isWaiting = false;
  switch (m_game.moves().back().move.kind) {
    case Move::Kind::Enter:
      return finish(FirstHint::Write);
    case Move::Kind::Clear:
      return finish(FirstHint::Clear);
    default:
      return refresh();
  }
}

void FirstHints::noteHint() {
  if (m_controller.teacher().hint())
    finish(FirstHint::NextStep);
  else
    refresh();
}

void FirstHints::finish(FirstHint hint) {
  const auto end = std::remove(m_left.begin(), m_left.end(), hint);
  if (end != m_left.end()) {
    m_left.erase(end, m_left.end());
    m_settings.setFirstHints(m_left);
    m_cell.reset();
  }
  refresh();
}

void FirstHints::dismiss() {
  if (m_left.empty()) return;
  m_isWaiting = true;
  finish(m_left.front());
}

bool FirstHints::canShow() const {
  return !m_isWaiting && !m_left.empty() && m_game.isStarted() && !m_game.isSolved() &&
         !m_controller.isPaused() && !m_controller.teacher().hint();
}

void FirstHints::refresh() {
  if (canShow()) {
    m_text->setText(wordsOf(m_left.front()));
    place();
  }
  const bool shows = canShow() && m_cell;
  setVisible(shows);
  m_close->setVisible(shows);
  if (!shows) return;
  raise();
  m_close->raise();
}

int FirstHints::filledUnder(const QRect& bubble) const {
  const BoardGeometry geometry(m_board.size(), BoardGeometry::marginFor(m_board.font()));
  int count = 0;
  for (const Cell cell : allCells())
    if (!m_game.state().board.isEmpty(cell) &&
        geometry.cell(cell).translated(m_board.pos()).intersects(bubble))
      ++count;
  return count;
}

QRect FirstHints::bubbleAt(Cell cell, const QSize& bubble, bool isBelow) const {
  const BoardGeometry geometry(m_board.size(), BoardGeometry::marginFor(m_board.font()));
  const QRect target = geometry.cell(cell).translated(m_board.pos());
  const QRect area = geometry.board().translated(m_board.pos());
  QRect rect(QPoint(), bubble);
  rect.moveCenter(target.center());
  if (isBelow)
    rect.moveTop(target.bottom() - kTail / 2);
  else
    rect.moveBottom(target.top() + kTail / 2);
  rect.moveLeft(std::clamp(rect.left(), area.left(), std::max(area.left(), area.right() - rect.width() + 1)));
  return area.contains(rect) ? rect : QRect();
}

std::optional<Cell> FirstHints::findCell(FirstHint hint, const QSize& bubble) const {
  std::optional<Cell> best;
  int least = kCellCount + 1;
  for (const Cell cell : allCells()) {
    const bool isEmpty = m_game.state().board.isEmpty(cell);
    const bool isEntry = !isEmpty && !m_game.state().isGiven(cell);
    if (hint == FirstHint::Clear ? !isEntry : !isEmpty) continue;
    for (const bool isBelow : {true, false}) {
      const QRect rect = bubbleAt(cell, bubble, isBelow);
      const int covered = rect.isEmpty() ? kCellCount + 1 : filledUnder(rect);
      if (covered >= least) continue;
      least = covered;
      best = cell;
    }
  }
  return best;
}

/// Near a cell where it can be done, over as few digits as can be.
void FirstHints::place() {
  const QSize button = m_close->sizeHint();
  const int width =
      std::min(m_board.width() - 2 * kTail, std::max(static_cast<int>(m_board.width() * kWidthInBoards),
                                                     kLeastWidthInLines * fontMetrics().height()));
  const int textWidth = width - 3 * kBubblePadding - button.width();
  const int height = std::max(m_text->heightForWidth(textWidth), button.height()) + 2 * kBubblePadding;
  const QSize bubble(width, height + kTail);
  const bool fits = m_cell && (m_left.front() == FirstHint::Clear) != m_game.state().board.isEmpty(*m_cell);
  if (!fits) m_cell = findCell(m_left.front(), bubble);
  if (!m_cell) return;
  const QRect below = bubbleAt(*m_cell, bubble, true);
  const QRect above = bubbleAt(*m_cell, bubble, false);
  const bool isBelow = !below.isEmpty() && (above.isEmpty() || filledUnder(below) <= filledUnder(above));
  setGeometry(isBelow ? below : above);
  const int top = isBelow ? kTail : 0;
  m_text->setGeometry(kBubblePadding, top, textWidth, height);
  m_close->setGeometry(x() + width - kBubblePadding - button.width(),
                       y() + top + (height - button.height()) / 2, button.width(), button.height());
  cutOut();
  update();
}

bool FirstHints::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize || event->type() == QEvent::Move) {
    m_cell.reset();
    refresh();
  }
  return QWidget::eventFilter(watched, event);
}

void FirstHints::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  m_close->setFont(font());
  m_cell.reset();
  refresh();
}

QRectF FirstHints::body() const {
  const BoardGeometry geometry(m_board.size(), BoardGeometry::marginFor(m_board.font()));
  const bool isBelow = geometry.centre(*m_cell).y() + m_board.y() - y() < height() / 2.0;
  const double half = kBubbleLine / 2;
  return QRectF(rect()).adjusted(half, isBelow ? kTail : half, -half, isBelow ? -half : -kTail);
}

std::optional<QPolygonF> FirstHints::tail() const {
  if (m_left.front() == FirstHint::NextStep) return std::nullopt;
  const BoardGeometry geometry(m_board.size(), BoardGeometry::marginFor(m_board.font()));
  const QPointF target = geometry.centre(*m_cell) + m_board.pos() - pos();
  const bool isBelow = target.y() < height() / 2.0;
  const double half = kBubbleLine / 2;
  const double edge = isBelow ? body().top() : body().bottom();
  const double x = std::clamp(target.x(), body().left() + 2 * kTail, body().right() - 2 * kTail);
  return QPolygonF{{x - kTail, edge}, {x, isBelow ? half : height() - half}, {x + kTail, edge}};
}

void FirstHints::cutOut() {
  QRegion painted(body().adjusted(-kBubbleLine, -kBubbleLine, kBubbleLine, kBubbleLine).toAlignedRect());
  if (const auto pointer = tail()) painted += pointer->boundingRect().toAlignedRect();
  setMask(painted);
}

void FirstHints::paintEvent(QPaintEvent* /*event*/) {
  if (!m_cell) return;
  QPainterPath bubble;
  bubble.addRoundedRect(body(), kBubbleRadius, kBubbleRadius);
  if (const auto pointer = tail()) {
    QPainterPath path;
    path.addPolygon(*pointer);
    bubble = bubble.united(path);
  }
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(m_theme->accent, kBubbleLine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(m_theme->panel);
  painter.drawPath(bubble);
}

}  // namespace sudoku
