#pragma once

#include <QPointer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace sudoku {

class CoachButton;
class MenuKeys;
class ShortcutsList;

/// Shows all keyboard shortcuts of the window and the uses of the mouse, by groups, on top of the window's
/// contents. Typing searches the list, which has pages if it does not fit. Esc ends a search. Without a
/// search, Esc or the shortcut that opened the overlay closes it, and the focus goes back to where it was.
class ShortcutsOverlay : public QWidget {
  Q_OBJECT

 public:
  /// `keys` outlives the overlay.
  ShortcutsOverlay(const MenuKeys& keys, QWidget* window);

  void toggle();

 signals:
  /// Emitted when the player has closed the overlay to change keyboard shortcuts.
  void changeWanted();

 protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  /// Keeps the focus within the overlay on Tab, since the widgets below it cannot be seen.
  bool focusNextPrevChild(bool next) override;

 private:
  void open();
  void close();
  void search();
  bool isOpeningKey(const QKeyEvent& event) const;
  void arrange();
  /// Places the parts above and below the list; `button` is the height of buttons in pixels.
  void placeAround(int button);
  void turn(int pages);
  void showPages();

  const MenuKeys& m_keys;
  QLabel* m_title;
  QLineEdit* m_search;
  ShortcutsList* m_list;
  CoachButton* m_change;
  CoachButton* m_close;
  QPushButton* m_back;
  QPushButton* m_forward;
  QPointer<QWidget> m_focusBefore;
  QRect m_panel;
};

}  // namespace sudoku
