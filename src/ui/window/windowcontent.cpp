#include "windowcontent.h"

#include <algorithm>
#include <utility>

#include <QEvent>
#include <QKeyEvent>
#include <QLayout>
#include <QMainWindow>
#include <QMenuBar>
#include <QShortcut>
#include <QtMath>

#include "firsttips.h"
#include "game/control/gamecontroller.h"
#include "game/play/game.h"
#include "game/settings/settings.h"
#include "game/settings/viewchoices.h"
#include "ui/board/boardwidget.h"
#include "ui/board/pausecover.h"
#include "ui/coach/coachpage.h"
#include "ui/coach/idlecoach.h"
#include "ui/keys/keyranges.h"
#include "ui/keys/menukeys.h"
#include "ui/library/libraryimport.h"
#include "ui/panel/gamegroup.h"
#include "ui/panel/helpgroup.h"
#include "ui/panel/inputstrip.h"
#include "ui/panel/makingbar.h"
#include "ui/panel/numbersgroup.h"
#include "ui/panel/panelheader.h"
#include "ui/panel/solvedcard.h"
#include "ui/panel/statusline.h"
#include "ui/panel/storagestrip.h"
#include "ui/panel/trialbanner.h"
#include "ui/style/direction.h"
#include "ui/style/targets.h"
#include "ui/style/textscale.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

constexpr int kMostLines = 3;     // the most lines of a message
constexpr int kAboveStorage = 6;  // pixels between the row about an import and the notice below it

}  // namespace

WindowContent::WindowContent(const Game& game, GameController& controller, QWidget* parent)
    : QWidget(parent),
      m_model(game),
      m_controller(controller),
      m_board(new BoardWidget(game, controller, this)),
      m_cover(new PauseCover(*m_board, this)),
      m_idle(new IdleCoach(this)),
      m_coach(new CoachPage(this)),
      m_header(new PanelHeader(game, controller, this)),
      m_game(new GameGroup(controller.board(), controller.preferences(), controller.forMe(),
                           controller.time(), this)),
      m_help(new HelpGroup(game, controller.board(), controller.hints(), controller.time(), this)),
      m_numbers(new NumbersGroup(game, controller, this)),
      m_strip(new InputStrip(game, controller.cells(), controller.board(), controller.time(), this)),
      m_trial(new TrialBanner(game, controller.board(), controller.time(), this)),
      m_making(new MakingBar(controller.session(), this)),
      m_solved(new SolvedCard(game, controller, this)),
      m_import(new LibraryImport(this)),
      m_storage(new StorageStrip(controller, this)),
      m_status(new StatusLine(game, controller, this)) {
  m_coach->hide();
  m_trial->hide();
  m_making->hide();
  m_solved->hide();
  m_import->hide();
  connectParts();
  connectImport();
  addWalkKeys();
  measureMenus();
}

void WindowContent::connectParts() {
  connect(m_game, &GameGroup::newRequested, this, &WindowContent::newRequested);
  connect(m_game, &GameGroup::exitRequested, this, &WindowContent::exitRequested);
  connect(m_idle, &IdleCoach::nextStepRequested, &m_controller.hints(), &HintCommands::nextStep);
  connect(m_idle, &IdleCoach::askRequested, &m_controller.hints(), &HintCommands::askAboutSelected);
  connect(m_coach, &CoachPage::asked, &m_controller.hints(), &HintCommands::act);
  connect(m_coach, &CoachPage::chosen, &m_controller.hints(), &HintCommands::choose);
  connect(m_coach, &CoachPage::pointedAt, m_board, &BoardWidget::pointAt);
  // During a pause the hint is hidden, like the board, about which it says something.
  const auto showHintNow = [this] {
    showHint(m_controller.time().isPaused() ? std::nullopt : m_controller.hints().hint());
  };
  connect(&m_controller.hints(), &HintCommands::hintChanged, this, showHintNow);
  connect(&m_controller.time(), &PlayTime::pausedChanged, this, [this, showHintNow] {
    showHintNow();
    showPause(m_controller.time().isPaused());
  });
  connect(m_solved, &SolvedCard::newRequested, this, &WindowContent::newRequested);
  connect(m_solved, &SolvedCard::statisticsWanted, this, &WindowContent::statisticsRequested);
  connect(m_solved, &SolvedCard::reviewWanted, this, &WindowContent::reviewRequested);
  connect(m_solved, &SolvedCard::replayWanted, this, &WindowContent::replayRequested);
  connect(&m_model, &Game::started, this, &WindowContent::placeCoach);
  connect(&m_model, &Game::solvedChanged, this, &WindowContent::placeCoach);
  connect(&m_model, &Game::trialChanged, this, &WindowContent::placeNotice);
  connect(m_making, &MakingBar::dueChanged, this, &WindowContent::placeNotice);
  connect(m_storage, &StorageStrip::changed, this, &WindowContent::arrange);
  connect(m_cover, &PauseCover::goOnRequested, &m_controller,
          [this] { m_controller.time().setPaused(false); });
}

/// Shows the progress of an import of games in a row above the notice about the stored games.
void WindowContent::connectImport() {
  connect(&m_controller.files(), &HistoryFiles::historyImportBegun, this, [this](const QString& name) {
    m_import->begin(name);
    showImport(true);
  });
  connect(&m_controller.files(), &HistoryFiles::historyImportProgressed, this,
          [this](int percent, bool isWaiting) {
            m_import->setPercent(percent);
            m_import->setWaiting(isWaiting);
          });
  connect(&m_controller.files(), &HistoryFiles::historyImportEnded, this,
          [this](const ExchangeReport& report, const QString& name) {
            m_import->end(report, name);
            showImport(true);
          });
  connect(m_import, &LibraryImport::cancelWanted, &m_controller.files(), &HistoryFiles::cancelHistoryImport);
  connect(m_import, &LibraryImport::closed, this, [this] { showImport(false); });
  connect(&m_model, &Game::started, this, [this] {
    if (m_import->isWellDone()) showImport(false);
  });
}

void WindowContent::showImport(bool shows) {
  if (m_import->isHidden() != shows) return;
  if (!shows && hasKeyboard(m_import)) giveKeyboardToBoard();
  m_import->setVisible(shows);
  arrange();
}

/// Adds shortcuts for going through a hint's sentences, which work wherever in the window the keyboard focus
/// is.
void WindowContent::addWalkKeys() {
  for (const auto& [key, action] :
       {std::pair(kWalkBackKey, HintAction::WalkBack), {kWalkForwardKey, HintAction::WalkForward}}) {
    auto* shortcut = new QShortcut(key, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, &m_controller,
            [this, does = action] { m_controller.hints().act(does); });
  }
}

FirstTips* WindowContent::showFirstTips(Settings& settings) {
  if (settings.firstTips().empty()) return nullptr;
  const auto controlOf = [this](FirstTip hint) -> const QWidget* {
    if (hint == FirstTip::Write) return m_numbers;
    if (hint == FirstTip::Clear) return m_strip->undo();
    return m_idle->isVisible() ? m_idle->controlOf(hint) : m_help->nextStep();
  };
  m_firstTips = new FirstTips(m_model, m_controller, settings, *m_board, controlOf, this);
  connect(m_firstTips, &FirstTips::shownChanged, m_status, &StatusLine::setHasTip);
  m_status->setHasTip(!m_firstTips->isHidden());
  m_firstTips->setFont(m_board->font());
  return m_firstTips;
}

void WindowContent::setChoices(const ViewChoices& choices) {
  m_board->setChoices(choices);
  m_status->setNamesClashes(choices.marksConflicts);
  m_numbers->setCalculatorOrder(choices.calculatorOrder);
  m_header->setShowsClock(choices.showsClock);
  m_isLeftHanded = choices.leftHanded;
  m_hasLargeTargets = choices.largeTargets;
  if (isVisible()) arrange();
}

void WindowContent::showKeys(const MenuKeys& keys) {
  m_header->showKeys(keys);
  m_game->showKeys(keys);
  m_help->showKeys(keys);
  m_strip->showKeys(keys);
  m_trial->showKeys(keys);
  m_idle->showKeys(keys);
  m_coach->showKeys(keys);
  m_cover->showKeys(keys);
}

void WindowContent::showHint(const std::optional<Hint>& hint) {
  const bool opensAnswers = hint && hint->isOfQuestion() && !(m_hint && m_hint->isOfQuestion());
  m_hint = hint;
  placeCoach();
  if (opensAnswers && !hasKeyboard(m_coach) && m_coach->isVisible()) {
    m_keyboardBefore = window()->focusWidget();
    m_coach->takeKeyboard();
  }
}

void WindowContent::showPause(bool isPaused) {
  const bool hadKeyboard = hasKeyboard(m_cover);
  m_cover->setVisible(isPaused);
  placeCoach();
  if (isPaused)
    m_cover->takeKeyboard();
  else if (hadKeyboard)
    giveKeyboardToBoard();
}

void WindowContent::giveKeyboardToBoard() {
  m_board->cellWidget(m_board->selectedCell())->setFocus();
}

bool WindowContent::hasKeyboard(const QWidget* part) const {
  const QWidget* focused = window()->focusWidget();
  return focused != nullptr && part->isAncestorOf(focused);
}

/// Passes pressed keys on to the board when the hint panel has the keyboard focus, except those that press a
/// button.
void WindowContent::keyPressEvent(QKeyEvent* event) {
  const bool presses =
      event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!presses && hasKeyboard(m_coach) && m_board->takeKey(*event)) return giveKeyboardToBoard();
  QWidget::keyPressEvent(event);
}

bool WindowContent::event(QEvent* event) {
  // The window is arranged again if a part needs more or less room, for instance for a longer message.
  if (event->type() == QEvent::LayoutRequest && room() != m_room) arrange();
  return QWidget::event(event);
}

void WindowContent::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void WindowContent::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) measureMenus();
  if (event->type() != QEvent::FontChange) return;
  arrange();
  setFonts();
}

void WindowContent::measureMenus() {
  QMenuBar menus;
  menus.setFont(font());
  menus.addAction(tr("Game"));
  m_menuHeight = menus.sizeHint().height();
}

WindowRoom WindowContent::room() const {
  WindowRoom room;
  room.area = size();
  room.isLeftHanded = m_isLeftHanded;
  room.hasLargeTargets = m_hasLargeTargets;
  room.textScale = sudoku::textScale(fontMetrics());
  // The words of the panel may need more than its usual width in some fonts and languages.
  room.panelWidth = std::max(m_game->leastWidth(fontMetrics()), m_help->leastWidth(fontMetrics()));
  const auto* window = qobject_cast<const QMainWindow*>(this->window());
  if (window != nullptr && window->menuWidget() != nullptr) {
    room.menuHeight = m_menuHeight;
    room.area.rheight() += window->menuWidget()->height() - m_menuHeight;
  }
  const int line = fontMetrics().height();
  const int width = std::max(line, m_arrangement.message.width());
  const int height = qCeil(m_status->heightForWidth(width) / m_arrangement.growth);
  room.messageHeight = std::clamp(height, line, std::max(kMostLines * line, leastTarget(*this)));
  if (!m_storage->isHidden()) room.storageHeight = m_storage->heightForWidth(width);
  if (!m_import->isHidden())
    room.storageHeight += m_import->sizeHint().height() + (room.storageHeight > 0 ? kAboveStorage : 0);
  return room;
}

void WindowContent::arrange() {
  m_room = room();
  const double before = m_arrangement.growth;
  m_arrangement = arrangementIn(m_room);
  if (m_arrangement.growth != before) setFonts();
  placeParts();
  placeCoach();
  if (m_firstTips != nullptr) m_firstTips->refresh();
}

void WindowContent::setFonts() {
  const QFont grown = scaled(font(), m_arrangement.growth);
  for (QWidget* part :
       std::initializer_list<QWidget*>{m_board, m_header, m_game, m_help, m_numbers, m_strip, m_idle, m_coach,
                                       m_trial, m_making, m_solved, m_status})
    part->setFont(grown);
  if (m_firstTips != nullptr) m_firstTips->setFont(grown);
  emit this->grown(m_arrangement.growth);
}

void WindowContent::placeParts() {
  const QRect board = Mirror(*this)(m_arrangement.board);
  m_board->setGeometry(isRightToLeft() ? turnedBoard(board, m_arrangement.margin) : board);
  placeWidget(*m_header, m_arrangement.header);
  if (m_arrangement.shape == WindowShape::Portrait) m_help->take(m_game->check());
  m_game->setShape(m_arrangement);
  m_help->setShape(m_arrangement);
  m_numbers->setShape(m_arrangement);
  m_strip->setShape(m_arrangement);
  placeWidget(*m_game, m_arrangement.game);
  placeWidget(*m_help, m_arrangement.help);
  placeWidget(*m_numbers, m_arrangement.numbers);
  placeWidget(*m_strip, m_arrangement.strip);
  placeRows();
  m_storage->layout()->activate();  // lays out the notice at once, so that its buttons can be clicked
  placeWidget(*m_status, m_arrangement.message);
}

/// Places the row about an import above the notice about the stored games.
void WindowContent::placeRows() {
  QRect rows = m_arrangement.storage;
  if (!m_import->isHidden()) {
    QRect row = rows;
    row.setHeight(m_import->sizeHint().height());
    placeWidget(*m_import, row);
    rows.setTop(row.bottom() + 1 + kAboveStorage);
  }
  placeWidget(*m_storage, rows);
}

bool WindowContent::showsSolved() const {
  return !m_hint && m_model.isStarted() && m_model.isSolved();
}

void WindowContent::show(QWidget* part, bool shows) {
  if (!shows) passKeyboardOn(part);
  part->setVisible(shows);
}

/// Moves the keyboard focus away from `part`, a widget that is to be hidden: to the hint panel if it is
/// shown, else to the board. If `part` is the hint panel, the focus returns to where it was before.
void WindowContent::passKeyboardOn(const QWidget* part) {
  if (!hasKeyboard(part) && !(part->isVisible() && part->hasFocus())) return;
  if (part == m_coach && m_keyboardBefore != nullptr && m_keyboardBefore->isVisible())
    return m_keyboardBefore->setFocus();
  if (m_hint && part != m_coach) m_keyboardBefore = window()->focusWidget();
  giveKeyboardToBoard();
}

/// Places the notice about a trial of moves, or about a puzzle that is being made for the next game: over the
/// choice of that game's level, or if the hint panel covers that, in the header.
void WindowContent::placeNotice() {
  const bool isMaking = m_making->isDue();
  const bool isTrying = !isMaking && m_model.isStarted() && m_model.isTrying();
  QWidget* notice = isMaking ? static_cast<QWidget*>(m_making) : m_trial;
  const bool isInGame = (isMaking || isTrying) && !m_game->isHidden();
  show(m_game->levelRow(), !isInGame);
  if (isInGame)
    notice->setGeometry(m_game->levelPlace());
  else if (isMaking || isTrying)
    notice->setGeometry(m_header->lend(isMaking ? m_making->leastWidth() : m_trial->leastWidth()));
  if (isInGame || !(isMaking || isTrying)) m_header->takeBack();
  show(m_making, isMaking);
  show(m_trial, isTrying);
  notice->raise();
}

/// Places the hint panel, the card about a solved game, or the groups of buttons in their place.
void WindowContent::placeCoach() {
  const bool hasColumn = m_arrangement.hasColumn();
  const bool isPortrait = m_arrangement.shape == WindowShape::Portrait;
  const bool isLong = m_hint && (m_hint->rung == Rung::Why || m_hint->kind == Hint::Kind::WhatIf);
  placeWidget(*m_idle, m_arrangement.column);
  const bool isLow = m_arrangement.shape == WindowShape::Low;
  const bool isSolved = showsSolved();
  // In a low window with large controls, the hint panel needs the whole height of the panel next to the
  // board.
  const bool isTight = isLow && m_hasLargeTargets;
  const bool replaces = m_hint && !hasColumn;
  const QPointer<QWidget> before = m_keyboardBefore;
  const bool isCovered = replaces || isSolved;
  show(m_idle, hasColumn && !m_hint);
  m_idle->setOffersSteps(!m_controller.time().isPaused() && !isSolved);
  show(m_game, !isCovered);
  show(m_help, !isCovered || isPortrait);
  show(m_numbers, !isCovered || (m_hint && !isLong && !isPortrait && !isTight));
  if (isSolved) {
    placeWidget(*m_solved, m_arrangement.longCoach);
    m_solved->refresh();
    m_solved->raise();
  }
  show(m_solved, isSolved);
  placeNotice();
  show(m_coach, m_hint.has_value());
  if (!m_hint) return m_keyboardBefore.clear();
  m_coach->setShape(isPortrait  ? CoachPage::Shape::Broad
                    : hasColumn ? CoachPage::Shape::Column
                    : isLow     ? CoachPage::Shape::Compact
                                : CoachPage::Shape::Plain);
  placeWidget(*m_coach, hasColumn           ? m_arrangement.column
                        : isLong || isTight ? m_arrangement.longCoach
                                            : m_arrangement.shortCoach);
  m_coach->raise();
  m_coach->setHint(*m_hint);
  if (m_keyboardBefore != before) m_coach->takeKeyboard();
}

}  // namespace sudoku
