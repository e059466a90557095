#pragma once

#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "collection.h"
#include "gamerows.h"
#include "keptbesides.h"
#include "storefile.h"

namespace sudoku {

/// Whether a file is a database or a backup of games rather than a text, judged by its contents and not its
/// name. May be called from any thread of a program that has an application object.
bool isFileOfGames(const QString& path);

/// Reads the games of a database or a backup, damaged or not, with the same interface by which HistoryReader
/// reads a history file. The database is not changed.
class StoreReader {
  Q_DECLARE_TR_FUNCTIONS(sudoku::StoreReader)

 public:
  explicit StoreReader(const QString& path);

  /// The next game, sorted by unique id, without games that the player has removed; nothing at the end.
  std::optional<KeptGame> next();

  /// The number of games whose row is lost, as far as can be told.
  int lost() const;
  const QString& failure() const { return m_failure; }
  int refused() const { return m_refused; }
  const QStringList& complaints() const { return m_complaints; }
  const std::vector<Collection>& collections() const { return m_collections; }
  const KeptBesides& besides() const { return m_besides; }

 private:
  void complain(const QString& text);

  StoreFile m_file;
  std::vector<StoreFile::Entry> m_games;
  std::size_t m_next = 0;
  QString m_failure;
  int m_refused = 0;
  QStringList m_complaints;
  std::vector<Collection> m_collections;
  KeptBesides m_besides;
};

}  // namespace sudoku
