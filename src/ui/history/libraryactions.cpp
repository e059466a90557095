#include "libraryactions.h"

#include <algorithm>

#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

#include "game/history/gamesummary.h"
#include "game/history/libraryfilter.h"
#include "libraryicons.h"
#include "ui/coach/textsize.h"

namespace sudoku {
namespace {

constexpr int kButtonGap = 7;
constexpr int kButtonPadding = 12;
constexpr int kLeastLetters = 6;  // of the text at the left: less says nothing

}  // namespace

LibraryActions::LibraryActions(QWidget* parent) : QWidget(parent), m_label(new QLabel(this)) {
  m_label->setTextFormat(Qt::PlainText);
  m_undo = addButton(tr("Undo deletion"));
  m_keep = addButton(tr("Keep"));
  m_keep->setCheckable(true);
  m_keep->setIcon(libraryIcon(LibraryIcon::Star));
  QPushButton* rename = addButton(tr("Rename"));
  QPushButton* tags = addButton(tr("Tags"));
  m_replay = addButton(tr("Replay"));
  QPushButton* restart = addButton(tr("Restart"));
  QPushButton* remove = addButton(tr("Delete"));
  m_continue = addButton(tr("Continue"));
  m_continue->setDefault(true);
  m_more = new QPushButton(tr("More"), this);
  m_more->setAutoDefault(false);
  m_menu = new QMenu(m_more);
  m_more->setMenu(m_menu);
  // After the buttons that are always before it, and before the last one.
  for (std::size_t index = 1; index < m_buttons.size(); ++index)
    setTabOrder(m_buttons[index - 1], m_buttons[index]);
  setTabOrder(remove, m_more);
  setTabOrder(m_more, m_continue);
  connect(m_menu, &QMenu::aboutToShow, this, &LibraryActions::fillMenu);
  connect(m_undo, &QPushButton::clicked, this, &LibraryActions::undoDeletionWanted);
  connect(m_keep, &QPushButton::clicked, this, &LibraryActions::keepWanted);
  connect(rename, &QPushButton::clicked, this, &LibraryActions::renameWanted);
  connect(tags, &QPushButton::clicked, this, &LibraryActions::tagsWanted);
  connect(m_replay, &QPushButton::clicked, this, &LibraryActions::replayWanted);
  connect(restart, &QPushButton::clicked, this, &LibraryActions::restartWanted);
  connect(remove, &QPushButton::clicked, this, &LibraryActions::deletionWanted);
  connect(m_continue, &QPushButton::clicked, this, &LibraryActions::continueWanted);
  setGame(nullptr);
}

QPushButton* LibraryActions::addButton(const QString& text) {
  auto* button = new QPushButton(text, this);
  button->setAutoDefault(false);
  m_buttons.push_back(button);
  return button;
}

void LibraryActions::setGame(const GameSummary* game) {
  for (QPushButton* button : m_buttons)
    if (button != m_undo) button->setEnabled(game != nullptr);
  if (game != nullptr && sudoku::isHidden(*game)) m_replay->setEnabled(false);
  m_keep->setChecked(game != nullptr && game->isStarred);
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
  // The order in which they go into the menu; Continue never does, and what undoes has its moment.
  const std::vector<QPushButton*> going = {m_buttons[2], m_buttons[3], m_keep, m_buttons[4],
                                           m_buttons[5], m_buttons[6], m_undo};
  const auto needed = [this](const std::vector<QPushButton*>& shown) {
    int width = 0;
    for (const QPushButton* button : shown) width += widthOf(button) + kButtonGap;
    return width - kButtonGap;
  };
  std::vector<QPushButton*> shown = m_buttons;
  if (!m_canUndo) shown.erase(shown.begin());
  const bool isTight = needed(shown) > width();
  if (isTight) shown.insert(shown.end() - 1, m_more);
  for (QPushButton* button : going)
    if (isTight && needed(shown) > width())
      shown.erase(std::remove(shown.begin(), shown.end(), button), shown.end());
  for (QPushButton* button : m_buttons)
    button->setVisible(std::count(shown.begin(), shown.end(), button) > 0);
  m_more->setVisible(isTight);
  int right = width();
  std::reverse(shown.begin(), shown.end());
  for (QPushButton* button : shown) {
    const int left = std::max(0, right - widthOf(button));
    button->setGeometry(left, 0, right - left, height());
    right = left - kButtonGap;
  }
  m_label->setGeometry(0, 0, std::max(0, right - kButtonGap), height());
  m_label->setAccessibleName(m_text);
  const bool hasRoom = m_label->width() > kLeastLetters * fontMetrics().averageCharWidth();
  m_label->setText(hasRoom ? fontMetrics().elidedText(m_text, Qt::ElideRight, m_label->width()) : QString());
  m_keep->setIconSize(QSize(fontMetrics().height(), fontMetrics().height()));
}

void LibraryActions::fillMenu() {
  m_menu->clear();
  for (QPushButton* button : m_buttons) {
    if (button->isVisibleTo(this) || (button == m_undo && !m_canUndo)) continue;
    QAction* action = m_menu->addAction(button->text());
    action->setEnabled(button->isEnabled());
    action->setCheckable(button->isCheckable());
    action->setChecked(button->isChecked());
    connect(action, &QAction::triggered, button, &QPushButton::click);
  }
}

}  // namespace sudoku
