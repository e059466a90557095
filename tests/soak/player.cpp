#include "player.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QFileDialog>
#include <QTest>

#include "game/control/gamecontroller.h"
#include "game/language/languages.h"
#include "ui/board/boardwidget.h"
#include "ui/keys/commandtable.h"
#include "ui/window/pages.h"

namespace sudoku::soak {
namespace {

/// How long a dialog stays open, in milliseconds.
constexpr int kDialogMs = 150;
constexpr QSize kUsualSize(1020, 720);
constexpr std::array<QSize, 4> kSizes = {{{560, 420}, {700, 1000}, kUsualSize, {1600, 900}}};

/// Commands that end the program, or choose files, which a player without hands cannot do.
bool isLeftOut(std::string_view id) {
  constexpr std::array<std::string_view, 8> kLeftOut = {
      "exit", "open", "save-as", "save-picture", "export", "import", "import-collection", "restore-backup"};
  return std::find(kLeftOut.begin(), kLeftOut.end(), id) != kLeftOut.end();
}

}  // namespace

Player::Player(TranslatedWindow& translated, GameController& controller, unsigned seed)
    : m_translated(translated), m_controller(controller), m_random(seed) {
  connect(&m_closer, &QTimer::timeout, this, &Player::closeDialog);
  m_closer.start(kDialogMs);
}

void Player::visitEverything() {
  for (const Language& language : allLanguages()) {
    m_controller.preferences().setLanguage(language.code.toString());
    wait(50);
  }
  comeBack();
  for (const QSize size : kSizes) {
    window().resize(size);
    for (const CommandRow& row : commandTable()) {
      give(row);
      wait(20);
    }
    comeBack();
  }
}

void Player::playRound() {
  m_controller.preferences().setNextLevel(
      any({Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Extreme}));
  trigger("new");
  wait(50);
  playOnBoard(60);
  for (int page = 0; page < 2; ++page) visitPage();
  changeLook();
  playOnBoard(20);
  visitPage();
  comeBack();
  ++m_rounds;
}

/// Back to the game, in English and light, in the usual size.
void Player::comeBack() {
  m_controller.preferences().setLanguage("en");
  wait(50);
  trigger("theme-light");
  window().showNormal();
  window().resize(kUsualSize);
  window().pages().showGame();
  wait(200);
}

void Player::wait(int ms) {
  QTest::qWait(ms);
}

void Player::pressKey() {
  QWidget* const focused = QApplication::focusWidget();
  if (focused == nullptr) return;
  const int digit = Qt::Key_1 + below(9);
  const auto key = static_cast<Qt::Key>(
      below(2) == 0 ? digit
                    : any<int>({Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home,
                                Qt::Key_End, Qt::Key_PageDown, Qt::Key_Delete, Qt::Key_Space, Qt::Key_Return,
                                Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Escape}));
  const bool isDigit = key == digit;
  const auto modifiers = isDigit
                             ? any<Qt::KeyboardModifier>({Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier,
                                                          Qt::ControlModifier, Qt::AltModifier})
                             : any<Qt::KeyboardModifier>({Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier});
  QTest::keyClick(focused, key, modifiers);
}

void Player::clickCell() {
  auto* const board = window().findChild<BoardWidget*>();
  if (board == nullptr || !board->isVisible()) return;
  auto* const cell = board->cellWidget(Cell(below(kCellCount)));
  QTest::mouseClick(cell, any<Qt::MouseButton>({Qt::LeftButton, Qt::LeftButton, Qt::LeftButton,
                                                Qt::RightButton, Qt::MiddleButton}));
}

void Player::giveCommand() {
  const auto table = commandTable();
  give(table[static_cast<std::size_t>(below(static_cast<int>(table.size())))]);
}

void Player::give(const CommandRow& row) {
  if (row.isEntry() && !isLeftOut(row.id)) trigger(row.id);
}

void Player::trigger(const char* id) {
  auto* const action = window().findChild<QAction*>(id);
  if (action != nullptr && action->isEnabled()) action->trigger();
}

void Player::playOnBoard(int actions) {
  for (int action = 0; action < actions; ++action, ++m_actions) {
    switch (below(6)) {
      case 0:
      case 1:
        pressKey();
        break;
      case 2:
        clickCell();
        break;
      case 3:
        trigger(any({"undo", "redo", "undo", "hints", "check", "next-step", "explain-step", "ask", "notes",
                     "digits", "fill", "mark-two"}));
        break;
      default:
        giveCommand();
    }
    wait(5);
    // An exercise, a replay and the like end here, so that the board has its share.
    if (below(8) == 0) window().pages().showGame();
  }
}

void Player::visitPage() {
  trigger(any({"library", "statistics", "daily", "learn", "practice", "guide", "moves", "path", "all-steps",
               "enter-puzzle"}));
  wait(60);
  for (int key = 0; key < 15; ++key, ++m_actions) {
    pressKey();
    wait(5);
  }
  window().pages().showGame();
}

void Player::changeLook() {
  trigger(any({"theme-light", "theme-dark", "theme-high-contrast", "theme-high-contrast-dark"}));
  const auto languages = allLanguages();
  const Language& language = languages[static_cast<std::size_t>(below(static_cast<int>(languages.size())))];
  m_controller.preferences().setLanguage(language.code.toString());
  wait(50);
  window().showNormal();
  window().resize(kSizes[static_cast<std::size_t>(below(static_cast<int>(kSizes.size())))]);
  wait(50);
}

void Player::closeDialog() {
  if (QWidget* const popup = QApplication::activePopupWidget()) popup->close();
  if (auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) dialog->reject();
}

}  // namespace sudoku::soak
