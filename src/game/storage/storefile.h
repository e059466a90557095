#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include <QString>

#include "collection.h"
#include "gamerows.h"
#include "keptbesides.h"
#include "storetables.h"

namespace sudoku {

/// A database or a backup of games, of any version and possibly damaged, read without changing it. Each game
/// is checked. To be used in one thread at a time, in a program that has an application object.
class StoreFile {
 public:
  /// A game that has a row in the file.
  struct Entry {
    qint64 id = 0;
    UniqueId key;
    bool isRemoved = false;   ///< whether the player has removed the game
    std::size_t moves = 0;    ///< number of moves that can be read
    std::size_t details = 0;  ///< number of occasions of help and of named positions that can be read

    /// Whether more of the game can be read from this entry than from the other.
    bool holdsMoreThan(const Entry& other) const { return moves > other.moves || details > other.details; }
  };

  /// A game, as far as it could be read from a file.
  struct Found {
    std::vector<QVariant> row;  ///< the row of the game, converted to the present schema
    StoredGame game;
    bool isWhole = false;
    TableRows moves = {};  ///< rows of the moves if all could be read in order; else empty
  };

  /// Reads a database file and its write-ahead log.
  explicit StoreFile(const QString& path);

  /// Whether the file has tables of games, damaged or not.
  bool isStore() const { return m_isStore; }
  /// Whether all pages of all tables could be read.
  bool isComplete() const { return m_images.front().tables.isComplete(); }

  /// The games that have a row, sorted by id.
  const std::vector<Entry>& games() const { return m_games; }
  /// The ids of all games of which anything is in the file, even if the game's own row is lost.
  const std::set<qint64>& ids() const { return m_ids; }
  /// The number of moves in the file, of all games.
  std::size_t moves() const { return m_images.front().moves.size(); }

  /// A game with everything that could be read of it; nothing if it could not have been played.
  std::optional<Found> read(const Entry& entry) const;

  /// What else is in the file.
  KeptBesides besides() const;
  /// The collections, without the ratings of their puzzles, which can be computed again.
  std::vector<Collection> collections() const;

 private:
  /// A row of a move, an event (occasion of help) or a checkpoint (named position).
  struct Part {
    qint64 game;
    qint64 number;
    SqlitePages::Cell cell;
    bool isAmidOthers = false;  ///< whether the rows before and after it belong to other games
  };
  using Parts = std::vector<Part>;

  /// The pages and rows of the file for one choice of SqlitePages::LogUse.
  struct Image {
    explicit Image(SqlitePages pages);

    StoreTables tables;
    std::vector<std::pair<qint64, SqlitePages::Cell>> games;
    Parts moves;
    Parts events;
    Parts checkpoints;
  };

  /// How the rows of a game are sorted: by the numbers stored in them, or as they are in the tree of their
  /// table.
  enum class Order : std::uint8_t { Numbers, Tree };

  /// The rows of a table, sorted by game; the rows of a game are in the order of their tree.
  static Parts partsOf(const StoreTables& tables, const QString& table);
  static void placeStrays(const SqlitePages& pages, Parts& parts);
  static TableRows read(const StoreTables& tables, const QString& table, const Parts& parts, qint64 game,
                        Order order);
  TableRows readAll(const QString& table, std::size_t columns) const;
  MasteryTable mastery() const;
  DailyIds dailyIds() const;
  void addGames(const Image& image);
  std::optional<Found> read(const Image& image, qint64 id) const;

  std::vector<Image> m_images;  ///< the file, read in different ways, the most reliable first
  std::vector<Entry> m_games;
  std::set<qint64> m_ids;
  bool m_isStore = false;
};

}  // namespace sudoku
