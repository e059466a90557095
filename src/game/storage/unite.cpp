#include "unite.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "dailyidrows.h"

namespace sudoku {
namespace {

/// New move numbers: for each move of one of the two merged games, by its old number, the number in the
/// result. 0 remains the start.
using RowNumbers = std::vector<int>;

struct UnitedMoves {
  std::vector<PlayedMove> moves;
  RowNumbers ofA = {0};
  RowNumbers ofB = {0};
};

int renumbered(int position, const RowNumbers& numbers) {
  return numbers[static_cast<std::size_t>(position)];
}

PlayedMove renumbered(PlayedMove move, const RowNumbers& numbers) {
  move.parent = renumbered(move.parent, numbers);
  return move;
}

/// The moves of both games in the order of their unique ids; nothing if a move with the same id differs.
std::optional<UnitedMoves> uniteMoves(const std::vector<PlayedMove>& a, const std::vector<PlayedMove>& b) {
  UnitedMoves united;
  united.moves.reserve(std::max(a.size(), b.size()));
  auto inA = a.begin();
  auto inB = b.begin();
  while (inA != a.end() || inB != b.end()) {
    const bool isOfA = inB == b.end() || (inA != a.end() && inA->key <= inB->key);
    const bool isOfB = inA == a.end() || (inB != b.end() && inB->key <= inA->key);
    // A parent comes before its children, so its new number is known already.
    PlayedMove move = isOfA ? renumbered(*inA, united.ofA) : renumbered(*inB, united.ofB);
    if (isOfA && isOfB) {
      const PlayedMove other = renumbered(*inB, united.ofB);
      if (move.move != other.move || move.parent != other.parent) return std::nullopt;
      move.elapsedMs = std::max(move.elapsedMs, other.elapsedMs);  // one of the games may lack the time
    }
    united.moves.push_back(std::move(move));
    const int number = static_cast<int>(united.moves.size());
    if (isOfA) {
      united.ofA.push_back(number);
      ++inA;
    }
    if (isOfB) {
      united.ofB.push_back(number);
      ++inB;
    }
  }
  return united;
}

bool isLess(const HelpEvent& a, const HelpEvent& b) {
  return std::tie(a.key, a.kind, a.position, a.mistakes, a.elapsedMs) <
         std::tie(b.key, b.kind, b.position, b.mistakes, b.elapsedMs);
}

bool isLess(const Checkpoint& a, const Checkpoint& b) {
  return std::tie(a.key, a.position, a.name) < std::tie(b.key, b.position, b.name);
}

/// The occasions of help, or the named positions, of both games in the order of their unique ids; of two
/// different ones with the same id, the greater.
template <typename Item>
std::vector<Item> uniteItems(const std::vector<Item>& a, const std::vector<Item>& b,
                             const UnitedMoves& moves) {
  std::vector<Item> items;
  items.reserve(a.size() + b.size());
  const auto add = [&items](Item item, const RowNumbers& numbers) {
    item.position = renumbered(item.position, numbers);
    items.push_back(std::move(item));
  };
  for (const Item& item : a) add(item, moves.ofA);
  for (const Item& item : b) add(item, moves.ofB);
  std::sort(items.begin(), items.end(), [](const Item& x, const Item& y) { return isLess(y, x); });
  const auto end =
      std::unique(items.begin(), items.end(), [](const Item& x, const Item& y) { return x.key == y.key; });
  items.erase(end, items.end());
  std::reverse(items.begin(), items.end());
  return items;
}

/// Everything that a merged game takes as a whole from the version that was played last, such as the present
/// position, the chosen digit and the name.
struct Setting {
  Setting(const KeptGame& kept, const RowNumbers& numbers)
      : lastPlayedMs(kept.lastPlayedMs),
        position(renumbered(kept.game.position, numbers)),
        chosenDigit(kept.game.chosenDigit ? kept.game.chosenDigit->value() : 0),
        hints(kept.game.hints),
        chosenColour(kept.game.chosenColour ? kept.game.chosenColour->value() : 0),
        inputMode(kept.game.inputMode),
        selection(toText(kept.game.selection)),
        notesComplete(kept.game.notesComplete),
        name(kept.game.name),
        isStarred(kept.game.isStarred) {
    for (const int trial : kept.game.trials) trials.push_back(renumbered(trial, numbers));
  }

  /// All members for comparison: the version played last is the greater, and if both were played last at the
  /// same time the other members decide, so that the order of the two never matters.
  auto tied() const {
    return std::tie(lastPlayedMs, position, trials, chosenDigit, chosenColour, hints, inputMode, selection,
                    notesComplete, name, isStarred);
  }

  void putInto(KeptGame& kept) const {
    kept.lastPlayedMs = lastPlayedMs;
    StoredGame& game = kept.game;
    game.position = position;
    game.trials = trials;
    game.chosenDigit = chosenDigit > 0 ? std::optional(Digit(chosenDigit)) : std::nullopt;
    game.hints = hints;
    game.chosenColour = chosenColour > 0 ? std::optional(Digit(chosenColour)) : std::nullopt;
    game.inputMode = inputMode;
    game.selection = toSelection(selection).value_or(Selection());
    game.notesComplete = notesComplete;
    game.name = name;
    game.isStarred = isStarred;
  }

  qint64 lastPlayedMs;
  int position;
  std::vector<int> trials{};
  int chosenDigit;  ///< digit chosen on the number pad; 0 if none
  bool hints;
  int chosenColour;  ///< colour chosen for marking cells; 0 if none
  InputMode inputMode;
  QString selection;
  std::optional<bool> notesComplete;
  QString name;
  bool isStarred;
};

QStringList uniteTags(const QStringList& a, const QStringList& b) {
  QStringList tags = a + b;
  tags.removeDuplicates();
  tags.sort();
  return tags;
}

/// A time in milliseconds since 1970, UTC, and the day at that time in the player's time zone.
using Moment = std::pair<qint64, std::optional<QDate>>;

Moment begunOf(const KeptGame& kept) {
  return {kept.createdMs, kept.game.begunDay};
}

std::optional<Moment> solvedOf(const StoredGame& game) {
  return game.solvedMs ? std::optional(Moment(*game.solvedMs, game.solvedDay)) : std::nullopt;
}

/// The earlier of two moments; if one is missing, the other.
std::optional<Moment> earlier(const std::optional<Moment>& a, const std::optional<Moment>& b) {
  return a && b ? std::min(a, b) : std::max(a, b);
}

/// From which of two versions a merged game takes its present position, its name and the like.
enum class SettingOf { PlayedLast, First };

std::optional<KeptGame> uniteGames(const KeptGame& a, const KeptGame& b, SettingOf whose) {
  if (a.game.key != b.game.key || a.game.puzzle.givens != b.game.puzzle.givens) return std::nullopt;
  auto moves = uniteMoves(a.game.moves, b.game.moves);
  if (!moves) return std::nullopt;
  KeptGame united;
  std::tie(united.createdMs, united.game.begunDay) = std::min(begunOf(a), begunOf(b));
  const Setting ofA(a, moves->ofA);
  const Setting ofB(b, moves->ofB);
  const bool isBLater = ofA.tied() < ofB.tied();
  (isBLater && whose == SettingOf::PlayedLast ? ofB : ofA).putInto(united);
  // Makes the merged game later than version `b`, so that merging the two again gives the same result.
  if (isBLater && whose == SettingOf::First)
    united.lastPlayedMs = std::min(b.lastPlayedMs, std::numeric_limits<qint64>::max() - 1) + 1;
  StoredGame& game = united.game;
  game.id = std::max(a.game.id, b.game.id);
  game.key = a.game.key;
  game.puzzle = a.game.puzzle;
  game.solutions = a.game.solutions;
  // Puzzle id, level and day cannot differ in the two versions of the game, but one of them may lack these.
  game.puzzleId = std::max(a.game.puzzleId, b.game.puzzleId);
  game.level = std::max(a.game.level, b.game.level);
  game.day = std::max(a.game.day, b.game.day);
  game.elapsedMs = std::max(a.game.elapsedMs, b.game.elapsedMs);
  if (const auto solved = earlier(solvedOf(a.game), solvedOf(b.game)))
    std::tie(game.solvedMs, game.solvedDay) = *solved;
  game.events = uniteItems(a.game.events, b.game.events, *moves);
  game.checkpoints = uniteItems(a.game.checkpoints, b.game.checkpoints, *moves);
  game.tags = uniteTags(a.game.tags, b.game.tags);
  game.moves = std::move(moves->moves);
  return united;
}

}  // namespace

std::optional<KeptGame> unite(const KeptGame& a, const KeptGame& b) {
  return uniteGames(a, b, SettingOf::PlayedLast);
}

std::optional<KeptGame> uniteInPlay(const KeptGame& played, const KeptGame& other) {
  return uniteGames(played, other, SettingOf::First);
}

MasteryTable unite(MasteryTable a, const MasteryTable& b) {
  for (const auto& [technique, counts] : b) {
    MasteryCounts& most = a[technique];
    most.seen = std::max(most.seen, counts.seen);
    most.foundAlone = std::max(most.foundAlone, counts.foundAlone);
    most.foundInPractice = std::max(most.foundInPractice, counts.foundInPractice);
  }
  return a;
}

LearningLog unite(LearningLog a, const LearningLog& b) {
  for (const auto& [event, count] : b) {
    int& most = a[event];
    most = std::max(most, count);
  }
  return a;
}

DailyIds unite(DailyIds a, const DailyIds& b) {
  for (const auto& [dayAndLevel, id] : b) {
    const auto [entry, isNew] = a.emplace(dayAndLevel, id);
    if (!isNew) entry->second = std::min(entry->second, id);
  }
  return a;
}

Collection unite(const Collection& a, const Collection& b) {
  // The later name wins; if both names are equally old, the texts decide, so that the order of `a` and `b`
  // does not matter.
  const auto named = [](const Collection& collection) {
    return std::tie(collection.renamedMs, collection.name);
  };
  const auto isSmaller = [](const std::vector<std::string>& x, const std::vector<std::string>& y) {
    return x.size() != y.size() ? x.size() < y.size() : x < y;
  };
  Collection united = named(a) < named(b) ? b : a;
  united.createdMs = std::min(a.createdMs, b.createdMs);
  united.puzzles = isSmaller(a.puzzles, b.puzzles) ? b.puzzles : a.puzzles;
  return united;
}

}  // namespace sudoku
