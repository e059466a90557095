#include "colourpad.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionButton>
#include <QWheelEvent>

#include "game/control/gamecontroller.h"
#include "game/play/game.h"
#include "linktoggle.h"
#include "markicons.h"
#include "ui/board/candidatemark.h"
#include "ui/controls/digitkeys.h"
#include "ui/controls/panelbutton.h"
#include "ui/controls/segments.h"
#include "ui/style/playercolours.h"
#include "ui/style/strokes.h"
#include "ui/style/targets.h"
#include "ui/style/textscale.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kColourRadius = 8;
/// The greatest part of a row that the names of what is marked may take.
constexpr double kMostOfRow = 0.4;
constexpr double kHelpSize = 0.9;        // font size of the explanation, as a multiple of the text's
constexpr double kShownCellShare = 1.6;  // side of the cell whose candidate a button shows, in its heights
constexpr double kMostShownCell = 102;   // the same in pixels at most, for the usual size of text
constexpr double kLinesOfBoth = 3.2;     // least height of a button with a candidate and a number, in lines
constexpr double kShownDigit = 0.215;    // font size of that candidate, in parts of the cell's side

}  // namespace

ColourToggle::ColourToggle(Digit colour, QWidget* parent) : ExclusiveToggle(parent), m_colour(colour) {
  setAccessibleName(tr("Colour %1").arg(colour.value()));
}

void ColourToggle::setOfCandidates(bool ofCandidates) {
  m_isOfCandidates = ofCandidates;
  update();
}

void ColourToggle::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setLayoutDirection(layoutDirection());
  painter.setRenderHint(QPainter::Antialiasing);
  if (m_isOfCandidates)
    paintCandidate(painter);
  else
    paintCell(painter);
  painter.setFont(font());
  painter.setPen(themeOf(this).text);
  if (!m_isOfCandidates || hasRoomForNumber())
    painter.drawText(rect().adjusted(8, 6, -4, -4), Qt::AlignLeft | Qt::AlignTop,
                     QString::number(m_colour.value()));
  if (!hasFocus()) return;
  QStyleOptionButton option;
  option.initFrom(this);
  style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

void ColourToggle::paintCell(QPainter& painter) const {
  const Theme& theme = themeOf(this);
  const RoleLook& look = playerColourLook(m_colour, theme);
  const double edge = isChecked() ? 3 : underMouse() ? 2 : 1;
  const QRectF area = QRectF(rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2);
  QPainterPath path;
  path.addRoundedRect(area, kColourRadius, kColourRadius);
  fillTextured(painter, path, look, fontMetrics().height() / kPlainTextHeight);
  painter.setPen(QPen(isChecked() ? theme.accent : look.line, edge));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(path);
}

/// Whether the number of the colour has room in a corner, beside the candidate.
bool ColourToggle::hasRoomForNumber() const {
  return height() > kLinesOfBoth * fontMetrics().height();
}

/// Paints a candidate as it looks on the board, in the middle; the number of the colour stands in a corner
/// or, where it has no room there, in place of the candidate.
void ColourToggle::paintCandidate(QPainter& painter) const {
  const Theme& theme = themeOf(this);
  paintFrame(painter, rect(), kColourRadius,
             QPen(isChecked() ? theme.accent : theme.edge, isChecked() ? 2 : 1),
             !isChecked() && underMouse() ? theme.hover : theme.panel);
  const double scale = fontMetrics().height() / kPlainTextHeight;
  const double side =
      std::min({kMostShownCell * scale, height() * kShownCellShare, width() * kShownCellShare});
  const QPointF middle = QRectF(rect()).center();
  paintCandidateMark(painter, middle, side, m_colour, theme, scale);
  QFont digit = bold(font());
  digit.setPixelSize(std::max(6, qRound(side * kShownDigit)));
  painter.setFont(digit);
  painter.setPen(theme.text);
  painter.drawText(QRectF(rect()), Qt::AlignCenter,
                   hasRoomForNumber() ? QString('4') : QString::number(m_colour.value()));
}

ColourPad::ColourPad(const Game& game, GameController& controller, QWidget* parent)
    : QWidget(parent),
      m_game(game),
      m_controller(controller),
      m_target(new Segments(tr("What is marked"), this)),
      m_parts(new QBoxLayout(QBoxLayout::TopToBottom, this)),
      m_colours(new QWidget(this)),
      m_links(new QWidget(this)),
      m_help(new QLabel(this)),
      m_clearThese(makePanelButton({}, this)),
      m_clearAll(makePanelButton({}, this)) {
  m_parts->setContentsMargins(0, 0, 0, 0);
  m_target->setChoices({tr("Cell"), tr("Candidate"), tr("Link")}, 0);
  m_target->setIcons(
      {markIcon(MarkTarget::Cell), markIcon(MarkTarget::Candidate), markIcon(MarkTarget::Link)});
  addColours();
  addLinks();
  m_help->setWordWrap(true);
  m_help->setForegroundRole(QPalette::PlaceholderText);
  m_help->setFont(scaled(font(), kHelpSize));
  const QString drawing = tr("Drag from one candidate to another. By keyboard: the digit, move, the digit.");
  m_help->setText(drawing + '\n' + tr("A press on a link takes it away."));
  auto* clearing = new QHBoxLayout;
  clearing->addWidget(m_clearThese);
  clearing->addWidget(m_clearAll);
  m_parts->addWidget(m_target);
  m_parts->addWidget(m_colours);
  m_parts->addWidget(m_links);
  m_parts->addWidget(m_help);
  m_parts->addLayout(clearing);
  connect(m_target, &Segments::chosen, this,
          [this](int index) { m_controller.marks().chooseTarget(static_cast<MarkTarget>(index)); });
  connect(m_clearThese, &QPushButton::clicked, this, [this] { clear(false); });
  connect(m_clearAll, &QPushButton::clicked, this, [this] { clear(true); });
  connect(&m_game, &Game::started, this, &ColourPad::refresh);
  connect(&m_game, &Game::chosenColourChanged, this, &ColourPad::refresh);
  connect(&m_controller.marks(), &MarkCommands::changed, this, &ColourPad::refresh);
  setShape({}, kGroupGap);
  refresh();
}

void ColourPad::addColours() {
  m_colours->setLayoutDirection(Qt::LeftToRight);  // in the order of the keys, as the digits
  auto* grid = new QGridLayout(m_colours);
  grid->setContentsMargins(0, 0, 0, 0);
  for (const Digit colour : allColours()) {
    auto* toggle = new ColourToggle(colour, m_colours);
    m_toggles.at(static_cast<std::size_t>(colour.index())) = toggle;
    connect(toggle, &ExclusiveToggle::chosen, this, [this, colour](PressedBy by) { press(colour, by); });
  }
}

void ColourPad::addLinks() {
  auto* row = new QHBoxLayout(m_links);
  row->setContentsMargins(0, 0, 0, 0);
  for (const LinkKind kind : {LinkKind::Strong, LinkKind::Weak}) {
    auto* toggle = new LinkToggle(kind, m_links);
    m_kinds.at(static_cast<std::size_t>(kind)) = toggle;
    row->addWidget(toggle);
    connect(toggle, &ExclusiveToggle::chosen, this, [this, kind] {
      m_controller.marks().chooseLinkKind(kind);
      refresh();
    });
  }
}

void ColourPad::press(Digit colour, PressedBy by) {
  if (m_controller.marks().chosenTarget() == MarkTarget::Cell)
    m_controller.cells().press(colour, by);
  else
    m_controller.cells().chooseColour(colour);
  refresh();
}

void ColourPad::clear(bool all) {
  MarkCommands& marks = m_controller.marks();
  CellCommands& cells = m_controller.cells();
  if (marks.chosenTarget() != MarkTarget::Cell)
    all ? marks.clearAll() : marks.clearThese();
  else
    all ? cells.clearAllColours() : cells.clearColours();
}

void ColourPad::setShape(const PanelShape& shape, int spacing) {
  const bool isRow = shape.shape == WindowShape::Portrait;
  const bool isLow = shape.shape == WindowShape::Low;
  m_isHigh = !isRow && !isLow;
  m_parts->setDirection(isRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  // There are four rows of targets where the digits have three.
  const int gap = m_isHigh && leastTarget(*this) > 0 ? spacing / 2 : spacing;
  m_parts->setSpacing(gap);
  auto* clear = m_parts->itemAt(m_parts->count() - 1)->layout();
  clear->setSpacing(spacing);
  m_links->layout()->setSpacing(spacing);
  auto* grid = qobject_cast<QGridLayout*>(m_colours->layout());
  grid->setSpacing(gap);
  const int across = isRow || isLow ? kColourCount : kColourCount / 2;
  for (ColourToggle* toggle : m_toggles) grid->removeWidget(toggle);
  for (int place = 0; place < kColourCount; ++place)
    grid->addWidget(m_toggles.at(static_cast<std::size_t>(place)), place / across, place % across);
  // Two rows of colours are as high as two of three equal rows; the third has the buttons that clear.
  m_parts->setStretchFactor(m_colours, isRow ? 6 : isLow ? 1 : 2);
  m_parts->setStretchFactor(m_links, isRow ? 6 : 1);
  m_parts->setStretchFactor(clear, isRow ? 5 : 1);
  fit();
  refresh();
}

/// Shows the choice of what is marked by icons where there is no room for names side by side.
void ColourPad::fit() {
  const double room = width() * (m_parts->direction() == QBoxLayout::TopToBottom ? 1 : kMostOfRow);
  const bool isNarrow = room < m_target->wideWidth();
  m_target->setLook(isNarrow ? Segments::Look::Icons : Segments::Look::Names);
}

void ColourPad::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

void ColourPad::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) m_help->setFont(scaled(font(), kHelpSize));
}

void ColourPad::wheelEvent(QWheelEvent* event) {
  const int steps = takeWheelSteps(event->angleDelta().y(), m_wheelRest);
  if (m_controller.marks().chosenTarget() != MarkTarget::Link) m_controller.cells().stepChosen(steps);
  event->accept();
}

void ColourPad::refresh() {
  const MarkCommands& marks = m_controller.marks();
  const MarkTarget target = marks.chosenTarget();
  const bool isLink = target == MarkTarget::Link;
  for (const Digit colour : allColours()) {
    ColourToggle* toggle = m_toggles.at(static_cast<std::size_t>(colour.index()));
    toggle->showChosen(m_game.chosenColour() == colour);
    toggle->setOfCandidates(target == MarkTarget::Candidate);
  }
  for (LinkToggle* toggle : m_kinds) toggle->showChosen(marks.linkKind() == toggle->kind());
  m_colours->setVisible(!isLink);
  m_links->setVisible(isLink);
  m_help->setVisible(isLink && m_isHigh);
  const bool isCell = target == MarkTarget::Cell;
  m_clearThese->setAccessibleName(isCell ? tr("Clear cell colours") : tr("Clear these"));
  m_clearAll->setAccessibleName(isCell ? tr("Clear all colours") : tr("Clear all"));
  m_clearThese->setText(m_isHigh ? m_clearThese->accessibleName() : tr("Clear these"));
  m_clearAll->setText(m_isHigh ? m_clearAll->accessibleName() : tr("Clear all"));
}

}  // namespace sudoku
