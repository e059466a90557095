#pragma once

#include <vector>

#include <QWidget>

class QAction;
class QMainWindow;
class QMenuBar;
class QPushButton;

namespace sudoku {

class MenuKeys;

/// Quiet buttons at the right end of the menus that lead to the pages about games in one press. They go where
/// the menus need the room.
class PageStrip : public QWidget {
  Q_OBJECT

 public:
  /// The keys outlive the strip, which belongs to the window: assistive technology finds nothing but entries
  /// in the menus themselves.
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
