#pragma once

#include <functional>

#include "game/storage/collectionimport.h"

class QWidget;

namespace sudoku {

/// Asks what is wanted of a file whose puzzles seem to be here already, as that collection: to open it, or to
/// import the file all the same. Nothing is called if neither is wanted.
void askAboutSame(QWidget* parent, const QString& file, const CollectionSummary& same,
                  const std::function<void(qint64 collection)>& open,
                  const std::function<void(const ImportRequest& request)>& import);

}  // namespace sudoku
