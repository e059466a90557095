#pragma once

#include <vector>

#include <QWidget>

class QAction;
class QMainWindow;
class QMenuBar;
class QPushButton;

namespace sudoku {

class MenuKeys;

/// Flat buttons at the right end of the menu bar, each of which shows a page about games. They are hidden if
/// the menus need the room.
class PageStrip : public QWidget {
  Q_OBJECT

 public:
  /// The keys must outlive the strip. Its parent is the window, not the menu bar, in which assistive
  /// technology finds only menu entries.
  PageStrip(const MenuKeys& keys, QMainWindow* window);

  QSize sizeHint() const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void addButton(const QString& text, const QString& words, QAction* action);
  int widthOf(const QPushButton* button) const;
  void fit();

  QMenuBar* m_menus;
  std::vector<QPushButton*> m_buttons;
};

}  // namespace sudoku
