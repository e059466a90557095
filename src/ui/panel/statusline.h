#pragma once

#include <functional>
#include <optional>

#include <QWidget>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/checker.h>

#include "game/play/gamesummary.h"

class QLabel;
class QPushButton;

namespace sudoku {

class Game;
class GameController;

/// The line under the board that says what the player can do now, what has happened, and what is wrong. A
/// message stays until it is no longer true. The label announces each new text to assistive technology. A
/// button beside the text can offer an action.
class StatusLine : public QWidget {
  Q_OBJECT

 public:
  enum class Kind { Plain, Done, Problem };

  /// The game and its controller outlive the line.
  StatusLine(const Game& game, GameController& controller, QWidget* parent = nullptr);

  QString text() const;
  /// Sets whether the line also reports two equal digits in a house, as it does by default.
  void setNamesClashes(bool names) { m_namesClashes = names; }
  /// Shows a message until the next move or game, or until the player chooses a cell, a digit or a mode. A
  /// problem has a warning icon.
  void say(const QString& text, Kind kind = Kind::Plain);
  void fail(const QString& text) { say(text, Kind::Problem); }
  /// Shows a message, and a button that calls `does`.
  void offer(const QString& text, const QString& button, std::function<void()> does);

  /// Adds to the present message a button that calls `does`.
  void offerBeside(const QString& button, std::function<void()> does);

  /// Sets whether the window shows a tip for newcomers, which says how to play; the line then says what the
  /// aim of the game is.
  void setHasTip(bool has);

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void connectGame();
  void showStart();
  /// Names the game that was left unsolved, and offers to continue it.
  void showLeft(const LeftGame& game);
  void showChange();
  /// Shows a message about a command, until the player chooses a cell, a digit or a mode.
  void showPassing(const QString& text);
  void endPassing();
  struct Message {
    QString text;
    Kind kind = Kind::Plain;
  };
  /// The message about the present board that takes precedence over others; empty if there is none.
  std::optional<Message> boardMessage() const;
  /// Two equal digits in a house: those made by the last change if there are any, else any.
  std::optional<Clash> clashToTell() const;
  void showHint();
  void showPause();
  void showCheck();
  void showSolved(bool solved);
  /// Says what the player can do now, such as choosing a digit, unless there is another message.
  void showMoment();
  QString momentText() const;
  QString momentOfMarks() const;
  QString countsText() const;
  QString solvedText() const;
  void arrange();
  void setIcon();

  const Game& m_game;
  GameController& m_controller;
  QLabel* m_icon;
  QLabel* m_label;
  QPushButton* m_button;
  Kind m_kind = Kind::Plain;
  bool m_hasTip = false;
  bool m_isMoment = true;    ///< whether the line says what the player can do now
  bool m_isPassing = false;  ///< whether choosing a cell, a digit or a mode ends the message
  bool m_hasPlayed = false;  ///< whether the present game has moves
  CellSet m_changed;         ///< cells changed by the last move, undo or redo
  bool m_namesClashes = true;
  QString m_hintText;  ///< the hint's text for this line; empty without a hint
  /// Unsolved game that showLeft() names once the first game has been loaded.
  std::optional<LeftGame> m_left;
  std::function<void()> m_does;
};

}  // namespace sudoku
