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

/// A player's whole history as JSON, a game at a time, so that it need not fit into memory. The manual
/// (sudoku.6) describes the format. The same history gives the same bytes: there is no date of its making.
/// To be used by one thread at a time.
namespace sudoku {

/// Writes a history.
class HistoryWriter {
 public:
  /// Begins it. The device outlives the writer and is open.
  explicit HistoryWriter(QIODevice& device);

  /// Precondition: the key is greater than that of the game before.
  void add(const KeptGame& kept);
  /// Collections come behind the games. Precondition: the key is greater than that of the one before.
  void add(const Collection& collection);
  /// Ends the history. Whether all of it could be written; if not, the device says why.
  bool finish(const MasteryTable& mastery, const DailyIds& dailyIds);

 private:
  void write(const QByteArray& bytes);

  QIODevice& m_device;
  bool m_isWritten = true;
  bool m_hasItems = false;  ///< of the list that is open
  bool m_hasCollections = false;
};

/// Reads a history. A game that is none is refused, and those that follow are read.
class HistoryReader {
  Q_DECLARE_TR_FUNCTIONS(sudoku::HistoryReader)

 public:
  /// The device outlives the reader and is open.
  explicit HistoryReader(QIODevice& device) : m_pieces(device) {}

  /// The next game. Nothing at the end, or when the rest cannot be read: then failure() says why.
  std::optional<KeptGame> next();

  /// Why the rest cannot be read, with its line; empty if all is well.
  const QString& failure() const { return m_failure; }
  /// How many games and collections were refused.
  int refused() const { return m_refused; }
  /// Why, with their lines: of the first of them.
  const QStringList& complaints() const { return m_complaints; }

  // All of these only when next() gives nothing any more.
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
