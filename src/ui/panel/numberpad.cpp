#include "numberpad.h"

#include <algorithm>
#include <utility>

#include <QGridLayout>
#include <QPainter>
#include <QStyleOptionButton>
#include <QWheelEvent>

#include "game/game.h"
#include "game/gamecontroller.h"
#include "ui/digitkeys.h"

namespace sudoku {
namespace {

constexpr int kLeastSide = 24;
constexpr int kSpacing = 8;
constexpr double kTextHeight = 18;  // of the font that the measures are made for

}  // namespace

NumberToggle::NumberToggle(Digit digit, QWidget* parent) : QAbstractButton(parent), m_digit(digit) {
  setCheckable(true);
  setAutoExclusive(true);
  setFocusPolicy(Qt::TabFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setAttribute(Qt::WA_Hover);
  setRemaining(kDigitCount);
  // Assistive technology toggles without a click, and a click on the checked button of a group changes
  // nothing.
  connect(this, &QAbstractButton::toggled, this, [this](bool on) {
    if (on) emit chosen(m_digit);
  });
  connect(this, &QAbstractButton::clicked, this, [this] {
    if (!std::exchange(m_clickChecks, false)) emit dropped();
  });
}

void NumberToggle::setRemaining(int remaining) {
  m_remaining = remaining;
  setAccessibleName(remaining < 0 ? tr("Digit %1, %n too many", "", -remaining).arg(m_digit.value())
                                  : tr("Digit %1, %n left", "", remaining).arg(m_digit.value()));
  update();
}

void NumberToggle::showChosen(bool chosen) {
  if (chosen == isChecked()) return;
  const QSignalBlocker blocker(this);
  // An exclusive button refuses to be unchecked, and this one must be able to.
  if (!chosen) setAutoExclusive(false);
  setChecked(chosen);
  setAutoExclusive(true);
}

QSize NumberToggle::sizeHint() const {
  return {kLeastSide, kLeastSide};
}

void NumberToggle::nextCheckState() {
  m_clickChecks = true;
  QAbstractButton::nextCheckState();
}

void NumberToggle::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  QStyleOptionButton option;
  option.initFrom(this);
  option.state |= isDown() ? QStyle::State_Sunken : QStyle::State_Raised;
  if (isChecked()) option.state |= QStyle::State_On;
  style()->drawPrimitive(QStyle::PE_PanelButtonCommand, &option, &painter, this);

  const double unit = std::max(1.0, fontMetrics().height() / kTextHeight);
  const bool isFinished = m_remaining <= 0 && !isChecked();
  painter.setPen(isChecked()  ? palette().color(QPalette::HighlightedText)
                 : isFinished ? palette().color(QPalette::PlaceholderText)
                              : palette().color(QPalette::ButtonText));
  QFont big = font();
  big.setPixelSize(qRound(std::min(26 * unit, height() * 0.46)));
  painter.setFont(big);
  painter.drawText(rect(), Qt::AlignCenter, QString::number(m_digit.value()));
  paintCount(painter, unit);
  if (hasFocus()) style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

void NumberToggle::paintCount(QPainter& painter, double unit) {
  const QString text = m_remaining > 0    ? QString::number(m_remaining)
                       : m_remaining == 0 ? QStringLiteral("\u2713")
                                          : QStringLiteral("+%1").arg(-m_remaining);
  if (m_remaining < 0) painter.setPen(palette().color(QPalette::BrightText));
  QFont small = font();
  small.setPixelSize(qRound(std::clamp(height() / 4.0, 9.0, 11 * unit)));
  small.setBold(m_remaining < 0);
  painter.setFont(small);
  const int inset = qRound(5 * unit);
  painter.drawText(rect().adjusted(0, 0, -inset, -inset / 2), Qt::AlignRight | Qt::AlignBottom, text);
}

NumberPad::NumberPad(const Game& game, GameController& controller, QWidget* parent)
    : QWidget(parent), m_game(game), m_controller(controller) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  for (const Digit digit : allDigits()) {
    auto* toggle = new NumberToggle(digit, this);
    m_toggles[static_cast<std::size_t>(digit.index())] = toggle;
    connect(toggle, &NumberToggle::chosen, &m_controller, &GameController::chooseDigit);
    connect(toggle, &NumberToggle::dropped, &m_controller,
            [this] { m_controller.chooseDigit(std::nullopt); });
  }
  connect(&m_game, &Game::started, this, &NumberPad::refresh);
  connect(&m_game, &Game::cellsChanged, this, &NumberPad::refresh);
  connect(&m_game, &Game::chosenDigitChanged, this, &NumberPad::refresh);
  setShape(false, kSpacing);
  refresh();
}

void NumberPad::setShape(bool isRow, int spacing) {
  auto* grid = qobject_cast<QGridLayout*>(layout());
  grid->setSpacing(spacing);
  for (NumberToggle* toggle : m_toggles) {
    const int place = toggle->digit().index();
    grid->removeWidget(toggle);
    grid->addWidget(toggle, isRow ? 0 : place / 3, isRow ? place : place % 3);
  }
}

void NumberPad::wheelEvent(QWheelEvent* event) {
  m_controller.stepChosen(takeWheelSteps(event->angleDelta().y(), m_wheelRest));
  event->accept();
}

void NumberPad::refresh() {
  for (NumberToggle* toggle : m_toggles) {
    toggle->setRemaining(kDigitCount - m_game.state().board.cellsWith(toggle->digit()).size());
    toggle->showChosen(m_game.chosenDigit() == toggle->digit());
  }
}

}  // namespace sudoku
