#pragma once

#include <cstdint>
#include <map>
#include <tuple>

#include <QDate>

#include <sudoku/logic/technique.h>

namespace sudoku {

/// What happens while a player learns a technique.
enum class LearningKind : std::uint8_t {
  Begun,    ///< the player began its lesson
  Missed,   ///< the player failed at an exercise, or had it shown
  Claimed,  ///< the player said to know it, and proved that
  Found,    ///< the player found it unaided, in practice or in a game
  Start,    ///< the player chose its lesson as the one with which the course begins
};

/// What happens on one day with one technique.
struct LearningEvent {
  Technique technique{};
  QDate day;  ///< in the player's time zone
  LearningKind kind{};

  friend bool operator==(const LearningEvent&, const LearningEvent&) = default;
  /// By technique, then by day; within a day in the order of LearningKind.
  friend bool operator<(const LearningEvent& a, const LearningEvent& b) {
    return std::tie(a.technique, a.day, a.kind) < std::tie(b.technique, b.day, b.kind);
  }
};

/// How often each event happened, at least once.
using LearningLog = std::map<LearningEvent, int>;

}  // namespace sudoku
