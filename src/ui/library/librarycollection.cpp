#include "librarycollection.h"

#include <algorithm>

#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

#include "librarywords.h"
#include "ui/style/direction.h"

namespace sudoku {
namespace {

constexpr int kCollectionGap = 7;
constexpr int kTextPadding = 12;
constexpr double kLeastLabel = 9;  // least width of the text at the left, as a multiple of its height

}  // namespace

LibraryCollection::LibraryCollection(QWidget* parent) : QWidget(parent), m_label(new QLabel(this)) {
  m_label->setTextFormat(Qt::PlainText);
  QPushButton* next = addButton(tr("Play next"));
  QPushButton* random = addButton(tr("Play at random"));
  QPushButton* rename = addButton(tr("Rename collection"));
  QPushButton* remove = addButton(tr("Delete collection"));
  next->setToolTip(tr("The first puzzle of those listed that has not been begun"));
  random->setToolTip(tr("Any puzzle of those listed that has not been begun"));
  m_more = new QPushButton(tr("More"), this);
  m_more->setAutoDefault(false);
  m_more->setAccessibleName(tr("More about the collection"));
  m_menu = new QMenu(m_more);
  m_more->setMenu(m_menu);
  connect(m_menu, &QMenu::aboutToShow, this, &LibraryCollection::fillMenu);
  connect(next, &QPushButton::clicked, this,
          [this] { emit nextWanted(m_collection.id, CollectionOrder::AsListed); });
  connect(random, &QPushButton::clicked, this,
          [this] { emit nextWanted(m_collection.id, CollectionOrder::Random); });
  connect(rename, &QPushButton::clicked, this,
          [this] { emit renameWanted(m_collection.id, m_collection.name); });
  connect(remove, &QPushButton::clicked, this, [this] { emit deletionWanted(m_collection.id); });
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QPushButton* LibraryCollection::addButton(const QString& text) {
  auto* button = new QPushButton(text, this);
  button->setAutoDefault(false);
  m_buttons.push_back(button);
  return button;
}

void LibraryCollection::setCollection(const CollectionSummary& collection, int solved) {
  m_collection = collection;
  m_solved = solved;
  arrange();
}

void LibraryCollection::setReady(bool isReady) {
  for (QPushButton* button : {m_buttons[0], m_buttons[1]}) button->setEnabled(isReady);
}

QSize LibraryCollection::sizeHint() const {
  return {600, std::max(30, fontMetrics().height() + 12)};
}

void LibraryCollection::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange) return;
  updateGeometry();
  arrange();
}

void LibraryCollection::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

int LibraryCollection::widthOf(const QPushButton* button) const {
  const int arrow = button == m_more ? fontMetrics().height() + 4 : 0;
  return fontMetrics().horizontalAdvance(button->text()) + 2 * kTextPadding + arrow;
}

void LibraryCollection::arrange() {
  const auto needed = [this](const std::vector<QPushButton*>& shown) {
    int width = qRound(kLeastLabel * fontMetrics().height());
    for (const QPushButton* button : shown) width += widthOf(button) + kCollectionGap;
    return width;
  };
  std::vector<QPushButton*> shown = m_buttons;
  const bool isTight = needed(shown) > width();
  if (isTight) shown.push_back(m_more);
  // Buttons move into the menu one by one, beginning with the last; the first one, Play, stays.
  while (shown.size() > 2 && needed(shown) > width()) shown.erase(shown.end() - 2);
  for (QPushButton* button : m_buttons)
    button->setVisible(std::count(shown.begin(), shown.end(), button) > 0);
  m_more->setVisible(isTight);
  int right = width();
  std::reverse(shown.begin(), shown.end());
  for (QPushButton* button : shown) {
    const int left = std::max(0, right - widthOf(button));
    placeWidget(*button, {left, 0, right - left, height()});
    right = left - kCollectionGap;
  }
  const int room = std::max(0, right - kCollectionGap);
  const QString solved = LibraryWords::solvedCount(m_solved, m_collection.puzzles);
  const QString separator = QStringLiteral(" · ");
  const int roomOfName = room - fontMetrics().horizontalAdvance(separator + solved);
  const QString name = fontMetrics().elidedText(m_collection.name, Qt::ElideRight, std::max(0, roomOfName));
  placeWidget(*m_label, {2, 0, room, height()});
  m_label->setAccessibleName(m_collection.name + separator + solved);
  m_label->setText(roomOfName > 3 * fontMetrics().height()
                       ? name + separator + solved
                       : fontMetrics().elidedText(solved, Qt::ElideRight, room));
}

void LibraryCollection::fillMenu() {
  m_menu->clear();
  for (QPushButton* button : m_buttons)
    if (!button->isVisibleTo(this))
      connect(m_menu->addAction(button->text()), &QAction::triggered, button, &QPushButton::click);
}

}  // namespace sudoku
