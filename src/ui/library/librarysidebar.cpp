#include "librarysidebar.h"

#include <algorithm>
#include <utility>

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>

#include "libraryflow.h"
#include "librarywords.h"
#include "ui/controls/chip.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kSidebarPadding = 8;
constexpr int kMostTags = 60;  // limits the number of widgets; further tags can be found by search
constexpr double kSidebarRadius = 9;

}  // namespace

LibrarySidebar::LibrarySidebar(QWidget* parent)
    : QScrollArea(parent),
      m_content(new QWidget),
      m_collectionsHeading(new QLabel(tr("Collections"), m_content)),
      m_collectionColumn(new QVBoxLayout),
      m_import(new Chip(tr("Import a collection…"), Chip::Look::Link, m_content)),
      m_heading(new QLabel(tr("Tags"), m_content)),
      m_note(new QLabel(m_content)) {
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::NoFocus);
  setViewportMargins(1, 1, 1, 1);
  viewport()->setAutoFillBackground(false);
  auto* column = new QVBoxLayout(m_content);
  column->setContentsMargins(kSidebarPadding, kSidebarPadding, kSidebarPadding, kSidebarPadding);
  column->setSpacing(2);
  makeShelves(column);
  makeCollections(column);
  for (QLabel* label : {m_collectionsHeading, m_heading, m_note})
    label->setForegroundRole(QPalette::PlaceholderText);
  for (QLabel* heading : {m_collectionsHeading, m_heading}) {
    heading->setFont(bold(font()));
    heading->setContentsMargins(kSidebarPadding, kSidebarPadding * 2, 0, kSidebarPadding / 2);
    heading->setTextFormat(Qt::PlainText);
  }
  column->addWidget(m_heading);
  auto* tags = new QWidget(m_content);
  m_flow = new LibraryFlow(tags, 5);
  m_flow->setContentsMargins(0, 0, 0, 0);
  column->addWidget(tags);
  column->addStretch(1);
  m_note->setTextFormat(Qt::PlainText);
  m_note->setWordWrap(true);
  m_note->setContentsMargins(kSidebarPadding, kSidebarPadding, 0, 0);
  m_note->hide();
  column->addWidget(m_note);
  setWidget(m_content);
  m_content->setAutoFillBackground(false);
  setWidgetResizable(true);
  setTags({});
}

void LibrarySidebar::makeShelves(QVBoxLayout* column) {
  for (const Shelf shelf : kShelves) {
    auto* chip = new Chip(LibraryWords::shelf(shelf), Chip::Look::Row, m_content);
    chip->setSign(iconOf(shelf));
    chip->setAutoExclusive(true);
    connect(chip, &QPushButton::clicked, this,
            [this, shelf] { emit filterChosen(withShelf(m_filter, shelf)); });
    m_shelves[static_cast<std::size_t>(shelf)] = chip;
    column->addWidget(chip);
  }
}

void LibrarySidebar::makeCollections(QVBoxLayout* column) {
  column->addWidget(m_collectionsHeading);
  m_collectionColumn->setContentsMargins(0, 0, 0, 0);
  m_collectionColumn->setSpacing(2);
  column->addLayout(m_collectionColumn);
  m_import->setSign(LibraryIcon::Plus);
  connect(m_import, &QPushButton::clicked, this, &LibrarySidebar::importWanted);
  column->addWidget(m_import);
  setTabOrder(m_shelves.back(), m_import);
}

void LibrarySidebar::setCollections(const std::vector<CollectionSummary>& collections,
                                    const std::map<qint64, int>& solved) {
  std::vector<qint64> order;
  order.reserve(collections.size());
  for (const CollectionSummary& collection : collections) order.push_back(collection.id);
  const auto isSame = [this](const CollectionSummary& collection) {
    return m_collections.at(collection.id)->accessibleName() == collection.name;
  };
  if (order != m_collectionOrder || !std::all_of(collections.begin(), collections.end(), isSame)) {
    for (const auto& [id, chip] : m_collections) delete chip;
    m_collections.clear();
    for (const CollectionSummary& collection : collections) addCollection(collection);
    m_collectionOrder = order;
    QWidget* last = m_shelves.back();
    for (const qint64 id : order)
      setTabOrder(std::exchange(last, m_collections.at(id)), m_collections.at(id));
    setTabOrder(last, m_import);
  }
  for (const CollectionSummary& collection : collections) {
    const auto done = solved.find(collection.id);
    const int count = done == solved.end() ? 0 : done->second;
    m_collections.at(collection.id)
        ->setProgress(count, collection.puzzles, LibraryWords::solvedCount(count, collection.puzzles));
  }
}

void LibrarySidebar::addCollection(const CollectionSummary& collection) {
  auto* chip = new Chip(collection.name, Chip::Look::Row, m_content);
  chip->setSign(LibraryIcon::Folder);
  connect(chip, &QPushButton::clicked, this, [this, id = collection.id](bool isOn) {
    m_filter.collection = isOn ? id : 0;
    emit filterChosen(m_filter);
  });
  m_collectionColumn->addWidget(chip);
  m_collections[collection.id] = chip;
  chip->show();
}

void LibrarySidebar::setCounts(const std::array<int, kShelves.size()>& counts) {
  for (std::size_t shelf = 0; shelf < counts.size(); ++shelf)
    m_shelves[shelf]->setCount(counts[shelf], LibraryWords::gameCount(counts[shelf]));
}

void LibrarySidebar::setTags(const QStringList& tags) {
  QStringList shown;
  for (const Chip* chip : m_tags) shown += chip->accessibleName();
  const QStringList wanted = tags.mid(0, kMostTags);
  m_heading->setVisible(!wanted.isEmpty());
  if (shown == wanted) return;
  for (Chip* chip : m_tags) delete chip;
  m_tags.clear();
  for (const QString& tag : wanted) {
    auto* chip = new Chip(tag, Chip::Look::Pill, m_heading->parentWidget());
    connect(chip, &QPushButton::clicked, this, [this, tag](bool isOn) {
      m_filter.tag = isOn ? tag : QString();
      emit filterChosen(m_filter);
    });
    m_flow->addWidget(chip);
    chip->show();
    m_tags.push_back(chip);
  }
}

void LibrarySidebar::setNote(const QString& text) {
  m_note->setText(text);
  m_note->setVisible(!text.isEmpty());
}

void LibrarySidebar::setFilter(const LibraryFilter& filter) {
  m_filter = filter;
  const auto shelf = chosenShelf(filter);
  for (const Shelf each : kShelves) {
    Chip* chip = m_shelves[static_cast<std::size_t>(each)];
    chip->setAutoExclusive(false);  // otherwise Qt would not let the last checked button be unchecked
    chip->setChecked(each == shelf);
    chip->setAutoExclusive(true);
  }
  for (Chip* chip : m_tags) chip->setChecked(chip->accessibleName() == filter.tag);
  for (const auto& [id, chip] : m_collections) chip->setChecked(id == filter.collection);
}

void LibrarySidebar::changeEvent(QEvent* event) {
  QScrollArea::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  for (QLabel* heading : {m_collectionsHeading, m_heading}) heading->setFont(bold(font()));
}

void LibrarySidebar::paintEvent(QPaintEvent* event) {
  const Theme& theme = themeOf(this);
  QPainter painter(viewport());
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.line, 1));
  painter.setBrush(theme.panel);
  painter.drawRoundedRect(QRectF(viewport()->rect()).adjusted(0.5, 0.5, -0.5, -0.5), kSidebarRadius,
                          kSidebarRadius);
  QScrollArea::paintEvent(event);
}

}  // namespace sudoku
