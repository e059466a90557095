#include "shortcutsoverlay.h"

#include <algorithm>

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>

#include "boardkeys.h"
#include "menukeys.h"
#include "shortcutslist.h"
#include "ui/controls/coachbutton.h"
#include "ui/controls/pageicons.h"
#include "ui/style/direction.h"
#include "ui/style/strokes.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kOverlayPadding = 16;
constexpr int kLeastWidth = 300;
constexpr int kHeaderGap = 8;
constexpr double kOverlayRadius = 12;

}  // namespace

ShortcutsOverlay::ShortcutsOverlay(const MenuKeys& keys, QWidget* window)
    : QWidget(window),
      m_keys(keys),
      m_title(new QLabel(tr("Keyboard shortcuts"), this)),
      m_search(new QLineEdit(this)),
      m_list(new ShortcutsList(this)),
      m_change(new CoachButton(tr("Change keys…"), this)),
      m_close(new CoachButton(tr("Close"), this)),
      m_back(new QPushButton(pageIcon(PageIcon::Previous), {}, this)),
      m_forward(new QPushButton(pageIcon(PageIcon::Next), {}, this)) {
  setAccessibleName(m_title->text());
  setFocusPolicy(Qt::StrongFocus);
  setFocusProxy(m_search);
  m_search->setPlaceholderText(tr("Search: a word or a key"));
  m_search->setAccessibleName(tr("Search"));
  m_search->setClearButtonEnabled(true);
  m_search->installEventFilter(this);
  m_back->setAccessibleName(tr("Page back"));
  m_forward->setAccessibleName(tr("Page forward"));
  connect(m_search, &QLineEdit::textChanged, this, &ShortcutsOverlay::search);
  connect(m_change, &QPushButton::clicked, this, [this] {
    close();
    emit changeWanted();
  });
  connect(m_close, &QPushButton::clicked, this, &ShortcutsOverlay::close);
  connect(m_back, &QPushButton::clicked, this, [this] { turn(-1); });
  connect(m_forward, &QPushButton::clicked, this, [this] { turn(1); });
  window->installEventFilter(this);
  hide();
}

void ShortcutsOverlay::toggle() {
  if (isVisible())
    close();
  else
    open();
}

void ShortcutsOverlay::open() {
  m_focusBefore = window()->focusWidget();
  m_search->clear();
  m_list->fill(m_keys);
  setGeometry(parentWidget()->rect());
  raise();
  show();
  arrange();
  m_search->setFocus();
}

void ShortcutsOverlay::close() {
  if (m_focusBefore != nullptr) m_focusBefore->setFocus();
  hide();
}

void ShortcutsOverlay::search() {
  m_list->search(m_search->text());
  showPages();
}

void ShortcutsOverlay::arrange() {
  m_title->setFont(bold(scaled(font(), kTitleSize)));
  const int button = fontMetrics().height() + 12;
  const int header = std::max(button, m_title->sizeHint().height()) + kHeaderGap + button + kHeaderGap;
  const QSize around(2 * kOverlayPadding, 2 * kOverlayPadding + header + button + kHeaderGap);
  const QRect room = rect().adjusted(kOverlayPadding, kOverlayPadding, -kOverlayPadding, -kOverlayPadding);
  const QSize list = m_list->sizeIn(room.size() - around);
  m_panel.setSize((list + around).expandedTo({kLeastWidth, 0}).boundedTo(room.size()));
  m_panel.moveCenter(room.center());
  placeWidget(*m_list, {m_panel.topLeft() + QPoint(kOverlayPadding, kOverlayPadding + header), list});
  placeAround(button);
  m_list->search(m_search->text());
  showPages();
}

void ShortcutsOverlay::placeAround(int button) {
  const int left = m_panel.left() + kOverlayPadding;
  const int right = m_panel.right() - kOverlayPadding + 1;
  const int top = m_panel.top() + kOverlayPadding;
  const int closeWidth = m_close->sizeHint().width();
  const int line = std::max(button, m_title->sizeHint().height());
  placeWidget(*m_title, {left, top, right - left - closeWidth - kHeaderGap, line});
  placeWidget(*m_close, {right - closeWidth, top, closeWidth, button});
  placeWidget(*m_search, {left, top + line + kHeaderGap, right - left, button});
  const int foot = m_panel.bottom() - kOverlayPadding - button + 1;
  placeWidget(*m_change, {left, foot, m_change->sizeHint().width(), button});
  placeWidget(*m_forward, {right - button, foot, button, button});
  placeWidget(*m_back, {right - 2 * button - kHeaderGap, foot, button, button});
}

void ShortcutsOverlay::showPages() {
  setAccessibleDescription(m_list->text());
  m_back->setVisible(m_list->pageCount() > 1);
  m_forward->setVisible(m_list->pageCount() > 1);
  m_back->setEnabled(m_list->page() > 0);
  m_forward->setEnabled(m_list->page() + 1 < m_list->pageCount());
}

void ShortcutsOverlay::turn(int pages) {
  m_list->turn(pages);
  showPages();
  if (focusWidget() == nullptr || !focusWidget()->isEnabled()) m_search->setFocus();
}

void ShortcutsOverlay::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  QPainter painter(this);
  QColor veil = theme.window;
  veil.setAlphaF(0.75F);
  painter.fillRect(rect(), veil);
  paintPanel(painter, m_panel, kOverlayRadius, theme);
}

void ShortcutsOverlay::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange && isVisible()) arrange();
}

void ShortcutsOverlay::resizeEvent(QResizeEvent* /*event*/) {
  if (isVisible()) arrange();
}

bool ShortcutsOverlay::event(QEvent* event) {
  // The overlay takes every key, so that no key acts on the widgets that it hides.
  if (event->type() == QEvent::ShortcutOverride) {
    event->accept();
    return true;
  }
  return QWidget::event(event);
}

bool ShortcutsOverlay::isOpeningKey(const QKeyEvent& event) const {
  return m_keys.at("shortcuts").action->shortcuts().contains(QKeySequence(combinationOf(event)));
}

void ShortcutsOverlay::keyPressEvent(QKeyEvent* event) {
  if (isOpeningKey(*event)) return close();
  switch (event->key()) {
    case Qt::Key_Escape:
      return m_search->text().isEmpty() ? close() : m_search->clear();
    case Qt::Key_PageDown:
    case Qt::Key_Right:
      return turn(1);
    case Qt::Key_PageUp:
    case Qt::Key_Left:
      return turn(-1);
    default:
      event->accept();
  }
}

void ShortcutsOverlay::mousePressEvent(QMouseEvent* event) {
  if (!m_panel.contains(event->pos())) close();
}

bool ShortcutsOverlay::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parentWidget() && event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
  if (watched == m_search && event->type() == QEvent::KeyPress && m_search->text().isEmpty()) {
    // Left and Right turn pages while the search field is empty; a letter starts a search.
    auto* key = static_cast<QKeyEvent*>(event);
    const bool turns = key->key() == Qt::Key_Left || key->key() == Qt::Key_Right;
    const bool isLetter = !key->text().isEmpty() && key->text().at(0).isLetterOrNumber();
    if (turns || (isOpeningKey(*key) && !isLetter)) {
      keyPressEvent(key);
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

bool ShortcutsOverlay::focusNextPrevChild(bool next) {
  if (!isVisible()) return QWidget::focusNextPrevChild(next);
  std::vector<QWidget*> stops;
  for (QWidget* widget : std::initializer_list<QWidget*>{m_search, m_change, m_back, m_forward, m_close})
    if (widget->isVisible() && widget->isEnabled()) stops.push_back(widget);
  const auto at = std::find(stops.begin(), stops.end(), focusWidget());
  const auto place = static_cast<std::size_t>(at - stops.begin());
  const std::size_t count = stops.size();
  const std::size_t target = at == stops.end() ? 0 : (place + (next ? 1 : count - 1)) % count;
  stops[target]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
  return true;
}

}  // namespace sudoku
