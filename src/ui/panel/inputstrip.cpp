#include "inputstrip.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QPainter>
#include <QStyleOptionFrame>

#include "game/game.h"
#include "game/gamecontroller.h"
#include "modeicons.h"
#include "stripbutton.h"
#include "ui/keys/keytip.h"
#include "ui/keys/menukeys.h"
#include "ui/style/icons.h"

namespace sudoku {
namespace {

constexpr double kStripRadius = 8;
constexpr int kModeShare = 16;  // percent of the strip, for each mode

}  // namespace

InputStrip::InputStrip(const Game& game, GameController& controller, QWidget* parent)
    : QWidget(parent),
      m_game(game),
      m_controller(controller),
      m_undo(new StripButton(lineIcon(IconShape::Undo), tr("Undo"), this, false)),
      m_redo(new StripButton(lineIcon(IconShape::Redo), tr("Redo"), this, false)),
      m_group(new QWidget(this)) {
  m_group->setAccessibleName(tr("How digits are meant"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(m_undo, 1);
  row->addWidget(m_redo, 1);
  row->addWidget(m_group, 5);
  auto* modes = new QHBoxLayout(m_group);
  modes->setContentsMargins(2, 2, 2, 2);
  addMode(InputMode::Digit, tr("Digit"), tr("Digits"));
  addMode(InputMode::Corner, tr("Corner"), tr("Notes"));
  addMode(InputMode::Centre, tr("Centre"), tr("Centre notes"));
  addMode(InputMode::Colour, tr("Colour"), tr("Colours"));
  connect(m_undo, &QPushButton::clicked, &controller, &GameController::undo);
  connect(m_redo, &QPushButton::clicked, &controller, &GameController::redo);
  connect(&m_game, &Game::started, this, &InputStrip::refresh);
  connect(&m_game, &Game::inputModeChanged, this, &InputStrip::refresh);
  connect(&m_game, &Game::cellsChanged, this, &InputStrip::refresh);
  refresh();
}

void InputStrip::addMode(InputMode mode, const QString& word, const QString& name) {
  auto* button = new StripButton(modeIcon(mode), word, m_group, true);
  button->setAccessibleName(name);
  m_modes.at(static_cast<std::size_t>(mode)) = button;
  m_group->layout()->addWidget(button);
  if (mode == InputMode::Digit) {
    connect(button, &QPushButton::clicked, this, [this] { m_controller.setInputMode(InputMode::Digit); });
    return;
  }
  button->setCheckable(true);
  connect(button, &QPushButton::toggled, this, [this, mode](bool on) {
    if (on != (m_game.inputMode() == mode)) m_controller.toggleInputMode(mode);
  });
}

void InputStrip::showKeys(const MenuKeys& keys) {
  const auto bind = [&keys](QWidget* button, const char* entry, const QString& words) {
    bindToolTip(*button, *keys.at(entry).action, words);
  };
  bind(m_undo, "undo", tr("Undo"));
  bind(m_redo, "redo", tr("Redo"));
  bind(m_modes[0], "digits", tr("A digit typed is an entry"));
  bind(m_modes[1], "notes", tr("Notes at fixed places, as Shift with a digit"));
  bind(m_modes[2], "centre-notes", tr("Notes in a row, as Ctrl with a digit"));
  bind(m_modes[3], "colours", tr("Colours, as Ctrl and Shift with a digit"));
}

void InputStrip::setShape(const Arrangement& arrangement) {
  const bool mayHaveWords =
      arrangement.shape == WindowShape::Normal || arrangement.shape == WindowShape::Portrait;
  const int room = arrangement.strip.width() * kModeShare / 100;
  const bool hasWords =
      mayHaveWords && std::all_of(m_modes.begin(), m_modes.end(),
                                  [&](const StripButton* mode) { return mode->leastWidth(font()) <= room; });
  for (StripButton* button : {m_undo, m_redo, m_modes[0], m_modes[1], m_modes[2], m_modes[3]}) {
    button->setShowsWord(hasWords);
    button->setIconSize(QSize(1, 1) * qRound(18 * arrangement.unit));
  }
  const bool isLow = arrangement.shape == WindowShape::Low;
  layout()->setSpacing(qRound((isLow ? 4 : 6) * arrangement.unit));
  m_group->layout()->setSpacing(qRound(arrangement.unit));
  update();
}

void InputStrip::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(palette().color(QPalette::Mid));
  painter.setBrush(palette().color(QPalette::Base));
  painter.drawRoundedRect(QRectF(m_group->geometry()).adjusted(0.5, 0.5, -0.5, -0.5), kStripRadius,
                          kStripRadius);
}

void InputStrip::refresh() {
  m_undo->setEnabled(m_game.canUndo());
  m_redo->setEnabled(m_game.canRedo());
  for (int mode = 0; mode < kInputModes; ++mode) {
    const bool isOn = static_cast<int>(m_game.inputMode()) == mode;
    StripButton* button = m_modes.at(static_cast<std::size_t>(mode));
    button->setLooksOn(isOn);
    if (button->isCheckable()) button->setChecked(isOn);
  }
}

}  // namespace sudoku
