#pragma once

#include <functional>

#include <QObject>
#include <QString>

#include "printloader.h"

class QDialog;
class QPainter;
class QWidget;

namespace sudoku {

class Game;
class PrintDialog;
class HintCommands;
class PlayTime;
struct PaperList;

/// The commands that print the puzzle, export it as a picture, or send it to other devices.
class Sharing : public QObject {
  Q_OBJECT

 public:
  /// All arguments outlive the object, whose parent is the window.
  Sharing(const Game& game, HintCommands& hints, PlayTime& time, QWidget* window);

  // Commands of the menu. Each tells the player if the board cannot be shared, because the game is paused or
  // no game is started.
  void showPrint();
  void showSavePicture();
  void copyPicture();
  void copyLink();
  void showCode();

  /// Opens the dialog that prints puzzles of the library. Precondition: a game is started, and the list is
  /// not empty.
  void print(const PaperList& list);

 signals:
  /// Emitted with a message for the player to read.
  void reported(const QString& message);

 private:
  /// Whether the board may be shared. Tells the player if not, because the game is paused or no game is
  /// started.
  bool mayShare();
  void show(PrintDialog* dialog);
  void savePicture(const QString& path);
  /// Closes a dialog that shows the board as soon as the game is paused.
  void closeInPause(QDialog* dialog) const;
  /// Paints the board in its present state, with the picture of the open hint if there is one.
  void paintPicture(QPainter& painter) const;
  /// The board as an SVG picture; empty if the plugin for pictures is not installed.
  QByteArray svgPicture();

  const Game& m_game;
  HintCommands& m_hints;
  PlayTime& m_time;
  QWidget* m_window;
  PrintLoader m_loader;
};

}  // namespace sudoku
