#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QDate>
#include <QString>

#include "collection.h"
#include "dailyidrows.h"
#include "game/play/gamesummary.h"
#include "game/play/learninglog.h"
#include "game/play/masterycounts.h"
#include "game/play/storedgame.h"
#include "gamesfile.h"
#include "keptreview.h"
#include "playstore.h"
#include "summaryrows.h"

namespace sudoku {

/// Reads and writes what lists, statistics and hints need to know of all games: summaries; names, tags and
/// stars; removed games; collections; the ids of daily puzzles; how often each technique was shown or used.
/// Before it reads, it has the game being played written. If the database cannot be read, calls return
/// nothing; if it cannot be written, they return false, and GamesFile tells the player why. Never throws. To
/// be used in the thread of `file`.
class LibraryStore : public FileWriter {
 public:
  /// `file` and `play` have to outlive this object.
  LibraryStore(GamesFile& file, PlayStore& play) : m_file(file), m_play(play) {}

  const QString& directory() const { return m_file.directory(); }

  /// All games except for removed ones, the latest played first.
  std::optional<std::vector<GameSummary>> summaries();
  /// All removed games, the latest removed first.
  std::optional<std::vector<GameSummary>> bin();
  /// A game with its moves, as it is in the database; nothing if there is no such game, or it cannot be read.
  std::optional<StoredGame> game(qint64 id);
  /// Whether there is a game with these givens, removed or not; false if the games cannot be read now.
  bool hasGameOf(const Grid& givens);
  /// The unfinished game, with at least one move, that was played last; nothing if there is none, or games
  /// cannot be read.
  std::optional<LeftGame> leftGame();

  /// Stores that the player had help at the present position of a game that nobody is playing; help after the
  /// game was solved is not stored. Returns false if writing fails.
  bool recordHelpOf(qint64 id, HelpKind kind);
  /// The names, tags and stars of the games with these ids; ids without a game are left out.
  std::optional<LabelledGames> labels(const std::vector<qint64>& ids);
  /// Replaces the names, tags and stars of all these games or of none, even of the game being played. Returns
  /// whether they are written. Precondition: the tags are sorted, without duplicates, and have no line
  /// breaks.
  bool setLabels(const LabelledGames& games);
  /// Moves games from all lists into the bin or restores them, all or none. Returns whether that is written.
  /// Games that have been in the bin for kKeptInBinMs are deleted by ~GameStore(), and cannot be restored any
  /// more.
  bool setRemoved(const std::vector<qint64>& ids, bool isRemoved);
  /// Deletes those of the games that nobody is playing and that are untouched: no move, no help, no name, tag
  /// or star. Returns whether that is written.
  bool dropUntouched(const std::vector<UniqueId>& keys);
  /// Deletes the games that have been in the bin for kKeptInBinMs. Returns whether that is written.
  bool forgetRemoved();

  /// The collections that are not removed, sorted by name.
  std::optional<std::vector<CollectionSummary>> collections();
  bool renameCollection(qint64 id, const QString& name);
  /// Removes a collection from all lists or restores it. Returns whether that is written.
  bool setCollectionRemoved(qint64 id, bool isRemoved);
  /// The collections that contain a puzzle, sorted by name, with the puzzle's number in each; empty if they
  /// cannot be read now.
  std::vector<Membership> placesOf(const Grid& givens);
  /// The puzzles of a collection with these numbers, as entries for lists of games; empty if they cannot be
  /// read now.
  std::vector<GameSummary> puzzles(const CollectionSummary& collection, const std::vector<int>& numbers);
  /// The numbers of the puzzles of a collection of which games have been begun; empty if they cannot be read
  /// now.
  std::vector<int> begunNumbers(qint64 collection);
  /// A puzzle of a collection without a game, as a line of 81 characters: the first from `number` on or else
  /// from the beginning, or a random one, as `order` says. Empty if all puzzles have games, or if they cannot
  /// be read.
  QString nextPuzzle(qint64 collection, CollectionOrder order, int number = 1);

  /// The puzzle ids that are stored for past and present daily puzzles.
  DailyIds dailyIds();
  /// Stores the id of a daily puzzle, unless an id is stored for its day and level. Returns whether that is
  /// written.
  bool addDailyId(const QDate& day, Level level, const QString& id);

  /// How often hints have shown each technique, and how often the player has used it, in all games. Counts
  /// that cannot be read now are left out.
  MasteryTable mastery();
  /// Counts that a hint has shown a technique or that the player has used it. Returns whether the count is
  /// written; otherwise it will be written later.
  bool recordMastery(Technique technique, MasteryKind kind);
  /// What happened while the player learnt techniques. Events that cannot be read now are left out.
  LearningLog learning();
  /// Counts that the player has begun, missed or claimed to know a technique today, or has chosen to begin
  /// the course with it; that it was found is counted by recordMastery(). Returns whether the count is
  /// written; otherwise it will be written later.
  bool recordLearning(Technique technique, LearningKind kind);

  /// What was found out about the entries of a game; nothing if that has to be found out anew, or if it
  /// cannot be read now.
  std::optional<KeptReview> review(qint64 id);
  /// Keeps what was found out about the entries of a game. Returns whether it is written; if not, it has to
  /// be found out again.
  bool keepReview(qint64 id, const KeptReview& review);
  /// The counts of all reviewed games by their row ids; empty if they cannot be read now.
  std::map<qint64, ReviewCounts> reviewCounts();

  bool writePending() override { return hasNoNewCounts() || writeNewCounts(); }

 private:
  std::optional<std::vector<GameSummary>> readSummaries();
  bool addMemberships(std::vector<GameSummary>& summaries);
  void countToday(Technique technique, LearningKind kind);
  bool hasNoNewCounts() const { return m_newMastery.empty() && m_newLearning.empty(); }
  bool writeNewCounts();

  GamesFile& m_file;
  PlayStore& m_play;
  MasteryTable m_newMastery;  ///< counts of shown or used techniques that are not written yet
  LearningLog m_newLearning;  ///< counts of events that are not written yet
};

}  // namespace sudoku
