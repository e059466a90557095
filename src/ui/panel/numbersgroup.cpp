#include "numbersgroup.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "colourpad.h"
#include "game/control/gamecontroller.h"
#include "game/play/game.h"
#include "numberpad.h"
#include "panelgroup.h"
#include "ui/style/direction.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

constexpr double kMeaningSize = 0.88;

}  // namespace

NumbersGroup::NumbersGroup(const Game& game, GameController& controller, QWidget* parent)
    : QGroupBox(tr("Numbers"), parent),
      m_game(game),
      m_controller(controller),
      m_numbers(new NumberPad(game, controller.cells(), controller.hints(), controller.time(), this)),
      m_colours(new ColourPad(game, controller, this)),
      m_meaning(new QLabel(this)) {
  setAccessibleName(title());
  m_meaning->setForegroundRole(QPalette::PlaceholderText);
  m_meaning->setAlignment(Qt::AlignRight | Qt::AlignTop);
  m_meaning->setFont(scaled(font(), kMeaningSize));
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_numbers);
  column->addWidget(m_colours);
  connect(&m_game, &Game::started, this, &NumbersGroup::refresh);
  connect(&m_game, &Game::inputModeChanged, this, &NumbersGroup::refresh);
  connect(&m_controller.marks(), &MarkCommands::changed, this, &NumbersGroup::refresh);
  connect(&m_game, &Game::selectionChanged, this, &NumbersGroup::refresh);
  refresh();
}

void NumbersGroup::setShape(const PanelShape& shape) {
  showFrame(*this, accessibleName(), true, shape);
  const bool isRow = shape.shape == WindowShape::Portrait;
  if (isRow) setTitle({});
  m_numbers->setShape(isRow, layout()->spacing());
  m_colours->setShape(shape, layout()->spacing());
  m_meaning->setVisible(!title().isEmpty());
}

void NumbersGroup::setCalculatorOrder(bool isCalculator) {
  m_numbers->setCalculatorOrder(isCalculator);
}

void NumbersGroup::resizeEvent(QResizeEvent* event) {
  QGroupBox::resizeEvent(event);
  placeMeaning();
}

void NumbersGroup::changeEvent(QEvent* event) {
  QGroupBox::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  m_meaning->setFont(scaled(font(), kMeaningSize));
  placeMeaning();
}

void NumbersGroup::refresh() {
  const bool isColour = m_game.inputMode() == InputMode::Colour;
  m_numbers->setVisible(!isColour);
  m_colours->setVisible(isColour);
  const MarkTarget marked = m_controller.marks().target();
  const QString mode = m_game.inputMode() == InputMode::Corner   ? tr("corner notes")
                       : m_game.inputMode() == InputMode::Centre ? tr("centre notes")
                       : !isColour                               ? QString()
                       : marked == MarkTarget::Candidate         ? tr("colours of candidates")
                       : marked == MarkTarget::Link              ? tr("links")
                                                                 : tr("colours");
  const int count = m_game.selection().cells.size();
  const QString cells = count > 1 ? tr("%n cells", "", count) : QString();
  m_meaning->setText(mode.isEmpty() || cells.isEmpty() ? mode + cells : tr("%1, %2").arg(mode, cells));
  placeMeaning();
}

/// Places the text that says what a press of a number does beside the title, if there is room.
void NumbersGroup::placeMeaning() {
  const int left = QFontMetrics(bold(font())).horizontalAdvance(title()) + fontMetrics().height();
  const QSize size = m_meaning->sizeHint();
  placeWidget(*m_meaning, {width() - size.width() - 2, 1, size.width(), size.height()});
  m_meaning->setVisible(!title().isEmpty() && left + size.width() <= width());
}

}  // namespace sudoku
