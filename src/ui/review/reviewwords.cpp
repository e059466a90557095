#include "reviewwords.h"

#include <algorithm>

#include <QDate>

#include "game/base/localday.h"
#include "game/history/daywords.h"
#include "game/history/gamewords.h"
#include "game/history/libraryfilter.h"
#include "game/language/isolated.h"
#include "game/language/joined.h"
#include "game/language/numbers.h"
#include "game/teacher/openedremark.h"
#include "game/teacher/phrases.h"
#include "game/teacher/profilewords.h"
#include "game/teacher/techniquewords.h"
#include "ui/controls/words.h"

namespace sudoku {
namespace {

constexpr qint64 kSecondInMs = 1000;
constexpr qint64 kLongestInSeconds = 100;  // longer times are shown in minutes and seconds

bool isHint(HelpKind kind) {
  return kind == HelpKind::RungWhere || kind == HelpKind::RungWhat || kind == HelpKind::RungWhy ||
         kind == HelpKind::Applied;
}

/// The houses that the picture of a step shows, in words; empty if they are many.
std::vector<House> housesOf(const TaughtStep& step) {
  constexpr std::size_t kMostHouses = 2;
  std::vector<House> houses;
  for (const StepPicture::Band& band : step.picture.bands) houses.push_back(band.house);
  if (houses.empty() || houses.size() > kMostHouses) return {};
  return houses;
}

/// Whether the opening of a key moment is the step that gave the entry, rather than another that was open.
bool isOwnStep(const GameReview& review, const KeyMoment& moment) {
  const ReviewedEntry& entry = review.entries[moment.entry];
  return moment.opening && moment.opening->entry == entry.entry && !moment.isLongWait &&
         (entry.verdict == EntryVerdict::Found || entry.verdict == EntryVerdict::Insight);
}

}  // namespace

QString ReviewWords::wait(qint64 ms) {
  const qint64 seconds = ms / kSecondInMs;
  return seconds < kLongestInSeconds ? tr("%1 s", "seconds").arg(seconds) : clockText(ms);
}

QString ReviewWords::game(const StoredGame& game) {
  const QString number = shortNumber(game.puzzleId);
  const QString name = !game.name.isEmpty() ? game.name
                       : number.isEmpty()   ? tr("A puzzle of your own")
                                            : number;
  const QString status = GameWords::statusInside(statusOf(game, positionOf(game).board));
  const auto day = game.solvedMs ? dayKeptFor(*game.solvedMs, game.solvedDay) : game.begunDay;
  return day ? tr("%1 · %2, %3", "a game, a day, how it ended")
                   .arg(isolated(name), DayWords::of(*day, QDate::currentDate()), status)
             : tr("%1 · %2", "a game, how it ended").arg(isolated(name), status);
}

QString ReviewWords::helpName(HelpKind kind) {
  switch (kind) {
    case HelpKind::RungWhere:
      return tr("where to look");
    case HelpKind::RungWhat:
      return tr("which technique");
    case HelpKind::RungWhy:
      return tr("a step explained");
    case HelpKind::Applied:
      return tr("a step taken");
    case HelpKind::PathSeen:
      return tr("the solution path");
    case HelpKind::StepsSeen:
      return tr("all possible steps");
    case HelpKind::SinglesSolved:
      return tr("singles filled in");
    case HelpKind::GivenUp:
      return tr("the solution");
    case HelpKind::Check:
    case HelpKind::CheckedAsTyped:
      return tr("a check of entries");
    case HelpKind::MistakeShown:
      break;
  }
  return tr("a mistake shown");
}

QString ReviewWords::helped(HelpKind kind) {
  switch (kind) {
    case HelpKind::RungWhere:
      return tr("You asked where to look, and found it.");
    case HelpKind::RungWhat:
      return tr("You asked which technique helps, and found it.");
    case HelpKind::RungWhy:
      return tr("A hint had explained the step.");
    case HelpKind::Applied:
      return tr("A hint made the step.");
    case HelpKind::PathSeen:
      return tr("You had looked at the solution path.");
    case HelpKind::StepsSeen:
      return tr("You had looked at the list of steps.");
    case HelpKind::SinglesSolved:
      return tr("Solve singles filled it in.");
    case HelpKind::GivenUp:
    case HelpKind::Check:
    case HelpKind::CheckedAsTyped:
    case HelpKind::MistakeShown:
      break;
  }
  return tr("You had seen the solution.");
}

ReviewWords::Figure ReviewWords::helpFigure(const StoredGame& game) {
  if (game.events.empty()) return {tr("Unaided"), tr("no help")};
  // What one hint tells counts once, however many of its rungs the player climbed.
  int hints = 0;
  int last = -1;
  HelpKind most = game.events.front().kind;
  for (const HelpEvent& event : game.events) {
    if (isHint(event.kind) && event.position != last) {
      ++hints;
      last = event.position;
    }
    const bool isMore = isHint(event.kind) && (!isHint(most) || event.kind > most);
    if (isMore || event.kind == HelpKind::GivenUp) most = event.kind;
  }
  const QString caption = tr("with help: %1").arg(helpName(most));
  if (hints == 0) return {tr("No hint"), caption};
  return {tr("%Ln hints", nullptr, hints), caption};
}

ReviewWords::Figure ReviewWords::mistakeFigure(const GameReview& review) {
  const int mistakes = review.count(EntryVerdict::Mistake);
  if (mistakes == 0) return {tr("No mistake"), tr("every entry was right")};
  qint64 longest = 0;
  bool isFound = true;
  for (const ReviewedEntry& entry : review.entries) {
    if (entry.verdict != EntryVerdict::Mistake) continue;
    isFound = isFound && entry.stoodMs;
    longest = std::max(longest, entry.stoodMs.value_or(0));
  }
  const QString count = tr("%Ln mistakes", nullptr, mistakes);
  if (!isFound) return {count, tr("there until the end")};
  return {count, mistakes == 1 ? tr("taken back after %1", "a time").arg(wait(longest))
                               : tr("taken back after %1 at most", "a time").arg(wait(longest))};
}

ReviewWords::Figure ReviewWords::insightFigure(const GameReview& review) {
  const int insights = review.count(EntryVerdict::Insight);
  const int guesses = review.count(EntryVerdict::Guess);
  const QString figure = insights == 0 ? tr("No insight") : tr("%Ln insights", nullptr, insights);
  return {figure,
          guesses == 0 ? tr("and no guess") : tr("and %Ln guesses, which were right", nullptr, guesses)};
}

std::array<ReviewWords::Figure, ReviewWords::kFigures> ReviewWords::figures(const StoredGame& game,
                                                                            const GameReview& review,
                                                                            std::optional<qint64> medianMs) {
  const Figure time{
      clockText(game.elapsedMs),
      medianMs ? tr("median of %1 %2", "a level, a time").arg(levelName(review.level), clockText(*medianMs))
               : tr("time played")};
  const auto hardest = review.hardest();
  const Figure technique{hardest ? TechniqueWords::title(*hardest) : tr("None"),
                         tr("hardest technique needed")};
  return {time, helpFigure(game), technique, mistakeFigure(review), insightFigure(review)};
}

QString ReviewWords::entered(const Candidate& entry) {
  return tr("%1 = %2", "a cell, its digit")
      .arg(isolated(Phrases::name(entry.cell)), Phrases::digit(entry.digit));
}

Sentence ReviewWords::opens(const Candidate& entry) {
  return Phrases::fill(tr("Then {cell} can only be {digit}."),
                       {{"cell", Phrases::phrase(Phrases::name(entry.cell), Role::Placed, {entry.cell})},
                        {"digit", Phrases::digit(entry.digit)}});
}

QString ReviewWords::verdict(EntryVerdict verdict) {
  switch (verdict) {
    case EntryVerdict::Found:
      return tr("Found");
    case EntryVerdict::Insight:
      return tr("Insight");
    case EntryVerdict::Guess:
      return tr("Guess");
    case EntryVerdict::Mistake:
      return tr("Mistake");
    case EntryVerdict::Helped:
      break;
  }
  return tr("Help");
}

QString ReviewWords::verdictInside(EntryVerdict verdict) {
  switch (verdict) {
    case EntryVerdict::Found:
      return tr("found", "in a list");
    case EntryVerdict::Insight:
      return tr("insight", "in a list");
    case EntryVerdict::Guess:
      return tr("guess", "in a list");
    case EntryVerdict::Mistake:
      return tr("mistake", "in a list");
    case EntryVerdict::Helped:
      break;
  }
  return tr("help", "in a list");
}

QString ReviewWords::title(const GameReview& review, const KeyMoment& moment) {
  const ReviewedEntry& entry = review.entries[moment.entry];
  QString made = entered(entry.entry);
  if (moment.isLongWait) return tr("%1, after %2", "an entry, a time").arg(made, wait(entry.tookMs));
  const bool isFound = entry.verdict == EntryVerdict::Found || entry.verdict == EntryVerdict::Insight;
  if (!isFound || !entry.logic) return made;
  return tr("%1: %2", "an entry, a technique").arg(made, TechniqueWords::title(entry.logic->technique));
}

QString ReviewWords::mistake(const ReviewedEntry& entry) {
  return entry.stoodMs ? tr("You took it back %1 later.", "a time").arg(wait(*entry.stoodMs))
                       : tr("It stayed until the end.");
}

QString ReviewWords::opened(const TaughtStep& opening, const Opening& what, const Candidate& made) {
  const QString technique = TechniqueWords::title(opening.step.technique);
  const std::vector<House> houses = housesOf(opening);
  const bool isMade = what.entry == made;
  if (houses.empty())
    return isMade
               ? tr("%1 gives it.", "a technique").arg(technique)
               : tr("%1 would have opened %2.", "a technique, an entry").arg(technique, entered(what.entry));
  //: Such as: X-Wing in rows 3 and 7 would have opened r4c6 = 9.
  const QString pattern = isMade ? tr("{technique} in {houses} gives it.")
                                 : tr("{technique} in {houses} would have opened {entry}.");
  return toPlainText(Phrases::fill(pattern, {{"technique", technique},
                                             {"houses", Phrases::houses(houses, Role::Words)},
                                             {"entry", entered(what.entry)}}));
}

QString ReviewWords::summary(const GameReview& review, const KeyMoment& moment,
                             const std::optional<TaughtStep>& opening) {
  const ReviewedEntry& entry = review.entries[moment.entry];
  if (entry.verdict == EntryVerdict::Mistake) return mistake(entry);
  if (entry.verdict == EntryVerdict::Helped && !moment.isLongWait) return helped(*entry.help);
  if (entry.verdict == EntryVerdict::Insight && !moment.isLongWait)
    return tr("The puzzle can be solved without it.");
  if (!opening) return account(entry);
  if (isOwnStep(review, moment)) return toPlainText(opening->explanation.why.front());
  return opened(*opening, *moment.opening, entry.entry);
}

QString ReviewWords::spoken(const GameReview& review, const KeyMoment& moment,
                            const std::optional<TaughtStep>& opening) {
  const ReviewedEntry& entry = review.entries[moment.entry];
  return tr("%1, %2, %3. %4", "a time, a verdict, an entry, a sentence")
      .arg(clockText(entry.atMs), verdictInside(entry.verdict), title(review, moment),
           summary(review, moment, opening));
}

QString ReviewWords::when(const ReviewedEntry& entry) {
  return tr("%1, after %2", "when an entry was made, the time that it took")
      .arg(clockText(entry.atMs), wait(entry.tookMs));
}

QString ReviewWords::account(const ReviewedEntry& entry) {
  const QString technique = entry.logic ? TechniqueWords::inside(entry.logic->technique) : QString();
  switch (entry.verdict) {
    case EntryVerdict::Guess:
      return tr("It came before any logic gave it: a guess that was right.");
    case EntryVerdict::Mistake:
      return Joined::sentences({tr("It was wrong."), mistake(entry)});
    case EntryVerdict::Helped:
      return helped(*entry.help);
    case EntryVerdict::Insight:
      return tr("The easiest way to it: %1. The puzzle can be solved without that.").arg(technique);
    case EntryVerdict::Found:
      break;
  }
  if (entry.logic->ahead == 0) return tr("The easiest way to it: %1.").arg(technique);
  return tr("The easiest way to it: %1, and {count} singles in mind before it.", "a technique",
            entry.logic->ahead)
      .replace(QStringLiteral("{count}"), Numbers::inWords(entry.logic->ahead))
      .arg(technique);
}

QString ReviewWords::heading(const GameReview& review, const KeyMoment& moment) {
  return isOwnStep(review, moment) ? tr("How it follows")
                                   : tr("Open then: %1", "an entry").arg(entered(moment.opening->entry));
}

QString ReviewWords::entry(const GameReview& review, std::size_t index) {
  const ReviewedEntry& entry = review.entries[index];
  const QString start =
      tr("Entry %1, %2: %3, %4, %5", "a number, a time, an entry, a verdict, how long it took")
          .arg(QString::number(index + 1), clockText(entry.atMs), entered(entry.entry),
               verdictInside(entry.verdict), wait(entry.tookMs));
  return entry.verdict == EntryVerdict::Mistake ? start
                                                : Joined::list({start, ProfileWords::stepsOpen(entry.open)});
}

}  // namespace sudoku
