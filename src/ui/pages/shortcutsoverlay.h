#pragma once

#include <vector>

#include <QPointer>
#include <QWidget>

#include "ui/coach/pagebreaks.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace sudoku {

class CoachButton;
class MenuKeys;
struct Theme;

/// All keys of the window and what the mouse does, by groups, over what is shown. What is typed leaves those
/// that have all the words. What has no room stands on further pages. Esc ends a search first; then it, or
/// the key that opened it, closes the overlay, and the focus goes back to where it was.
class ShortcutsOverlay : public QWidget {
  Q_OBJECT

 public:
  /// The keys outlive the overlay.
  ShortcutsOverlay(const MenuKeys& keys, QWidget* window);

  void setTheme(const Theme& theme);
  void toggle();

 signals:
  /// The overlay is closed, and the keys are to be changed.
  void changeWanted();

 protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  /// Tab stays in the overlay: what is below cannot be seen.
  bool focusNextPrevChild(bool next) override;

 private:
  /// A heading, which has no keys, or an entry.
  struct Row {
    QLabel* keys;
    QLabel* words;
    PageUnit unit;
    QString group;  ///< the heading, by which an entry is found, too
    bool isFound = true;
    int column = 0;
  };

  void open();
  void close();
  void refill();
  void addHeading(const QString& words);
  void addEntry(const QString& keys, const QString& words);
  void addMenus();
  /// Leaves the entries that have all the words, and the headings of these.
  void search();
  void describe();
  bool isOpeningKey(const QKeyEvent& event) const;
  void arrange();
  void placeHeader(int button);
  std::vector<PageUnit> measure(const std::vector<Row*>& rows) const;
  std::vector<Row*> foundRows();
  /// Of the rows, if they stand in the columns of one page; else all that there is.
  int leastHeight();
  int wordsWidth() const;
  void placeRows();
  void placeRow(const Row& row, int top);
  void turn(int pages);

  const MenuKeys& m_keys;
  const Theme* m_theme;
  QLabel* m_title;
  QLineEdit* m_search;
  QLabel* m_nothing;
  CoachButton* m_change;
  CoachButton* m_close;
  QPushButton* m_back;
  QPushButton* m_forward;
  QPointer<QWidget> m_focusBefore;
  std::vector<Row> m_rows;
  QRect m_panel;
  QRect m_body;  ///< of the panel, for the rows
  int m_keysWidth = 0;
  int m_columnWidth = 0;
  int m_columnsPerPage = 1;
  int m_page = 0;
  int m_pageCount = 1;
};

}  // namespace sudoku
