#include "librarypage.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QFileDialog>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>

#include "game/history/library.h"
#include "libraryactions.h"
#include "librarybar.h"
#include "librarycollection.h"
#include "libraryeditor.h"
#include "libraryimport.h"
#include "librarylisting.h"
#include "librarymodel.h"
#include "libraryprofile.h"
#include "librarysame.h"
#include "librarysidebar.h"
#include "libraryview.h"
#include "librarywords.h"
#include "ui/controls/coachbutton.h"
#include "ui/controls/gamebutton.h"
#include "ui/controls/libraryicons.h"
#include "ui/style/textscale.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

// Lengths are in pixels at a text size of 100 %, and grow with the font.
constexpr int kWidePageFrom = 1000;
constexpr int kTitleFrom = 520;
constexpr int kLeastBelow = 440;  // on a page narrower than this, the row above the games is only a menu
constexpr int kLowPageBelow = 440;
constexpr int kSidebarWidth = 204;
constexpr int kSearchWidth = 250;

}  // namespace

LibraryPage::LibraryPage(Library& library, QWidget* parent)
    : QWidget(parent),
      m_library(library),
      m_back(new GameButton(this)),
      m_title(new QLabel(tr("Library"), this)),
      m_search(new QLineEdit(this)),
      m_new(new CoachButton(tr("New game"), this, CoachButton::Look::Primary)),
      m_sidebar(new LibrarySidebar(this)),
      m_bar(new LibraryBar(this)),
      m_collection(new LibraryCollection(this)),
      m_view(new LibraryView(this)),
      m_footer(new QStackedWidget(this)),
      m_actions(new LibraryActions(m_footer)),
      m_editor(new LibraryEditor(m_footer)),
      m_import(new LibraryImport(m_footer)),
      m_listing(new LibraryListing(library, m_view->games(), this)) {
  setAccessibleName(m_title->text());
  m_view->games().setReader([this](const CollectionSummary& collection, const std::vector<int>& numbers) {
    return m_library.puzzles(collection, numbers);
  });
  makeHeader();
  makeBody();
  connectParts();
  connectActions();
  connectCollections();
}

void LibraryPage::makeHeader() {
  m_title->setFont(bold(scaled(font(), kTitleSize)));
  m_title->setTextFormat(Qt::PlainText);
  m_search->setAccessibleName(tr("Search"));
  m_search->setPlaceholderText(tr("Level, state, tag, date, technique"));
  m_search->setToolTip(tr("Finds all words on a card, dates, digits and techniques"));
  m_search->setClearButtonEnabled(true);
  // An action in a line edit becomes a button, which needs a name for assistive technology.
  m_search->addAction(libraryIcon(LibraryIcon::Lens), QLineEdit::LeadingPosition)->setText(tr("Search"));
  for (QAction* action : m_search->findChildren<QAction*>())
    if (action->text().isEmpty()) action->setText(tr("Clear the search"));
}

void LibraryPage::makeBody() {
  auto* header = new QHBoxLayout;
  header->setSpacing(10);
  header->addWidget(m_back);
  header->addWidget(m_title);
  header->addStretch(1);
  header->addWidget(m_search, 2);
  header->addWidget(m_new);
  m_footer->addWidget(m_actions);
  m_footer->addWidget(m_editor);
  m_footer->addWidget(m_import);
  m_collection->hide();
  m_footer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  auto* grid = new QGridLayout(this);
  grid->setSizeConstraint(QLayout::SetNoConstraint);
  grid->addLayout(header, 0, 0, 1, 2);
  grid->addWidget(m_sidebar, 1, 0, 3, 1);
  grid->addWidget(m_bar, 1, 1);
  grid->addWidget(m_collection, 2, 1);
  grid->addWidget(m_view, 3, 1);
  grid->addWidget(new LibraryProfile(*m_view, this), 4, 0, 1, 2);
  grid->addWidget(m_footer, 5, 0, 1, 2);
  grid->setColumnStretch(1, 1);
  grid->setRowStretch(3, 1);
}

void LibraryPage::connectParts() {
  connect(m_back, &QPushButton::clicked, this, &LibraryPage::gameWanted);
  connect(m_new, &QPushButton::clicked, this, &LibraryPage::newGameWanted);
  connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
    LibraryFilter filter = m_view->games().filter();
    filter.text = text;
    setFilter(filter);
  });
  connect(m_sidebar, &LibrarySidebar::filterChosen, this, &LibraryPage::setFilter);
  connect(m_bar, &LibraryBar::filterChosen, this, &LibraryPage::setFilter);
  connect(m_bar, &LibraryBar::orderChosen, this, &LibraryPage::setOrder);
  connect(m_bar, &LibraryBar::cardsChosen, m_view, &LibraryView::setShowsCards);
  connect(m_view, &LibraryView::chosenChanged, this, &LibraryPage::showChosen);
  connect(m_view, &QListView::activated, this, &LibraryPage::play);
  connect(m_view, &LibraryView::removalWanted, this, &LibraryPage::removeSelected);
  connect(m_view, &LibraryView::menuWanted, m_actions, &LibraryActions::showMenu);
  connect(&m_library, &Library::changed, this, [this] {
    if (isVisible()) read();
    emit undoChanged();
  });
}

void LibraryPage::connectActions() {
  connect(m_actions, &LibraryActions::keepWanted, this,
          [this](bool keeps) { m_library.setStarred(selectedIds(), keeps); });
  connect(m_actions, &LibraryActions::renameWanted, this, [this] { edit(false); });
  connect(m_actions, &LibraryActions::tagsWanted, this, [this] { edit(true); });
  connect(m_actions, &LibraryActions::reviewWanted, this, [this] { ask(&LibraryPage::reviewWanted); });
  connect(m_actions, &LibraryActions::replayWanted, this, [this] { ask(&LibraryPage::replayWanted); });
  connect(m_actions, &LibraryActions::restartWanted, this, [this] { ask(&LibraryPage::restartWanted); });
  connect(m_actions, &LibraryActions::continueWanted, this, &LibraryPage::play);
  connect(m_actions, &LibraryActions::techniquesWanted, this, &LibraryPage::showTechniques);
  connect(m_actions, &LibraryActions::deletionWanted, this, &LibraryPage::removeSelected);
  connect(m_actions, &LibraryActions::undoDeletionWanted, this, [this] {
    bringBack([this] { m_library.undoRemoval(); });
    m_view->setFocus();
  });
  connect(m_actions, &LibraryActions::exportWanted, this, &LibraryPage::askForExport);
  connect(m_actions, &LibraryActions::printWanted, this, &LibraryPage::print);
  connect(m_actions, &LibraryActions::selectAllWanted, m_view, &QListView::selectAll);
  connect(m_editor, &LibraryEditor::named, &m_library, &Library::rename);
  connect(m_editor, &LibraryEditor::tagged, &m_library, &Library::changeTags);
  connect(m_editor, &LibraryEditor::closed, this, &LibraryPage::closeEditor);
}

void LibraryPage::connectCollections() {
  connect(m_sidebar, &LibrarySidebar::importWanted, this, &LibraryPage::askForCollection);
  connect(m_bar, &LibraryBar::importWanted, this, &LibraryPage::askForCollection);
  connect(m_collection, &LibraryCollection::nextWanted, this, &LibraryPage::playNext);
  connect(m_listing, &LibraryListing::begun, this, [this] { m_collection->setReady(false); });
  connect(m_listing, &LibraryListing::found, this, &LibraryPage::showListed);
  connect(&m_library, &Library::ratingProgressed, this, &LibraryPage::showRating);
  connect(m_collection, &LibraryCollection::renameWanted, this, [this](qint64 id, const QString& name) {
    m_footer->setCurrentWidget(m_editor);
    m_editor->editCollection(id, name);
  });
  connect(m_collection, &LibraryCollection::deletionWanted, this, &LibraryPage::removeCollection);
  connect(m_editor, &LibraryEditor::collectionNamed, &m_library, &Library::renameCollection);
  connect(&m_library, &Library::importProgressed, m_import, &LibraryImport::setPercent);
  connect(&m_library, &Library::imported, this, &LibraryPage::showImported);
  connect(&m_library, &Library::sameFound, this, [this](const CollectionSummary& same) {
    closeEditor();
    askAboutSame(
        this, m_imported, same, [this](qint64 id) { showAlone(id); },
        [this](const ImportRequest& request) { importFrom(request); });
  });
  connect(m_import, &LibraryImport::cancelWanted, &m_library, &Library::cancelImport);
  connect(m_import, &LibraryImport::closed, this, &LibraryPage::closeEditor);
}

void LibraryPage::open() {
  if (m_footer->currentWidget() != m_import) closeEditor();
  if (m_played != 0 && std::exchange(m_playedBefore, m_played) != m_played) {
    m_view->choose(-1);
    m_chosen = m_played;
  }
  read();
}

void LibraryPage::forgetImport() {
  if (m_footer->currentWidget() == m_import && m_import->isWellDone()) m_footer->setCurrentWidget(m_actions);
}

void LibraryPage::askForCollection() {
  if (m_library.isImporting()) return;
  auto* dialog = new QFileDialog(this, tr("Import a collection"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) { importFrom({file}); });
  dialog->open();
}

void LibraryPage::read() {
  LibraryModel& model = m_view->games();
  const qint64 wanted = m_chosen;
  const std::vector<qint64> selected = selectedIds();
  const int place = std::max(0, m_view->currentIndex().row());
  auto games = m_library.games();
  for (GameSummary& game : games)
    if (game.id == m_hidden) hideBoard(game);
  model.setGames(std::move(games), m_library.bin(), QDate::currentDate());
  const QStringList tags = tagsOf(model.games());
  m_collections = m_library.collections();
  auto counts = countsOf(model.games());
  counts[static_cast<std::size_t>(Shelf::Bin)] = static_cast<int>(model.bin().size());
  m_sidebar->setCounts(counts);
  m_sidebar->setCollections(m_collections, solvedInCollections(model.games()));
  m_sidebar->setTags(tags);
  m_bar->setContents(counts, tags, m_collections);
  m_actions->setCanUndoDeletion(m_library.canUndoRemoval());
  LibraryFilter filter = model.filter();
  if (!tags.contains(filter.tag)) filter.tag.clear();
  const auto isAskedFor = [&filter](const CollectionSummary& collection) {
    return collection.id == filter.collection;
  };
  if (std::none_of(m_collections.begin(), m_collections.end(), isAskedFor)) filter.collection = 0;
  m_chosen = wanted;
  setFilter(filter);
  // If the wanted game is no longer shown, its neighbour is chosen.
  if (model.rowOf(wanted) < 0)
    m_view->choose(std::min(place, model.rowCount() - 1));
  else if (selected.size() > 1)
    m_view->selectMore(selected);
}

void LibraryPage::setFilter(const LibraryFilter& asked) {
  LibraryModel& model = m_view->games();
  LibraryFilter filter = asked;
  if (filter.shelf == Shelf::Bin) filter.collection = 0;  // the bin has the games of all collections
  const qint64 wanted = m_chosen;
  const std::vector<qint64> selected = selectedIds();
  m_sidebar->setFilter(filter);
  m_bar->setFilter(filter);
  model.setChoice(filter, m_bar->order());
  m_view->setEmptyText(filter.shelf == Shelf::Bin && model.bin().empty()
                           ? tr("The bin is empty. Deleted games stay here for 30 days.")
                       : model.games().empty() && filter.collection == 0 ? tr("No game has been played yet.")
                       : filter.collection != 0                          ? tr("No puzzle is like that.")
                                                                         : tr("No game is like that."));
  showCollection();
  list();
  chooseAgain(wanted, selected);
  showChosen();
}

/// Chooses and selects the same games as before, after the list has changed.
void LibraryPage::chooseAgain(qint64 wanted, const std::vector<qint64>& selected) {
  const int row = m_view->games().rowOf(wanted);
  m_view->choose(std::max(0, row));
  if (selected.size() > 1 && row >= 0) m_view->selectMore(selected);
}

void LibraryPage::list() {
  m_listing->cancel();
  const qint64 wanted = m_view->games().filter().collection;
  for (const CollectionSummary& collection : m_collections)
    if (collection.id == wanted) m_listing->list(collection);
}

void LibraryPage::showListed(const CollectionSummary& collection,
                             const std::shared_ptr<const std::vector<int>>& numbers) {
  const qint64 wanted = m_chosen;
  const std::vector<qint64> selected = selectedIds();
  m_view->games().setNumbers(collection, numbers);
  m_collection->setReady(true);
  chooseAgain(wanted, selected);
  showChosen();
}

void LibraryPage::playNext(qint64 id, CollectionOrder order) {
  CollectionWalk listed = m_listing->walk();
  listed.collection = id;
  if (!m_library.nextPuzzle(listed, order).isEmpty()) return emit nextWanted(listed, order);
  m_actions->setText(listed.numbers ? tr("Each puzzle that is listed has been begun.")
                                    : tr("Each puzzle of this collection has been begun."));
}

void LibraryPage::play() {
  const GameSummary* chosen = m_view->chosen();
  if (chosen == nullptr) return;
  if (chosen->removedMs != 0)
    bringBack([this] { m_library.restore(selectedIds()); });
  else if (isBegun(*chosen))
    emit continueWanted(chosen->id);
  else
    emit puzzleWanted(m_listing->walk(), static_cast<int>(-chosen->id));
}

void LibraryPage::showTechniques() {
  if (const GameSummary* chosen = m_view->chosen()) m_actions->setText(LibraryWords::techniques(*chosen));
}

void LibraryPage::showRating(bool isSlow, int rated, int all) {
  m_rating = rated < all ? LibraryWords::rating(isSlow, rated, all) : QString();
  m_sidebar->setNote(m_rating);
  if (!isVisible()) return;
  m_view->games().forgetPuzzles();
  if (!m_sidebar->isVisible()) showCount();
}

void LibraryPage::showCollection() {
  const LibraryModel& model = m_view->games();
  const qint64 chosen = model.filter().collection;
  m_collection->setVisible(chosen != 0);
  const auto solved = solvedInCollections(model.games());
  for (const CollectionSummary& collection : m_collections)
    if (collection.id == chosen)
      m_collection->setCollection(collection, solved.contains(chosen) ? solved.at(chosen) : 0);
}

void LibraryPage::setOrder(LibraryOrder order) {
  LibraryModel& model = m_view->games();
  const qint64 wanted = m_chosen;
  const std::vector<qint64> selected = selectedIds();
  model.setChoice(model.filter(), order);
  list();
  chooseAgain(wanted, selected);
}

void LibraryPage::showChosen() {
  const GameSummary* game = m_view->chosen();
  if (game != nullptr) m_chosen = game->id;
  m_actions->setGames(game, m_view->selected());
  showCount();
}

void LibraryPage::showCount() {
  const LibraryModel& model = m_view->games();
  const auto all = static_cast<int>(model.games().size());
  const int selected = m_view->selectedCount();
  QString text;
  if (const auto inBin = static_cast<int>(model.bin().size()); model.filter().shelf == Shelf::Bin)
    text = selected > 1               ? LibraryWords::selectedCount(selected, inBin)
           : model.rowCount() < inBin ? LibraryWords::shownCount(model.rowCount(), inBin)
                                      : LibraryWords::binCount(inBin);
  else if (model.numbers())
    text = LibraryWords::puzzleCount(model.rowCount(), m_collection->collection().puzzles);
  else if (selected > 1)
    text = LibraryWords::selectedCount(selected, all);
  else if (model.rowCount() < all)
    text = LibraryWords::shownCount(model.rowCount(), all);
  else
    text = LibraryWords::gameCount(all);
  const bool hasRating = !m_rating.isEmpty() && !m_sidebar->isVisible();
  m_actions->setText(hasRating ? text + QStringLiteral(" · ") + m_rating : text);
}

void LibraryPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  m_title->setFont(bold(scaled(font(), kTitleSize)));
  arrange();
}

void LibraryPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void LibraryPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) return emit gameWanted();
  QWidget::keyPressEvent(event);
}

void LibraryPage::arrange() {
  const double scale = textScale(fontMetrics());
  const auto scaledBy = [scale](int length) { return qRound(length * scale); };
  const bool isLow = height() < scaledBy(kLowPageBelow);
  const bool isWide = !isLow && width() >= scaledBy(kWidePageFrom);
  const bool isLeast = width() < scaledBy(kLeastBelow);
  const int edge = isLow ? 8 : 16;
  auto* grid = qobject_cast<QGridLayout*>(layout());
  grid->setContentsMargins(edge, isLow ? 6 : 12, edge, isLow ? 4 : 8);
  grid->setHorizontalSpacing(isWide ? 16 : 0);
  grid->setVerticalSpacing(isLow ? 6 : 10);
  m_title->setVisible(width() >= scaledBy(kTitleFrom));
  m_search->setMaximumWidth(scaledBy(isWide ? kSearchWidth : 2 * kSearchWidth));
  m_search->setMinimumWidth(std::min(scaledBy(kSearchWidth / 2), width() / 4));
  m_sidebar->setVisible(isWide);
  m_sidebar->setFixedWidth(scaledBy(kSidebarWidth));
  m_bar->setRoom(isWide    ? LibraryBar::Room::Wide
                 : isLeast ? LibraryBar::Room::Least
                           : LibraryBar::Room::Narrow);
}

}  // namespace sudoku
