#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QDate>

#include <sudoku/logic/technique.h>
#include <sudoku/making/puzzlemaker.h>

#include "game/play/learninglog.h"
#include "game/play/masterycounts.h"

namespace sudoku {

/// How far a player has come with a lesson.
enum class LessonState {
  New,
  Learning,  ///< begun, or found less than Learning::kFindsToKnow times
  Known,
  Refresh,  ///< known, but not found for as long as it is kept in mind
};

/// How far a player has come with a lesson, and until when the player is expected to keep it in mind.
struct LessonProgress {
  LessonState state = LessonState::New;
  int found = 0;                     ///< how often the player found the technique
  std::optional<QDate> lastFound{};  ///< the last day on which it was found; empty if that is not known
  /// The day from which a refresh is due; empty if the technique is not known, or if it is not known when it
  /// was found.
  std::optional<QDate> due{};

  bool isKnown() const { return state == LessonState::Known || state == LessonState::Refresh; }

  friend bool operator==(const LessonProgress&, const LessonProgress&) = default;
};

/// What a player knows, what is due today, and what comes next. A technique is known once it has been found
/// three times, or once the player has proved to know it. It is then kept in mind for 7 days; each time that
/// it is found when that time is over, the next time is twice as long; a miss makes it half as long again. A
/// plain value: threads may share it as they may share an int.
class Learning {
 public:
  static constexpr int kFindsToKnow = 3;
  static constexpr int kFirstDays = 7;  ///< how long a technique is kept in mind at first

  /// `counts` are the finds without a day, those in the log included.
  Learning(const LearningLog& log, const MasteryTable& counts, const QDate& today);

  const LessonProgress& of(Technique technique) const;
  /// The techniques that are known, the easiest first, those due for a refresh among them.
  std::vector<Technique> known() const;
  /// The techniques that are due for a refresh, the one that is longest overdue first.
  std::vector<Technique> due() const;
  /// The first lesson whose technique is not known, from start() on, else from the beginning of the course;
  /// `besides` is passed over. Empty if there is none.
  std::optional<Technique> next(std::optional<Technique> besides = {}) const;

  /// The lesson with which the player has chosen to begin the course; empty if nothing has been chosen. It
  /// does not make the lessons before it known: they only come last.
  std::optional<Technique> start() const;
  /// How often LearningKind::Start has to be recorded for a lesson to become start().
  int choicesToStart(Technique technique) const;
  /// The techniques that puzzles for the player may need: those that are known and, taken at the player's
  /// word, those of the lessons before start().
  std::vector<Technique> usable() const;
  /// Whether the player is new to the course: has not chosen where to begin, has begun no lesson, and knows
  /// no technique beyond the first stage, whose techniques every game teaches.
  bool isNewToCourse() const;

 private:
  void addStart(Technique technique, int count);

  std::map<Technique, LessonProgress> m_progress;  ///< of each lesson of the course
  std::map<Technique, int> m_starts;               ///< how often the course was to begin with a lesson
  bool m_hasBegun = false;                         ///< whether the player has begun a lesson
};

/// The technique that a puzzle for a player should need: the one that is longest overdue for a refresh, else
/// that of the next lesson; empty if neither is.
std::optional<Technique> techniqueFor(const Learning& learning);

/// The puzzle that a player asks for who wants what is known, and one more technique: its path takes singles,
/// what the player can use, and `needs` at least once, if that is given. Its level is at most that of
/// `needs`.
PuzzleRequest requestFor(const Learning& learning, std::optional<Technique> needs);

}  // namespace sudoku
