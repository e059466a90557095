#include <numeric>
#include <set>

#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QStackedWidget>

#include "game/history/library.h"
#include "game/language/isolated.h"
#include "libraryactions.h"
#include "librarybar.h"
#include "librarycollection.h"
#include "libraryeditor.h"
#include "libraryimport.h"
#include "librarymodel.h"
#include "librarypage.h"
#include "librarypaper.h"
#include "librarysidebar.h"
#include "libraryview.h"
#include "librarywords.h"

/// The functions of the library's page that change games and collections.
namespace sudoku {

void LibraryPage::importFrom(const ImportRequest& request) {
  if (m_library.isImporting()) return;
  m_imported = request.file;
  m_footer->setCurrentWidget(m_import);
  m_import->begin(QFileInfo(request.file).fileName());
  m_import->takeKeyboard();
  m_library.importCollection(request);
}

void LibraryPage::showImported(const CollectionReport& report) {
  m_footer->setCurrentWidget(m_import);
  m_import->end(report);
  if (report.id != 0) showAlone(report.id);
}

void LibraryPage::showAlone(qint64 collection) {
  LibraryFilter filter;
  filter.collection = collection;
  m_search->clear();
  setFilter(filter);
}

void LibraryPage::removeCollection(qint64 id) {
  const QString name = m_collection->collection().name;
  m_library.removeCollection(id);
  m_view->setFocus();
  const auto isThere = [id](const CollectionSummary& collection) { return collection.id == id; };
  if (std::none_of(m_collections.begin(), m_collections.end(), isThere))
    m_actions->setText(tr("Deleted: %1", "name or number of a game").arg(isolated(name)));
}

void LibraryPage::edit(bool editsTags) {
  const auto games = m_view->selected();
  if (games.empty()) return;
  m_footer->setCurrentWidget(m_editor);
  if (editsTags)
    m_editor->editTags(games);
  else
    m_editor->editName(*games.front());
}

void LibraryPage::closeEditor() {
  m_footer->setCurrentWidget(m_actions);
  m_view->setFocus();
}

std::vector<qint64> LibraryPage::selectedIds() const {
  std::vector<qint64> ids;
  for (const GameSummary* game : m_view->selected()) ids.push_back(game->id);
  return ids;
}

void LibraryPage::change(const std::function<void()>& change) {
  const QScopedValueRollback removing(m_isRemoving, true);
  change();
}

void LibraryPage::bringBack(const std::function<void()>& bring) {
  std::set<qint64> games;
  std::set<qint64> collections;
  for (const GameSummary& game : m_view->games().games()) games.insert(game.id);
  for (const CollectionSummary& collection : m_collections) collections.insert(collection.id);
  change(bring);
  std::vector<const GameSummary*> back;
  std::vector<qint64> ids;
  for (const GameSummary& game : m_view->games().games()) {
    if (games.contains(game.id)) continue;
    back.push_back(&game);
    ids.push_back(game.id);
  }
  if (!back.empty()) {
    const QString said = LibraryWords::restored(back);
    if (const int row = m_view->games().rowOf(ids.front()); row >= 0) m_view->choose(row);
    m_view->selectMore(ids);
    m_actions->setText(said);
  }
  for (const CollectionSummary& collection : m_collections)
    if (!collections.contains(collection.id))
      m_actions->setText(tr("Restored: %1", "name or number of a game").arg(isolated(collection.name)));
}

void LibraryPage::removeSelected() {
  const auto games = m_view->selected();
  if (games.empty() || games.front()->removedMs != 0) return;
  const QString said = LibraryWords::deleted(games);
  const std::size_t before = m_view->games().games().size();
  change([this, ids = selectedIds()] { m_library.remove(ids); });
  m_view->setFocus();
  m_actions->setText(m_view->games().games().size() == before ? tr("It could not be deleted.") : said);
}

void LibraryPage::askForExport() {
  const std::vector<qint64> ids = selectedIds();
  auto* dialog = new QFileDialog(this, tr("Export the selected games"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setNameFilters({tr("History (*.json)"), tr("All files (*)")});
  dialog->setDefaultSuffix("json");
  dialog->selectFile(tr("sudoku-games"));
  connect(dialog, &QFileDialog::fileSelected, this,
          [this, ids](const QString& file) { emit exportWanted(ids, file); });
  dialog->open();
}

void LibraryPage::print(bool isAll) {
  const LibraryModel& model = m_view->games();
  std::vector<int> rows = m_view->selectedRows();
  if (isAll) {
    rows.resize(static_cast<std::size_t>(model.rowCount()));
    std::iota(rows.begin(), rows.end(), 0);
  }
  const PaperList list =
      paperListOf(model, rows, model.filter().collection == 0 ? QString() : m_collection->collection().name);
  if (list.puzzles.empty()) return m_actions->setText(tr("A paused game is not printed."));
  emit printWanted(list);
}

bool LibraryPage::canUndo() const {
  return m_library.canUndo();
}

bool LibraryPage::canRedo() const {
  return m_library.canRedo();
}

void LibraryPage::undo() {
  if (m_library.canUndo()) bringBack([this] { m_library.undo(); });
}

void LibraryPage::redo() {
  if (m_library.canRedo()) bringBack([this] { m_library.redo(); });
}

void LibraryPage::ask(void (LibraryPage::*wanted)(qint64)) {
  if (const GameSummary* game = m_view->chosen()) emit(this->*wanted)(game->id);
}

}  // namespace sudoku
