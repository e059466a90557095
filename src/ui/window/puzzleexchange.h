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

/// Brings puzzles into the window and out of it: by files, the clipboard, and what is dropped onto it.
class PuzzleExchange : public QObject {
  Q_OBJECT

 public:
  /// All arguments outlive the exchange, which belongs to the window.
  PuzzleExchange(const Game& game, GameSession& session, Preferences& preferences, const Settings& settings,
                 QWidget* window);

  /// Says what the commands do that open, save, copy and paste puzzles. The commands belong to the window.
  void setCommands(Commands& commands);

  /// Opens the puzzle that the clipboard has.
  void paste();

  /// Asks for a file to save the position in.
  void showSaveAs();

  /// Offers the puzzle in the clipboard, once, if that is a short text with one puzzle that is not being
  /// played.
  void lookAtClipboard();

  /// Opens a dropped file or text.
  void takeDrop(const QMimeData& data);

 signals:
  /// A message for the player to read.
  void reported(const QString& message);
  /// The clipboard has a puzzle, which paste() plays.
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
  QString m_seenText;  ///< hash of the clipboard's text at the last look, or of a text copied from here
};

}  // namespace sudoku
