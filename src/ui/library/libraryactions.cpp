#include "libraryactions.h"

#include <algorithm>

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

#include "game/history/libraryfilter.h"
#include "game/play/gamesummary.h"
#include "ui/controls/libraryicons.h"
#include "ui/style/direction.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

constexpr int kActionGap = 7;
constexpr int kButtonPadding = 12;
/// The width, as a number of average letters, that is kept free for the text at the left of the buttons; if
/// there is less room, buttons move into the menu.
constexpr int kFirstLetters = 12;
/// The least width of the text at the left of the buttons, as a number of average letters; the text is hidden
/// if there is less room.
constexpr int kLeastLetters = 6;

}  // namespace

LibraryActions::LibraryActions(QWidget* parent) : QWidget(parent), m_label(new QLabel(this)) {
  m_label->setTextFormat(Qt::PlainText);
  m_undo = addButton(tr("Undo deletion"));
  m_keep = addButton(tr("Keep"));
  m_keep->setCheckable(true);
  m_keep->setIcon(libraryIcon(LibraryIcon::Star));
  m_rename = addButton(tr("Rename"));
  m_tags = addButton(tr("Tags"));
  m_review = addButton(tr("Review"));
  m_replay = addButton(tr("Replay"));
  m_restart = addButton(tr("Restart"));
  m_delete = addButton(tr("Delete"));
  m_continue = addButton(tr("Continue"));
  m_continue->setDefault(true);
  m_more = new QPushButton(tr("More"), this);
  m_more->setAutoDefault(false);
  m_menu = new QMenu(m_more);
  m_more->setMenu(m_menu);
  m_export = new QAction(tr("Export…"), this);
  m_print = new QAction(tr("Print…"), this);
  m_printAll = new QAction(tr("Print all that are shown…"), this);
  m_selectAll = new QAction(tr("Select all"), this);
  m_techniques = new QAction(tr("Show techniques"), this);
  connectParts();
  setGames(nullptr, {});
}

void LibraryActions::connectParts() {
  // In the order of the Tab key, the button that opens the menu comes just before the last one, the button
  // Continue.
  for (std::size_t index = 1; index < m_buttons.size(); ++index)
    setTabOrder(m_buttons[index - 1], m_buttons[index]);
  setTabOrder(m_delete, m_more);
  setTabOrder(m_more, m_continue);
  connect(m_menu, &QMenu::aboutToShow, this, [this] { fillMenu(m_menu, false); });
  connect(m_undo, &QPushButton::clicked, this, &LibraryActions::undoDeletionWanted);
  connect(m_keep, &QPushButton::clicked, this, &LibraryActions::keepWanted);
  connect(m_rename, &QPushButton::clicked, this, &LibraryActions::renameWanted);
  connect(m_tags, &QPushButton::clicked, this, &LibraryActions::tagsWanted);
  connect(m_review, &QPushButton::clicked, this, &LibraryActions::reviewWanted);
  connect(m_replay, &QPushButton::clicked, this, &LibraryActions::replayWanted);
  connect(m_restart, &QPushButton::clicked, this, &LibraryActions::restartWanted);
  connect(m_delete, &QPushButton::clicked, this, &LibraryActions::deletionWanted);
  connect(m_continue, &QPushButton::clicked, this, &LibraryActions::continueWanted);
  connect(m_export, &QAction::triggered, this, &LibraryActions::exportWanted);
  connect(m_print, &QAction::triggered, this, [this] { emit printWanted(false); });
  connect(m_printAll, &QAction::triggered, this, [this] { emit printWanted(true); });
  connect(m_selectAll, &QAction::triggered, this, &LibraryActions::selectAllWanted);
  connect(m_techniques, &QAction::triggered, this, &LibraryActions::techniquesWanted);
}

QPushButton* LibraryActions::addButton(const QString& text) {
  auto* button = new QPushButton(text, this);
  button->setAutoDefault(false);
  m_buttons.push_back(button);
  return button;
}

void LibraryActions::setGames(const GameSummary* chosen, const std::vector<const GameSummary*>& games) {
  const bool isPuzzle = chosen != nullptr && !isBegun(*chosen);
  const bool isInBin = chosen != nullptr && chosen->removedMs != 0;
  m_continue->setText(isInBin ? tr("Restore") : isPuzzle ? tr("Play") : tr("Continue"));
  m_continue->setEnabled(chosen != nullptr && (isInBin || (isPuzzle ? games.empty() : games.size() == 1)));
  m_techniques->setEnabled(!isInBin && m_continue->isEnabled());
  for (QPushButton* button : {m_restart, m_replay, m_rename})
    button->setEnabled(!isInBin && games.size() == 1);
  const bool isOver = chosen != nullptr && chosen->status != GameStatus::InProgress;
  m_review->setEnabled(m_replay->isEnabled() && isOver && chosen->solutions == Solutions::One);
  for (QPushButton* button : {m_keep, m_tags, m_delete}) button->setEnabled(!isInBin && !games.empty());
  m_export->setEnabled(!isInBin && !games.empty());
  m_print->setEnabled(chosen != nullptr);
  m_printAll->setEnabled(chosen != nullptr);
  m_keep->setChecked(!games.empty() && std::all_of(games.begin(), games.end(),
                                                   [](const GameSummary* game) { return game->isStarred; }));
  // Restart and Replay would show a puzzle that is hidden while its game is paused.
  if (chosen != nullptr && sudoku::isHidden(*chosen))
    for (QPushButton* button : {m_restart, m_replay}) button->setEnabled(false);
  arrange();
}

void LibraryActions::setCanUndoDeletion(bool canUndo) {
  m_canUndo = canUndo;
  arrange();
}

void LibraryActions::setText(const QString& text) {
  m_text = text;
  arrange();
}

QSize LibraryActions::sizeHint() const {
  return {600, std::max(30, fontMetrics().height() + 12)};
}

void LibraryActions::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange) return;
  updateGeometry();
  arrange();
}

void LibraryActions::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

int LibraryActions::widthOf(const QPushButton* button) const {
  const bool isPrimary = button == m_continue;
  const QFontMetrics metrics(isPrimary ? bold(font()) : font());
  const int extra = button == m_keep || button == m_more ? fontMetrics().height() + 4
                    : isPrimary                          ? kButtonPadding
                                                         : 0;
  return metrics.horizontalAdvance(button->text()) + 2 * kButtonPadding + extra;
}

void LibraryActions::arrange() {
  // The order in which buttons move into the menu when room is short; Continue is not in it, so it always
  // stays.
  const std::vector<QPushButton*> going = {m_rename, m_tags,    m_keep,   m_review,
                                           m_replay, m_restart, m_delete, m_undo};
  const auto needed = [this](const std::vector<QPushButton*>& shown) {
    int width = 0;
    for (const QPushButton* button : shown) width += widthOf(button) + kActionGap;
    return width - kActionGap;
  };
  std::vector<QPushButton*> shown = m_buttons;
  if (!m_canUndo) shown.erase(shown.begin());
  shown.insert(shown.end() - 1, m_more);
  const int room = width() - kFirstLetters * fontMetrics().averageCharWidth() - kActionGap;
  for (QPushButton* button : going)
    if (needed(shown) > room) shown.erase(std::remove(shown.begin(), shown.end(), button), shown.end());
  for (QPushButton* button : m_buttons)
    button->setVisible(std::count(shown.begin(), shown.end(), button) > 0);
  int right = width();
  std::reverse(shown.begin(), shown.end());
  for (QPushButton* button : shown) {
    const int left = std::max(0, right - widthOf(button));
    placeWidget(*button, {left, 0, right - left, height()});
    right = left - kActionGap;
  }
  placeWidget(*m_label, {0, 0, std::max(0, right - kActionGap), height()});
  m_label->setAccessibleName(m_text);
  const bool hasRoom = m_label->width() > kLeastLetters * fontMetrics().averageCharWidth();
  m_label->setText(hasRoom ? fontMetrics().elidedText(m_text, Qt::ElideRight, m_label->width()) : QString());
  m_keep->setIconSize(QSize(fontMetrics().height(), fontMetrics().height()));
}

void LibraryActions::showMenu(const QPoint& place) {
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  fillMenu(menu, true);
  menu->popup(place);
}

/// Fills a menu with all commands for the selected games, or only with those that have no visible button.
void LibraryActions::fillMenu(QMenu* menu, bool hasAll) const {
  menu->clear();
  const auto add = [&](QPushButton* button) {
    if ((!hasAll && button->isVisibleTo(this)) || (button == m_undo && !m_canUndo)) return;
    QAction* action = menu->addAction(button->text());
    action->setEnabled(button->isEnabled());
    action->setCheckable(button->isCheckable());
    action->setChecked(button->isChecked());
    connect(action, &QAction::triggered, button, &QPushButton::click);
  };
  for (QPushButton* button : {m_continue, m_restart, m_review, m_replay}) add(button);
  menu->addSeparator();
  for (QPushButton* button : {m_keep, m_rename, m_tags}) add(button);
  menu->addSeparator();
  menu->addAction(m_export);
  menu->addAction(m_print);
  menu->addAction(m_printAll);
  menu->addAction(m_selectAll);
  menu->addAction(m_techniques);
  menu->addSeparator();
  for (QPushButton* button : {m_delete, m_undo}) add(button);
}

}  // namespace sudoku
