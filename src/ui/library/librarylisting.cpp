#include "librarylisting.h"

#include <utility>

#include "game/history/collectionlist.h"
#include "game/history/library.h"
#include "librarymodel.h"

namespace sudoku {

LibraryListing::LibraryListing(const Library& library, const LibraryModel& model, QObject* parent)
    : QObject(parent), m_library(library), m_model(model), m_job([this](const std::vector<int>& numbers) {
        emit found(m_collection, std::make_shared<const std::vector<int>>(numbers));
      }) {}

void LibraryListing::list(const CollectionSummary& collection) {
  m_job.cancel();
  m_collection = collection;
  CollectionQuery query{collection, m_model.filter(), m_model.order(), m_model.today(), {}};
  if (isWholeCollection(query)) {
    emit found(collection, std::make_shared<const std::vector<int>>(numbersUpTo(collection.puzzles)));
    return;
  }
  query.games = gamesOf(collection.id, m_model.games());
  emit begun();
  m_job.run([directory = m_library.directory(), query = std::move(query)](const std::stop_token& stop) {
    return listCollection(directory, query, stop);
  });
}

void LibraryListing::cancel() {
  m_job.cancel();
}

CollectionWalk LibraryListing::walk() const {
  const bool isWhole = isWholeCollection({m_collection, m_model.filter(), m_model.order(), {}, {}});
  return {m_model.filter().collection, isWhole ? nullptr : m_model.numbers()};
}

}  // namespace sudoku
