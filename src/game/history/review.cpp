#include "review.h"

#include <algorithm>
#include <utility>

#include <sudoku/grid/cellset.h>
#include <sudoku/rating/rating.h>

#include "statistics.h"

namespace sudoku {
namespace {

constexpr qint64 kLongWaitMs = 48'000;
constexpr int kLongWaitMedians = 3;
constexpr qint64 kShortestWaitMs = 10'000;  // in quick games, three medians are no wait

/// Whether help of a kind shows what can be entered, rather than whether entries are right.
bool showsEntry(HelpKind kind) {
  switch (kind) {
    case HelpKind::RungWhere:
    case HelpKind::RungWhat:
    case HelpKind::RungWhy:
    case HelpKind::Applied:
    case HelpKind::PathSeen:
    case HelpKind::StepsSeen:
    case HelpKind::SinglesSolved:
    case HelpKind::GivenUp:
      return true;
    case HelpKind::Check:
    case HelpKind::MistakeShown:
    case HelpKind::CheckedAsTyped:
      break;
  }
  return false;
}

/// Goes through the moves of a game in the order in which they were made.
class Reviewer {
 public:
  /// `known` has the judgements of the entries, or of none.
  Reviewer(const StoredGame& game, Level level, std::vector<EntryJudgement> known, std::stop_token stop)
      : m_game(game), m_judge(game.puzzle, level), m_known(std::move(known)), m_stop(std::move(stop)) {
    m_review.level = level;
  }

  std::optional<GameReview> review() {
    playAll();
    for (std::size_t move = 1; move < m_boards.size() && !m_stop.stop_requested(); ++move)
      if (m_game.moveNumbered(static_cast<int>(move)).move.kind == Move::Kind::Enter) addEntries(move);
    if (!m_stop.stop_requested()) chooseMoments();
    return m_stop.stop_requested() ? std::nullopt : std::optional(std::move(m_review));
  }

 private:
  const Grid& solution() const { return m_game.puzzle.solution; }

  /// Finds the board and the clock after each move; number 0 is the start.
  void playAll() {
    std::vector<GameState> states = {startOf(m_game)};
    m_boards = {states.front().board};
    m_times = {0};
    for (const PlayedMove& move : m_game.moves) {
      states.push_back(applyMove(states[static_cast<std::size_t>(move.parent)], move.move));
      m_boards.push_back(states.back().board);
      m_times.push_back(std::max(move.elapsedMs.value_or(m_times.back()), m_times.back()));
    }
  }

  void addEntries(std::size_t move) {
    const PlayedMove& played = m_game.moveNumbered(static_cast<int>(move));
    const auto help = helpFor(move);
    Grid board = m_boards[static_cast<std::size_t>(played.parent)];
    for (const Move::Part& part : played.move.parts) {
      const auto digit = m_boards[move].at(part.cell);
      if (!digit || board.at(part.cell) == digit) continue;
      const bool isRight = digit == solution().at(part.cell);
      if (!isRight || !m_entered.contains(part.cell)) add(move, {part.cell, *digit}, board, help);
      if (isRight) m_entered.add(part.cell);
      board.set(part.cell, *digit);
    }
  }

  void add(std::size_t move, const Candidate& entry, const Grid& board, std::optional<HelpKind> help) {
    ReviewedEntry reviewed{static_cast<int>(move), entry};
    for (const Cell cell : board.filledCells())
      if (board.at(cell) == solution().at(cell)) reviewed.filled.add(cell);
    reviewed.atMs = m_times[move];
    reviewed.tookMs = reviewed.atMs - (m_review.entries.empty() ? 0 : m_review.entries.back().atMs);
    reviewed.empty = kCellCount - reviewed.filled.size();
    judge(reviewed, help);
    m_review.entries.push_back(reviewed);
  }

  void judge(ReviewedEntry& entry, std::optional<HelpKind> help) {
    const Cell cell = entry.entry.cell;
    if (solution().at(cell) != entry.entry.digit) {
      entry.verdict = EntryVerdict::Mistake;
      entry.stoodMs = timeStood(entry);
      return;
    }
    const std::size_t index = m_review.entries.size();
    const EntryJudgement judgement =
        index < m_known.size() ? m_known[index] : m_judge.judge(entry.filled, cell, m_stop);
    entry.open = judgement.open;
    entry.logic = judgement.logic;
    entry.help = help;
    if (entry.help)
      entry.verdict = EntryVerdict::Helped;
    else if (!entry.logic)
      entry.verdict = EntryVerdict::Guess;
    else if (entry.logic->level() > m_review.level)
      entry.verdict = EntryVerdict::Insight;
  }

  /// How long a wrong entry stood, until a later move left another position.
  std::optional<qint64> timeStood(const ReviewedEntry& entry) const {
    const auto made = static_cast<std::size_t>(entry.move);
    for (std::size_t move = made + 1; move < m_boards.size(); ++move)
      if (m_boards[move].at(entry.entry.cell) != entry.entry.digit) return m_times[move] - m_times[made];
    const auto& last = m_boards[static_cast<std::size_t>(m_game.position)];
    if (last.at(entry.entry.cell) == entry.entry.digit) return std::nullopt;
    return std::max(m_game.elapsedMs, m_times[made]) - m_times[made];
  }

  /// The last help that shows what can be entered since the entry before a move; after the solution was
  /// shown, that. A move without a time is helped by what was shown in the position in which it was made.
  std::optional<HelpKind> helpFor(std::size_t move) const {
    const PlayedMove& played = m_game.moveNumbered(static_cast<int>(move));
    // Help at the same millisecond as a move came after it if it was given in the position that the move
    // made.
    const auto isAfter = [this](const HelpEvent& event, std::size_t other) {
      if (event.elapsedMs != m_times[other]) return event.elapsedMs > m_times[other];
      return event.position >= static_cast<int>(other);
    };
    std::optional<HelpKind> last;
    for (const HelpEvent& event : m_game.events) {
      const bool isBefore = played.elapsedMs ? !isAfter(event, move) : event.position <= played.parent;
      const bool isNear = !played.elapsedMs
                              ? event.position == played.parent
                              : m_review.entries.empty() ||
                                    isAfter(event, static_cast<std::size_t>(m_review.entries.back().move));
      if (event.kind == HelpKind::GivenUp && isBefore) return event.kind;
      if (showsEntry(event.kind) && isBefore && isNear) last = event.kind;
    }
    return last;
  }

  qint64 longWaitMs() const {
    std::vector<qint64> times;
    for (const ReviewedEntry& entry : m_review.entries) times.push_back(entry.tookMs);
    const qint64 median = times.empty() ? 0 : medianOf(times);
    return median == 0 ? kLongWaitMs : std::clamp(kLongWaitMedians * median, kShortestWaitMs, kLongWaitMs);
  }

  /// The time that an entry cost: how long a mistake stood, or how long the player waited before a right
  /// entry.
  qint64 costMs(const KeyMoment& moment) const {
    const ReviewedEntry& entry = m_review.entries[moment.entry];
    if (entry.verdict == EntryVerdict::Mistake)
      return entry.stoodMs.value_or(std::max(m_game.elapsedMs - entry.atMs, qint64{0}));
    return moment.isLongWait ? entry.tookMs : 0;
  }

  /// The entries that stand out: mistakes, guesses, insights, help and long waits, those that cost most time
  /// first; then the hardest that was found.
  void chooseMoments() {
    const qint64 longMs = longWaitMs();
    const auto hardest = m_review.hardest();
    const bool isHard = hardest && infoOf(*hardest).family != TechniqueFamily::Single;
    std::vector<KeyMoment> moments;
    for (std::size_t index = 0; index < m_review.entries.size(); ++index) {
      const ReviewedEntry& entry = m_review.entries[index];
      const KeyMoment moment{index, entry.tookMs >= longMs};
      const bool isHardest = isHard && entry.logic && entry.logic->technique == *hardest;
      if (moment.isLongWait || isHardest || entry.verdict != EntryVerdict::Found) moments.push_back(moment);
    }
    std::stable_sort(moments.begin(), moments.end(), [&](const KeyMoment& a, const KeyMoment& b) {
      const auto rank = [&](const KeyMoment& each) {
        const bool isPlain = m_review.entries[each.entry].verdict == EntryVerdict::Found && !each.isLongWait;
        return std::pair(isPlain, -costMs(each));
      };
      return rank(a) < rank(b);
    });
    for (KeyMoment& moment : moments) {
      if (m_review.moments.size() == GameReview::kMostMoments || m_stop.stop_requested()) break;
      if (addOpening(moment)) m_review.moments.push_back(std::move(moment));
    }
    std::sort(m_review.moments.begin(), m_review.moments.end(),
              [](const KeyMoment& a, const KeyMoment& b) { return a.entry < b.entry; });
  }

  /// Finds the step that gave an entry, or one that was open. Returns whether the moment has something to
  /// tell: a wait has not if nothing was open.
  bool addOpening(KeyMoment& moment) {
    const ReviewedEntry& entry = m_review.entries[moment.entry];
    if (entry.verdict == EntryVerdict::Mistake) return true;
    const bool isOwn = entry.logic && entry.logic->ahead == 0 && !moment.isLongWait &&
                       (entry.verdict == EntryVerdict::Found || entry.verdict == EntryVerdict::Insight);
    const Level most = isOwn ? entry.logic->level() : std::min(m_review.level, Level::Extreme);
    moment.opening =
        m_judge.openingOf(entry.filled, isOwn ? std::optional(entry.entry.cell) : std::nullopt, most, m_stop);
    return entry.verdict != EntryVerdict::Found || moment.opening;
  }

  const StoredGame& m_game;
  EntryJudge m_judge;
  std::vector<EntryJudgement> m_known;
  std::stop_token m_stop;
  GameReview m_review;
  std::vector<Grid> m_boards;   ///< after each move, by number
  std::vector<qint64> m_times;  ///< on the clock after each move, by number
  CellSet m_entered;            ///< the cells that have been filled rightly
};

}  // namespace

int GameReview::count(EntryVerdict verdict) const {
  return static_cast<int>(
      std::count_if(entries.begin(), entries.end(),
                    [verdict](const ReviewedEntry& entry) { return entry.verdict == verdict; }));
}

std::optional<Technique> GameReview::hardest() const {
  std::optional<Technique> hardest;
  for (const ReviewedEntry& entry : entries) {
    if (entry.verdict != EntryVerdict::Found && entry.verdict != EntryVerdict::Insight) continue;
    if (!hardest || isHarder(entry.logic->technique, *hardest)) hardest = entry.logic->technique;
  }
  return hardest;
}

KeptReview keptReviewOf(const GameReview& review, const StoredGame& game) {
  KeptReview kept{static_cast<int>(game.moves.size())};
  for (const ReviewedEntry& entry : review.entries) kept.judgements.push_back({entry.logic, entry.open});
  kept.counts = {review.count(EntryVerdict::Insight), review.count(EntryVerdict::Guess),
                 review.count(EntryVerdict::Mistake)};
  return kept;
}

std::optional<GameReview> reviewOf(const StoredGame& game, const std::stop_token& stop,
                                   const std::optional<KeptReview>& kept) {
  if (game.solutions == Solutions::Several || !boardOf(game)) return std::nullopt;
  const auto level = game.level ? game.level : levelOf(game.puzzle, stop);
  if (!level) return std::nullopt;
  const bool isKept = kept && kept->moves == static_cast<int>(game.moves.size());
  return Reviewer(game, *level, isKept ? kept->judgements : std::vector<EntryJudgement>(), stop).review();
}

}  // namespace sudoku
