#pragma once

#include <functional>

#include <QObject>
#include <QString>

#include "printloader.h"

class QDialog;
class QMenu;
class QPainter;
class QWidget;

namespace sudoku {

class Game;
class PrintDialog;
class HintCommands;
class PlayTime;
struct PaperList;

/// The puzzle on its way to paper, into pictures and to other devices: the entries of menus about that.
class Sharing : public QObject {
  Q_OBJECT

 public:
  /// All arguments outlive it; it belongs to the window.
  Sharing(const Game& game, HintCommands& hints, PlayTime& time, QWidget* window);

  /// Print, Save as picture.
  void addFileActions(QMenu* menu) const;
  /// Copy as picture, Copy as link, Show QR code.
  void addEditActions(QMenu* menu) const;

  /// Asks how to print puzzles of the library. Precondition: there is a game, and a puzzle in the list.
  void print(const PaperList& list);

 signals:
  /// For the player to read.
  void reported(const QString& message);

 private:
  /// Whether there is a board that may be shown.
  bool mayShare();
  void showPrint();
  void show(PrintDialog* dialog);
  void showSavePicture();
  void savePicture(const QString& path);
  void copyPicture();
  void copyLink();
  void showCode();
  /// A dialog about the board goes when the game is paused.
  void closeInPause(QDialog* dialog) const;
  /// The board as it stands, with the picture of a hint that is open.
  void paintPicture(QPainter& painter) const;
  /// Empty if the plugin is not there.
  QByteArray svgPicture();

  const Game& m_game;
  HintCommands& m_hints;
  PlayTime& m_time;
  QWidget* m_window;
  PrintLoader m_loader;
};

}  // namespace sudoku
