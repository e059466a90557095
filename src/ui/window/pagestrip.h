#pragma once

#include <vector>

#include <QWidget>

class QAction;
class QMainWindow;
class QMenuBar;
class QPushButton;

namespace sudoku {

class MenuKeys;

/// Quiet buttons at the right end of the menus that lead to the pages about games in one press. They are
/// hidden if the menus need the room.
class PageStrip : public QWidget {
  Q_OBJECT

 public:
  /// The keys outlive the strip, which belongs to the window, since assistive technology finds only entries
  /// in the menu bar itself.
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
