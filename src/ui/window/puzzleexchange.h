#pragma once

#include <QObject>

#include <sudoku/formats/formats.h>

class QMenu;
class QMimeData;

namespace sudoku {

class Commands;
class Game;
class GameSession;
class Preferences;
class Settings;
struct PuzzleText;

/// Opens, saves, copies and pastes puzzles in a window: as files, through the clipboard, and by drag and
/// drop.
class PuzzleExchange : public QObject {
  Q_OBJECT

 public:
  /// All arguments must outlive this object, whose parent is the window.
  PuzzleExchange(const Game& game, GameSession& session, Preferences& preferences, const Settings& settings,
                 QWidget* window);

  /// Sets what the commands do that open, save, copy and paste puzzles. The commands belong to the same
  /// window.
  void setCommands(Commands& commands);

  /// Opens the puzzle in the clipboard.
  void paste();

  /// Asks the player for a file, and saves the present position of the game in it.
  void showSaveAs();

  /// Offers once to open the puzzle in the clipboard, if the clipboard has a short text with a single puzzle
  /// other than the present one.
  void lookAtClipboard();

  /// Opens a file or text that was dropped onto the window.
  void takeDrop(const QMimeData& data);

 signals:
  /// Emitted with a message for the player.
  void reported(const QString& message);
  /// Emitted when the clipboard has a puzzle that can be offered; paste() opens it.
  void offered();

 private:
  void showOpen();
  void showRecent(QMenu* menu);
  void showChoice(const PuzzleText& text);
  void setCopyCommands(Commands& commands);
  void copyPosition();
  void copyAs(Format format);
  void copyGivens();
  void copyId();
  void copy(const QString& text, const QString& what);
  void take(const QMimeData& data, const QString& source);
  QString folder() const;

  const Game& m_game;
  GameSession& m_session;
  Preferences& m_preferences;
  const Settings& m_settings;
  QWidget* m_window;
  /// Hash of the clipboard text that was examined last, or that was copied from this window.
  QString m_seenText;
};

}  // namespace sudoku
