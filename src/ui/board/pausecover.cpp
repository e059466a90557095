#include "pausecover.h"

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "boardgeometry.h"
#include "boardpainter.h"
#include "boardwidget.h"
#include "ui/controls/coachbutton.h"
#include "ui/keys/keytip.h"
#include "ui/keys/menukeys.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kCoverPadding = 12;
constexpr int kButtonHeight = 34;  // pixels: the least height of a button for fingers

QAccessibleInterface* makeCoverInterface(const QString& /*className*/, QObject* object) {
  auto* cover = qobject_cast<PauseCover*>(object);
  return cover == nullptr ? nullptr
                          : new QAccessibleWidget(cover, QAccessible::Grouping, PauseCover::tr("Paused"));
}

}  // namespace

PauseCover::PauseCover(BoardWidget& board, QWidget* parent)
    : QWidget(parent),
      m_board(board),
      m_title(new QLabel(tr("Paused"), this)),
      m_goOn(new CoachButton(tr("Go on"), this, CoachButton::Look::Primary)) {
  QAccessible::installFactory(makeCoverInterface);
  m_title->setFont(bold(scaled(font(), kTitleSize)));
  m_title->setAlignment(Qt::AlignCenter);
  m_goOn->setMinimumHeight(kButtonHeight);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kCoverPadding, kCoverPadding, kCoverPadding, kCoverPadding);
  column->setSpacing(kCoverPadding);
  column->addStretch();
  column->addWidget(m_title);
  column->addWidget(m_goOn, 0, Qt::AlignHCenter);
  column->addStretch();
  connect(m_goOn, &QPushButton::clicked, this, &PauseCover::goOnRequested);
  m_board.installEventFilter(this);
  hide();
}

void PauseCover::showKeys(const MenuKeys& keys) {
  bindKeycap(*m_goOn, *keys.at("pause").action);
}

void PauseCover::takeKeyboard() {
  m_goOn->setFocus();
}

bool PauseCover::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize || event->type() == QEvent::Move) place();
  return QWidget::eventFilter(watched, event);
}

void PauseCover::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  m_title->setFont(bold(scaled(font(), kTitleSize)));
  place();
}

void PauseCover::keyPressEvent(QKeyEvent* event) {
  // A QPushButton is pressed by the space bar, but not by Enter.
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return m_goOn->click();
  QWidget::keyPressEvent(event);
}

void PauseCover::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  BoardPainter(painter).paintPanel(rect(), panelLook(themeOf(this), width()));
}

void PauseCover::showEvent(QShowEvent* /*event*/) {
  place();
  raise();
}

/// Places the cover over the middle box, or a larger area if the text needs it.
void PauseCover::place() {
  const BoardGeometry geometry(m_board.size(), BoardGeometry::marginFor(m_board.font()));
  QRect card(QPoint(), geometry.box(4).size().expandedTo(sizeHint()));
  card.moveCenter(geometry.box(4).center() + m_board.pos());
  setGeometry(card);
}

}  // namespace sudoku
