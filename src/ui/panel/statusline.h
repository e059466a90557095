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
/// itself; what it offers is a button beside it.
class StatusLine : public QWidget {
  Q_OBJECT

 public:
  enum class Kind { Plain, Done, Problem };

  /// The game and its controller outlive the line.
  StatusLine(const Game& game, GameController& controller, QWidget* parent = nullptr);

  QString text() const;
  /// Whether two equal digits in a house are said, too; at first they are.
  void setNamesClashes(bool names) { m_namesClashes = names; }
  /// Until the next move, choice or game. A problem has a sign.
  void say(const QString& text, Kind kind = Kind::Plain);
  void fail(const QString& text) { say(text, Kind::Problem); }
  /// The same with a button that does it.
  void offer(const QString& text, const QString& button, std::function<void()> does);

  /// The button alone, beside what is being said.
  void offerBeside(const QString& button, std::function<void()> does);

  /// A tip says what can be done: meanwhile the line says what is to be reached.
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
  /// What a command says of itself, until the next choice.
  void showPassing(const QString& text);
  void endPassing();
  struct Message {
    QString text;
    Kind kind = Kind::Plain;
  };
  /// What is to be said of the board as it is now before anything else.
  std::optional<Message> boardMessage() const;
  /// Two equal digits in a house: where the last change made them, else anywhere.
  std::optional<Clash> clashToTell() const;
  void showHint();
  void showPause();
  void showCheck();
  void showSolved(bool solved);
  /// What can be done now, unless something else is being said.
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
  bool m_isMoment = true;    ///< what is said is what can be done now
  bool m_isPassing = false;  ///< what is said goes with the next choice
  bool m_hasPlayed = false;  ///< the game being shown has moves
  CellSet m_changed;         ///< by the last move, undo or redo
  bool m_namesClashes = true;
  QString m_hintText;              ///< what the hint says here; empty without one
  std::optional<LeftGame> m_left;  ///< to be named when the first game is there
  std::function<void()> m_does;
};

}  // namespace sudoku
