#include "dailyresults.h"

#include <algorithm>
#include <vector>

#include "statistics.h"

namespace sudoku {

namespace {

/// The most days by which two local clocks can differ, anywhere on earth.
constexpr int kMostDaysAhead = 2;

/// Whether a solved game of a daily puzzle was begun after the puzzle's day, or took more than a day. A clock
/// that was set back in between does not make a game late.
bool isDailyLate(const GameSummary& game) {
  return !game.begunDay || *game.begunDay > *game.day || *game.solvedMs - game.createdMs > kDailyTimeMs;
}

}  // namespace

bool isSolved(DayState state) {
  return state >= DayState::SolvedLate;
}

DailyResults::DailyResults(std::span<const GameSummary> games, QDate today) : m_today(today) {
  for (const GameSummary& game : games) {
    if (!game.day || !game.day->isValid() || game.status == GameStatus::GivenUp) continue;
    add(m_days[*game.day], game);
    if (game.level) add(m_puzzles[{*game.day, *game.level}], game);
  }
}

void DailyResults::add(Found& found, const GameSummary& game) {
  DayResult& result = found.result;
  if (!game.solvedMs) {
    const std::pair last(game.lastPlayedMs, game.id);
    if (result.begunGame && last < found.begunLast) return;
    result.begunGame = game.id;
    result.countsUntilMs = game.begunDay && *game.begunDay <= *game.day && !wasKnown(game)
                               ? std::optional(game.createdMs + kDailyTimeMs)
                               : std::nullopt;
    found.begunLast = last;
    return;
  }
  const bool isLate = isDailyLate(game);
  const bool hadHelp = !wasSolvedAlone(game);
  result.counts = result.counts || (!isLate && !wasKnown(game));
  const Rank rank(isLate, hadHelp, *game.solvedMs, game.id);
  if (result.timeMs && found.rank < rank) return;
  found.rank = rank;
  result.state = isLate ? DayState::SolvedLate : hadHelp ? DayState::SolvedWithHelp : DayState::Solved;
  result.hadHelp = hadHelp;
  result.isKnown = wasKnown(game);
  result.timeMs = game.elapsedMs;
}

DayResult DailyResults::withState(const Found* found, QDate day) const {
  DayResult result = found == nullptr ? DayResult() : found->result;
  if (result.timeMs) return result;
  if (result.begunGame)
    result.state = DayState::Begun;
  else if (day > m_today)
    result.state = DayState::Future;
  else
    result.state = day == m_today ? DayState::Open : DayState::Missed;
  return result;
}

DayResult DailyResults::ofDay(QDate day) const {
  const auto found = m_days.find(day);
  return withState(found == m_days.end() ? nullptr : &found->second, day);
}

DayResult DailyResults::ofPuzzle(QDate day, Level level) const {
  const auto found = m_puzzles.find({day, level});
  return withState(found == m_puzzles.end() ? nullptr : &found->second, day);
}

DailyStreaks DailyResults::streaks() const {
  DailyStreaks streaks;
  int run = 0;
  QDate last;
  for (const auto& [day, found] : m_days) {
    if (!found.result.counts) continue;
    run = last.isValid() && last.addDays(1) == day ? run + 1 : 1;
    last = day;
    streaks.longest = std::max(streaks.longest, run);
    if (day >= m_today.addDays(-1) && day <= m_today.addDays(kMostDaysAhead)) streaks.now = run;
  }
  return streaks;
}

MonthResult DailyResults::ofMonth(QDate day) const {
  MonthResult month;
  std::vector<qint64> times;
  const QDate first(day.year(), day.month(), 1);
  const QDate end = first.addMonths(1);
  for (QDate each = first; each < end; each = each.addDays(1)) {
    const DayResult result = ofDay(each);
    if (isSolved(result.state)) times.push_back(*result.timeMs);
    if (isSolved(result.state) || each < m_today) ++month.days;
  }
  month.solved = static_cast<int>(times.size());
  if (!times.empty()) month.medianMs = medianOf(std::move(times));
  return month;
}

}  // namespace sudoku
