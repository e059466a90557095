#include "windowcontent.h"

#include <algorithm>

#include <QEvent>
#include <QGridLayout>

#include "game/game.h"
#include "game/gamecontroller.h"
#include "ui/board/boardwidget.h"
#include "ui/board/pausecover.h"
#include "ui/coach/coachpage.h"
#include "ui/coach/idlecoach.h"
#include "ui/panel/buttonpanel.h"
#include "ui/panel/statusline.h"
#include "ui/panel/storagestrip.h"

namespace sudoku {
namespace {

// All at 100 %.
constexpr int kTextHeight = 18;  // of the font that the measures are made for
constexpr int kCompactBelow = 600;
constexpr int kNarrowBelow = 800;  // wide
constexpr int kWideFrom = 1240;
constexpr int kCompactPanel = 196;
constexpr int kSlimPanel = 216;
constexpr int kMostSlimPanel = 300;
constexpr int kPanel = 280;
constexpr int kMostPanel = 296;
constexpr int kColumn = 264;
constexpr int kMostColumn = 400;

}  // namespace

WindowContent::WindowContent(const Game& game, GameController& controller, QWidget* parent)
    : QWidget(parent),
      m_grid(new QGridLayout(this)),
      m_board(new BoardWidget(game, controller, this)),
      m_cover(new PauseCover(*m_board, this)),
      m_panel(new ButtonPanel(game, controller, this)),
      m_column(new QWidget(this)),
      m_idle(new IdleCoach(m_column)),
      m_coach(new CoachPage(m_panel)),
      m_storage(new StorageStrip(controller, this)),
      m_status(new StatusLine(game, controller, this)) {
  m_coach->hide();
  auto* column = new QGridLayout(m_column);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_idle, 0, 0);
  m_grid->setVerticalSpacing(6);
  m_grid->addWidget(m_board, 0, 0);
  m_grid->addWidget(m_panel, 0, 1, 2, 1);
  m_grid->addWidget(m_column, 0, 2, 2, 1);
  m_grid->addWidget(m_storage, 1, 0);
  m_grid->addWidget(m_status, 2, 0, 1, 3);
  m_grid->setColumnStretch(0, 1);
  m_grid->setRowStretch(0, 1);
  connect(m_panel, &ButtonPanel::nextStepRequested, &controller, &GameController::nextStep);
  connect(m_idle, &IdleCoach::nextStepRequested, &controller, &GameController::nextStep);
  connect(m_coach, &CoachPage::asked, &controller, &GameController::ask);
  connect(m_coach, &CoachPage::pointedAt, m_board, &BoardWidget::pointAt);
  // A hint tells of the board: a pause hides it, too.
  const auto showHintNow = [this, &controller] {
    showHint(controller.isPaused() ? std::nullopt : controller.teacher().hint());
  };
  connect(&controller.teacher(), &Teacher::hintChanged, this, showHintNow);
  connect(&controller, &GameController::pausedChanged, this, [this, &controller, showHintNow] {
    showHintNow();
    showPause(controller.isPaused());
  });
  connect(m_cover, &PauseCover::goOnRequested, &controller, [&controller] { controller.setPaused(false); });
  const auto giveToBoard = [this] { m_board->cellWidget(m_board->selectedCell())->setFocus(); };
  connect(m_panel, &ButtonPanel::keyboardFreed, this, giveToBoard);
  connect(m_coach, &CoachPage::keyboardFreed, this, giveToBoard);
  arrange();
}

void WindowContent::setTheme(const Theme& theme) {
  m_board->setTheme(theme);
  m_storage->setTheme(theme);
  m_coach->setTheme(theme);
  m_cover->setTheme(theme);
}

void WindowContent::setShowsClock(bool shows) {
  m_panel->setShowsClock(shows);
}

void WindowContent::showHint(const std::optional<Hint>& hint) {
  m_hint = hint;
  placeCoach();
}

void WindowContent::showPause(bool isPaused) {
  const bool hadKeyboard = m_cover->isAncestorOf(window()->focusWidget());
  m_cover->setVisible(isPaused);
  if (isPaused)
    m_cover->takeKeyboard();
  else if (hadKeyboard)
    m_board->cellWidget(m_board->selectedCell())->setFocus();
}

void WindowContent::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void WindowContent::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) arrange();
}

double WindowContent::textScale() const {
  return std::max(1.0, fontMetrics().height() / double{kTextHeight});
}

WindowContent::Shape WindowContent::shapeOf(QSize window) const {
  const QSizeF size = QSizeF(window) / textScale();
  if (size.height() < kCompactBelow) return Shape::Compact;
  if (size.width() >= kWideFrom) return Shape::Wide;
  return size.width() < kNarrowBelow ? Shape::Narrow : Shape::Normal;
}

void WindowContent::arrange() {
  m_shape = shapeOf(window()->size());
  const double scale = textScale();
  const auto sized = [&](int least, double wanted, int most) {
    return qRound(std::clamp(wanted, least * scale, most * scale));
  };
  const bool isCompact = m_shape == Shape::Compact;
  const bool isWide = m_shape == Shape::Wide;
  m_grid->setContentsMargins(isCompact ? QMargins(8, 6, 8, 4) : QMargins(16, 8, 16, 6));
  m_grid->setHorizontalSpacing(isCompact ? 12 : isWide ? 16 : 24);
  m_column->setVisible(isWide);
  const QSize size = window()->size();
  switch (m_shape) {
    case Shape::Compact:
      m_panel->setShape(PanelShape::Compact, sized(kCompactPanel, 0, kCompactPanel));
      break;
    case Shape::Narrow:
      m_panel->setShape(PanelShape::Normal, sized(kSlimPanel, 0, kSlimPanel));
      break;
    case Shape::Normal:
      m_panel->setShape(PanelShape::Normal, sized(kPanel, 0.29 * size.width(), kMostPanel));
      break;
    case Shape::Wide:
      m_panel->setShape(PanelShape::Slim, sized(kSlimPanel, 0.27 * size.height(), kMostSlimPanel));
      m_column->setFixedWidth(sized(kColumn, 0.3475 * size.height(), kMostColumn));
      break;
  }
  m_grid->activate();  // at once: nothing moves later on
  placeCoach();
}

void WindowContent::placeCoach() {
  const bool isWide = m_shape == Shape::Wide;
  auto* column = qobject_cast<QGridLayout*>(m_column->layout());
  if (!m_hint) {
    column->removeWidget(m_coach);
    const QWidget* focused = window()->focusWidget();
    if (isWide && focused != nullptr && m_coach->isAncestorOf(focused)) emit m_coach->keyboardFreed();
    m_panel->hideCoach();
    m_coach->hide();
    m_idle->show();
    return;
  }
  m_coach->setCompact(m_shape == Shape::Compact);
  if (isWide) {
    m_panel->hideCoach();
    const QWidget* focused = window()->focusWidget();
    if (focused != nullptr && m_idle->isAncestorOf(focused)) emit m_coach->keyboardFreed();
    column->addWidget(m_coach, 0, 0);
    m_idle->hide();
    m_coach->show();
  } else {
    column->removeWidget(m_coach);
    m_idle->show();
    m_panel->showCoach(*m_coach, m_hint->rung == Rung::Why || m_hint->kind == Hint::Kind::WhatIf);
  }
  m_coach->setHint(*m_hint);
}

}  // namespace sudoku
