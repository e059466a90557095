#include "legend.h"

#include <algorithm>
#include <set>

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

/// The digits that a role marks.
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
      return digit.isEmpty() ? tr("the pattern") : tr("places for %1").arg(digit);
    case Role::Base:
      return Phrases::kindOf(bandsOf(picture, role));
    case Role::Cover:
      return coverWords(picture);
    case Role::Shared:
      return tr("shared digit");
    case Role::Fin:
      return bandsOf(picture, Role::Base).empty() ? tr("what is too many") : tr("the fin");
    case Role::Source:
      return digit.isEmpty() ? tr("digits it sees") : tr("where a %1 points", "a digit").arg(digit);
    case Role::Closed:
      return tr("closed for %1", "a digit").arg(digit);
    case Role::Eliminated:
      return eliminatedWords(picture);
    case Role::Placed: {
      const DigitSet placed = markedAs(picture, role);
      return placed.size() == 1 ? tr("the %1 goes here").arg(Phrases::digit(placed.first()))
                                : tr("goes here");
    }
    case Role::On:
      return tr("is this digit");
    case Role::Off:
      return tr("is not this digit");
    case Role::Strong:
      return tr("if not, then this");
    case Role::Weak:
      return tr("if so, then not");
    case Role::ClassOne:
      return tr("one colour");
    case Role::ClassTwo:
      return tr("the other colour");
    case Role::ClassThree:
      return tr("one of the second pair");
    case Role::ClassFour:
      return tr("the other of that pair");
    case Role::SetA:
      return tr("set A");
    case Role::SetB:
      return tr("set B");
    case Role::SetC:
      return tr("set C");
    case Role::SetD:
      return tr("set D");
  }
  return {};
}

QString Legend::coverWords(const StepPicture& picture) {
  const auto houses = bandsOf(picture, Role::Cover);
  if (houses.empty()) return tr("where to look");
  if (!bandsOf(picture, Role::Base).empty()) return Phrases::kindOf(houses);
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

QString Legend::eliminatedWords(const StepPicture& picture) {
  const DigitSet digits = markedAs(picture, Role::Eliminated);
  const auto count = std::count_if(picture.marks.begin(), picture.marks.end(),
                                   [](const auto& mark) { return mark.role == Role::Eliminated; });
  if (digits.size() != 1) return tr("candidates that go");
  const QString digit = Phrases::digit(digits.first());
  return count == 1 ? tr("the %1 that goes", "a digit").arg(digit) : tr("%1s that go", "a digit").arg(digit);
}

}  // namespace sudoku
