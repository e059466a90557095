#pragma once

#include <QWidget>

#include <sudoku/logic/technique.h>

class QLabel;
class QVBoxLayout;

namespace sudoku {

class GameButton;
class SceneBoard;
struct BoardScene;

/// A page of the window with a board of its own. The board is at the left or at the top, the page's other
/// parts are beside it or below it. Esc and the button Game lead back to the game.
class BoardPage : public QWidget {
  Q_OBJECT

 public:
  /// How much room the page has beside the board.
  enum class Room {
    Wide,    ///< room for two columns beside the board
    Normal,  ///< room for one column, as wide as the panel beside a game
    Low,     ///< the page is too low to show all of its parts at once
  };

  /// `boardName` is the board's name for assistive technology.
  BoardPage(const QString& title, const QString& boardName, QWidget* parent);

  SceneBoard* board() const { return m_board; }
  /// Does what the key of the command Next step does on this page; returns false if the page has no use for
  /// the key.
  virtual bool takeNextStep() { return false; }

 signals:
  void gameWanted();
  /// Emitted when the player wants to read about a technique.
  void techniqueWanted(Technique technique);

 protected:
  /// The layout for the page's own widgets, below the title.
  QVBoxLayout* sideLayout() const { return m_sideLayout; }
  QWidget* side() const { return m_side; }
  /// Adds a widget to the row of the title, before the button that leads back to the game.
  void addToHeader(QWidget* widget);
  Room room() const { return m_room; }
  void setScene(const BoardScene& scene);
  /// Sets the text below the board, which assistive technology announces; `rest` is added where there is
  /// room.
  void setStatus(const QString& text, const QString& rest = {});
  /// The width in pixels of the column beside the board where a wider column would make the board smaller:
  /// `wanted` or less. The second parameter is the column's height.
  virtual int crampedSideWidth(int wanted, int /*height*/) { return wanted; }
  /// Arranges the page for the room that it has.
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
  bool m_hasRoom = false;  ///< whether showRoom() has been called
};

}  // namespace sudoku
