#include "inputstrip.h"

#include <algorithm>
#include <array>

#include <QHBoxLayout>
#include <QPainter>
#include <QStyleOptionFrame>

#include "game/control/boardcommands.h"
#include "game/control/cellcommands.h"
#include "game/control/playtime.h"
#include "game/play/game.h"
#include "modeicons.h"
#include "ui/controls/keynames.h"
#include "ui/controls/stripbutton.h"
#include "ui/keys/keytip.h"
#include "ui/keys/menukeys.h"
#include "ui/style/icons.h"
#include "ui/style/targets.h"

namespace sudoku {
namespace {

constexpr double kStripRadius = 8;
// Least width in pixels of each of Undo and Redo, in a window of the usual size.
constexpr double kLeastButton = 32;
// Width of the four buttons for input modes together, in widths of the button Undo.
constexpr int kModesShare = 5;

}  // namespace

InputStrip::InputStrip(const Game& game, CellCommands& cells, BoardCommands& board, PlayTime& time,
                       QWidget* parent)
    : QWidget(parent),
      m_game(game),
      m_cells(cells),
      m_time(time),
      m_undo(new StripButton(lineIcon(IconShape::Undo), tr("Undo"), this, false)),
      m_redo(new StripButton(lineIcon(IconShape::Redo), tr("Redo"), this, false)),
      m_group(new QWidget(this)) {
  m_group->setAccessibleName(tr("How digits are meant"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(m_undo, 1);
  row->addWidget(m_redo, 1);
  row->addWidget(m_group, kModesShare);
  m_group->setLayout(new QHBoxLayout);
  addMode(InputMode::Digit, tr("Digit"), tr("Digits"));
  addMode(InputMode::Corner, tr("Corner"), tr("Notes"));
  addMode(InputMode::Centre, tr("Centre"), tr("Centre notes"));
  addMode(InputMode::Colour, tr("Colour"), tr("Colours"));
  connect(m_undo, &QPushButton::clicked, &board, &BoardCommands::undo);
  connect(m_redo, &QPushButton::clicked, &board, &BoardCommands::redo);
  connect(&m_game, &Game::started, this, &InputStrip::refresh);
  connect(&m_game, &Game::inputModeChanged, this, &InputStrip::refresh);
  connect(&m_game, &Game::cellsChanged, this, &InputStrip::refresh);
  connect(&m_time, &PlayTime::pausedChanged, this, &InputStrip::refresh);
  refresh();
}

void InputStrip::addMode(InputMode mode, const QString& word, const QString& name) {
  auto* button = new StripButton(modeIcon(mode), word, m_group, true);
  button->setAccessibleName(name);
  m_modes.at(static_cast<std::size_t>(mode)) = button;
  m_group->layout()->addWidget(button);
  if (mode == InputMode::Digit) {
    connect(button, &QPushButton::clicked, this, [this] { m_cells.setInputMode(InputMode::Digit); });
    return;
  }
  button->setCheckable(true);
  connect(button, &QPushButton::toggled, this, [this, mode](bool on) {
    if (on != (m_game.inputMode() == mode)) m_cells.toggleInputMode(mode);
  });
}

void InputStrip::showKeys(const MenuKeys& keys) {
  const auto bind = [&keys](QWidget* button, const char* entry, const QString& words) {
    bindToolTip(*button, *keys.at(entry).action, words);
  };
  bind(m_undo, "undo", tr("Undo"));
  bind(m_redo, "redo", tr("Redo"));
  bind(m_modes[0], "digits", tr("A digit typed is an entry"));
  bind(m_modes[1], "notes", withKeys(tr("Notes at fixed places, as {Shift} with a digit")));
  bind(m_modes[2], "centre-notes", withKeys(tr("Notes in a row, as {Ctrl} with a digit")));
  bind(m_modes[3], "colours", withKeys(tr("Colours, as {Ctrl} and {Shift} with a digit")));
}

const QWidget* InputStrip::undo() const {
  return m_undo;
}

void InputStrip::setShape(const PanelShape& shape) {
  const bool isLow = shape.shape == WindowShape::Low;
  const auto px = [&](double measure) { return qRound(measure * shape.unit); };
  const int gap = px(isLow ? 2 : 6);
  const int edge = isLow ? 1 : 2;
  const int between = isLow ? 0 : px(1);
  // The buttons for input modes share equally the width that Undo and Redo leave.
  const int least = std::max(px(kLeastButton), leastTarget(*this));
  const int rest = shape.strip.width() - 2 * gap;
  const int modes = std::min(rest * kModesShare / (kModesShare + 2), rest - 2 * least);
  const int mode = (modes - 2 * edge - (kInputModes - 1) * between) / kInputModes;
  const bool mayHaveWords = shape.shape == WindowShape::Normal || shape.shape == WindowShape::Portrait;
  // The words of one kind of button are longer than the other's in some languages: icons alone stand there.
  const auto place = [&](const auto& buttons, int width) {
    const bool hasWords = mayHaveWords && std::all_of(buttons.begin(), buttons.end(), [&](const auto* each) {
                            return each->leastWidth(font()) <= width;
                          });
    for (StripButton* button : buttons) {
      button->setShowsWord(hasWords);
      button->setIconSize(QSize(1, 1) * px(18));
    }
  };
  place(m_modes, mode);
  place(std::array{m_undo, m_redo}, (rest - modes) / 2);
  for (StripButton* button : {m_undo, m_redo}) button->setMinimumWidth(least);
  layout()->setSpacing(gap);
  m_group->layout()->setContentsMargins(edge, edge, edge, edge);
  m_group->layout()->setSpacing(between);
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
  m_undo->setEnabled(m_game.canUndo() && !m_time.isPaused());
  m_redo->setEnabled(m_game.canRedo() && !m_time.isPaused());
  for (int mode = 0; mode < kInputModes; ++mode) {
    const bool isOn = static_cast<int>(m_game.inputMode()) == mode;
    StripButton* button = m_modes.at(static_cast<std::size_t>(mode));
    button->setLooksOn(isOn);
    if (button->isCheckable()) button->setChecked(isOn);
  }
}

}  // namespace sudoku
