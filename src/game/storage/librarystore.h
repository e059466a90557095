#pragma once

#include <optional>
#include <vector>

#include <QDate>
#include <QString>

#include "collection.h"
#include "dailyidrows.h"
#include "game/play/gamesummary.h"
#include "game/play/masterycounts.h"
#include "game/play/storedgame.h"
#include "gamesfile.h"
#include "playstore.h"
#include "summaryrows.h"

namespace sudoku {

/// Keeps what lists, statistics and the teacher know of all games: summaries, labels, the bin, collections,
/// the ids of daily puzzles, mastery. What is played is written before it is read here. A call that cannot be
/// answered now gives nothing, a change that cannot be written false; the file tells why. Never throws. To be
/// used in the thread of the file.
class LibraryStore : public FileWriter {
 public:
  /// The arguments outlive the store.
  LibraryStore(GamesFile& file, PlayStore& play) : m_file(file), m_play(play) {}

  const QString& directory() const { return m_file.directory(); }

  /// All games that are not removed, the one played last first.
  std::optional<std::vector<GameSummary>> summaries();
  /// All games that are removed, the one removed last first.
  std::optional<std::vector<GameSummary>> bin();
  /// A game with its moves, as it is written; nothing also if there is none.
  std::optional<StoredGame> game(qint64 id);
  /// Whether there is a game of that very puzzle, removed or not; false if the games cannot be read now.
  bool hasGameOf(const Grid& givens);
  /// The unfinished game with a move that was played last; nothing also if there is none.
  std::optional<LeftGame> leftGame();

  /// Counts help for a game that nobody plays, at its position; help after the game was solved does not
  /// count. Whether it is written.
  bool recordHelpOf(qint64 id, HelpKind kind);
  /// The labels that the player gave to games; one that does not exist is left out.
  std::optional<LabelledGames> labels(const std::vector<qint64>& ids);
  /// Gives games other labels, the one being played too, all or none. Whether it is written. Precondition:
  /// the tags are sorted, none comes twice or has a line break.
  bool setLabels(const LabelledGames& games);
  /// Takes games out of all lists into the bin, or puts them back, all or none. Whether it is written. What
  /// is in the bin for kKeptInBinMs goes with the store, after which nothing can put it back.
  bool setRemoved(const std::vector<qint64>& ids, bool isRemoved);
  /// Forgets those of these games, by their keys, that nobody plays and that nothing has been done with: no
  /// move, no help, no name, tag or star. Whether that is written.
  bool dropUntouched(const std::vector<UniqueId>& keys);
  /// Deletes for good what was in the bin long enough. Whether that is written.
  bool forgetRemoved();

  /// The collections that are kept, by their names.
  std::optional<std::vector<CollectionSummary>> collections();
  bool renameCollection(qint64 id, const QString& name);
  /// Takes a collection out of all lists, or puts it back, as setRemoved() does with a game.
  bool setCollectionRemoved(qint64 id, bool isRemoved);
  /// The places of a puzzle in collections, by their names. None if they cannot be read now, here and below.
  std::vector<Membership> placesOf(const Grid& givens);
  /// Puzzles of a collection by their numbers, as lists show those of which no game has been begun.
  std::vector<GameSummary> puzzles(const CollectionSummary& collection, const std::vector<int>& numbers);
  /// The numbers of the puzzles of a collection of which games have been begun.
  std::vector<int> begunNumbers(qint64 collection);
  /// A puzzle of a collection of which no game has been begun, as a line: the first from `number` on, then
  /// from the start on, or any. Empty if there is none, or it cannot be read.
  QString nextPuzzle(qint64 collection, CollectionOrder order, int number = 1);

  /// The daily puzzles that were looked at.
  DailyIds dailyIds();
  /// Keeps the id of a daily puzzle, unless its day and level have one. Whether it is written.
  bool addDailyId(const QDate& day, Level level, const QString& id);

  /// What the player did with each technique, in all games. What cannot be read now is left out.
  MasteryTable mastery();
  /// Counts one more use of a technique. Whether the count is written; if not it will be.
  bool recordMastery(Technique technique, MasteryKind kind);

  bool writePending() override { return m_newMastery.empty() || writeNewMastery(); }

 private:
  std::optional<std::vector<GameSummary>> readSummaries();
  bool addMemberships(std::vector<GameSummary>& summaries);
  bool writeNewMastery();

  GamesFile& m_file;
  PlayStore& m_play;
  MasteryTable m_newMastery;  ///< counts that are not written yet
};

}  // namespace sudoku
