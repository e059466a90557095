#include "pagestrip.h"

#include <algorithm>

#include <QAction>
#include <QEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QPushButton>

#include "ui/keys/keytip.h"
#include "ui/keys/menukeys.h"
#include "ui/style/direction.h"
#include "ui/style/sudokustyle.h"
#include "ui/style/targets.h"

namespace sudoku {
namespace {

constexpr int kPagesEdge = 8;

int paddingIn(const QWidget& menus) {
  const auto* style = qobject_cast<const SudokuStyle*>(menus.style());
  return style == nullptr ? 0 : style->menuBarPadding();
}

}  // namespace

PageStrip::PageStrip(const MenuKeys& keys, QMainWindow* window)
    : QWidget(window), m_menus(window->menuBar()) {
  setAccessibleName(tr("Pages"));
  addButton(tr("Library"), tr("All games"), keys.at("library").action);
  addButton(tr("Daily"), tr("Daily puzzle"), keys.at("daily").action);
  addButton(tr("Statistics"), tr("What was played"), keys.at("statistics").action);
  m_menus->installEventFilter(this);
}

void PageStrip::addButton(const QString& text, const QString& words, QAction* action) {
  auto* button = new QPushButton(text, this);
  button->setFlat(true);
  button->setFocusPolicy(Qt::NoFocus);  // keyboard users have the same commands in the menus
  button->setForegroundRole(QPalette::PlaceholderText);
  bindToolTip(*button, *action, words);
  connect(button, &QPushButton::clicked, action, &QAction::trigger);
  m_buttons.push_back(button);
}

int PageStrip::widthOf(const QPushButton* button) const {
  return std::max(fontMetrics().horizontalAdvance(button->text()) + 2 * paddingIn(*m_menus),
                  leastTarget(*this));
}

QSize PageStrip::sizeHint() const {
  int width = kPagesEdge;
  for (const QPushButton* button : m_buttons) width += widthOf(button);
  return {width, m_menus->height()};
}

void PageStrip::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  int left = 0;
  for (QPushButton* button : m_buttons) {
    placeWidget(*button, {left, 0, widthOf(button), height()});
    left += widthOf(button);
  }
}

bool PageStrip::eventFilter(QObject* watched, QEvent* event) {
  const bool matters = event->type() == QEvent::Resize || event->type() == QEvent::Move ||
                       event->type() == QEvent::FontChange || event->type() == QEvent::Show;
  // The strip does not inherit the font of the menus, with which its texts have to grow.
  if (watched == m_menus && event->type() == QEvent::FontChange) setFont(m_menus->font());
  if (watched == m_menus && matters) fit();
  return QWidget::eventFilter(watched, event);
}

void PageStrip::fit() {
  int used = 0;
  for (const QAction* action : m_menus->actions())
    used += m_menus->fontMetrics().horizontalAdvance(plainMenuText(action->text())) + 2 * paddingIn(*m_menus);
  const QSize size = sizeHint();
  const QRect menus = m_menus->geometry();
  const QRect atEnd(menus.topRight() - QPoint(size.width() - 1, 0), size);
  setGeometry(Mirror(layoutDirection(), menus)(atEnd));
  setVisible(used + size.width() <= m_menus->width());
  raise();
}

}  // namespace sudoku
