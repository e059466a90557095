#include "hints.h"

#include <algorithm>

#include <sudoku/logic/notation.h>

#include "game/language/numbers.h"
#include "legend.h"
#include "phrases.h"
#include "stepparts.h"
#include "stepwords.h"
#include "techniquewords.h"

namespace sudoku {
namespace {

using namespace Qt::Literals::StringLiterals;

/// The most removed candidates that a sentence names; if there are more, it says only how many.
constexpr int kNamedRemovals = 4;

/// The part of a step's picture that shows where to look: a house, or a digit.
StepPicture whereOnly(const TaughtStep& step) {
  StepPicture picture;
  for (const Phrase& phrase : step.explanation.where) {
    for (const House house : phrase.houses) picture.bands.push_back({house, Role::Cover});
    if (phrase.digits.size() == 1) picture.digit = phrase.digits.first();
  }
  return picture;
}

/// HoDoKu's notation without the technique's name.
QString notationOf(const Step& step) {
  const QString text = QString::fromStdString(toNotation(step));
  return text.section(u": "_s, 1);
}

/// The candidates to show on the board together with a step; none for a single, which needs no candidates.
std::array<DigitSet, kCellCount> candidatesOf(const TaughtStep& step) {
  std::array<DigitSet, kCellCount> candidates{};
  if (infoOf(step.step.technique).family == TechniqueFamily::Single) return candidates;
  for (const Cell cell : step.position.candidates.openCells())
    candidates[static_cast<std::size_t>(cell.index())] = step.position.candidates.at(cell);
  return candidates;
}

bool isRevealing(Role role) {
  return role == Role::Eliminated || role == Role::Placed || role == Role::Closed;
}

}  // namespace

CellSet patternOf(const TaughtStep& step) {
  CellSet cells;
  for (const auto& outlined : step.picture.cells)
    if (!isRevealing(outlined.role)) cells |= outlined.cells;
  for (const auto& mark : step.picture.marks)
    if (!isRevealing(mark.role)) cells.add(mark.candidate.cell);
  return cells;
}

Hint Hints::ofStep(const TaughtStep& step, const Telling& telling) {
  Hint hint;
  hint.kind = Hint::Kind::Step;
  hint.rung = telling.rung;
  switch (telling.rung) {
    case Rung::Where:
      tellWhere(hint, step);
      hint.actions = {HintAction::WhatIsIt};
      break;
    case Rung::What:
      tellWhat(hint, step);
      hint.actions = {HintAction::Why, HintAction::Back};
      break;
    case Rung::Why:
      tellWhy(hint, step, telling.told);
      hint.actions = {HintAction::Apply, HintAction::Back, HintAction::WhatIf};
      if (!hint.walk.empty()) {
        hint.actions.push_back(HintAction::WalkBack);
        hint.actions.push_back(HintAction::WalkForward);
      }
      break;
  }
  if (hint.candidates)
    for (const auto& [cell, digit] : telling.lacking)
      (*hint.candidates)[static_cast<std::size_t>(cell.index())].remove(digit);
  if (telling.rung != Rung::Where && telling.mayHaveOthers) hint.actions.push_back(HintAction::ShowAnother);
  if (telling.rung != Rung::Where && telling.offersNotes) hint.actions.push_back(HintAction::FillCandidates);
  hint.actions.push_back(HintAction::Close);
  return hint;
}

void Hints::tellWhere(Hint& hint, const TaughtStep& step) {
  hint.title = tr("Look here");
  hint.sentences = {step.explanation.where};
  hint.picture = whereOnly(step);
  if (hint.picture.digit) hint.candidates = candidatesOf(step);
  hint.status = tr("Hint: %1").arg(toPlainText(step.explanation.where));
}

/// A sentence that points at the pattern without naming its cells. It mentions a digit if the whole pattern
/// is about that digit, and if the player knows it: an earlier sentence has told it, or the first cell of the
/// pattern is filled with it.
Sentence Hints::whatDecides(CellSet pattern, std::optional<Digit> told, const Position& position) {
  const auto read = position.board.at(pattern.first());
  const auto digit = read ? read : told;
  const bool isAboutDigit =
      digit && std::all_of(pattern.begin(), pattern.end(), [&](Cell cell) {
        return position.board.at(cell) == *digit || position.candidates.at(cell).contains(*digit);
      });
  const bool isOne = pattern.hasOne();
  const int count = pattern.size();
  // A digit that stands in its cells is another message than a candidate: other languages say which it is.
  QString what;
  if (!isAboutDigit)
    what = isOne ? tr("This cell") : tr("These {count} cells", nullptr, count);
  else if (read)
    what =
        isOne ? tr("This %1", "a digit on the board") : tr("These {count} %1s", "digits on the board", count);
  else
    what = isOne ? tr("This %1", "a candidate") : tr("These {count} %1s", "candidates", count);
  what.replace(u"{count}"_s, Numbers::inWords(count));
  if (isAboutDigit) what = what.arg(digit->value());
  const QString sentence = isOne ? tr("{pattern} decides it.") : tr("{pattern} decide it.");
  return Phrases::fill(sentence, {{"pattern", Phrases::phrase(what, Role::Pattern, pattern)}});
}

void Hints::tellWhat(Hint& hint, const TaughtStep& step) {
  const TechniqueInfo& info = infoOf(step.step.technique);
  hint.title = step.explanation.title;
  hint.technique = info.technique;
  hint.level = info.level;
  hint.subtitle = step.explanation.idea;
  hint.pattern = patternOf(step);
  hint.sentences = {step.explanation.where};
  hint.picture = whereOnly(step);
  if (hint.picture.digit) hint.candidates = candidatesOf(step);
  if (!hint.pattern.isEmpty()) {
    hint.picture.cells.push_back({hint.pattern, Role::Pattern});
    hint.sentences.push_back(whatDecides(hint.pattern, hint.picture.digit, step.position));
  }
  hint.status = tr("Hint: %1.").arg(hint.title);
}

void Hints::tellWhy(Hint& hint, const TaughtStep& step, int told) {
  tellWhat(hint, step);
  hint.sentences = step.explanation.why;
  hint.picture = step.picture;
  hint.legend = Legend::of(hint.picture);
  hint.removals = step.step.eliminations;
  hint.placements = step.step.placements;
  hint.candidates = candidatesOf(step);
  if (infoOf(step.step.technique).level != Level::Easy) hint.notation = notationOf(step.step);
  hint.walk = step.explanation.walk;
  hint.walkNumbers = step.explanation.links;
  hint.told = std::clamp(told, 0, static_cast<int>(hint.walk.size()));
  if (hint.told > 0) {
    hint.toldLinks = linksTold(step.explanation, hint.told);
    hint.status = tr("Step %1 of %2: %3")
                      .arg(hint.told)
                      .arg(hint.walk.size())
                      .arg(toPlainText(hint.walk[static_cast<std::size_t>(hint.told) - 1]));
  } else {
    hint.status = tr("Hint: %1. %2").arg(hint.title, effectOf(step.step));
  }
  hint.faintLinks = faintLinksOf(hint.picture, hint.toldLinks);
}

QString Hints::effectOf(const Step& step) {
  if (!step.placements.empty()) {
    const Candidate& placed = step.placements.front();
    return tr("Apply writes %1 into row %2, column %3.")
        .arg(placed.digit.value())
        .arg(placed.cell.row() + 1)
        .arg(placed.cell.column() + 1);
  }
  const auto count = static_cast<int>(step.eliminations.size());
  return tr("Apply removes {count} candidates.", nullptr, count)
      .replace(u"{count}"_s, Numbers::inWords(count));
}

bool Hints::tellWhatIf(Hint& hint, const WhatIf& whatIf, const Position& position, int told) {
  hint.sentences = {whatIf.assumption};
  for (const WhatIf::Event& event : whatIf.events) hint.walk.push_back(event.words);
  if (!whatIf.end.empty()) hint.walk.push_back(whatIf.end);
  hint.walkNumbers.assign(hint.walk.size(), 0);
  const auto length = static_cast<int>(hint.walk.size());
  hint.told = std::clamp(told, 0, length);
  hint.ghost = ghostAfter(whatIf, position, hint.told);
  const bool isTold = hint.told == length;
  if (isTold && whatIf.brokenHouse) hint.picture.bands.push_back({*whatIf.brokenHouse, Role::Cover});
  hint.legend = Legend::of(hint.picture);
  hint.status =
      toPlainText(hint.told == 0 ? whatIf.assumption : hint.walk[static_cast<std::size_t>(hint.told) - 1]);
  return isTold;
}

Hint Hints::ofWhatIf(const TaughtStep& step, const WhatIf& whatIf, int told) {
  Hint hint;
  hint.kind = Hint::Kind::WhatIf;
  hint.rung = Rung::Why;
  const auto& [assumed, isOn] = whatIf.assumed;
  const QString cell = Phrases::name(assumed.cell);
  hint.title = isOn
                   ? tr("What if %1 were %2?", "a cell and a digit").arg(cell).arg(assumed.digit.value())
                   : tr("What if %1 were not %2?", "a cell and a digit").arg(cell).arg(assumed.digit.value());
  hint.subtitle = step.explanation.title;
  const bool isTold = tellWhatIf(hint, whatIf, step.position, told);
  if (!isTold) hint.actions.push_back(HintAction::WalkForward);
  hint.actions.push_back(HintAction::Back);
  if (hint.told > 0) hint.actions.push_back(HintAction::WalkBack);
  if (std::max(step.step.eliminations.size(), step.step.placements.size()) > 1)
    hint.actions.push_back(HintAction::NextRemoval);
  hint.actions.push_back(HintAction::Close);
  return hint;
}

Hint Hints::ofMistake(const Mistake& mistake) {
  Hint hint;
  hint.kind = Hint::Kind::Mistake;
  hint.rung = Rung::Why;
  hint.title = wrongEntries(mistake.wrongCount);
  hint.sentences = mistake.sentences;
  hint.wrong = {mistake.cell};
  hint.picture.cells.push_back({{mistake.cell}, Role::Eliminated});
  for (const Sentence& sentence : mistake.sentences)
    for (const Phrase& phrase : sentence) {
      for (const House house : phrase.houses) hint.picture.bands.push_back({house, phrase.role});
      if (phrase.role == Role::Pattern) hint.picture.cells.push_back({phrase.cells, phrase.role});
    }
  hint.status = tr("Hint: %1").arg(toPlainText(mistake.sentences.front()));
  hint.actions = {HintAction::ClearIt};
  if (!mistake.refutation.end.empty()) hint.actions.push_back(HintAction::ShowWhy);
  hint.actions.push_back(HintAction::BackToBeforeMistake);
  hint.actions.push_back(HintAction::Close);
  return hint;
}

Hint Hints::ofRefutation(const Mistake& mistake, int told) {
  Hint hint;
  hint.kind = Hint::Kind::Mistake;
  hint.rung = Rung::Why;
  hint.title = wrongEntries(mistake.wrongCount);
  hint.wrong = {mistake.cell};
  const bool isTold = tellWhatIf(hint, mistake.refutation, mistake.position, told);
  hint.actions = {isTold ? HintAction::ClearIt : HintAction::WalkForward, HintAction::Back};
  if (hint.told > 0) hint.actions.push_back(HintAction::WalkBack);
  hint.actions.push_back(HintAction::Close);
  return hint;
}

QString Hints::wrongEntries(int count) {
  //: Such as: Two entries are wrong
  return toPlainText(
      Phrases::fill(tr("{count} entries are wrong", nullptr, count), {{"count", Numbers::inWords(count)}}));
}

Hint Hints::notesQuestion() {
  Hint hint;
  hint.kind = Hint::Kind::NotesQuestion;
  hint.title = tr("Are your notes complete?");
  hint.sentences = {Phrases::fill(tr("Do you note every candidate?")),
                    Phrases::fill(tr("Then a missing one counts as crossed out.")),
                    Phrases::fill(tr("If not, a missing one means nothing."))};
  hint.status = hint.title;
  hint.actions = {HintAction::Yes, HintAction::No, HintAction::Close};
  return hint;
}

Hint Hints::wrongNotes(const Candidate& lacking, bool wasCrossedOut) {
  Hint hint;
  hint.kind = Hint::Kind::WrongNotes;
  hint.title = tr("A note is missing");
  hint.lacking = lacking;
  hint.sentences = {Phrases::fill(wasCrossedOut ? tr("You crossed out the right digit in {cell}.")
                                                : tr("The notes of {cell} lack the right digit."),
                                  {{"cell", Phrases::cells({lacking.cell}, Role::Fin)}}),
                    Phrases::fill(tr("The next step rests on it."))};
  hint.picture.cells.push_back({{lacking.cell}, Role::Fin});
  hint.status = tr("Hint: %1").arg(toPlainText(hint.sentences.front()));
  hint.actions = {HintAction::PutNoteBack, HintAction::Close};
  return hint;
}

Hint Hints::nothing(std::optional<Technique> refused) {
  Hint hint;
  hint.kind = Hint::Kind::Nothing;
  hint.title = tr("No step");
  hint.sentences = {
      refused ? Phrases::fill(
                    tr("No technique that Next step may use gets on here. This one would: {technique}."),
                    {{"technique", TechniqueWords::title(*refused)}})
              : Phrases::fill(tr("There is nothing left to find."))};
  hint.status = toPlainText(hint.sentences.front());
  hint.actions = {HintAction::Close};
  return hint;
}

Hint Hints::undecided() {
  Hint hint;
  hint.kind = Hint::Kind::Nothing;
  hint.title = tr("Several solutions");
  hint.sentences = {Phrases::fill(tr("From here on logic decides nothing: several solutions are left.")),
                    Phrases::fill(tr("Choose a digit yourself: any that leads to a solution is right."))};
  hint.status = toPlainText(hint.sentences.front());
  hint.actions = {HintAction::Close};
  return hint;
}

Hint Hints::thinking() {
  Hint hint;
  hint.kind = Hint::Kind::Thinking;
  hint.title = tr("Looking for the next step…");
  hint.status = hint.title;
  hint.actions = {HintAction::Close};
  return hint;
}

QString Hints::whatWasRuledOut(const std::vector<Candidate>& candidates) {
  const CellSet cells = cellsOf(candidates);
  const DigitSet digits = digitsOf(candidates);
  if ((digits.size() > 1 && cells.size() > 1) || cells.size() > kNamedRemovals)
    return toPlainText(
        Phrases::fill(tr("{count} candidates are crossed out.", nullptr, static_cast<int>(candidates.size())),
                      {{"count", Numbers::inWords(static_cast<int>(candidates.size()))}}));
  return toPlainText(
      //: Such as: 4 and 7 are crossed out in r1c5. Count of the digits.
      Phrases::fill(tr("{digits} are crossed out in {cells}.", nullptr, digits.size()),
                    {{"digits", Phrases::digits(digits)}, {"cells", Phrases::cells(cells, Role::Words)}}));
}

}  // namespace sudoku
