#include "numberpad.h"

#include <algorithm>
#include <utility>

#include <QGridLayout>
#include <QPainter>
#include <QStyleOptionButton>
#include <QWheelEvent>

#include <sudoku/play/gamestate.h>

#include "game/game.h"
#include "game/gamecontroller.h"
#include "ui/digitkeys.h"

namespace sudoku {
namespace {

constexpr int kHeight = 58;
constexpr int kSmall = 40;
constexpr int kSpacing = 8;
constexpr int kSmallSpacing = 4;  // of small toggles

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
  setAccessibleName(tr("Digit %1, %n left", "", remaining).arg(m_digit.value()));
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
  return {kHeight, kHeight};
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

  const bool complete = m_remaining == 0;
  const QColor plain =
      palette().color(complete ? QPalette::Disabled : QPalette::Active, QPalette::ButtonText);
  const QColor colour = isChecked() ? palette().color(QPalette::HighlightedText) : plain;
  painter.setPen(colour);
  QFont big = font();
  big.setPixelSize(std::min(24, height() * 9 / 20));
  painter.setFont(big);
  painter.setOpacity(complete ? 0.45 : 1.0);
  painter.drawText(rect(), Qt::AlignCenter, QString::number(m_digit.value()));
  painter.setOpacity(1.0);
  QFont small = font();
  small.setPixelSize(std::clamp(height() / 4, 9, 12));
  painter.setFont(small);
  if (!complete)
    painter.drawText(rect().adjusted(0, 0, -6, -3), Qt::AlignRight | Qt::AlignBottom,
                     QString::number(m_remaining));
  if (hasFocus()) style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

NumberPad::NumberPad(const Game& game, GameController& controller, QWidget* parent)
    : QWidget(parent), m_game(game), m_controller(controller) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  for (const Digit digit : allDigits()) {
    auto* toggle = new NumberToggle(digit, this);
    m_toggles[static_cast<std::size_t>(digit.index())] = toggle;
    grid->addWidget(toggle, digit.index() / 3, digit.index() % 3);
    connect(toggle, &NumberToggle::chosen, &m_controller, &GameController::chooseDigit);
    connect(toggle, &NumberToggle::dropped, &m_controller,
            [this] { m_controller.chooseDigit(std::nullopt); });
  }
  connect(&m_game, &Game::started, this, &NumberPad::refresh);
  connect(&m_game, &Game::cellsChanged, this, &NumberPad::refresh);
  connect(&m_game, &Game::chosenDigitChanged, this, &NumberPad::refresh);
  setHeights(kSmall, kHeight);
  refresh();
}

void NumberPad::setHeights(int least, int most) {
  for (NumberToggle* toggle : m_toggles) {
    toggle->setMinimumHeight(least);
    toggle->setMaximumHeight(most);
  }
  const int spacing = least < kSmall ? kSmallSpacing : kSpacing;
  qobject_cast<QGridLayout*>(layout())->setSpacing(spacing);
  setMaximumHeight(3 * most + 2 * spacing);
}

void NumberPad::wheelEvent(QWheelEvent* event) {
  m_controller.stepChosen(takeWheelSteps(event->angleDelta().y(), m_wheelRest));
  event->accept();
}

void NumberPad::refresh() {
  for (NumberToggle* toggle : m_toggles) {
    toggle->setRemaining(remainingCount(m_game.state().board, toggle->digit()));
    toggle->showChosen(m_game.chosenDigit() == toggle->digit());
  }
}

}  // namespace sudoku
