#pragma once

#include <QString>

namespace sudoku {

/// A text with the names of keys that the player's keyboard and language have: each `{Ctrl}`, `{Del}`,
/// `{Shift+Tab}` is a key, keys together or a modifier by its name in QKeySequence::PortableText.
QString withKeys(QString text);

}  // namespace sudoku
