#include "shortcutsoverlay.h"

#include <algorithm>

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>

#include "pageicons.h"
#include "ui/coach/coachbutton.h"
#include "ui/coach/textsize.h"
#include "ui/keys/boardkeys.h"
#include "ui/keys/menukeys.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

constexpr int kOverlayPadding = 16;
constexpr int kColumnGap = 28;
constexpr int kMostColumns = 3;
constexpr int kMostWordLines = 18;  // the width of words before they wrap, in heights of a line
constexpr int kLeastWidth = 300;
constexpr int kHeaderGap = 8;
constexpr double kOverlayRadius = 12;

}  // namespace

ShortcutsOverlay::ShortcutsOverlay(const MenuKeys& keys, QWidget* window)
    : QWidget(window),
      m_keys(keys),
      m_theme(&lightTheme()),
      m_title(new QLabel(tr("Keyboard shortcuts"), this)),
      m_search(new QLineEdit(this)),
      m_nothing(new QLabel(tr("Nothing found"), this)),
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
  m_nothing->setForegroundRole(QPalette::PlaceholderText);
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
  m_search->clear();
  refill();
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

void ShortcutsOverlay::refill() {
  for (const Row& row : m_rows) {
    delete row.keys;
    delete row.words;
  }
  m_rows.clear();
  addHeading(tr("Board"));
  for (const BoardUse& use : boardKeyUses()) addEntry(use.input, use.does);
  addHeading(tr("Mouse"));
  for (const BoardUse& use : boardMouseUses()) addEntry(use.input, use.does);
  addMenus();
  describe();
}

void ShortcutsOverlay::describe() {
  QStringList lines;
  for (const Row* row : foundRows())
    lines +=
        row->keys == nullptr ? row->words->text() + ":" : row->words->text() + ", " + row->keys->text() + ".";
  setAccessibleDescription(lines.isEmpty() ? m_nothing->text() : lines.join(u' '));
}

void ShortcutsOverlay::search() {
  const QStringList words = m_search->text().split(u' ', Qt::SkipEmptyParts);
  Row* heading = nullptr;
  for (Row& row : m_rows) {
    if (row.keys == nullptr) {
      heading = &row;
      row.isFound = false;
      continue;
    }
    const QString whole = row.group + ' ' + row.words->text() + ' ' + row.keys->text();
    row.isFound = std::all_of(words.begin(), words.end(),
                              [&](const QString& word) { return whole.contains(word, Qt::CaseInsensitive); });
    if (row.isFound) heading->isFound = true;
  }
  m_page = 0;
  describe();
  if (isVisible()) placeRows();
}

void ShortcutsOverlay::addHeading(const QString& words) {
  m_rows.push_back({nullptr, new QLabel(words, this), {}, words});
  m_rows.back().words->setFont(bold(font()));
}

void ShortcutsOverlay::addEntry(const QString& keys, const QString& words) {
  m_rows.push_back({new QLabel(keys, this), new QLabel(words, this), {}, m_rows.back().group});
  for (QLabel* label : {m_rows.back().keys, m_rows.back().words}) {
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  }
}

void ShortcutsOverlay::addMenus() {
  QString menu;
  for (const KeyedAction& entry : m_keys.actions()) {
    const QString keys = keysText(entry.action->shortcuts());
    if (keys.isEmpty()) continue;
    if (menu != entry.menu) addHeading(entry.menu);
    menu = entry.menu;
    addEntry(keys, entry.words);
  }
}

void ShortcutsOverlay::arrange() {
  m_title->setFont(bold(scaled(font(), kTitleSize)));
  const QFontMetrics metrics = fontMetrics();
  const int button = metrics.height() + 12;
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
  widest = std::min(widest, kMostWordLines * metrics.height());
  m_columnWidth = std::min(m_keysWidth + kOverlayPadding + widest, inside);
  m_columnsPerPage = std::clamp((inside + kColumnGap) / (m_columnWidth + kColumnGap), 1, kMostColumns);
  const int width = m_columnsPerPage * (m_columnWidth + kColumnGap) - kColumnGap + 2 * kOverlayPadding;
  const int header = std::max(button, m_title->sizeHint().height()) + kHeaderGap + button + kHeaderGap;
  const int around = 2 * kOverlayPadding + header + button + kHeaderGap;
  m_panel =
      QRect(0, 0, std::min(std::max(width, 2 * kOverlayPadding + kLeastWidth), room.width()), room.height());
  m_body = QRect(0, 0, m_panel.width() - 2 * kOverlayPadding, m_panel.height() - around);
  m_panel.setHeight(std::min(leastHeight() + around, room.height()));
  m_panel.moveCenter(room.center());
  m_body = QRect(m_panel.left() + kOverlayPadding, m_panel.top() + kOverlayPadding + header, m_body.width(),
                 m_panel.height() - around);
  placeHeader(button);
  placeRows();
}

/// What stands above and below the rows.
void ShortcutsOverlay::placeHeader(int button) {
  const int top = m_panel.top() + kOverlayPadding;
  const int closeWidth = m_close->sizeHint().width();
  const int line = std::max(button, m_title->sizeHint().height());
  m_title->setGeometry(m_body.left(), top, m_body.width() - closeWidth - kHeaderGap, line);
  m_close->setGeometry(m_body.right() - closeWidth + 1, top, closeWidth, button);
  m_search->setGeometry(m_body.left(), top + line + kHeaderGap, m_body.width(), button);
  m_nothing->setGeometry(m_body.left(), m_body.top(), m_body.width(), m_nothing->sizeHint().height());
  const int foot = m_panel.bottom() - kOverlayPadding - button + 1;
  m_change->setGeometry(m_body.left(), foot, std::min(m_change->sizeHint().width(), m_body.width()), button);
  m_forward->setGeometry(m_body.right() - button + 1, foot, button, button);
  m_back->setGeometry(m_forward->x() - button - kHeaderGap, foot, button, button);
}

int ShortcutsOverlay::wordsWidth() const {
  return m_columnWidth - m_keysWidth - kOverlayPadding;
}

std::vector<ShortcutsOverlay::Row*> ShortcutsOverlay::foundRows() {
  std::vector<Row*> rows;
  for (Row& row : m_rows)
    if (row.isFound) rows.push_back(&row);
  return rows;
}

std::vector<PageUnit> ShortcutsOverlay::measure(const std::vector<Row*>& rows) const {
  std::vector<PageUnit> units;
  for (std::size_t index = 0; index < rows.size(); ++index) {
    Row& row = *rows[index];
    const bool isHeading = row.keys == nullptr;
    const bool hasMore = index + 1 < rows.size() && rows[index + 1]->keys != nullptr;
    const int height =
        isHeading ? row.words->sizeHint().height()
                  : std::max(row.words->heightForWidth(wordsWidth()), row.keys->heightForWidth(m_keysWidth));
    row.unit = {height, isHeading ? 12 : 3, hasMore};
    units.push_back(row.unit);
  }
  return units;
}

int ShortcutsOverlay::leastHeight() {
  std::vector<Row*> rows;
  for (Row& row : m_rows) rows.push_back(&row);
  const std::vector<PageUnit> units = measure(rows);
  for (int height = 1; height < m_body.height(); height += kOverlayPadding) {
    const auto columns = breakIntoPages(units, height);
    if (columns && columns->back() < m_columnsPerPage) return height;
  }
  return m_body.height();
}

void ShortcutsOverlay::placeRows() {
  for (const Row& row : m_rows) {
    row.words->hide();
    if (row.keys != nullptr) row.keys->hide();
  }
  const std::vector<Row*> rows = foundRows();
  m_nothing->setVisible(rows.empty());
  const auto columns = breakIntoPages(measure(rows), std::max(1, m_body.height()));
  m_pageCount = columns && !rows.empty() ? columns->back() / m_columnsPerPage + 1 : 1;
  m_page = std::min(m_page, m_pageCount - 1);
  int top = 0;
  for (std::size_t index = 0; index < rows.size(); ++index) {
    Row& row = *rows[index];
    row.column = columns ? (*columns)[index] : 0;
    top = index > 0 && row.column == rows[index - 1]->column ? top + row.unit.space : 0;
    placeRow(row, top);
    top += row.unit.height;
  }
  m_back->setVisible(m_pageCount > 1);
  m_forward->setVisible(m_pageCount > 1);
  m_back->setEnabled(m_page > 0);
  m_forward->setEnabled(m_page + 1 < m_pageCount);
}

void ShortcutsOverlay::placeRow(const Row& row, int top) {
  if (row.column / m_columnsPerPage != m_page) return;
  const int left = m_body.left() + row.column % m_columnsPerPage * (m_columnWidth + kColumnGap);
  const int y = m_body.top() + top;
  if (row.keys != nullptr) {
    row.keys->setGeometry(left, y, m_keysWidth, row.unit.height);
    row.keys->show();
    row.words->setGeometry(left + m_keysWidth + kOverlayPadding, y, wordsWidth(), row.unit.height);
  } else {
    row.words->setGeometry(left, y, m_columnWidth, row.unit.height);
  }
  row.words->show();
}

void ShortcutsOverlay::turn(int pages) {
  m_page = std::clamp(m_page + pages, 0, m_pageCount - 1);
  placeRows();
  if (focusWidget() == nullptr || !focusWidget()->isEnabled()) m_search->setFocus();
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

void ShortcutsOverlay::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange || m_rows.empty()) return;
  for (const Row& row : m_rows)
    if (row.keys == nullptr) row.words->setFont(bold(font()));
  arrange();
}

void ShortcutsOverlay::resizeEvent(QResizeEvent* /*event*/) {
  if (!m_rows.empty()) arrange();
}

bool ShortcutsOverlay::event(QEvent* event) {
  // Every key comes here: none does anything below, unseen.
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
    // An empty field has no use for these; a letter always begins a search.
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
