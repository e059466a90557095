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

/// What the window shows below its menus: board, panel, in a wide window the coach in a column of its own,
/// and the lines below. In other windows the coach takes the place of groups of the panel; the board never
/// moves.
class WindowContent : public QWidget {
  Q_OBJECT

 public:
  /// The game and its controller outlive the content.
  WindowContent(const Game& game, GameController& controller, QWidget* parent);

  BoardWidget& board() { return *m_board; }
  StorageStrip& storage() { return *m_storage; }
  StatusLine& status() { return *m_status; }
  CoachPage& coach() { return *m_coach; }
  IdleCoach& idleCoach() { return *m_idle; }

  /// Names in tool tips and on buttons the keys that the menus have now.
  void showKeys(const MenuKeys& keys);
  /// Shows the coach with a hint; nothing: hides the hint.
  void showHint(const std::optional<Hint>& hint);
  void setChoices(const ViewChoices& choices);
  void giveKeyboardToBoard();
  /// Shows a newcomer tips on the board for what has not been done yet. Precondition: called at most once.
  void showFirstTips(Settings& settings);

  /// The size that the layout needs with its font, whatever its shape.
  QSize minimumSizeHint() const override;
  /// The height of the menus above the content, in its own font.
  int menuHeight() const { return m_menuHeight; }

 signals:
  void newRequested();
  void exitRequested();
  void statisticsRequested();
  void replayRequested(qint64 id);
  /// The texts have grown to a multiple of the size of the window's own.
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
  /// Whether a part has the keyboard focus; to be asked before the part is hidden.
  bool hasKeyboard(const QWidget* part) const;

  WindowRoom m_room;  ///< measures for which the present arrangement was made
  Arrangement m_arrangement;
  int m_menuHeight = 0;
  const Game& m_model;
  GameController& m_controller;
  bool m_isLeftHanded = false;
  bool m_hasLargeTargets = false;
  std::optional<Hint> m_hint;
  // The widgets in the order of the keyboard: the coach follows the board.
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
  QPointer<QWidget> m_keyboardBefore;  ///< widget that had the keyboard focus until the coach took its place
};

}  // namespace sudoku
