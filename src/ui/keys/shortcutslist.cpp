#include "shortcutslist.h"

#include <algorithm>

#include <QAction>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>

#include "boardkeys.h"
#include "game/language/joined.h"
#include "menukeys.h"
#include "ui/style/direction.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

/// A text whose direction is that of the language, whatever it begins with.
QString fromItsStart(const QString& text) {
  constexpr QChar kRightToLeftMark(0x200F);
  return QGuiApplication::isRightToLeft() ? kRightToLeftMark + text : text;
}

constexpr int kKeysColumnGap = 28;
constexpr int kKeysGap = 16;  // pixels between the keys and their description
constexpr int kMostColumns = 3;
constexpr int kMostWordLines = 18;  // width at which descriptions wrap, in heights of a line
constexpr int kHeightStep = 16;     // pixels by which sizeIn() raises the height until one page is enough

}  // namespace

ShortcutsList::ShortcutsList(QWidget* parent)
    : QWidget(parent), m_nothing(new QLabel(tr("Nothing found"), this)) {
  m_nothing->setForegroundRole(QPalette::PlaceholderText);
}

void ShortcutsList::clear() {
  for (const Row& row : m_rows) {
    delete row.keys;
    delete row.words;
  }
  m_rows.clear();
  m_page = 0;
}

void ShortcutsList::fill(const MenuKeys& keys) {
  clear();
  addHeading(tr("Board"));
  for (const BoardUse& use : boardKeyUses()) addEntry(use.input, use.does);
  addHeading(tr("Mouse"));
  for (const BoardUse& use : boardMouseUses()) addEntry(use.input, use.does);
  for (const KeyedAction& entry : keys.actions()) {
    const QString text = keysText(entry.action->shortcuts());
    if (text.isEmpty()) continue;
    if (m_rows.back().group != entry.menu) addHeading(entry.menu);
    addEntry(text, entry.words);
  }
}

void ShortcutsList::addHeading(const QString& words) {
  m_rows.push_back({nullptr, new QLabel(words, this), words, {}});
  m_rows.back().words->setFont(bold(font()));
}

void ShortcutsList::addEntry(const QString& keys, const QString& words) {
  m_rows.push_back({new QLabel(fromItsStart(keys), this), new QLabel(words, this), m_rows.back().group, {}});
  for (QLabel* label : {m_rows.back().keys, m_rows.back().words}) {
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  }
}

void ShortcutsList::search(const QString& text) {
  const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
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
    if (row.isFound && heading != nullptr) heading->isFound = true;
  }
  m_page = 0;
  place();
}

QString ShortcutsList::text() const {
  QStringList lines;
  for (const Row& row : m_rows) {
    if (!row.isFound) continue;
    lines += row.keys == nullptr ? row.words->text() + ":"
                                 : Joined::list({row.words->text(), row.keys->text()}) + u'.';
  }
  return lines.isEmpty() ? m_nothing->text() : Joined::sentences(lines);
}

QSize ShortcutsList::sizeIn(QSize room) {
  const QFontMetrics metrics = fontMetrics();
  m_keysWidth = 0;
  int widest = 0;
  for (const Row& row : m_rows) {
    if (row.keys == nullptr) continue;
    m_keysWidth = std::max(m_keysWidth, metrics.horizontalAdvance(row.keys->text()) + 4);
    widest = std::max(widest, metrics.horizontalAdvance(row.words->text()) + 4);
  }
  m_keysWidth = std::min(m_keysWidth, room.width() * 2 / 5);
  widest = std::min(widest, kMostWordLines * metrics.height());
  m_columnWidth = std::min(m_keysWidth + kKeysGap + widest, room.width());
  m_columnsPerPage =
      std::clamp((room.width() + kKeysColumnGap) / (m_columnWidth + kKeysColumnGap), 1, kMostColumns);
  const int width = m_columnsPerPage * (m_columnWidth + kKeysColumnGap) - kKeysColumnGap;
  std::vector<Row*> rows;
  for (Row& row : m_rows) rows.push_back(&row);
  const std::vector<PageUnit> units = measure(rows);
  for (int height = 1; height < room.height(); height += kHeightStep) {
    const auto columns = breakIntoPages(units, height);
    if (columns && columns->back() < m_columnsPerPage) return {width, height};
  }
  return {width, room.height()};
}

int ShortcutsList::wordsWidth() const {
  return m_columnWidth - m_keysWidth - kKeysGap;
}

std::vector<PageUnit> ShortcutsList::measure(const std::vector<Row*>& rows) const {
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

void ShortcutsList::place() {
  std::vector<Row*> rows;
  for (Row& row : m_rows) {
    row.words->hide();
    if (row.keys != nullptr) row.keys->hide();
    if (row.isFound) rows.push_back(&row);
  }
  m_nothing->setVisible(rows.empty());
  const auto columns = breakIntoPages(measure(rows), std::max(1, height()));
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
}

void ShortcutsList::placeRow(const Row& row, int top) {
  if (row.column / m_columnsPerPage != m_page) return;
  const int left = row.column % m_columnsPerPage * (m_columnWidth + kKeysColumnGap);
  if (row.keys != nullptr) {
    placeWidget(*row.keys, {left, top, m_keysWidth, row.unit.height});
    row.keys->show();
    placeWidget(*row.words, {left + m_keysWidth + kKeysGap, top, wordsWidth(), row.unit.height});
  } else {
    placeWidget(*row.words, {left, top, m_columnWidth, row.unit.height});
  }
  row.words->show();
}

void ShortcutsList::turn(int pages) {
  m_page = std::clamp(m_page + pages, 0, m_pageCount - 1);
  place();
}

void ShortcutsList::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  for (const Row& row : m_rows)
    if (row.keys == nullptr) row.words->setFont(bold(font()));
}

void ShortcutsList::resizeEvent(QResizeEvent* /*event*/) {
  placeWidget(*m_nothing, {0, 0, width(), m_nothing->sizeHint().height()});
  place();
}

}  // namespace sudoku
