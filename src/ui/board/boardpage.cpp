#include "boardpage.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "boardscene.h"
#include "game/language/joined.h"
#include "sceneboard.h"
#include "ui/controls/gamebutton.h"
#include "ui/style/direction.h"
#include "ui/style/targets.h"
#include "ui/style/textscale.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

// Pixels for the usual size of text: these sizes grow with the font.
constexpr int kWideBoardPageFrom = 1240;
constexpr int kLowBelow = 560;  // height of the page below which it has Room::Low
constexpr int kSideWidth = 300;
constexpr int kLowSideWidth = 262;
constexpr int kWideSideWidth = 500;
constexpr int kLeastPageBoard = 216;
constexpr int kBoardPageGap = 16;
constexpr int kPageBoardMargin = 16;  // room for the numbers of rows and columns

constexpr int kButtonsInRow = 6;  // the most buttons in one row

}  // namespace

BoardPage::BoardPage(const QString& title, const QString& boardName, QWidget* parent)
    : QWidget(parent),
      m_board(new SceneBoard(this)),
      m_side(new QWidget(this)),
      m_sideLayout(new QVBoxLayout(m_side)),
      m_title(new QLabel(title, m_side)),
      m_back(new GameButton(m_side)),
      m_status(new QLabel(this)) {
  setAccessibleName(title);
  m_board->setAccessibleName(boardName);
  m_board->setMargin(kPageBoardMargin);
  m_board->setReadable(true);
  m_title->setFont(bold(scaled(font(), 1.3)));
  m_status->setTextFormat(Qt::PlainText);
  auto* header = new QHBoxLayout;
  header->setSpacing(8);
  header->addWidget(m_back);
  header->addWidget(m_title);
  header->addStretch(1);
  m_sideLayout->setContentsMargins(0, 0, 0, 0);
  m_sideLayout->setSpacing(6);
  m_sideLayout->addLayout(header);
  connect(m_back, &QPushButton::clicked, this, &BoardPage::gameWanted);
}

void BoardPage::addToHeader(QWidget* widget) {
  auto* header = qobject_cast<QHBoxLayout*>(m_sideLayout->itemAt(0)->layout());
  header->addWidget(widget);
}

void BoardPage::setTitle(const QString& title) {
  m_title->setText(title);
  m_title->setWordWrap(true);
  auto* header = qobject_cast<QHBoxLayout*>(m_sideLayout->itemAt(0)->layout());
  header->setStretchFactor(m_title, 1);
  header->setStretch(header->indexOf(m_title) + 1, 0);
}

void BoardPage::setScene(const BoardScene& scene) {
  m_board->setScene(scene);
}

void BoardPage::setStatus(const QString& text, const QString& rest) {
  m_statusText = text;
  m_statusRest = rest;
  showStatus();
}

void BoardPage::showStatus() {
  const QString whole = Joined::sentences({m_statusText, m_statusRest});
  const QFontMetrics metrics = m_status->fontMetrics();
  const int room = m_status->width();
  m_status->setAccessibleName(whole);
  m_status->setText(metrics.horizontalAdvance(whole) <= room
                        ? whole
                        : metrics.elidedText(m_statusText, Qt::ElideRight, room));
}

void BoardPage::resizeEvent(QResizeEvent* /*event*/) {
  arrange();
}

void BoardPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange) return;
  m_title->setFont(bold(scaled(font(), 1.3)));
  arrange();
}

void BoardPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) return emit gameWanted();
  QWidget::keyPressEvent(event);
}

void BoardPage::arrange() {
  const double scale = textScale(fontMetrics(), kPageTextHeight);
  const auto scaledBy = [scale](int length) { return qRound(length * scale); };
  const bool isPortrait = height() > 1.2 * width();
  const bool isLow = height() < scaledBy(kLowBelow);
  const bool isWide = !isLow && !isPortrait && width() >= scaledBy(kWideBoardPageFrom);
  const int edge = isLow ? 4 : 8;
  const int statusHeight = fontMetrics().height() + (isLow ? 4 : 18);
  const int free = height() - statusHeight;
  if (isPortrait) {
    const int board = std::min(width() - 2 * edge, free * 11 / 20);
    placeWidget(*m_board, {(width() - board) / 2, 0, board, board});
    placeWidget(*m_side, {kBoardPageGap, board + kBoardPageGap / 2, width() - 2 * kBoardPageGap,
                          free - board - kBoardPageGap / 2});
  } else {
    const int top = isLow ? edge : kPageBoardMargin;
    const int beside = width() - edge - 2 * kBoardPageGap;
    int wanted = std::max(scaledBy(isWide  ? kWideSideWidth
                                   : isLow ? kLowSideWidth
                                           : kSideWidth),
                          kButtonsInRow * (leastTarget(*this) + m_sideLayout->spacing()));
    if (isLow && beside - wanted < free) wanted = crampedSideWidth(wanted, free - top);
    const int board = std::min(std::max(beside - wanted, kLeastPageBoard), free);
    placeWidget(*m_board, {edge, 0, board, board});
    const int left = edge + board + kBoardPageGap + (isWide ? kBoardPageGap / 2 : 0);
    placeWidget(*m_side, {left, top, width() - left - (isLow ? 8 : kBoardPageGap), free - top});
  }
  placeWidget(*m_status, {kBoardPageGap, free, width() - 2 * kBoardPageGap, statusHeight});
  showStatus();
  const Room room = isWide ? Room::Wide : isLow || isPortrait ? Room::Low : Room::Normal;
  if (m_hasRoom && room == m_room) return;
  m_hasRoom = true;
  m_room = room;
  showRoom(room);
}

}  // namespace sudoku
