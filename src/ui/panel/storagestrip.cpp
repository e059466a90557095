#include "storagestrip.h"

#include <algorithm>

#include <QAccessibleWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>

#include "game/control/gamecontroller.h"
#include "ui/style/icons.h"
#include "ui/style/newerqt.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kRadius = 8;
constexpr int kIconSize = 18;
/// The least share of the strip's width for the sentence; if there is less, the buttons go below the
/// sentence.
constexpr double kLeastShare = 0.45;

QAccessibleInterface* makeStripInterface(const QString& /*className*/, QObject* object) {
  auto* strip = qobject_cast<StorageStrip*>(object);
  return strip == nullptr ? nullptr
                          : new QAccessibleWidget(strip, QAccessible::Grouping, StorageStrip::tr("Storage"));
}

}  // namespace

StorageStrip::StorageStrip(GameController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_grid(new QGridLayout(this)),
      m_icon(new QLabel(this)),
      m_sentence(new QLabel(this)),
      m_buttons(new QWidget(this)) {
  QAccessible::installFactory(makeStripInterface);
  m_sentence->setTextFormat(Qt::PlainText);
  m_sentence->setWordWrap(true);
  m_sentence->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  m_grid->setContentsMargins(10, 6, 6, 6);
  m_grid->setHorizontalSpacing(8);
  m_grid->setVerticalSpacing(4);
  m_grid->setColumnStretch(1, 1);
  auto* row = new QHBoxLayout(m_buttons);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  m_return = addButton(tr("Go &back to your game"));
  m_restore = addButton(tr("Resto&re"));
  m_tryAgain = addButton(tr("Tr&y again"));
  m_save = addButton(tr("Save &as…"));
  m_details = addButton(tr("&Details"));
  m_close = addButton(tr("Cl&ose"));
  connect(m_return, &QPushButton::clicked, &m_controller.session(), &GameSession::previousGame);
  connect(m_restore, &QPushButton::clicked, this,
          [this] { m_controller.files().restoreBackup(m_shown.backup); });
  connect(m_tryAgain, &QPushButton::clicked, this, &StorageStrip::tryAgain);
  connect(m_save, &QPushButton::clicked, this, &StorageStrip::saveRequested);
  connect(m_details, &QPushButton::clicked, this, &StorageStrip::showDetails);
  connect(m_close, &QPushButton::clicked, &m_controller.background(), &Background::dismissNotice);
  connect(&m_controller.keeper(), &GameKeeper::stateChanged, this, &StorageStrip::refresh);
  hide();
  refresh();
}

void StorageStrip::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  const bool isTrouble = m_shown.kind == StorageState::Kind::Trouble;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(isTrouble ? theme.wrongFill : theme.hintFill);
  painter.drawRoundedRect(rect(), kRadius, kRadius);
}

void StorageStrip::resizeEvent(QResizeEvent* /*event*/) {
  arrange();
}

void StorageStrip::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) setInks();
}

/// Gives the icon and the sentence a colour that can be read on the strip's background.
void StorageStrip::setInks() {
  const bool isTrouble = m_shown.kind == StorageState::Kind::Trouble;
  const Theme& theme = themeOf(this);
  const QColor colour = isTrouble ? theme.wrongText : theme.hintText;
  m_icon->setPixmap(statusIcon(isTrouble ? StatusShape::Trouble : StatusShape::Notice, colour)
                        .pixmap(QSize(kIconSize, kIconSize), devicePixelRatioF()));
  QPalette ink;
  ink.setColor(QPalette::WindowText, colour);
  m_sentence->setPalette(ink);
}

QPushButton* StorageStrip::addButton(const QString& text) {
  auto* button = new QPushButton(text, m_buttons);
  button->setFocusPolicy(Qt::TabFocus);  // a click leaves the keyboard focus with the board
  button->setAutoDefault(false);
  m_buttons->layout()->addWidget(button);
  return button;
}

void StorageStrip::refresh() {
  const StorageState state = m_controller.keeper().state();
  const bool isTrouble = state.kind == StorageState::Kind::Trouble;
  const bool isNews = state.kind != StorageState::Kind::Fine && !(state == m_shown && isVisible());
  m_shown = state;
  setInks();
  m_return->setVisible(!isTrouble && m_controller.keeper().offersReturn());
  m_restore->setVisible(!state.backup.isEmpty());
  m_tryAgain->setVisible(isTrouble);
  m_save->setVisible(isTrouble);
  m_details->setVisible(!state.details.isEmpty());
  m_close->setVisible(state.kind == StorageState::Kind::Notice);
  setVisible(state.kind != StorageState::Kind::Fine);
  arrange();
  update();
  // The sentence is set after the strip is shown, since assistive technology announces only visible texts.
  if (isNews) m_sentence->setText(state.sentence);
  emit changed();
  if (!isNews) return;
  QAccessibleEvent alert(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
  announce(*m_sentence, state.sentence);
}

/// Puts the buttons beside the sentence, or below it if the sentence would have too little room.
void StorageStrip::arrange() {
  const bool isNarrow = width() - m_buttons->sizeHint().width() < width() * kLeastShare;
  m_grid->addWidget(m_icon, 0, 0, Qt::AlignVCenter);
  m_grid->addWidget(m_sentence, 0, 1);
  if (isNarrow)
    m_grid->addWidget(m_buttons, 1, 1, Qt::AlignLeft);
  else
    m_grid->addWidget(m_buttons, 0, 2, Qt::AlignVCenter);
}

void StorageStrip::tryAgain() {
  m_controller.keeper().tryAgain();
  if (m_controller.keeper().state().kind == StorageState::Kind::Trouble)
    emit reported(tr("It still cannot be saved."));
}

void StorageStrip::showDetails() {
  auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Storage"), {}, QMessageBox::Close, this);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setTextFormat(Qt::PlainText);
  box->setText(m_shown.sentence + "\n\n" + m_shown.details);
  box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  box->open();
}

}  // namespace sudoku
