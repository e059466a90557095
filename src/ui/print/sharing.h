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

/// Brings the puzzle onto paper, into pictures and to other devices.
class Sharing : public QObject {
  Q_OBJECT

 public:
  /// All arguments outlive the object, which belongs to the window.
  Sharing(const Game& game, HintCommands& hints, PlayTime& time, QWidget* window);

  // Commands. Each tells the player if the board may not be shared, because the game is paused or there is
  // none.
  void showPrint();
  void showSavePicture();
  void copyPicture();
  void copyLink();
  void showCode();

  /// Asks how to print puzzles of the library. Precondition: there is a game, and a puzzle in the list.
  void print(const PaperList& list);

 signals:
  /// A message for the player to read.
  void reported(const QString& message);

 private:
  /// Checks whether the board may be shared. Tells the player if it may not, because the game is paused or
  /// there is none.
  bool mayShare();
  void show(PrintDialog* dialog);
  void savePicture(const QString& path);
  /// Closes a dialog about the board when the game is paused.
  void closeInPause(QDialog* dialog) const;
  /// Paints the board as it stands, with the picture of a hint that is open.
  void paintPicture(QPainter& painter) const;
  /// The board as an SVG picture; empty if the plugin is not there.
  QByteArray svgPicture();

  const Game& m_game;
  HintCommands& m_hints;
  PlayTime& m_time;
  QWidget* m_window;
  PrintLoader m_loader;
};

}  // namespace sudoku
