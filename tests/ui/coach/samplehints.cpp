#include "samplehints.h"

#include <algorithm>
#include <set>

#include <sudoku/logic/notation.h>

#include "game/teacher/stepwords.h"

namespace sudoku::support {
namespace {

QString wordsOf(Role role) {
  switch (role) {
    case Role::Base:
      return "where we look first";
    case Role::Cover:
      return "the houses they meet";
    case Role::Eliminated:
      return "what goes";
    case Role::On:
      return "is this digit";
    case Role::Off:
      return "is not this digit";
    default:
      return "their places";
  }
}

std::vector<LegendEntry> legendOf(const StepPicture& picture) {
  std::set<Role> roles;
  for (const auto& band : picture.bands) roles.insert(band.role);
  for (const auto& cells : picture.cells) roles.insert(cells.role);
  for (const auto& mark : picture.marks) roles.insert(mark.role);
  std::vector<LegendEntry> legend;
  legend.reserve(roles.size());
  for (const Role role : roles) legend.push_back({role, wordsOf(role)});
  return legend;
}

void tellWhy(Hint& hint, const Reference& reference, const Explanation& words) {
  hint.sentences = words.why;
  hint.walk = words.walk;
  hint.walkNumbers = words.links;
  hint.told = (static_cast<int>(hint.walk.size()) + 1) / 2;
  hint.picture = pictureOf(reference.step, reference.position);
  hint.legend = legendOf(hint.picture);
  hint.notation = QString::fromStdString(toNotation(reference.step));
  hint.actions = {HintAction::Apply, HintAction::Back, HintAction::Close, HintAction::WhatIf,
                  HintAction::ShowAnother};
  if (hint.walk.empty()) return;
  hint.actions.push_back(HintAction::WalkBack);
  hint.actions.push_back(HintAction::WalkForward);
}

}  // namespace

Hint hintOf(const Reference& reference, Rung rung) {
  const Explanation words = explain(reference.step, reference.position);
  Hint hint;
  hint.kind = Hint::Kind::Step;
  hint.rung = rung;
  hint.title = rung == Rung::Where ? QString("Look here") : words.title;
  if (rung == Rung::Where) {
    hint.sentences = {words.where};
    for (const Phrase& phrase : words.where)
      for (const House house : phrase.houses) hint.picture.bands.push_back({house, phrase.role});
    if (hint.picture.bands.empty())
      for (const Phrase& phrase : words.where)
        if (phrase.digits.size() == 1) hint.picture.digit = phrase.digits.first();
    hint.actions = {HintAction::WhatIsIt, HintAction::Close, HintAction::ShowAnother};
    return hint;
  }
  hint.technique = reference.step.technique;
  hint.level = infoOf(reference.step.technique).level;
  hint.subtitle = words.idea;
  hint.actions = {HintAction::Why, HintAction::Back, HintAction::Close, HintAction::ShowAnother};
  if (rung == Rung::Why) tellWhy(hint, reference, words);
  return hint;
}

std::vector<Reference> oneOfEachTechnique() {
  std::set<Technique> seen;
  std::vector<Reference> found;
  for (const Reference& reference : references())
    if (seen.insert(reference.step.technique).second) found.push_back(reference);
  return found;
}

}  // namespace sudoku::support
