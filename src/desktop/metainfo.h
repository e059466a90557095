#pragma once

#include <vector>

#include <QByteArray>
#include <QString>

#include "translatedtexts.h"

namespace sudoku {

/// The page of the program in software centres (https://www.freedesktop.org/software/appstream/docs). `id` is
/// the program's id, `releases` what changed in each release, as XML.
QByteArray metainfo(const std::vector<TranslatedTexts>& all, const QString& id, const QByteArray& releases);

}  // namespace sudoku
