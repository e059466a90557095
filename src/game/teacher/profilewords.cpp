#include "profilewords.h"

#include "game/language/numbers.h"
#include "phrases.h"
#include "techniquewords.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

/// The part of the path and the technique, in the middle of a sentence.
QString ProfileWords::at(const HardMoment& moment) {
  const QString technique = TechniqueWords::inside(moment.technique);
  switch (moment.part) {
    case PathPart::Early:
      return tr("early (%1)", "when in a puzzle, a technique").arg(technique);
    case PathPart::Middle:
      return tr("in the middle (%1)", "when in a puzzle, a technique").arg(technique);
    case PathPart::Late:
      break;
  }
  return tr("late (%1)", "when in a puzzle, a technique").arg(technique);
}

QString ProfileWords::oneMoment(const HardMoment& moment, bool opensEasily, bool endsEasily) {
  const QString when = at(moment);
  if (infoOf(moment.technique).level < Level::Hard) {
    if (opensEasily)
      return endsEasily ? tr("Opens easily, tight %1, then easy.").arg(when)
                        : tr("Opens easily, tight %1.").arg(when);
    return endsEasily ? tr("Tight %1, then easy.").arg(when) : tr("Tight %1.").arg(when);
  }
  if (opensEasily)
    return endsEasily ? tr("Opens easily, one hard moment %1, then easy.").arg(when)
                      : tr("Opens easily, one hard moment %1.").arg(when);
  return endsEasily ? tr("One hard moment %1, then easy.").arg(when) : tr("One hard moment %1.").arg(when);
}

QString ProfileWords::twoMoments(const ProfileSummary& summary) {
  const QString first = at(summary.moments.front());
  const QString last = at(summary.moments.back());
  if (summary.isFirstHardest())
    return summary.endsEasily ? tr("Hardest %1, tight again %2, then easy.").arg(first, last)
                              : tr("Hardest %1, tight again %2.").arg(first, last);
  return summary.endsEasily ? tr("Tight %1, hardest %2, then easy.").arg(first, last)
                            : tr("Tight %1, hardest %2.").arg(first, last);
}

QString ProfileWords::sentence(const ProfileSummary& summary) {
  if (summary.moments.empty())
    return summary.leastOpen <= kMostTight
               ? tr("Singles all the way, with few open at times.")
               : tr("Easy all the way: {count} steps open or more.", nullptr, summary.leastOpen)
                     .replace(u"{count}"_s, Numbers::inWords(summary.leastOpen));
  if (summary.moments.size() == 1)
    return oneMoment(summary.moments.front(), summary.opensEasily, summary.endsEasily);
  return twoMoments(summary);
}

QString ProfileWords::stepsOpen(int count) {
  if (count == 0) return tr("no step open");
  return tr("{count} steps open", nullptr, count).replace(u"{count}"_s, Numbers::inWords(count));
}

QString ProfileWords::step(const Profile& profile, std::size_t index) {
  const ProfileStep& step = profile.steps[index];
  return tr("Step %1 of %2: %3, %4.", "numbers, a technique, how many steps are open")
      .arg(QString::number(index + 1), QString::number(profile.steps.size()),
           TechniqueWords::title(step.technique), stepsOpen(step.open));
}

}  // namespace sudoku
