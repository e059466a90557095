#pragma once

#include <optional>

#include <QPointer>
#include <QWidget>

#include "arrangement.h"
#include "game/teacher/hint.h"

namespace sudoku {

class BoardWidget;
class CoachPage;
class FirstTips;
class Game;
class GameController;
class GameGroup;
class HelpGroup;
class IdleCoach;
class InputStrip;
class LibraryImport;
class MakingBar;
class MenuKeys;
class NumbersGroup;
class PanelHeader;
class PauseCover;
class Settings;
class SolvedCard;
class StatusLine;
class StorageStrip;
class TrialBanner;
struct ViewChoices;

/// The content of the window below the menus: the board, the panel of buttons next to it, and the line for
/// messages below. A wide window also has a column for hints; in other windows, hints replace groups of
/// buttons, so that the board never moves.
class WindowContent : public QWidget {
  Q_OBJECT

 public:
  /// The game and its controller must outlive this object.
  WindowContent(const Game& game, GameController& controller, QWidget* parent);

  BoardWidget& board() { return *m_board; }
  StorageStrip& storage() { return *m_storage; }
  StatusLine& status() { return *m_status; }
  CoachPage& coach() { return *m_coach; }
  IdleCoach& idleCoach() { return *m_idle; }

  /// Shows the present keyboard shortcuts of the menus in tool tips and on buttons.
  void showKeys(const MenuKeys& keys);
  /// Shows a hint, or hides the present one if there is none.
  void showHint(const std::optional<Hint>& hint);
  void setChoices(const ViewChoices& choices);
  void giveKeyboardToBoard();
  /// Shows tips on the board to new players, for what they have not done yet. Returns what shows them; null
  /// if there is none left. Precondition: called at most once.
  FirstTips* showFirstTips(Settings& settings);

  /// The least size of the content in its present font, for any shape of the window.
  QSize minimumSizeHint() const override { return leastArea(room()); }
  /// The height of the menus above the content, at their usual text size.
  int menuHeight() const { return m_menuHeight; }

 signals:
  void newRequested();
  void exitRequested();
  void statisticsRequested();
  void reviewRequested(qint64 id);
  void replayRequested(qint64 id);
  /// Emitted when the texts of the window have got their size; `growth` is relative to their usual size.
  void grown(double growth);

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  WindowRoom room() const;
  void connectParts();
  void connectImport();
  void showImport(bool shows);
  void arrange();
  void setFonts();
  void measureMenus();
  void placeParts();
  void placeRows();
  void placeCoach();
  void placeNotice();
  bool showsSolved() const;
  void showPause(bool isPaused);
  void show(QWidget* part, bool shows);
  void passKeyboardOn(const QWidget* part);
  void addWalkKeys();
  /// Whether a widget in the window or one of its children has the keyboard focus. Precondition: the widget
  /// is not hidden yet.
  bool hasKeyboard(const QWidget* part) const;

  WindowRoom m_room;  ///< sizes from which the present arrangement was computed
  Arrangement m_arrangement;
  int m_menuHeight = 0;
  const Game& m_model;
  GameController& m_controller;
  bool m_isLeftHanded = false;
  bool m_hasLargeTargets = false;
  std::optional<Hint> m_hint;
  // Child widgets, listed in the order in which the Tab key reaches them.
  BoardWidget* m_board;
  PauseCover* m_cover;
  IdleCoach* m_idle;
  CoachPage* m_coach;
  PanelHeader* m_header;
  GameGroup* m_game;
  HelpGroup* m_help;
  NumbersGroup* m_numbers;
  InputStrip* m_strip;
  TrialBanner* m_trial;
  MakingBar* m_making;
  SolvedCard* m_solved;
  LibraryImport* m_import;
  StorageStrip* m_storage;
  StatusLine* m_status;
  FirstTips* m_firstTips = nullptr;
  QPointer<QWidget> m_keyboardBefore;  ///< widget that had the keyboard focus before the hint panel took it
};

}  // namespace sudoku
