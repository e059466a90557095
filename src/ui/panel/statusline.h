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

/// The line under the board that talks to the player: what can be done now, what was done, what is wrong. A
/// message stays until it is no longer true. Its label announces each new text to assistive technology by
/// itself; an offer is a button beside it.
class StatusLine : public QWidget {
  Q_OBJECT

 public:
  enum class Kind { Plain, Done, Problem };

  /// The game and its controller outlive the line.
  StatusLine(const Game& game, GameController& controller, QWidget* parent = nullptr);

  QString text() const;
  /// Sets whether the line also names two equal digits in a house; at first it does.
  void setNamesClashes(bool names) { m_namesClashes = names; }
  /// Shows a message until the next move, choice or game. A problem has a sign.
  void say(const QString& text, Kind kind = Kind::Plain);
  void fail(const QString& text) { say(text, Kind::Problem); }
  /// Shows a message with a button that does what it offers.
  void offer(const QString& text, const QString& button, std::function<void()> does);

  /// Shows a button beside the present message.
  void offerBeside(const QString& button, std::function<void()> does);

  /// Sets whether a newcomer's tip says what can be done: meanwhile the line says what the aim is.
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
  /// Names the game that was left before it was solved, and offers to go on with it.
  void showLeft(const LeftGame& game);
  void showChange();
  /// Shows a message about a command, until the next choice.
  void showPassing(const QString& text);
  void endPassing();
  struct Message {
    QString text;
    Kind kind = Kind::Plain;
  };
  /// The message about the present board that goes before all others; nothing if there is none.
  std::optional<Message> boardMessage() const;
  /// Two equal digits in a house: where the last change made them, else anywhere.
  std::optional<Clash> clashToTell() const;
  void showHint();
  void showPause();
  void showCheck();
  void showSolved(bool solved);
  /// Says what can be done now, unless something else is being said.
  void showMoment();
  QString momentText() const;
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
  bool m_isMoment = true;    ///< the line says what can be done now
  bool m_isPassing = false;  ///< the message goes with the next choice
  bool m_hasPlayed = false;  ///< the game being shown has moves
  CellSet m_changed;         ///< cells changed by the last move, undo or redo
  bool m_namesClashes = true;
  QString m_hintText;              ///< the hint's text for this line; empty without a hint
  std::optional<LeftGame> m_left;  ///< game to be named once the first game is there
  std::function<void()> m_does;
};

}  // namespace sudoku
