#include "learning.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "course.h"

namespace sudoku {
namespace {

/// Follows what happened with one technique, day by day.
class Memory {
 public:
  /// `undated` finds happened at unknown times before.
  explicit Memory(int undated) : m_found(undated), m_isKnown(undated >= Learning::kFindsToKnow) {}

  void take(const LearningEvent& event, int count) {
    m_isBegun = m_isBegun || event.kind != LearningKind::Start;
    switch (event.kind) {
      case LearningKind::Begun:
      case LearningKind::Start:
        break;
      case LearningKind::Missed:
        miss(event.day);
        break;
      case LearningKind::Claimed:
        if (!m_isKnown) know(event.day);
        break;
      case LearningKind::Found:
        find(event.day, count);
        break;
    }
  }

  LessonProgress progress(const QDate& today) const {
    LessonProgress progress{LessonState::New, m_found, m_lastFound, m_due};
    if (m_isKnown)
      progress.state = m_due && *m_due <= today ? LessonState::Refresh : LessonState::Known;
    else if (m_isBegun || m_found > 0)
      progress.state = LessonState::Learning;
    return progress;
  }

 private:
  static constexpr int kMostDoublings = 12;

  QDate later(const QDate& day) const { return day.addDays(qint64{Learning::kFirstDays} << m_doublings); }

  void know(const QDate& day) {
    m_isKnown = true;
    m_doublings = 0;
    m_due = later(day);
  }

  void find(const QDate& day, int count) {
    m_found += count;
    m_lastFound = day;
    if (!m_isKnown) {
      if (m_found >= Learning::kFindsToKnow) know(day);
      return;
    }
    if (m_due && day >= *m_due) m_doublings = std::min(m_doublings + 1, kMostDoublings);
    m_due = later(day);
  }

  void miss(const QDate& day) {
    if (!m_isKnown) return;
    m_doublings = std::max(m_doublings - 1, 0);
    m_due = m_due ? std::min(*m_due, later(day)) : later(day);
  }

  int m_found;
  bool m_isKnown;
  bool m_isBegun = false;
  int m_doublings = 0;  ///< how often the time for which it is kept in mind has doubled
  std::optional<QDate> m_lastFound;
  std::optional<QDate> m_due;
};

/// How often the player found a technique, with or without a day.
int allFinds(const MasteryTable& counts, Technique technique) {
  const auto counted = counts.find(technique);
  return counted == counts.end() ? 0 : counted->second.foundAlone + counted->second.foundInPractice;
}

}  // namespace

Learning::Learning(const LearningLog& log, const MasteryTable& counts, const QDate& today) {
  for (const Technique technique : courseLessons()) {
    const auto first = log.lower_bound({technique, {}, {}});
    const auto last = std::find_if(
        first, log.end(), [technique](const auto& event) { return event.first.technique != technique; });
    int undated = allFinds(counts, technique);
    for (auto event = first; event != last; ++event)
      if (event->first.kind == LearningKind::Found) undated -= event->second;
    Memory memory(std::max(undated, 0));
    for (auto event = first; event != last; ++event) {
      memory.take(event->first, event->second);
      if (event->first.kind == LearningKind::Start) addStart(technique, event->second);
      if (event->first.kind == LearningKind::Begun) m_hasBegun = true;
    }
    m_progress.insert({technique, memory.progress(today)});
  }
}

/// Counts no further than anyone would choose, so that a count that is damaged does not outweigh all later
/// choices.
void Learning::addStart(Technique technique, int count) {
  constexpr int kMostChoices = 100;
  int& chosen = m_starts[technique];
  chosen = std::min(chosen + std::min(count, kMostChoices), kMostChoices);
}

const LessonProgress& Learning::of(Technique technique) const {
  static const LessonProgress kNone;
  const auto progress = m_progress.find(technique);
  return progress == m_progress.end() ? kNone : progress->second;
}

std::vector<Technique> Learning::known() const {
  std::vector<Technique> known;
  for (const auto& [technique, progress] : m_progress)
    if (progress.isKnown()) known.push_back(technique);
  std::sort(known.begin(), known.end(), [](Technique a, Technique b) { return isHarder(b, a); });
  return known;
}

std::vector<Technique> Learning::due() const {
  std::vector<Technique> due;
  for (const auto& [technique, progress] : m_progress)
    if (progress.state == LessonState::Refresh) due.push_back(technique);
  std::stable_sort(due.begin(), due.end(),
                   [this](Technique a, Technique b) { return of(a).due < of(b).due; });
  return due;
}

std::optional<Technique> Learning::next(std::optional<Technique> besides) const {
  const auto lessons = courseLessons();
  const auto isNext = [&](Technique technique) { return technique != besides && !of(technique).isKnown(); };
  const auto start = std::find(lessons.begin(), lessons.end(), this->start().value_or(lessons.front()));
  auto next = std::find_if(start, lessons.end(), isNext);
  if (next == lessons.end()) next = std::find_if(lessons.begin(), lessons.end(), isNext);
  return next == lessons.end() ? std::nullopt : std::optional(*next);
}

/// The lesson that was chosen most often: choicesToStart() makes that the one that was chosen last, without a
/// record of the time of day. If two computers have different choices, the earlier lesson of the course wins.
std::optional<Technique> Learning::start() const {
  std::optional<Technique> start;
  int most = 0;
  for (const Technique technique : courseLessons()) {
    const auto chosen = m_starts.find(technique);
    if (chosen == m_starts.end() || chosen->second <= most) continue;
    start = technique;
    most = chosen->second;
  }
  return start;
}

int Learning::choicesToStart(Technique technique) const {
  const auto start = this->start();
  if (!start) return 1;
  const auto own = m_starts.find(technique);
  return start == technique ? 0 : m_starts.at(*start) + 1 - (own == m_starts.end() ? 0 : own->second);
}

std::vector<Technique> Learning::usable() const {
  const auto lessons = courseLessons();
  const auto start = std::find(lessons.begin(), lessons.end(), this->start().value_or(lessons.front()));
  std::vector<Technique> usable = known();
  std::copy_if(lessons.begin(), start, std::back_inserter(usable),
               [this](Technique technique) { return !of(technique).isKnown(); });
  return usable;
}

bool Learning::isNewToCourse() const {
  if (m_hasBegun || !m_starts.empty()) return false;
  return std::none_of(m_progress.begin(), m_progress.end(), [](const auto& each) {
    return each.second.isKnown() && infoOf(each.first).level > Level::Easy;
  });
}

std::optional<Technique> techniqueFor(const Learning& learning) {
  const auto due = learning.due();
  return due.empty() ? learning.next() : std::optional(due.front());
}

PuzzleRequest requestFor(const Learning& learning, std::optional<Technique> needs) {
  PuzzleRequest request;
  request.technique = needs;
  request.techniques = learning.usable();
  return request;
}

}  // namespace sudoku
