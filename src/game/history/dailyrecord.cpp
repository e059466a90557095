#include "dailyrecord.h"

#include <algorithm>
#include <vector>

#include <QDateTime>

#include "statistics.h"

namespace sudoku {

bool isSolved(DayState state) {
  return state >= DayState::SolvedLate;
}

DailyRecord::DailyRecord(std::span<const GameSummary> games, QDate today, const QTimeZone& zone)
    : m_today(today), m_zone(zone) {
  for (const GameSummary& game : games) {
    if (!game.day || !game.day->isValid() || game.status == GameStatus::GivenUp) continue;
    add(m_days[*game.day], game);
    if (game.level) add(m_puzzles[{*game.day, *game.level}], game);
  }
}

void DailyRecord::add(Found& found, const GameSummary& game) const {
  DayRecord& record = found.record;
  if (!game.solvedMs) {
    const std::pair last(game.lastPlayedMs, game.id);
    if (record.begunGame && last < found.begunLast) return;
    record.begunGame = game.id;
    found.begunLast = last;
    return;
  }
  const QDate solvedOn = QDateTime::fromMSecsSinceEpoch(*game.solvedMs, m_zone).date();
  record.counts = record.counts || solvedOn == game.day;
  // After a journey west it can have been solved the day before.
  const bool isLate = solvedOn > *game.day;
  const Rank rank(isLate, game.hadHelp, *game.solvedMs, game.id);
  if (record.timeMs && found.rank < rank) return;
  found.rank = rank;
  record.state = isLate ? DayState::SolvedLate : game.hadHelp ? DayState::SolvedWithHelp : DayState::Solved;
  record.hadHelp = game.hadHelp;
  record.timeMs = game.elapsedMs;
}

DayRecord DailyRecord::withState(const Found* found, QDate day) const {
  if (day > m_today) return {.state = DayState::Future};
  DayRecord record = found == nullptr ? DayRecord() : found->record;
  if (record.timeMs) return record;
  if (record.begunGame)
    record.state = DayState::Begun;
  else
    record.state = day == m_today ? DayState::Open : DayState::Missed;
  return record;
}

DayRecord DailyRecord::ofDay(QDate day) const {
  const auto found = m_days.find(day);
  return withState(found == m_days.end() ? nullptr : &found->second, day);
}

DayRecord DailyRecord::ofPuzzle(QDate day, Level level) const {
  const auto found = m_puzzles.find({day, level});
  return withState(found == m_puzzles.end() ? nullptr : &found->second, day);
}

DailyStreaks DailyRecord::streaks() const {
  DailyStreaks streaks;
  int run = 0;
  QDate last;
  for (const auto& [day, found] : m_days) {
    if (!found.record.counts) continue;
    run = last.isValid() && last.addDays(1) == day ? run + 1 : 1;
    last = day;
    streaks.longest = std::max(streaks.longest, run);
    if (day == m_today || day.addDays(1) == m_today) streaks.now = run;
  }
  return streaks;
}

MonthRecord DailyRecord::ofMonth(QDate day) const {
  MonthRecord month;
  std::vector<qint64> times;
  const QDate first(day.year(), day.month(), 1);
  const QDate last = std::min(first.addDays(first.daysInMonth() - 1), m_today);
  for (QDate each = first; each <= last; each = each.addDays(1)) {
    const DayRecord record = ofDay(each);
    if (isSolved(record.state)) times.push_back(*record.timeMs);
    if (isSolved(record.state) || each < m_today) ++month.days;
  }
  month.solved = static_cast<int>(times.size());
  if (!times.empty()) month.medianMs = medianOf(std::move(times));
  return month;
}

}  // namespace sudoku
