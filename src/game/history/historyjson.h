#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QIODevice>
#include <QString>
#include <QStringList>

#include "game/storage/collection.h"
#include "game/storage/gamejson.h"
#include "game/storage/gamerows.h"
#include "game/storage/gametables.h"
#include "game/storage/keptbesides.h"
#include "jsonpieces.h"

/// All of a player's games and other data as JSON, written and read one game at a time, so that they need not
/// fit into memory. The manual (sudoku.6) describes the format. Equal data give equal bytes, since the time
/// of writing is left out. Not to be used by two threads at once.
namespace sudoku {

/// Writes games and other data as JSON.
class HistoryWriter {
 public:
  /// Writes the beginning of the JSON text. Precondition: the device is open and outlives the writer.
  explicit HistoryWriter(QIODevice& device);

  /// Writes a game. Precondition: its unique id (StoredGame::key) is greater than that of the game before.
  void add(const KeptGame& kept);
  /// Writes a collection, which has to come after all games. Precondition: its unique id (Collection::key) is
  /// greater than that of the collection before.
  void add(const Collection& collection);
  /// Writes the rest of the JSON text. Returns whether everything could be written; if not, the device has
  /// the reason.
  bool finish(const KeptBesides& besides);

 private:
  void write(const QByteArray& bytes);

  QIODevice& m_device;
  bool m_isWritten = true;
  bool m_hasItems = false;  ///< whether the JSON array being written already has an item
  bool m_hasCollections = false;
};

/// Reads games and other data from JSON. An invalid game is refused, and reading goes on after it.
class HistoryReader {
  Q_DECLARE_TR_FUNCTIONS(sudoku::HistoryReader)

 public:
  /// Precondition: the device is open and outlives the reader.
  explicit HistoryReader(QIODevice& device) : m_pieces(device) {}

  /// Reads the next game. Nothing at the end of the games, or if the text after it cannot be read: failure()
  /// then has the reason.
  std::optional<KeptGame> next();

  /// The reason why the rest of the text cannot be read, with the line number; empty if it can.
  const QString& failure() const { return m_failure; }
  /// The number of invalid games and collections that were refused.
  int refused() const { return m_refused; }
  /// The reasons why games and collections were refused, with line numbers; only for the first of them.
  const QStringList& complaints() const { return m_complaints; }

  /// The collections of the file. Precondition: next() has returned nothing.
  const std::vector<Collection>& collections() const { return m_collections; }
  /// What else is in the file. Precondition: next() has returned nothing.
  const KeptBesides& besides() const { return m_besides; }

 private:
  enum class Place : std::uint8_t { Start, Members, Games, End };

  void readStart();
  void readMember();
  void readFormat();
  void readVersion();
  void readCollections();
  void readCollection(const QJsonObject& object);
  void refuse(const QString& why);
  void readMastery(const QJsonValue& value);
  void readDailyIds(const QJsonValue& value);
  void readLearning(const QJsonValue& value);
  std::optional<KeptGame> readGame();
  void fail(const QString& why);

  JsonPieces m_pieces;
  Place m_place = Place::Start;
  bool m_isHistory = false;
  bool m_hasVersion = false;
  QString m_failure;
  int m_refused = 0;
  QStringList m_complaints;
  std::vector<Collection> m_collections;
  KeptBesides m_besides;
};

}  // namespace sudoku
