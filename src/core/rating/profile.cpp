#include <algorithm>
#include <cctype>
#include <limits>

#include <sudoku/grid/naming.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/stepfinder.h>
#include <sudoku/rating/profile.h>

#include "rating/opensingles.h"

namespace sudoku {
namespace {

constexpr int kTightRow = 5;          // so many tight steps in a row make an opening hard
constexpr double kOpening = 0.15;     // share of the steps that are the opening
constexpr double kEarlyShare = 0.40;  // of the steps are early
constexpr double kLateFrom = 0.65;    // share of the steps after which a step is late

PathPart partOf(std::size_t step, std::size_t count) {
  const double share = static_cast<double>(step) / static_cast<double>(count);
  if (share < kEarlyShare) return PathPart::Early;
  return share > kLateFrom ? PathPart::Late : PathPart::Middle;
}

bool opensEasily(const Profile& profile) {
  const auto opening = static_cast<std::size_t>(kOpening * static_cast<double>(profile.steps.size()));
  int row = 0;
  for (std::size_t step = 0; step < opening; ++step) {
    row = profile.steps[step].isTight() ? row + 1 : 0;
    if (row == kTightRow) return false;
  }
  return true;
}

bool isSingle(const ProfileStep& step) {
  return infoOf(step.technique).family == TechniqueFamily::Single;
}

/// The hardest step but for singles that `fits`, the first of several.
template <typename Fits>
std::optional<HardMoment> hardestMoment(const Profile& profile, const Fits& fits) {
  std::optional<HardMoment> hardest;
  for (std::size_t step = 0; step < profile.steps.size(); ++step) {
    const HardMoment moment{step, profile.steps[step].technique, partOf(step, profile.steps.size())};
    if (isSingle(profile.steps[step]) || !fits(moment)) continue;
    if (!hardest || isHarder(moment.technique, hardest->technique)) hardest = moment;
  }
  return hardest;
}

std::string placeOf(PathPart part) {
  switch (part) {
    case PathPart::Early:
      return "early";
    case PathPart::Middle:
      return "in the middle";
    case PathPart::Late:
      break;
  }
  return "late";
}

std::string momentText(const HardMoment& moment) {
  return placeOf(moment.part) + " (" + std::string(infoOf(moment.technique).name) + ")";
}

}  // namespace

ProfileStep profileStepOf(const Step& step, const Position& before) {
  return {step.technique, singlesOf(before.candidates).all().size(), before.candidates.openCells().size()};
}

std::optional<Profile> profileOf(const Puzzle& puzzle, const std::stop_token& stop) {
  const SolutionPath path = solvePath(puzzle, StepOrder::ByLevel, stop);
  if (path.isStopped) return std::nullopt;
  Profile profile;
  Position position = positionOf(puzzle.givens);
  for (const Step& step : path.steps) {
    profile.steps.push_back(profileStepOf(step, position));
    position = applyStep(position, step);
  }
  return profile;
}

ProfileSummary summaryOf(const Profile& profile) {
  ProfileSummary summary;
  summary.opensEasily = opensEasily(profile);
  summary.leastOpen = std::numeric_limits<int>::max();
  for (const ProfileStep& step : profile.steps)
    if (step.empty >= kLeastLeft) summary.leastOpen = std::min(summary.leastOpen, step.open);
  if (summary.leastOpen == std::numeric_limits<int>::max()) summary.leastOpen = 0;
  const auto hardest = hardestMoment(profile, [](const HardMoment& /*moment*/) { return true; });
  if (!hardest) return summary;
  summary.moments.push_back(*hardest);
  const int level = static_cast<int>(infoOf(hardest->technique).level);
  const auto second = hardestMoment(profile, [&](const HardMoment& moment) {
    const Level its = infoOf(moment.technique).level;
    return moment.part != hardest->part && its >= Level::Hard && static_cast<int>(its) >= level - 1;
  });
  if (second) summary.moments.push_back(*second);
  std::sort(summary.moments.begin(), summary.moments.end(),
            [](const HardMoment& a, const HardMoment& b) { return a.step < b.step; });
  const auto after = profile.steps.begin() + static_cast<std::ptrdiff_t>(summary.moments.back().step) + 1;
  summary.endsEasily = after != profile.steps.end() && std::all_of(after, profile.steps.end(), isSingle);
  return summary;
}

bool ProfileSummary::isFirstHardest() const {
  return !isHarder(moments.back().technique, moments.front().technique);
}

std::string toText(const ProfileSummary& summary) {
  if (summary.moments.empty() && summary.leastOpen <= kMostTight)
    return "Singles all the way, with few open at times";
  if (summary.moments.empty())
    return "Easy all the way: " + std::to_string(summary.leastOpen) + " steps open or more";
  const bool isOne = summary.moments.size() == 1;
  std::string text = summary.opensEasily && isOne ? "Opens easily, " : "";
  const auto& first = summary.moments.front();
  if (isOne) {
    const Level level = infoOf(first.technique).level;
    text += level >= Level::Hard ? "one " + std::string(nameOf(level)) + " moment " : "tight ";
    text += momentText(first);
  } else {
    const auto& last = summary.moments.back();
    const bool isFirstHardest = summary.isFirstHardest();
    text += (isFirstHardest ? "hardest " : "tight ") + momentText(first);
    text += (isFirstHardest ? ", tight again " : ", hardest ") + momentText(last);
  }
  text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
  return summary.endsEasily ? text + ", then easy" : text;
}

}  // namespace sudoku
