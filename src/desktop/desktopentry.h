#pragma once

#include <vector>

#include <QByteArray>
#include <QString>

#include "translatedtexts.h"

namespace sudoku {

/// The entry of the desktop's menu (https://specifications.freedesktop.org/desktop-entry-spec), with its
/// actions. `icon` is the name of the program's icon.
QByteArray desktopEntry(const std::vector<TranslatedTexts>& all, const QString& icon);

}  // namespace sudoku
