#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QIODevice>
#include <QString>
#include <QStringList>

#include "game/storage/collection.h"
#include "game/storage/dailyidrows.h"
#include "game/storage/gamejson.h"
#include "game/storage/gamerows.h"
#include "game/storage/gametables.h"
#include "game/storage/masteryrows.h"
#include "jsonpieces.h"

/// A player's whole history as JSON, read and written a game at a time, so that it need not fit into memory.
/// The manual (sudoku.6) describes the format. The same history gives the same bytes: no date of its writing
/// is in it. To be used by one thread at a time.
namespace sudoku {

/// Writes a history of games as JSON.
class HistoryWriter {
 public:
  /// Writes the beginning of the history. The device outlives the writer and is open.
  explicit HistoryWriter(QIODevice& device);

  /// Adds a game. Precondition: its key is greater than that of the game before.
  void add(const KeptGame& kept);
  /// Adds a collection; collections come after the games. Precondition: its key is greater than that of the
  /// collection before.
  void add(const Collection& collection);
  /// Writes the end of the history. Returns whether everything could be written; if not, the device says why.
  bool finish(const MasteryTable& mastery, const DailyIds& dailyIds);

 private:
  void write(const QByteArray& bytes);

  QIODevice& m_device;
  bool m_isWritten = true;
  bool m_hasItems = false;  ///< the list being written has an item already
  bool m_hasCollections = false;
};

/// Reads a history. An item that is no game is refused, and those after it are read.
class HistoryReader {
  Q_DECLARE_TR_FUNCTIONS(sudoku::HistoryReader)

 public:
  /// Reads from an open device, which outlives the reader.
  explicit HistoryReader(QIODevice& device) : m_pieces(device) {}

  /// The next game. Nothing at the end of the games, or if the following text cannot be read: then failure()
  /// says why.
  std::optional<KeptGame> next();

  /// Why the following text cannot be read, with the line of the file; empty if all is well.
  const QString& failure() const { return m_failure; }
  /// The number of games and collections that were refused.
  int refused() const { return m_refused; }
  /// Why games and collections were refused, with their lines in the file; for the first of them.
  const QStringList& complaints() const { return m_complaints; }

  // The following three are complete only once next() has given nothing.
  const std::vector<Collection>& collections() const { return m_collections; }
  const MasteryTable& mastery() const { return m_mastery; }
  const DailyIds& dailyIds() const { return m_dailyIds; }

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
  MasteryTable m_mastery;
  DailyIds m_dailyIds;
};

}  // namespace sudoku
