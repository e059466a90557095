#include "colourpad.h"

#include <QGridLayout>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionButton>
#include <QWheelEvent>

#include "game/control/cellcommands.h"
#include "game/play/game.h"
#include "ui/controls/digitkeys.h"
#include "ui/controls/panelbutton.h"
#include "ui/style/playercolours.h"
#include "ui/style/textscale.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kColourRadius = 8;
constexpr int kColumns = 6;  // grid columns of the square pad: a colour takes two of them, a button three

}  // namespace

ColourToggle::ColourToggle(Digit colour, QWidget* parent) : ExclusiveToggle(parent), m_colour(colour) {
  setAccessibleName(tr("Colour %1").arg(colour.value()));
}

void ColourToggle::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const RoleLook& look = playerColourLook(m_colour, theme);
  const double edge = isChecked() ? 3 : underMouse() ? 2 : 1;
  const QRectF area = QRectF(rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2);
  QPainterPath path;
  path.addRoundedRect(area, kColourRadius, kColourRadius);
  fillTextured(painter, path, look, fontMetrics().height() / kPlainTextHeight);
  painter.setPen(QPen(isChecked() ? theme.accent : look.line, edge));
  painter.drawPath(path);
  painter.setPen(theme.text);
  painter.drawText(rect().adjusted(8, 6, -4, -4), Qt::AlignLeft | Qt::AlignTop,
                   QString::number(m_colour.value()));
  if (!hasFocus()) return;
  QStyleOptionButton option;
  option.initFrom(this);
  style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

ColourPad::ColourPad(const Game& game, CellCommands& cells, QWidget* parent)
    : QWidget(parent),
      m_game(game),
      m_cells(cells),
      m_clearThese(makePanelButton(tr("Clear cell colours"), this)),
      m_clearAll(makePanelButton(tr("Clear all colours"), this)) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  for (const Digit colour : allColours()) {
    auto* toggle = new ColourToggle(colour, this);
    m_toggles.at(static_cast<std::size_t>(colour.index())) = toggle;
    connect(toggle, &ExclusiveToggle::chosen, this, [this, colour](PressedBy by) {
      m_cells.press(colour, by);
      refresh();
    });
  }
  connect(m_clearThese, &QPushButton::clicked, &cells, &CellCommands::clearColours);
  connect(m_clearAll, &QPushButton::clicked, &cells, &CellCommands::clearAllColours);
  connect(&m_game, &Game::started, this, &ColourPad::refresh);
  connect(&m_game, &Game::chosenColourChanged, this, &ColourPad::refresh);
  setShape(false, 8);
  refresh();
}

void ColourPad::setShape(bool isRow, int spacing) {
  auto* grid = qobject_cast<QGridLayout*>(layout());
  grid->setSpacing(spacing);
  for (QWidget* button : {m_clearThese, m_clearAll}) grid->removeWidget(button);
  for (ColourToggle* toggle : m_toggles) grid->removeWidget(toggle);
  for (int place = 0; place < kColourCount; ++place) {
    QWidget* toggle = m_toggles.at(static_cast<std::size_t>(place));
    if (isRow)
      grid->addWidget(toggle, 0, place);
    else
      grid->addWidget(toggle, place / 3, place % 3 * 2, 1, 2);
  }
  grid->addWidget(m_clearThese, isRow ? 0 : 2, isRow ? kColourCount : 0, 1, isRow ? 1 : kColumns / 2);
  grid->addWidget(m_clearAll, isRow ? 0 : 2, isRow ? kColourCount + 1 : kColumns / 2, 1,
                  isRow ? 1 : kColumns / 2);
  for (int column = 0; column < kColourCount + 2; ++column)
    grid->setColumnStretch(column, isRow || column < kColumns ? 1 : 0);
}

void ColourPad::wheelEvent(QWheelEvent* event) {
  m_cells.stepChosen(takeWheelSteps(event->angleDelta().y(), m_wheelRest));
  event->accept();
}

void ColourPad::refresh() {
  for (const Digit colour : allColours())
    m_toggles.at(static_cast<std::size_t>(colour.index()))->showChosen(m_game.chosenColour() == colour);
}

}  // namespace sudoku
