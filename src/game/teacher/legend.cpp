#include "legend.h"

#include <algorithm>
#include <set>

#include <sudoku/logic/technique.h>

#include "phrases.h"

namespace sudoku {
namespace {

std::set<Role> rolesIn(const StepPicture& picture) {
  std::set<Role> roles;
  for (const auto& band : picture.bands) roles.insert(band.role);
  for (const auto& cells : picture.cells) roles.insert(cells.role);
  for (const auto& mark : picture.marks) roles.insert(mark.role);
  for (const auto& link : picture.links) roles.insert(link.isStrong ? Role::Strong : Role::Weak);
  roles.erase(Role::Words);
  return roles;
}

std::vector<House> bandsOf(const StepPicture& picture, Role role) {
  std::vector<House> houses;
  for (const auto& band : picture.bands)
    if (band.role == role) houses.push_back(band.house);
  return houses;
}

/// The digits of the candidates that a picture marks with a given role.
DigitSet markedAs(const StepPicture& picture, Role role) {
  DigitSet digits;
  for (const auto& mark : picture.marks)
    if (mark.role == role) digits.add(mark.candidate.digit);
  return digits;
}

}  // namespace

std::vector<LegendEntry> Legend::of(const StepPicture& picture) {
  std::vector<LegendEntry> entries;
  for (const Role role : rolesIn(picture)) entries.push_back({role, wordsOf(role, picture)});
  return entries;
}

QString Legend::wordsOf(Role role, const StepPicture& picture) {
  const QString digit = picture.digit ? Phrases::digit(*picture.digit) : QString();
  switch (role) {
    case Role::Words:
      return {};
    case Role::Pattern:
      return patternWords(picture);
    case Role::Base:
      return Phrases::kindOf(bandsOf(picture, role));
    case Role::Cover:
      return coverWords(picture);
    case Role::Shared:
      return picture.technique == Technique::WWing ? tr("the digit that links them")
                                                   : tr("only one set can have it");
    case Role::Fin:
      return finWords(picture);
    case Role::Source:
      return digit.isEmpty() ? tr("digits it sees") : tr("each closes what it sees");
    case Role::Taker:
      return digit.isEmpty() ? tr("has the digit") : tr("has the %1", "a digit").arg(digit);
    case Role::Closed:
      return tr("cannot be %1", "a digit").arg(digit);
    case Role::Eliminated:
      return tr("crossed out");
    case Role::Gone:
      return goneWords(picture);
    case Role::Placed: {
      const DigitSet placed = markedAs(picture, role);
      return placed.size() == 1 ? tr("must be %1").arg(Phrases::digit(placed.first()))
                                : tr("must be this digit");
    }
    case Role::On:
      return digit.isEmpty() ? tr("is this digit") : tr("is %1", "a digit").arg(digit);
    case Role::Off:
      if (picture.technique == Technique::EmptyRectangle ||
          picture.technique == Technique::DualEmptyRectangle)
        return tr("leads from one to the other");
      return digit.isEmpty() ? tr("is not this digit") : tr("is not %1", "a digit").arg(digit);
    case Role::Strong:
      return tr("if not, then this");
    case Role::Weak:
      return tr("if so, then not");
    case Role::ClassOne:
      return tr("all are %1, or none", "a digit").arg(digit);
    case Role::ClassTwo:
      return tr("else all of these are");
    case Role::ClassThree:
      return tr("the other pair: all or none");
    case Role::ClassFour:
      return tr("else all of these");
    case Role::SetA:
    case Role::SetB:
    case Role::SetC:
    case Role::SetD:
      break;
  }
  return setWords(role, picture);
}

QString Legend::setWords(Role role, const StepPicture& picture) {
  const bool isSueDeCoq = picture.technique == Technique::SueDeCoq;
  if (role == Role::SetA) return isSueDeCoq ? tr("cells of the line") : tr("set A");
  if (role == Role::SetB) return setBWords(picture);
  return role == Role::SetC ? tr("set C") : tr("set D");
}

QString Legend::goneWords(const StepPicture& picture) {
  std::set<int> steps;
  for (const auto& mark : picture.marks)
    if (mark.role == Role::Gone) steps.insert(mark.number);
  return steps.size() == 1 && *steps.begin() > 0 ? tr("gone in step %1").arg(*steps.begin())
                                                 : tr("gone before");
}

QString Legend::patternWords(const StepPicture& picture) {
  if (picture.technique == Technique::EmptyRectangle || picture.technique == Technique::DualEmptyRectangle)
    return tr("one of these is %1", "a digit").arg(Phrases::digit(*picture.digit));
  if (picture.digit) return tr("places for %1").arg(Phrases::digit(*picture.digit));
  switch (infoOf(picture.technique).family) {
    case TechniqueFamily::Subset:
    case TechniqueFamily::LockedCandidates:
      return tr("these digits fill these cells");
    case TechniqueFamily::Wing:
      return picture.technique == Technique::WWing ? tr("the twins") : tr("the wings");
    case TechniqueFamily::DeadlyPattern:
      return tr("could be swapped");
    case TechniqueFamily::KrakenFish:
      return tr("places of the fish");
    case TechniqueFamily::ForcingChain:
    case TechniqueFamily::ProvedChain:
      return tr("one of these is true");
    case TechniqueFamily::AlignedExclusion:
      return tr("cells tried together");
    default:
      return picture.technique == Technique::SueDeCoq ? tr("in both row or column and box")
                                                      : tr("the pattern");
  }
}

QString Legend::finWords(const StepPicture& picture) {
  const DigitSet digits = markedAs(picture, Role::Fin);
  switch (infoOf(picture.technique).family) {
    case TechniqueFamily::Fish:
    case TechniqueFamily::KrakenFish:
      return tr("the fin: an extra place");
    case TechniqueFamily::DeadlyPattern:
      if (picture.technique == Technique::BugPlusOne && digits.size() == 1)
        return tr("the %1 that makes three: it must be true").arg(Phrases::digit(digits.first()));
      return tr("what keeps the swap away");
    default:
      return tr("where it breaks");
  }
}

QString Legend::setBWords(const StepPicture& picture) {
  switch (infoOf(picture.technique).family) {
    case TechniqueFamily::DeadlyPattern:
      return tr("locked with the extra digits");
    case TechniqueFamily::AlignedExclusion:
      return tr("would have no candidate left");
    case TechniqueFamily::AlmostLockedSet:
      return picture.technique == Technique::SueDeCoq ? tr("cells of the box") : tr("set B");
    default:
      return tr("a set with one digit more than cells");
  }
}

QString Legend::coverWords(const StepPicture& picture) {
  const auto houses = bandsOf(picture, Role::Cover);
  if (houses.empty() && picture.technique == Technique::DeathBlossom) return tr("the stem");
  if (houses.empty())
    return infoOf(picture.technique).family == TechniqueFamily::Wing ? tr("the pivot") : tr("where to look");
  if (!bandsOf(picture, Role::Base).empty() || houses.size() > 1) return Phrases::kindOf(houses);
  switch (houses.front().kind()) {
    case House::Kind::Row:
      return tr("the row we look at");
    case House::Kind::Column:
      return tr("the column we look at");
    case House::Kind::Box:
      break;
  }
  return tr("the box we look at");
}

}  // namespace sudoku
