#pragma once

#include <functional>

#include "game/storage/collectionimport.h"

class QWidget;

namespace sudoku {

/// Asks what to do with a file whose puzzles seem to be here already as a collection: open that collection,
/// or import the file all the same. Calls nothing if the player wants neither.
void askAboutSame(QWidget* parent, const QString& file, const CollectionSummary& same,
                  const std::function<void(qint64 collection)>& open,
                  const std::function<void(const ImportRequest& request)>& import);

}  // namespace sudoku
