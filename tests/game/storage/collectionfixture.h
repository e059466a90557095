#pragma once

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

#include <sudoku/formats/formats.h>

#include "../play/storedgames.h"
#include "game/storage/collectionimport.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

/// The givens of a puzzle as a line of text.
inline QByteArray puzzleText(std::uint64_t seed) {
  return QByteArray::fromStdString(toLine(freshGame(seed).puzzle.givens));
}

class CollectionTest : public testing::Test {
 protected:
  QString path() const { return m_directory.path(); }
  QString file(const QString& name, const QByteArray& text) const {
    QFile file(m_files.filePath(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
    return file.fileName();
  }
  CollectionReport import(const QString& name, const QByteArray& text) const {
    return importCollection(path(), file(name, text));
  }
  /// Imports the puzzles of the seeds from 1 to `count`.
  CollectionReport importSome(int count, const QString& name = u"Some.txt"_s) const {
    QByteArray text;
    for (int seed = 1; seed <= count; ++seed) text += puzzleText(static_cast<std::uint64_t>(seed)) + '\n';
    return import(name, text);
  }
  QStringList rows(const QString& sql) const { return Intruder(path()).run(sql); }

  QTemporaryDir m_directory;
  QTemporaryDir m_files;
};

}  // namespace sudoku
