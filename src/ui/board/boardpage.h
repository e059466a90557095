#pragma once

#include <QWidget>

#include <sudoku/logic/technique.h>

class QLabel;
class QVBoxLayout;

namespace sudoku {

class GameButton;
class SceneBoard;
struct BoardScene;
struct Theme;

/// A page of the window with a board of its own: the board at the left or above, the rest beside it or below.
/// Esc or the button Game leads back.
class BoardPage : public QWidget {
  Q_OBJECT

 public:
  /// How much room there is beside the board.
  enum class Room {
    Wide,    ///< two columns' worth
    Normal,  ///< as wide as the panel of a game
    Low,     ///< not high enough for all at once
  };

  /// The board is read out by that name.
  BoardPage(const QString& title, const QString& boardName, QWidget* parent);

  virtual void setTheme(const Theme& theme);
  SceneBoard* board() const { return m_board; }
  /// What the key for the next step does on this page; false if the page has no use for it.
  virtual bool takeNextStep() { return false; }

 signals:
  void gameWanted();
  /// The player wants to read about a technique.
  void techniqueWanted(Technique technique);

 protected:
  /// Where the page's own widgets go, below the title.
  QVBoxLayout* sideLayout() const { return m_sideLayout; }
  QWidget* side() const { return m_side; }
  /// The row of the title: more can be added before the button that leads back.
  void addToHeader(QWidget* widget);
  Room room() const { return m_room; }
  void setScene(const BoardScene& scene);
  /// What stands below the board, and is announced; the rest only where there is room.
  void setStatus(const QString& text, const QString& rest = {});
  /// How wide the column beside the board is where that takes room from the board: as wide as asked for, or
  /// less. Its height is known.
  virtual int crampedSideWidth(int wanted, int /*height*/) { return wanted; }
  /// The room has become another.
  virtual void showRoom(Room room) = 0;

  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void arrange();
  void showStatus();

  SceneBoard* m_board;
  QWidget* m_side;
  QVBoxLayout* m_sideLayout;
  QLabel* m_title;
  GameButton* m_back;
  QLabel* m_status;
  QString m_statusText;
  QString m_statusRest;
  Room m_room = Room::Normal;
  bool m_hasRoom = false;  ///< the room has been told
};

}  // namespace sudoku
