#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include <QString>

#include "collection.h"
#include "dailyidrows.h"
#include "game/play/masterycounts.h"
#include "gamerows.h"
#include "storetables.h"

namespace sudoku {

/// A file of games of any version, a store or a backup, read without a change to it, whatever is damaged of
/// it. Each game is checked. To be used in one thread at a time, of a program that has an application object.
class StoreFile {
 public:
  /// A game that stands in the file.
  struct Entry {
    qint64 id = 0;
    UniqueId key;
    bool isRemoved = false;   ///< by the player
    std::size_t moves = 0;    ///< how many can be read
    std::size_t details = 0;  ///< how many events and checkpoints can be read

    /// Whether more can be read of the game here than of the other.
    bool holdsMoreThan(const Entry& other) const { return moves > other.moves || details > other.details; }
  };

  /// A game as far as it could be read.
  struct Found {
    std::vector<QVariant> row;  ///< as it is in the present version
    StoredGame game;
    bool isWhole = false;
    TableRows moves = {};  ///< as they stand, if all have been read in their order; else none
  };

  /// Reads a file and its log.
  explicit StoreFile(const QString& path);

  /// Whether there are tables of games, damaged or not.
  bool isStore() const { return m_isStore; }
  /// Whether all pages that belong to a table could be read.
  bool isComplete() const { return m_images.front().tables.isComplete(); }

  /// The games with a row, by their ids.
  const std::vector<Entry>& games() const { return m_games; }
  /// The ids of games that stand anywhere, with a row or not.
  const std::set<qint64>& ids() const { return m_ids; }
  /// How many moves stand in the file.
  std::size_t moves() const { return m_images.front().moves.size(); }

  /// A game with all that could be read of it; nothing if it is none that could have been played.
  std::optional<Found> read(const Entry& entry) const;

  MasteryTable mastery() const;
  DailyIds dailyIds() const;
  /// The collections, without what is known of their puzzles: that is found anew.
  std::vector<Collection> collections() const;

 private:
  /// A row that is part of a game.
  struct Part {
    qint64 game;
    qint64 number;
    SqlitePages::Cell cell;
    bool isAmidOthers = false;  ///< the rows beside it in the tree are of other games
  };
  using Parts = std::vector<Part>;

  /// The pages and rows of the file, with one use of its log.
  struct Image {
    explicit Image(SqlitePages pages);

    StoreTables tables;
    std::vector<std::pair<qint64, SqlitePages::Cell>> games;
    Parts moves;
    Parts events;
    Parts checkpoints;
  };

  /// How the parts of a game follow one another: by their numbers, or as they stand in their tree.
  enum class Order : std::uint8_t { Numbers, Tree };

  /// The rows of a table by their games, within a game as they stand in their tree.
  static Parts partsOf(const StoreTables& tables, const QString& table);
  static void placeStrays(const SqlitePages& pages, Parts& parts);
  static TableRows read(const StoreTables& tables, const QString& table, const Parts& parts, qint64 game,
                        Order order);
  TableRows readAll(const QString& table, std::size_t columns) const;
  void addGames(const Image& image);
  std::optional<Found> read(const Image& image, qint64 id) const;

  std::vector<Image> m_images;  ///< the first is the best
  std::vector<Entry> m_games;
  std::set<qint64> m_ids;
  bool m_isStore = false;
};

}  // namespace sudoku
