#include "learnwords.h"

#include <algorithm>
#include <array>

#include "game/language/isolated.h"
#include "game/language/joined.h"
#include "game/teacher/openedremark.h"
#include "game/teacher/techniquewords.h"
#include "lessonexample.h"

namespace sudoku {
namespace {

/// The days since a technique was last found; empty if it is not known when that was.
std::optional<qint64> daysSince(const LessonProgress& progress, const QDate& today) {
  if (!progress.lastFound) return std::nullopt;
  return progress.lastFound->daysTo(today);
}

/// How many seconds something takes in a lesson on a technique of a level, roughly.
struct Pace {
  int exercise;
  int entry;  ///< an entry of the position that is played to the end
};

constexpr std::array kPaces = {Pace{15, 3}, Pace{30, 4},  Pace{50, 5},
                               Pace{75, 6}, Pace{120, 8}, Pace{120, 8}};
constexpr int kExampleSeconds = 45;
constexpr int kLastWholeMinute = 10;  // more minutes are told in steps of five

}  // namespace

QString LearnWords::stage(Level level) {
  return level == Level::Easy ? tr("Basics", "the first stage of the course") : levelName(level);
}

int LearnWords::minutes(Technique technique) {
  const Pace& pace = kPaces.at(static_cast<std::size_t>(infoOf(technique).level));
  const int entries = exampleStart(technique).board.emptyCells().size();
  const int seconds = kExampleSeconds + kLessonExercises * pace.exercise + entries * pace.entry;
  const int minutes = std::max(2, qRound(seconds / 60.0));
  return minutes <= kLastWholeMinute ? minutes : qRound(minutes / 5.0) * 5;
}

QString LearnWords::duration(Technique technique) {
  return tr("about %Ln minutes", nullptr, minutes(technique));
}

QString LearnWords::state(Technique technique, const LessonProgress& progress, bool isNext,
                          const QDate& today) {
  const int length = minutes(technique);
  if (progress.state == LessonState::Known) return tr("known");
  if (progress.state == LessonState::Refresh) {
    const auto days = daysSince(progress, today);
    return days ? tr("refresh · %Ln days", nullptr, static_cast<int>(*days)) : tr("refresh");
  }
  if (isNext) return tr("next · %1 min").arg(length);
  if (progress.state == LessonState::Learning) return tr("%1 min · learning").arg(length);
  return tr("%1 min").arg(length);
}

QString LearnWords::spoken(Technique technique, const LessonProgress& progress, bool isNext) {
  QStringList words = {TechniqueWords::title(technique), stage(infoOf(technique).level)};
  if (progress.state == LessonState::Known) return Joined::list(words << tr("known"));
  if (progress.state == LessonState::Refresh) return Joined::list(words << tr("known, due for a refresh"));
  if (isNext) words << tr("next lesson");
  if (progress.state == LessonState::Learning) words << tr("learning");
  return Joined::list(words << duration(technique));
}

QString LearnWords::notMet(Technique technique, const LessonProgress& progress, const QDate& today) {
  const auto days = daysSince(progress, today);
  const QString name = TechniqueWords::title(technique);
  return days ? tr("%1, not met for %Ln days", "a technique", static_cast<int>(*days)).arg(isolated(name))
              : tr("%1, not met for a while").arg(isolated(name));
}

QString LearnWords::legend(LessonState state) {
  switch (state) {
    case LessonState::New:
      return tr("new");
    case LessonState::Learning:
      return tr("learning");
    case LessonState::Known:
      return tr("known");
    case LessonState::Refresh:
      return tr("due for a refresh");
  }
  return {};
}

}  // namespace sudoku
