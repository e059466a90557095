#include "mainwindow.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include <QAbstractButton>
#include <QApplication>
#include <QCloseEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QWindow>

#include "commands.h"
#include "firsttips.h"
#include "game/control/gamecontroller.h"
#include "game/play/game.h"
#include "game/settings/settings.h"
#include "gamecommands.h"
#include "historyexchange.h"
#include "pagecommands.h"
#include "pages.h"
#include "pagestrip.h"
#include "puzzleexchange.h"
#include "readaloud.h"
#include "solvedlookback.h"
#include "themecommands.h"
#include "ui/board/boardaccessibility.h"
#include "ui/board/boardwidget.h"
#include "ui/coach/coachpage.h"
#include "ui/coach/idlecoach.h"
#include "ui/controls/digitkeys.h"
#include "ui/dialogs/newgamedialog.h"
#include "ui/dialogs/preferencesdialog.h"
#include "ui/keys/windowkeys.h"
#include "ui/panel/statusline.h"
#include "ui/panel/storagestrip.h"
#include "ui/print/sharing.h"
#include "ui/sound/sounds.h"
#include "ui/style/desktopcolours.h"
#include "ui/style/newerqt.h"
#include "ui/style/sudokustyle.h"
#include "windowcontent.h"
#include "windowpausing.h"

namespace sudoku {
namespace {

constexpr QSize kFirstSize(1020, 720);
constexpr QSize kFrameSize(8, 32);  // approximate size of the frame that a window manager adds to a window

/// Clicks the focused button if the key is Enter, as Qt does for Space. Returns false if there is nothing to
/// click.
bool pressesButton(const QKeyEvent& event) {
  const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
  auto* button = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
  if (!isEnter || button == nullptr || (event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
    return false;
  if (!event.isAutoRepeat()) button->click();
  return true;
}

}  // namespace

MainWindow::MainWindow(const Game& game, GameController& controller, Settings& settings, SudokuStyle& style)
    : m_game(game), m_controller(controller), m_settings(settings), m_style(style) {
  installBoardAccessibility();
  setWindowTitle(tr("Sudoku"));
  m_content = new WindowContent(m_game, m_controller, this);
  m_pages = new Pages(m_game, m_controller, m_settings, m_content, this);
  setCentralWidget(m_pages);
  m_pausing = new WindowPausing(m_game, m_controller.time(), m_settings, *m_pages, this);
  connect(m_pages, &Pages::turned, this, &MainWindow::updateWatched);
  connect(&m_content->coach(), &CoachPage::guideWanted, m_pages, &Pages::showTechnique);
  connect(&m_content->idleCoach(), &IdleCoach::allStepsRequested, m_pages, &Pages::showAllSteps);
  connect(&m_content->idleCoach(), &IdleCoach::learnRequested, m_pages, &Pages::showLearn);
  connect(&m_content->idleCoach(), &IdleCoach::practiceRequested, m_pages, &Pages::showPractice);

  StatusLine* status = &m_content->status();
  new Sounds(m_game, m_settings, this);
  connect(new SolvedLookBack(m_game, m_controller.history(), *status, this), &SolvedLookBack::lessonWanted,
          m_pages, &Pages::showLesson);
  connect(m_content, &WindowContent::newRequested, &m_controller.session(), &GameSession::newGame);
  connect(m_content, &WindowContent::exitRequested, this, &QWidget::close);
  connect(m_content, &WindowContent::statisticsRequested, m_pages, &Pages::showStatistics);
  connect(m_content, &WindowContent::grown, this, &MainWindow::growTexts);
  // The style outlives the window, which may have enlarged its texts; in other windows texts have their usual
  // size.
  connect(this, &QObject::destroyed, &m_style, [style = &m_style] { style->setGrowth(1); });
  connect(m_content, &WindowContent::reviewRequested, m_pages, &Pages::showReview);
  connect(m_content, &WindowContent::replayRequested, m_pages, &Pages::showReplay);
  m_exchange =
      new PuzzleExchange(m_game, m_controller.session(), m_controller.preferences(), m_settings, this);
  connect(m_exchange, &PuzzleExchange::reported, status,
          [status](const QString& text) { status->say(text); });
  connect(m_exchange, &PuzzleExchange::offered, status, [this, status] {
    status->offer(tr("The clipboard has a puzzle."), tr("Play it"), [this] { m_exchange->paste(); });
  });
  connect(&m_controller.session(), &GameSession::severalSolutionsFound, status,
          [this, status](const Grid& givens) {
            status->offerBeside(tr("Show two"), [this, givens] { m_pages->showEntry(givens); });
          });
  connect(&m_content->storage(), &StorageStrip::saveRequested, m_exchange, &PuzzleExchange::showSaveAs);
  connect(&m_content->storage(), &StorageStrip::reported, status, &StatusLine::fail);
  connect(&m_content->board(), &BoardWidget::dropped, m_exchange, &PuzzleExchange::takeDrop);
  m_sharing = new Sharing(m_game, m_controller.hints(), m_controller.time(), this);
  connect(m_sharing, &Sharing::reported, status, [status](const QString& text) { status->say(text); });
  connect(m_pages, &Pages::printWanted, m_sharing, &Sharing::print);
  makeMenus();
  applyPreferences();
  placeWindow();
  winId();  // creates the QWindow, whose exposure shows whether the board is visible
  windowHandle()->installEventFilter(this);
  m_content->board().cellWidget(m_game.selectedCell())->setFocus();
  // The desktop is asked only after the window is shown, since its answer takes a while.
  connect(windowHandle(), &QWindow::visibleChanged, this, &MainWindow::watchDesktop,
          static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

bool MainWindow::event(QEvent* event) {
  if (event->type() == QEvent::WindowStateChange) updateWatched();
  if (event->type() == QEvent::FontChange && m_content != nullptr) updateMinimumSize();
  if (event->type() == QEvent::WindowActivate) {
    m_asksBeforeExit = true;  // the desktop goes on after all, so closing may ask the player again
    if (m_exchange != nullptr) m_exchange->lookAtClipboard();
  }
  return QMainWindow::event(event);
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  if (watched == windowHandle() && event->type() == QEvent::Expose) updateWatched();
  return QMainWindow::eventFilter(watched, event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  m_controller.keeper().tryAgain();
  if (m_asksBeforeExit && m_controller.keeper().hasUnkeptMoves()) {
    event->ignore();
    askBeforeExit();
    return;
  }
  m_settings.setWindowGeometry(saveGeometry());
  event->accept();
}

void MainWindow::showFirstTips() {
  const FirstTips* tips = m_content->showFirstTips(m_settings);
  if (tips == nullptr) return;
  connect(tips, &FirstTips::learnWanted, m_pages, &Pages::showLearn);
  connect(m_pages, &Pages::learnShown, tips, &FirstTips::noteLearn);
}

void MainWindow::prepareForEnd() {
  m_asksBeforeExit = false;
  m_settings.setWindowGeometry(saveGeometry());
  m_controller.keeper().keepSettings();
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
  const auto digit = digitOfKey(*event);
  if (digit && event->modifiers() == Qt::AltModifier) {
    if (!m_controller.marks().choose(*digit)) m_controller.cells().toggleChosen(*digit);
    return;
  }
  if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) {
    if (!m_controller.marks().dropStart()) m_controller.cells().escape();
    return;
  }
  if (pressesButton(*event)) return;
  m_pausing->explainKey(*event);
  QMainWindow::keyPressEvent(event);
}

void MainWindow::makeMenus() {
  auto* commands = new Commands(this);
  m_keys = new WindowKeys(m_settings, m_controller.preferences(), this);
  m_exchange->setCommands(*commands);
  m_pausing->setCommands(*commands);
  setSharingCommands(*commands);
  setWindowCommands(*commands);
  setGameCommands(*commands, m_game, m_controller, *m_pages);
  setPageCommands(*commands, m_game, *m_pages);
  setHistoryCommands(*commands, m_controller.files(), *this);
  setThemeCommands(*commands, m_settings, m_controller.preferences(), [this] { applyPreferences(); });
  setReadCommands(*commands, m_game, m_controller.time(),
                  [this](const QString& text) { m_content->status().say(text); });
  assert(commands->unsettled().isEmpty());
  commands->showAll();
  m_content->showKeys(m_keys->menuKeys());
  m_pages->setKeys(m_keys->menuKeys());
  new PageStrip(m_keys->menuKeys(), this);
}

void MainWindow::setSharingCommands(Commands& commands) {
  commands.set("save-picture", *m_sharing, &Sharing::showSavePicture);
  commands.set("print", *m_sharing, &Sharing::showPrint);
  commands.set("copy-picture", *m_sharing, &Sharing::copyPicture);
  commands.set("copy-link", *m_sharing, &Sharing::copyLink);
  commands.set("qr-code", *m_sharing, &Sharing::showCode);
}

void MainWindow::setWindowCommands(Commands& commands) {
  commands.set("exit", *this, &QWidget::close);
  commands.set("new", *this, &MainWindow::beginNewGame);
  commands.set("new-game", *this, &MainWindow::showNewGameDialog);
  commands.set("preferences", *this, &MainWindow::showPreferences);
  commands.setTicking(
      "full-screen", [this](bool /*isTicked*/) { setWindowState(windowState() ^ Qt::WindowFullScreen); },
      [this] { return isFullScreen(); });
  commands.set("shortcuts", *m_keys, &WindowKeys::showOverlay);
  commands.set("change-keys", *m_keys, &WindowKeys::showDialog);
  commands.set("about", *this, &MainWindow::showAbout);
}

/// Begins a new game and moves the keyboard focus to the board, so that typed digits go there.
void MainWindow::beginNewGame() {
  connect(&m_game, &Game::started, m_content, &WindowContent::giveKeyboardToBoard, Qt::SingleShotConnection);
  m_controller.session().newGame();
  if (m_pages->showsGame()) m_content->giveKeyboardToBoard();
}

void MainWindow::updateMinimumSize() {
  setMinimumSize(m_content->minimumSizeHint() + QSize(0, m_content->menuHeight()));
}

/// Gives the texts of menus and dialogs the same growth as the texts in the window.
void MainWindow::growTexts(double growth) {
  m_style.setGrowth(growth);
  m_style.growText(*menuBar());
  for (QMenu* menu : menuBar()->findChildren<QMenu*>()) m_style.growText(*menu);
}

void MainWindow::placeWindow() {
  updateMinimumSize();
  const QRect available = screen()->availableGeometry();
  if (!restoreGeometry(m_settings.windowGeometry()))
    resize(kFirstSize.boundedTo(available.size() - kFrameSize));
  if (isMaximized() || isFullScreen() || available.contains(geometry())) return;
  // The stored position may be wrong or belong to another screen, so the window is moved onto the present
  // screen.
  resize(size().boundedTo(available.size() - kFrameSize));
  move(
      std::clamp(x(), available.left(), std::max(available.left(), available.right() - frameSize().width())),
      std::clamp(y(), available.top(), std::max(available.top(), available.bottom() - frameSize().height())));
}

const Theme& MainWindow::chosenTheme() const {
  switch (m_settings.theme()) {
    case ThemeChoice::Light:
      return lightTheme();
    case ThemeChoice::Dark:
      return darkTheme();
    case ThemeChoice::HighContrast:
      return highContrastTheme();
    case ThemeChoice::HighContrastDark:
      return highContrastDarkTheme();
    case ThemeChoice::System:
      break;
  }
  if (m_desktopHasHighContrast)
    return m_settings.desktopWasDark() ? highContrastDarkTheme() : highContrastTheme();
  return m_settings.desktopWasDark() ? darkTheme() : lightTheme();
}

void MainWindow::applyPreferences() {
  m_style.setTheme(chosenTheme());
  m_style.setLargeTargets(m_settings.viewChoices().largeTargets);
  m_content->setChoices(m_settings.viewChoices());
  updateMinimumSize();
  m_pausing->applyPreferences();
  m_keys->applyPreferences();
}

void MainWindow::watchDesktop() {
  m_pausing->watchScreen();
  auto* desktop = new DesktopColours(this);
  const auto takeDark = [this](bool dark) {
    if (dark == m_settings.desktopWasDark()) return;
    m_settings.setDesktopWasDark(dark);
    applyPreferences();
  };
  connect(desktop, &DesktopColours::darkChanged, this, takeDark);
  followColourScheme(*desktop, takeDark);  // the portal answers later, and knows better
  connect(desktop, &DesktopColours::highContrastChanged, this, [this](bool isHigh) {
    if (std::exchange(m_desktopHasHighContrast, isHigh) != isHigh) applyPreferences();
  });
}

void MainWindow::showNewGameDialog() {
  auto* dialog = new NewGameDialog(m_game, m_controller.session(), m_controller.forMe(),
                                   m_controller.preferences(), m_settings, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void MainWindow::showPreferences() {
  auto* dialog = new PreferencesDialog(m_settings, m_controller.preferences(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &PreferencesDialog::changed, this, &MainWindow::applyPreferences);
  connect(dialog, &PreferencesDialog::keysWanted, m_keys, &WindowKeys::showDialog);
  dialog->open();
}

void MainWindow::showAbout() {
  auto* box = new QMessageBox(QMessageBox::NoIcon, tr("About Sudoku"),
                              tr("<h3>Sudoku %1</h3><p>A Sudoku game that explains every step and keeps "
                                 "every game.</p>"
                                 "<p>MIT licence</p>")
                                  .arg(QCoreApplication::applicationVersion()),
                              QMessageBox::Close, this);
  box->setTextFormat(Qt::RichText);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->open();
}

void MainWindow::askBeforeExit() {
  auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Exit"), {}, QMessageBox::Cancel, this);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setTextFormat(Qt::PlainText);
  box->setText(tr("The last moves could not be saved. They are lost if you exit now.") + "\n\n" +
               m_controller.keeper().state().sentence);
  QPushButton* save = box->addButton(tr("Save &as…"), QMessageBox::AcceptRole);
  QPushButton* exit = box->addButton(tr("E&xit all the same"), QMessageBox::DestructiveRole);
  box->setDefaultButton(save);
  connect(save, &QPushButton::clicked, m_exchange, &PuzzleExchange::showSaveAs);
  connect(exit, &QPushButton::clicked, this, [this] {
    m_asksBeforeExit = false;
    close();
  });
  box->open();
}

void MainWindow::updateWatched() {
  m_controller.time().setWatched(windowHandle()->isExposed() && !isMinimized() && m_pages->showsGame());
}

}  // namespace sudoku
