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
    Wide,    ///< room for two columns of text and buttons beside the board
    Normal,  ///< room for one such column, as wide as the panel beside the board of a game
    Low,     ///< the page is too low to show all of its parts at once
  };

  /// `boardName` is the board's name for assistive technology.
  BoardPage(const QString& title, const QString& boardName, QWidget* parent);

  SceneBoard* board() const { return m_board; }
  /// Called when the player presses the keyboard shortcut of the menu command Next step: does what that means
  /// on this page. Returns false if the page has no use for the shortcut.
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
  /// Sets the title, which takes several lines if it is long.
  void setTitle(const QString& title);
  GameButton* backButton() const { return m_back; }
  Room room() const { return m_room; }
  void setScene(const BoardScene& scene);
  /// Sets the text below the board, which assistive technology announces; `rest`, a further text, is added to
  /// it where there is room.
  void setStatus(const QString& text, const QString& rest = {});
  /// The width in pixels of the column beside the board if a wider column would make the board smaller; at
  /// most `wanted`, the width that the column has otherwise. The second parameter is the column's height.
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
