#pragma once

#include <memory>

#include <QObject>

#include "mainwindow.h"

namespace sudoku {

struct Language;
class Translations;

/// The language of a player: the chosen one if there is its catalogue, otherwise that of the desktop.
const Language& languageOf(const Settings& settings);

/// The main window, built anew whenever the player chooses another language, since texts are set where
/// widgets are made. The game, an open hint, the page and the place on the screen stay. Lives in the GUI
/// thread.
class TranslatedWindow : public QObject {
  Q_OBJECT

 public:
  /// Builds the window in the language of `translations`. All arguments outlive this object.
  TranslatedWindow(const Game& game, GameController& controller, Settings& settings, SudokuStyle& style,
                   Translations& translations);

  /// The window; another one after each change of the language.
  MainWindow& window() { return *m_window; }
  /// Shows the window, and tells the player once if there is no font for the language.
  void show();

 private:
  void build();
  void buildAnew();

  const Game& m_game;
  GameController& m_controller;
  Settings& m_settings;
  SudokuStyle& m_style;
  Translations& m_translations;
  std::unique_ptr<MainWindow> m_window;
};

}  // namespace sudoku
