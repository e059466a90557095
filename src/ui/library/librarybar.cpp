#include "librarybar.h"

#include <algorithm>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>

#include "game/language/joined.h"
#include "game/teacher/openedremark.h"
#include "librarywords.h"
#include "ui/controls/chip.h"
#include "ui/style/fittedtext.h"

namespace sudoku {
namespace {

constexpr std::array kOrders = {LibraryOrder::LastPlayed, LibraryOrder::Level, LibraryOrder::Time,
                                LibraryOrder::Begun};
constexpr int kMostTagsInMenu = 30;
constexpr std::size_t kMostCollectionsInMenu = 30;
constexpr int kMostLetters = 30;
constexpr int kArrowRoom = 60;

QString shortened(const QString& text) {
  return text.size() > kMostLetters ? text.left(kMostLetters) + u'…' : text;
}

/// A text for a menu entry, with `&` escaped, which would underline a letter.
QString asEntry(const QString& text) {
  return QString(text).replace(u'&', "&&");
}

}  // namespace

LibraryBar::LibraryBar(QWidget* parent)
    : QWidget(parent),
      m_levelRow(new QWidget(this)),
      m_menuButton(new QPushButton(this)),
      m_menu(new QMenu(m_menuButton)),
      m_order(new QComboBox(this)),
      m_switch(new QWidget(this)) {
  makeLevels();
  makeOrder();
  makeSwitch();
  m_menuButton->setAutoDefault(false);
  m_menuButton->setMenu(m_menu);
  m_menuButton->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  m_menuButton->setMinimumWidth(0);
  connect(m_menu, &QMenu::aboutToShow, this, &LibraryBar::fillMenu);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  row->addWidget(m_levelRow);
  row->addWidget(m_menuButton, 1);
  row->addStretch(0);
  row->addWidget(m_order);
  row->addWidget(m_switch);
  setFilter({});
  setRoom(Room::Wide);
}

void LibraryBar::makeLevels() {
  auto* row = new QHBoxLayout(m_levelRow);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  const auto add = [&](const QString& text, std::optional<Level> level) {
    auto* chip = new Chip(text, Chip::Look::Box, m_levelRow);
    chip->setAutoExclusive(true);
    connect(chip, &QPushButton::clicked, this, [this, level] {
      LibraryFilter filter = m_filter;
      filter.level = level;
      choose(filter);
    });
    row->addWidget(chip);
    m_levels.push_back(chip);
  };
  add(tr("All levels"), std::nullopt);
  for (const auto& [level, name] : Names<Level>::kNames) add(levelName(level), level);
}

void LibraryBar::makeOrder() {
  m_order->setAccessibleName(tr("Sort by"));
  m_order->setToolTip(tr("Sort by"));
  for (const LibraryOrder order : kOrders) m_order->addItem(LibraryWords::order(order));
  connect(m_order, &QComboBox::currentIndexChanged, this, [this] { emit orderChosen(order()); });
}

void LibraryBar::makeSwitch() {
  auto* row = new QHBoxLayout(m_switch);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(2);
  const auto add = [&](LibraryIcon icon, const QString& name) {
    auto* button = new QPushButton(libraryIcon(icon), {}, m_switch);
    button->setAccessibleName(name);
    button->setToolTip(name);
    button->setCheckable(true);
    button->setAutoExclusive(true);
    button->setAutoDefault(false);
    row->addWidget(button);
    return button;
  };
  m_cards = add(LibraryIcon::Cards, tr("Cards"));
  m_rows = add(LibraryIcon::Rows, tr("Rows"));
  m_cards->setChecked(true);
  connect(m_cards, &QPushButton::toggled, this, &LibraryBar::cardsChosen);
}

void LibraryBar::setRoom(Room room) {
  m_room = room;
  m_levelRow->setVisible(room == Room::Wide);
  m_menuButton->setVisible(room != Room::Wide);
  m_order->setVisible(room != Room::Least);
  m_switch->setVisible(room != Room::Least);
  const int height = m_levels.front()->sizeHint().height();
  for (QWidget* widget : std::initializer_list<QWidget*>{m_menuButton, m_order, m_cards, m_rows})
    widget->setFixedHeight(height);
  const int icon = fontMetrics().height();
  for (QPushButton* button : {m_cards, m_rows}) button->setIconSize({icon, icon});
  qobject_cast<QHBoxLayout*>(layout())->setStretch(2, room == Room::Wide ? 1 : 0);
  fitLevels();
  showMenuText();
}

/// Writes the levels all in the same letters, in smaller ones where there is no room for those of the window.
void LibraryBar::fitLevels() {
  const int room =
      width() - m_order->sizeHint().width() - m_switch->sizeHint().width() - 3 * layout()->spacing();
  fittingFont(font(), [&](const QFont& tried) {
    for (QWidget* chip : m_levels) chip->setFont(tried);
    return m_room != Room::Wide || m_levelRow->layout()->sizeHint().width() <= room;
  });
}

void LibraryBar::setContents(const std::array<int, kShelves.size()>& counts, const QStringList& tags,
                             const std::vector<CollectionSummary>& collections) {
  m_counts = counts;
  m_collections = collections;
  m_tags = tags.mid(0, kMostTagsInMenu);
}

void LibraryBar::setFilter(const LibraryFilter& filter) {
  m_filter = filter;
  offerNumbers(filter.collection != 0);
  m_levels[filter.level ? static_cast<std::size_t>(*filter.level) + 1 : 0]->setChecked(true);
  showMenuText();
}

LibraryOrder LibraryBar::order() const {
  const auto index = static_cast<std::size_t>(m_order->currentIndex());
  return index < kOrders.size() ? kOrders[index] : LibraryOrder::Number;
}

void LibraryBar::offerNumbers(bool offers) {
  const auto orders = static_cast<int>(kOrders.size());
  if (offers == (m_order->count() > orders)) return;
  const QSignalBlocker blocker(m_order);  // the caller of setFilter() asks for order() itself
  if (offers) {
    m_orderBefore = m_order->currentIndex();
    m_order->addItem(LibraryWords::order(LibraryOrder::Number));
    m_order->setCurrentIndex(orders);
  } else {
    m_order->removeItem(orders);
    m_order->setCurrentIndex(m_orderBefore);
  }
}

void LibraryBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitLevels();
  showMenuText();
}

void LibraryBar::choose(const LibraryFilter& filter) {
  setFilter(filter);
  emit filterChosen(filter);
}

void LibraryBar::showMenuText() {
  QStringList parts;
  if (const auto shelf = chosenShelf(m_filter)) parts += LibraryWords::shelf(*shelf);
  if (m_filter.level) parts += levelName(*m_filter.level);
  for (const CollectionSummary& collection : m_collections)
    if (collection.id == m_filter.collection) parts += collection.name;
  if (!m_filter.tag.isEmpty()) parts += m_filter.tag;
  const QString text = Joined::list(parts);
  m_menuButton->setAccessibleName(tr("Show: %1", "which games").arg(text));
  const QString shown = fontMetrics().elidedText(text, Qt::ElideRight, m_menuButton->width() - kArrowRoom);
  m_menuButton->setText(asEntry(shown));
}

void LibraryBar::fillMenu() {
  m_menu->clear();
  addShelves();
  addLevels();
  addCollections();
  if (!m_tags.isEmpty()) addTags();
  if (m_room == Room::Least) addOrder();
}

void LibraryBar::addChoice(const QString& text, const LibraryFilter& filter) {
  QAction* action = m_menu->addAction(asEntry(text));
  action->setCheckable(true);
  action->setChecked(filter == m_filter);
  connect(action, &QAction::triggered, this, [this, filter] { choose(filter); });
}

void LibraryBar::addShelves() {
  for (const Shelf shelf : kShelves) {
    const int count = m_counts[static_cast<std::size_t>(shelf)];
    addChoice(tr("%1 (%2)", "a part of the library, number of its games")
                  .arg(LibraryWords::shelf(shelf), QLocale().toString(count)),
              withShelf(m_filter, shelf));
  }
}

void LibraryBar::addLevels() {
  m_menu->addSeparator();
  LibraryFilter filter = m_filter;
  filter.level.reset();
  addChoice(tr("All levels"), filter);
  for (const auto& [level, name] : Names<Level>::kNames) {
    filter.level = level;
    addChoice(levelName(level), filter);
  }
}

void LibraryBar::addCollections() {
  m_menu->addSeparator();
  LibraryFilter filter = m_filter;
  if (!m_collections.empty()) {
    filter.collection = 0;
    addChoice(tr("Any collection or none"), filter);
  }
  for (std::size_t index = 0; index < std::min(m_collections.size(), kMostCollectionsInMenu); ++index) {
    filter.collection = m_collections[index].id;
    addChoice(shortened(m_collections[index].name), filter);
  }
  connect(m_menu->addAction(tr("Import a collection…")), &QAction::triggered, this,
          &LibraryBar::importWanted);
}

void LibraryBar::addTags() {
  m_menu->addSeparator();
  LibraryFilter filter = m_filter;
  filter.tag.clear();
  addChoice(tr("Any tag or none"), filter);
  for (const QString& tag : m_tags) {
    filter.tag = tag;
    addChoice(shortened(tag), filter);
  }
}

void LibraryBar::addOrder() {
  m_menu->addSeparator();
  for (int index = 0; index < m_order->count(); ++index) {
    QAction* action = m_menu->addAction(tr("Sort by: %1").arg(m_order->itemText(index)));
    action->setCheckable(true);
    action->setChecked(index == m_order->currentIndex());
    connect(action, &QAction::triggered, m_order, [this, index] { m_order->setCurrentIndex(index); });
  }
  m_menu->addSeparator();
  for (QPushButton* button : {m_cards, m_rows}) {
    QAction* action = m_menu->addAction(button->accessibleName());
    action->setCheckable(true);
    action->setChecked(button->isChecked());
    connect(action, &QAction::triggered, button, &QPushButton::click);
  }
}

}  // namespace sudoku
