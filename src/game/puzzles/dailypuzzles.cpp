#include "dailypuzzles.h"

#include <sudoku/making/daily.h>
#include <sudoku/rating/explainer.h>

namespace sudoku {

DailyPuzzles::DailyPuzzles(StoredId storedId, Maker make, QObject* parent)
    : QObject(parent),
      m_storedId(std::move(storedId)),
      m_make(std::move(make)),
      m_wanted(QDate(), Level::Easy),
      m_maker([this](const std::optional<PuzzleWithId>& puzzle) { take(puzzle); }),
      m_rater([this](std::optional<int> difficulty) {
        m_made.at(m_wanted).difficulty = difficulty;
        emit changed();
      }) {}

std::optional<PuzzleWithId> DailyPuzzles::makeToday(QDate day, Level level, const std::stop_token& stop) {
  const std::chrono::year_month_day date(std::chrono::year(day.year()),
                                         std::chrono::month(static_cast<unsigned>(day.month())),
                                         std::chrono::day(static_cast<unsigned>(day.day())));
  return dailyPuzzle(date, level, stop);
}

void DailyPuzzles::want(QDate day, Level level) {
  const Key key(day, level);
  if (key == m_wanted && (m_maker.isRunning() || m_rater.isRunning())) return;
  cancel();
  m_wanted = key;
  if (m_made.contains(key)) return rate();
  const std::optional<QString> text = m_storedId(day, level);
  const auto stored = text ? parsePuzzleId(text->toStdString()) : std::nullopt;
  m_isStored = text.has_value();
  m_maker.run([make = m_make, day, level, stored](const std::stop_token& stop) {
    return stored ? PuzzleWithId{*stored, makePuzzle(*stored)} : make(day, level, stop);
  });
}

void DailyPuzzles::cancel() {
  m_maker.cancel();
  m_rater.cancel();
}

const PuzzleWithId* DailyPuzzles::puzzle(QDate day, Level level) const {
  const auto found = m_made.find({day, level});
  return found == m_made.end() ? nullptr : &found->second.puzzle;
}

std::optional<int> DailyPuzzles::difficulty(QDate day, Level level) const {
  const auto found = m_made.find({day, level});
  return found == m_made.end() ? std::nullopt : found->second.difficulty;
}

void DailyPuzzles::take(const std::optional<PuzzleWithId>& puzzle) {
  if (puzzle) {
    m_made.insert_or_assign(m_wanted, Made{*puzzle, std::nullopt});
    if (!m_isStored) emit made(m_wanted.first, m_wanted.second, QString::fromStdString(toText(puzzle->id)));
    rate();
  }
  emit changed();
}

void DailyPuzzles::rate() {
  const Made& made = m_made.at(m_wanted);
  if (made.difficulty) return;
  m_rater.run([puzzle = made.puzzle.puzzle](const std::stop_token& stop) -> std::optional<int> {
    const auto rating = rateByExplainer(puzzle, stop);
    if (!rating) return std::nullopt;
    return rating->difficulty;
  });
}

}  // namespace sudoku
