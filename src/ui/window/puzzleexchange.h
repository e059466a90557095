#pragma once

#include <QObject>

#include <sudoku/formats/formats.h>

class QAction;
class QMenu;
class QMimeData;

namespace sudoku {

class Game;
class GameSession;
class Preferences;
class Settings;
struct PuzzleText;

/// Puzzles on their way in and out of the window: files, the clipboard, what is dropped onto it.
class PuzzleExchange : public QObject {
  Q_OBJECT

 public:
  /// All arguments outlive the exchange, which belongs to the window.
  PuzzleExchange(const Game& game, GameSession& session, Preferences& preferences, const Settings& settings,
                 QWidget* window);

  /// Open, Open recent, Save as.
  void addFileActions(QMenu* menu);
  /// Copy, Copy as, Paste.
  void addEditActions(QMenu* menu);

  /// Opens what the clipboard has.
  void paste();

  /// Asks for a file to save the position in.
  void showSaveAs();

  /// Offers what the clipboard has, once, if it is a short text with one puzzle that is not being played.
  void lookAtClipboard();

  /// Opens a dropped file or text.
  void takeDrop(const QMimeData& data);

 signals:
  /// For the player to read.
  void reported(const QString& message);
  /// The clipboard has a puzzle: paste() plays it.
  void offered();

 private:
  void showOpen();
  void showRecent(QMenu* menu);
  void showChoice(const PuzzleText& text);
  void addCopyActions(QMenu* menu);
  void copy(const QString& text, const QString& what);
  void take(const QMimeData& data, const QString& source);
  QString folder() const;

  const Game& m_game;
  GameSession& m_session;
  Preferences& m_preferences;
  const Settings& m_settings;
  QWidget* m_window;
  QString
      m_seenText;  ///< the last that the clipboard had, when it was looked at, or that was copied from here
};

}  // namespace sudoku
