#pragma once

#include <vector>

#include <QByteArray>
#include <QString>

#include "translatedtexts.h"

namespace sudoku {

/// A kind of file that the program opens: a text format of puzzles that has an ending of its own. Plain data.
struct FileKind {
  QString type;     ///< its MIME type
  QString pattern;  ///< of its files' names, such as `*.sdk`
  QString format;   ///< its name
  bool isXml;
  QString beginning = {};  ///< of its files, where other programs use the same ending
};

const std::vector<FileKind>& allFileKinds();

/// The kinds of file for the desktop's database of MIME types
/// (https://specifications.freedesktop.org/shared-mime-info-spec). `icon` is the name of the program's icon.
QByteArray fileKinds(const std::vector<TranslatedTexts>& all, const QString& icon);

}  // namespace sudoku
