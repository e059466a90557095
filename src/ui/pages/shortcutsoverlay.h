#pragma once

#include <vector>

#include <QPointer>
#include <QWidget>

#include "ui/coach/pagebreaks.h"

class QLabel;
class QMenuBar;
class QPushButton;

namespace sudoku {

struct Theme;

/// All keys of the window by groups, over what is shown. Esc or the key that opened it closes it, and the
/// focus goes back to where it was. What has no room stands on further pages.
class ShortcutsOverlay : public QWidget {
  Q_OBJECT

 public:
  /// The menus say the keys of their entries.
  ShortcutsOverlay(const QMenuBar& menus, QWidget* window);

  void setTheme(const Theme& theme);
  void toggle();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// A heading, which has no keys, or an entry.
  struct Row {
    QLabel* keys;
    QLabel* words;
    PageUnit unit;
    int column = 0;
  };

  void open();
  void close();
  void refill();
  void addHeading(const QString& words);
  void addEntry(const QString& keys, const QString& words);
  void addBoardKeys();
  void addMenus();
  void arrange();
  std::vector<PageUnit> measure();
  /// Of the rows, if they stand in the columns of one page; else all that there is.
  int leastHeight();
  int wordsWidth() const;
  void placeRows();
  void turn(int pages);

  const QMenuBar& m_menus;
  const Theme* m_theme;
  QLabel* m_title;
  QPushButton* m_close;
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
