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

/// All keys of the window and what the mouse does, by groups, over what is shown. Typing searches in them.
/// Entries that have no room stand on further pages. Esc ends a search first; then Esc, or the key that
/// opened the overlay, closes it, and the focus goes back to where it was.
class ShortcutsOverlay : public QWidget {
  Q_OBJECT

 public:
  /// The menu keys outlive the overlay.
  ShortcutsOverlay(const MenuKeys& keys, QWidget* window);

  void toggle();

 signals:
  /// The player has closed the overlay to change keys.
  void changeWanted();

 protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  /// Keeps Tab within the overlay, since what is below cannot be seen.
  bool focusNextPrevChild(bool next) override;

 private:
  void open();
  void close();
  void search();
  bool isOpeningKey(const QKeyEvent& event) const;
  void arrange();
  /// Places the parts above and below the list; buttons have the given height.
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
