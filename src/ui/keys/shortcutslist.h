#pragma once

#include <vector>

#include <QWidget>

#include "ui/controls/pagebreaks.h"

class QLabel;

namespace sudoku {

class MenuKeys;

/// Lists what keys and mouse do: entries in groups, in columns and on pages. A search leaves the entries that
/// contain all of its words.
class ShortcutsList : public QWidget {
  Q_OBJECT

 public:
  explicit ShortcutsList(QWidget* parent);

  /// Fills the list with what all keys and the mouse do; menu commands with the shortcuts that they have now.
  void fill(const MenuKeys& keys);
  void search(const QString& text);

  /// The size that shows all entries, even during a search: as many columns as fit into `room`, and the least
  /// height at which one page is enough, or the height of `room` if several pages are needed.
  QSize sizeIn(QSize room);

  int pageCount() const { return m_pageCount; }
  int page() const { return m_page; }
  /// Turns a number of pages, forward if positive, up to the first or last page.
  void turn(int pages);

  /// The text of all entries found, on all pages, for screen readers.
  QString text() const;

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// A row of the list: an entry, or the heading of a group, which has no keys.
  struct Row {
    QLabel* keys;
    QLabel* words;
    QString group;  ///< heading of the entry's group, which a search looks at as well
    PageUnit unit;
    bool isFound = true;
    int column = 0;
  };

  void clear();
  void addHeading(const QString& words);
  void addEntry(const QString& keys, const QString& words);
  std::vector<PageUnit> measure(const std::vector<Row*>& rows) const;
  int wordsWidth() const;
  void place();
  void placeRow(const Row& row, int top);

  QLabel* m_nothing;
  std::vector<Row> m_rows;
  int m_keysWidth = 0;
  int m_columnWidth = 1;
  int m_columnsPerPage = 1;
  int m_page = 0;
  int m_pageCount = 1;
};

}  // namespace sudoku
