#include "shortcutsoverlay.h"

#include <algorithm>
#include <array>

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>

#include "pageicons.h"
#include "ui/coach/coachbutton.h"
#include "ui/coach/textsize.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

constexpr int kOverlayPadding = 16;
constexpr int kColumnGap = 28;
constexpr int kMostColumns = 3;
constexpr int kLeastWidth = 300;
constexpr double kOverlayRadius = 12;

struct Key {
  const char* keys;
  const char* words;
};

// What the board does with keys that no menu has.
constexpr std::array kBoardKeys = {
    Key{QT_TRANSLATE_NOOP("sudoku::ShortcutsOverlay", "Arrow keys"),
        QT_TRANSLATE_NOOP("sudoku::ShortcutsOverlay", "Go from cell to cell")},
    Key{QT_TRANSLATE_NOOP("sudoku::ShortcutsOverlay", "Home, End"),
        QT_TRANSLATE_NOOP("sudoku::ShortcutsOverlay", "First or last cell of the row")},
    Key{QT_TRANSLATE_NOOP("sudoku::ShortcutsOverlay", "Page Up, Page Down"),
        QT_TRANSLATE_NOOP("sudoku::ShortcutsOverlay", "First or last cell of the column")},
    Key{QT_TRANSLATE_NOOP("sudoku::ShortcutsOverlay", "1 … 9"),
        QT_TRANSLATE_NOOP("sudoku::ShortcutsOverlay", "Write the digit, or its note")},
    Key{QT_TRANSLATE_NOOP("sudoku::ShortcutsOverlay", "Shift or Ctrl and 1 … 9"),
        QT_TRANSLATE_NOOP("sudoku::ShortcutsOverlay", "Write a note")},
    Key{QT_TRANSLATE_NOOP("sudoku::ShortcutsOverlay", "Alt and 1 … 9"),
        QT_TRANSLATE_NOOP("sudoku::ShortcutsOverlay", "Choose the number")},
    Key{QT_TRANSLATE_NOOP("sudoku::ShortcutsOverlay", "Enter"),
        QT_TRANSLATE_NOOP("sudoku::ShortcutsOverlay", "Write the chosen number")},
    Key{QT_TRANSLATE_NOOP("sudoku::ShortcutsOverlay", "Delete, 0, Space"),
        QT_TRANSLATE_NOOP("sudoku::ShortcutsOverlay", "Clear the cell")},
    Key{QT_TRANSLATE_NOOP("sudoku::ShortcutsOverlay", "Esc"),
        QT_TRANSLATE_NOOP("sudoku::ShortcutsOverlay", "End what is shown, or drop the number")},
};

QString plainText(const QAction& action) {
  QString text = action.text();
  return text.remove(u'&').remove(u'…');
}

}  // namespace

ShortcutsOverlay::ShortcutsOverlay(const QMenuBar& menus, QWidget* window)
    : QWidget(window),
      m_menus(menus),
      m_theme(&lightTheme()),
      m_title(new QLabel(tr("Keyboard shortcuts"), this)),
      m_close(new CoachButton(tr("Close"), this)),
      m_back(new QPushButton(pageIcon(PageIcon::Previous), {}, this)),
      m_forward(new QPushButton(pageIcon(PageIcon::Next), {}, this)) {
  setAccessibleName(m_title->text());
  setFocusPolicy(Qt::StrongFocus);
  m_title->setFont(bold(scaled(font(), 1.3)));
  m_back->setAccessibleName(tr("Page back"));
  m_forward->setAccessibleName(tr("Page forward"));
  connect(m_close, &QPushButton::clicked, this, &ShortcutsOverlay::close);
  connect(m_back, &QPushButton::clicked, this, [this] { turn(-1); });
  connect(m_forward, &QPushButton::clicked, this, [this] { turn(1); });
  window->installEventFilter(this);
  hide();
}

void ShortcutsOverlay::setTheme(const Theme& theme) {
  m_theme = &theme;
  update();
}

void ShortcutsOverlay::toggle() {
  if (isVisible())
    close();
  else
    open();
}

void ShortcutsOverlay::open() {
  m_focusBefore = window()->focusWidget();
  m_page = 0;
  refill();
  setGeometry(parentWidget()->rect());
  raise();
  show();
  arrange();
  setFocus();
}

void ShortcutsOverlay::close() {
  hide();
  if (m_focusBefore != nullptr) m_focusBefore->setFocus();
}

void ShortcutsOverlay::refill() {
  for (const Row& row : m_rows) {
    delete row.keys;
    delete row.words;
  }
  m_rows.clear();
  addBoardKeys();
  addMenus();
  QStringList lines;
  for (const Row& row : m_rows)
    lines +=
        row.keys == nullptr ? row.words->text() + ":" : row.words->text() + ", " + row.keys->text() + ".";
  setAccessibleDescription(lines.join(u' '));
}

void ShortcutsOverlay::addHeading(const QString& words) {
  m_rows.push_back({nullptr, new QLabel(words, this), {}});
  m_rows.back().words->setFont(bold(font()));
}

void ShortcutsOverlay::addEntry(const QString& keys, const QString& words) {
  m_rows.push_back({new QLabel(keys, this), new QLabel(words, this), {}});
  m_rows.back().keys->setWordWrap(true);
  m_rows.back().words->setWordWrap(true);
}

void ShortcutsOverlay::addBoardKeys() {
  addHeading(tr("Board"));
  for (const Key& key : kBoardKeys) addEntry(tr(key.keys), tr(key.words));
}

void ShortcutsOverlay::addMenus() {
  for (const QAction* menu : m_menus.actions()) {
    if (menu->menu() == nullptr) continue;
    bool hasHeading = false;
    for (const QAction* action : menu->menu()->actions()) {
      if (action->shortcuts().isEmpty()) continue;
      if (!hasHeading) addHeading(plainText(*menu));
      hasHeading = true;
      QStringList keys;
      for (const QKeySequence& sequence : action->shortcuts())
        keys += sequence.toString(QKeySequence::NativeText);
      addEntry(keys.join(", "), plainText(*action));
    }
  }
}

void ShortcutsOverlay::arrange() {
  const QFontMetrics metrics = fontMetrics();
  const int button = metrics.height() + 12;
  const int header = std::max(button, m_title->sizeHint().height());
  m_keysWidth = 0;
  int widest = 0;
  for (const Row& row : m_rows) {
    if (row.keys == nullptr) continue;
    m_keysWidth = std::max(m_keysWidth, metrics.horizontalAdvance(row.keys->text()) + 4);
    widest = std::max(widest, metrics.horizontalAdvance(row.words->text()) + 4);
  }
  const QRect room = rect().adjusted(kOverlayPadding, kOverlayPadding, -kOverlayPadding, -kOverlayPadding);
  const int inside = room.width() - 2 * kOverlayPadding;
  m_keysWidth = std::min(m_keysWidth, inside * 2 / 5);
  m_columnWidth = std::min(m_keysWidth + kOverlayPadding + widest, inside);
  m_columnsPerPage = std::clamp((inside + kColumnGap) / (m_columnWidth + kColumnGap), 1, kMostColumns);
  const int width = m_columnsPerPage * (m_columnWidth + kColumnGap) - kColumnGap + 2 * kOverlayPadding;
  const int around = 2 * kOverlayPadding + header + 8 + button + 4;
  m_panel =
      QRect(0, 0, std::min(std::max(width, 2 * kOverlayPadding + kLeastWidth), room.width()), room.height());
  m_body = QRect(0, 0, m_panel.width() - 2 * kOverlayPadding, m_panel.height() - around);
  m_panel.setHeight(std::min(leastHeight() + around, room.height()));
  m_panel.moveCenter(room.center());
  m_body = QRect(m_panel.left() + kOverlayPadding, m_panel.top() + kOverlayPadding + header + 8,
                 m_body.width(), m_panel.height() - around);
  const int closeWidth = m_close->sizeHint().width();
  m_title->setGeometry(m_body.left(), m_panel.top() + kOverlayPadding, m_body.width() - closeWidth, header);
  m_close->setGeometry(m_body.right() - closeWidth, m_title->y(), closeWidth, button);
  const int foot = m_body.bottom() + 5;
  m_back->setGeometry(m_panel.center().x() - button - 4, foot, button, button);
  m_forward->setGeometry(m_panel.center().x() + 4, foot, button, button);
  placeRows();
}

int ShortcutsOverlay::wordsWidth() const {
  return m_columnWidth - m_keysWidth - kOverlayPadding;
}

std::vector<PageUnit> ShortcutsOverlay::measure() {
  std::vector<PageUnit> units;
  for (std::size_t index = 0; index < m_rows.size(); ++index) {
    Row& row = m_rows[index];
    const bool isHeading = row.keys == nullptr;
    const bool hasMore = index + 1 < m_rows.size() && m_rows[index + 1].keys != nullptr;
    const int height =
        isHeading ? row.words->sizeHint().height()
                  : std::max(row.words->heightForWidth(wordsWidth()), row.keys->heightForWidth(m_keysWidth));
    row.unit = {height, isHeading ? 12 : 3, hasMore};
    units.push_back(row.unit);
  }
  return units;
}

int ShortcutsOverlay::leastHeight() {
  const std::vector<PageUnit> units = measure();
  for (int height = 1; height < m_body.height(); height += kOverlayPadding) {
    const auto columns = breakIntoPages(units, height);
    if (columns && columns->back() < m_columnsPerPage) return height;
  }
  return m_body.height();
}

void ShortcutsOverlay::placeRows() {
  const auto columns = breakIntoPages(measure(), std::max(1, m_body.height()));
  m_pageCount = columns ? columns->back() / m_columnsPerPage + 1 : 1;
  m_page = std::min(m_page, m_pageCount - 1);
  int top = 0;
  for (std::size_t index = 0; index < m_rows.size(); ++index) {
    Row& row = m_rows[index];
    const int column = columns ? (*columns)[index] : 0;
    top = index > 0 && column == m_rows[index - 1].column ? top + row.unit.space : 0;
    row.column = column;
    const bool isShown = column / m_columnsPerPage == m_page;
    const int left = m_body.left() + column % m_columnsPerPage * (m_columnWidth + kColumnGap);
    const int y = m_body.top() + top;
    if (row.keys != nullptr) {
      row.keys->setGeometry(left, y, m_keysWidth, row.unit.height);
      row.keys->setVisible(isShown);
      row.words->setGeometry(left + m_keysWidth + kOverlayPadding, y, wordsWidth(), row.unit.height);
    } else {
      row.words->setGeometry(left, y, m_columnWidth, row.unit.height);
    }
    row.words->setVisible(isShown);
    top += row.unit.height;
  }
  m_back->setVisible(m_pageCount > 1);
  m_forward->setVisible(m_pageCount > 1);
  m_back->setEnabled(m_page > 0);
  m_forward->setEnabled(m_page + 1 < m_pageCount);
}

void ShortcutsOverlay::turn(int pages) {
  m_page = std::clamp(m_page + pages, 0, m_pageCount - 1);
  placeRows();
  setFocus();
}

void ShortcutsOverlay::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  QColor veil = m_theme->window;
  veil.setAlphaF(0.75F);
  painter.fillRect(rect(), veil);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(m_theme->line, 1));
  painter.setBrush(m_theme->panel);
  painter.drawRoundedRect(QRectF(m_panel).adjusted(0.5, 0.5, -0.5, -0.5), kOverlayRadius, kOverlayRadius);
}

void ShortcutsOverlay::resizeEvent(QResizeEvent* /*event*/) {
  if (!m_rows.empty()) arrange();
}

void ShortcutsOverlay::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Escape:
    case Qt::Key_Question:
    case Qt::Key_F1:
      return close();
    case Qt::Key_PageDown:
    case Qt::Key_Right:
      return turn(1);
    case Qt::Key_PageUp:
    case Qt::Key_Left:
      return turn(-1);
    default:
      event->accept();  // nothing below is played with unseen
  }
}

void ShortcutsOverlay::mousePressEvent(QMouseEvent* event) {
  if (!m_panel.contains(event->pos())) close();
}

bool ShortcutsOverlay::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parentWidget() && event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
  return QWidget::eventFilter(watched, event);
}

}  // namespace sudoku
