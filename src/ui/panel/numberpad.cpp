#include "numberpad.h"

#include <algorithm>

#include <QGridLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleOptionButton>
#include <QWheelEvent>

#include "game/control/cellcommands.h"
#include "game/control/hintcommands.h"
#include "game/control/playtime.h"
#include "game/play/game.h"
#include "ui/controls/digitkeys.h"
#include "ui/controls/keynames.h"
#include "ui/style/textscale.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

constexpr int kPadSpacing = 8;
constexpr int kHoldMs = 500;
// Distance from the middle at which a small digit is drawn while the input mode is for corner notes, in parts
// of the button's side.
constexpr double kCornerShare = 0.24;

}  // namespace

NumberToggle::NumberToggle(Digit digit, QWidget* parent) : ExclusiveToggle(parent), m_digit(digit) {
  m_longPress.setObjectName("longPress");
  m_longPress.setSingleShot(true);
  m_longPress.setInterval(kHoldMs);
  connect(&m_longPress, &QTimer::timeout, this, [this] {
    setDown(false);  // so that the release is not a click
    emit held();
  });
  showRemaining();
}

void NumberToggle::mousePressEvent(QMouseEvent* event) {
  ExclusiveToggle::mousePressEvent(event);
  if (event->button() == Qt::LeftButton) m_longPress.start();
}

void NumberToggle::mouseReleaseEvent(QMouseEvent* event) {
  m_longPress.stop();
  ExclusiveToggle::mouseReleaseEvent(event);
}

void NumberToggle::mouseMoveEvent(QMouseEvent* event) {
  if (!rect().contains(event->position().toPoint())) m_longPress.stop();
  ExclusiveToggle::mouseMoveEvent(event);
}

void NumberToggle::setRemaining(std::optional<int> remaining) {
  // If the same accessible name were set again, it would be read out again.
  if (remaining == m_remaining) return;
  m_remaining = remaining;
  showRemaining();
}

void NumberToggle::showRemaining() {
  update();
  if (!m_remaining) {
    setAccessibleName(tr("Digit %1").arg(m_digit.value()));
    setToolTip(QString());
    return;
  }
  const int left = *m_remaining;
  setAccessibleName(left < 0 ? tr("Digit %1, %n too many", "", -left).arg(m_digit.value())
                             : tr("Digit %1, %n left", "", left).arg(m_digit.value()));
  setToolTip(left < 0
                 ? tr("%n too many", "", -left)
                 : withKeys(tr("Choose %1 ({Alt}+%1): %n left to place", "", left).arg(m_digit.value())));
}

void NumberToggle::setMode(InputMode mode) {
  m_mode = mode;
  update();
}

void NumberToggle::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setLayoutDirection(layoutDirection());
  QStyleOptionButton option;
  option.initFrom(this);
  option.state |= isDown() ? QStyle::State_Sunken : QStyle::State_Raised;
  if (isChecked()) option.state |= QStyle::State_On;
  style()->drawPrimitive(QStyle::PE_PanelButtonCommand, &option, &painter, this);
  const double unit = textScale(fontMetrics());
  painter.setPen(palette().color(isChecked()    ? QPalette::Link
                                 : isFinished() ? QPalette::PlaceholderText
                                                : QPalette::ButtonText));
  paintDigit(painter, unit);
  if (m_mode == InputMode::Digit && m_remaining) paintCount(painter, unit);
  if (hasFocus()) style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

void NumberToggle::paintDigit(QPainter& painter, double unit) {
  QFont own = font();
  QRectF area = rect();
  if (m_mode == InputMode::Corner) {
    own.setPixelSize(qRound(std::min(14 * unit, height() * 0.34)));
    const int row = m_digit.index() / 3;
    const int column = m_digit.index() % 3;
    area.translate((column - 1) * kCornerShare * width(), (row - 1) * kCornerShare * height());
  } else if (m_mode == InputMode::Centre) {
    own.setPixelSize(qRound(std::min(16 * unit, height() * 0.4)));
  } else {
    own.setPixelSize(qRound(std::min(26 * unit, height() * 0.46)));
  }
  own.setBold(isChecked());
  painter.setFont(own);
  painter.drawText(area, Qt::AlignCenter, QString::number(m_digit.value()));
}

void NumberToggle::paintCount(QPainter& painter, double unit) {
  const int left = *m_remaining;
  const QString text = left > 0    ? QString::number(left)
                       : left == 0 ? QStringLiteral("\u2713")
                                   : QStringLiteral("+%1").arg(-left);
  if (left < 0) painter.setPen(palette().color(QPalette::BrightText));
  QFont small = font();
  small.setPixelSize(qRound(std::clamp(height() / 4.0, 9.0, 11 * unit)));
  small.setBold(left < 0);
  painter.setFont(small);
  const int inset = qRound(6 * unit);
  painter.drawText(rect().adjusted(0, 0, -inset, -inset / 2), Qt::AlignRight | Qt::AlignBottom, text);
}

NumberPad::NumberPad(const Game& game, CellCommands& cells, HintCommands& hints, PlayTime& time,
                     QWidget* parent)
    : QWidget(parent), m_game(game), m_cells(cells), m_time(time) {
  setLayoutDirection(Qt::LeftToRight);  // as on a keyboard
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  for (const Digit digit : allDigits()) {
    auto* toggle = new NumberToggle(digit, this);
    m_toggles[static_cast<std::size_t>(digit.index())] = toggle;
    connect(toggle, &ExclusiveToggle::chosen, this, [this, digit](PressedBy by) {
      m_cells.press(digit, by);
      refresh();  // the game may not have chosen the digit, so the buttons are checked again as the game says
    });
  }
  for (NumberToggle* toggle : m_toggles)
    connect(toggle, &NumberToggle::held, &hints, [&hints, toggle] { hints.askWhyNot(toggle->digit()); });
  connect(&m_game, &Game::started, this, &NumberPad::refresh);
  connect(&m_game, &Game::cellsChanged, this, &NumberPad::refresh);
  connect(&m_game, &Game::chosenDigitChanged, this, &NumberPad::refresh);
  connect(&m_game, &Game::inputModeChanged, this, &NumberPad::refresh);
  connect(&m_time, &PlayTime::pausedChanged, this, &NumberPad::refresh);
  setShape(false, kPadSpacing);
  refresh();
}

void NumberPad::setShape(bool isRow, int spacing) {
  layout()->setSpacing(spacing);
  m_isRow = isRow;
  arrange();
}

void NumberPad::setCalculatorOrder(bool isCalculator) {
  m_isCalculator = isCalculator;
  arrange();
}

void NumberPad::arrange() {
  auto* grid = qobject_cast<QGridLayout*>(layout());
  for (NumberToggle* toggle : m_toggles) grid->removeWidget(toggle);
  for (NumberToggle* toggle : m_toggles) {
    const int place = toggle->digit().index();
    const int row = m_isCalculator ? 2 - place / 3 : place / 3;
    grid->addWidget(toggle, m_isRow ? 0 : row, m_isRow ? place : place % 3);
  }
}

void NumberPad::wheelEvent(QWheelEvent* event) {
  m_cells.stepChosen(takeWheelSteps(event->angleDelta().y(), m_wheelRest));
  event->accept();
}

void NumberPad::refresh() {
  for (NumberToggle* toggle : m_toggles) {
    // During a pause the number of digits left is not shown, since it reveals something of the board.
    toggle->setRemaining(m_time.isPaused()
                             ? std::nullopt
                             : std::optional(remainingCount(m_game.state().board, toggle->digit())));
    toggle->setMode(m_game.inputMode());
    toggle->showChosen(m_game.chosenDigit() == toggle->digit());
  }
}

}  // namespace sudoku
