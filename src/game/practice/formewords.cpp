#include "formewords.h"

#include "game/language/joined.h"
#include "game/teacher/techniquewords.h"

namespace sudoku {
namespace {

/// Whether the name of a technique is that of one thing, so that there can be one or several of them on a
/// path.
bool isThing(Technique technique) {
  switch (technique) {
    case Technique::Pointing:
    case Technique::Claiming:
    case Technique::SimpleColorsTrap:
    case Technique::SimpleColorsWrap:
    case Technique::MultiColors1:
    case Technique::MultiColors2:
    case Technique::AlsXz:
    case Technique::AlsXyWing:
    case Technique::AlsXyChain:
      return false;
    default:
      return true;
  }
}

}  // namespace

QString ForMeWords::title(std::optional<Technique> needs) {
  return needs ? tr("For me: needs %1", "a technique").arg(TechniqueWords::inside(*needs))
               : tr("For me: what you know");
}

QString ForMeWords::need(std::optional<Technique> needs) {
  return needs ? TechniqueWords::title(*needs) : tr("Nothing new");
}

QString ForMeWords::reason(const Learning& learning, std::optional<Technique> needs) {
  if (!needs) return tr("what you know");
  if (needs == learning.next()) return tr("your next lesson");
  switch (learning.of(*needs).state) {
    case LessonState::Refresh:
      return tr("due for a refresh");
    case LessonState::Learning:
      return tr("you are learning it");
    case LessonState::Known:
      return tr("you know it");
    case LessonState::New:
      break;
  }
  return tr("new to you");
}

/// What a path takes besides what the player knows: `one X-Wing`.
QString ForMeWords::taken(Technique technique) {
  return isThing(technique) ? tr("one %1", "a technique").arg(TechniqueWords::inside(technique))
                            : tr("%1 at least once", "a technique").arg(TechniqueWords::inside(technique));
}

QString ForMeWords::about(const Learning& learning, std::optional<Technique> needs, const QDate& today) {
  if (!needs) return tr("All that you know, and nothing else.");
  QString takes = tr("All that you know, and %1.", "what a puzzle takes").arg(taken(*needs));
  const auto last = learning.of(*needs).lastFound;
  if (!last || *last >= today) return takes;
  const auto days = static_cast<int>(last->daysTo(today));
  const QString since = days == 1         ? tr("You met it yesterday.")
                        : isThing(*needs) ? tr("You have not met one for %Ln days.", nullptr, days)
                                          : tr("You have not met it for %Ln days.", nullptr, days);
  return Joined::sentences({takes, since});
}

QString ForMeWords::nextNew(std::optional<Technique> needs) {
  return needs ? tr("The next New needs what you know, and %1.", "what a puzzle takes").arg(taken(*needs))
               : tr("The next New needs what you know, and nothing else.");
}

QString ForMeWords::noneYet(Technique needs) {
  return tr("No puzzle that needs %1 yet. This one needs what you know.", "a technique")
      .arg(TechniqueWords::inside(needs));
}

}  // namespace sudoku
