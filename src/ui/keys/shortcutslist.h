#pragma once

#include <vector>

#include <QWidget>

#include "ui/controls/pagebreaks.h"

class QLabel;

namespace sudoku {

class MenuKeys;

/// What keys and mouse do, by groups, in columns and on pages. A search leaves the entries that have all its
/// words.
class ShortcutsList : public QWidget {
  Q_OBJECT

 public:
  explicit ShortcutsList(QWidget* parent);

  /// Fills the list with all entries and their present keys.
  void fill(const MenuKeys& keys);
  void search(const QString& text);

  /// The size that shows all entries, whatever is searched: the columns that fit into a room, and the least
  /// height for one page of them, or all the height if they need more.
  QSize sizeIn(QSize room);

  int pageCount() const { return m_pageCount; }
  int page() const { return m_page; }
  /// Turns a number of pages on, up to the last one.
  void turn(int pages);

  /// All entries found, on all pages, as a screen reader reads them.
  QString text() const;

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// A line of the list: a heading, which has no keys, or an entry.
  struct Row {
    QLabel* keys;
    QLabel* words;
    QString group;  ///< the heading, by which its entries are found too
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
