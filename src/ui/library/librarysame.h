#pragma once

#include <functional>

#include "game/storage/collectionimport.h"

class QWidget;

namespace sudoku {

/// Asks the player what to do with a file whose puzzles seem to exist already as a collection: calls `open`
/// to show that collection, `import` to import the file nevertheless, or nothing if the player cancels.
void askAboutSame(QWidget* parent, const QString& file, const CollectionSummary& same,
                  const std::function<void(qint64 collection)>& open,
                  const std::function<void(const ImportRequest& request)>& import);

}  // namespace sudoku
