#pragma once

#include <random>
#include <vector>

#include <QObject>
#include <QStringList>
#include <QTimer>

#include "ui/window/translatedwindow.h"

class QAction;
class QWidget;

namespace sudoku {

class GameController;
struct CommandRow;

namespace soak {

/// Plays at random as a person does who tries everything: keys and clicks on the board, commands of the
/// menus, pages and what is on them, dialogs, languages, themes and sizes of the window. Equal seeds give
/// equal choices.
class Player : public QObject {
  Q_OBJECT

 public:
  /// The arguments must outlive this object.
  Player(TranslatedWindow& translated, GameController& controller, unsigned seed);

  /// Goes to every page, into every dialog, and through all languages, themes and sizes, once each: the
  /// program loads much of what it needs, such as fonts and what prints, when it first needs it.
  void visitEverything();

  /// Plays a game for a while, walks through a few pages, and comes back to the game, in English and light as
  /// at the beginning.
  void playRound();

  int rounds() const { return m_rounds; }
  int actions() const { return m_actions; }

 private:
  MainWindow& window() const { return m_translated.window(); }
  int below(int count) { return std::uniform_int_distribution(0, count - 1)(m_random); }
  template <typename Value>
  Value any(std::initializer_list<Value> values) {
    return *(values.begin() + below(static_cast<int>(values.size())));
  }

  /// Lets the program work for some milliseconds.
  static void wait(int ms);
  void pressKey();
  void clickCell();
  void giveCommand();
  void give(const CommandRow& row);
  void trigger(const char* id);
  void playOnBoard(int actions);
  void visitPage();
  void changeLook();
  void comeBack();
  /// Closes what is open above the window, which else would wait for an answer for ever.
  void closeDialog();

  TranslatedWindow& m_translated;
  GameController& m_controller;
  std::mt19937 m_random;
  QTimer m_closer;
  int m_rounds = 0;
  int m_actions = 0;
};

}  // namespace soak
}  // namespace sudoku
