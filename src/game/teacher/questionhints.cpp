#include "questionhints.h"

#include <algorithm>

#include <QStringList>

#include "answerlines.h"
#include "game/language/isolated.h"
#include "game/language/joined.h"
#include "game/language/numbers.h"
#include "hints.h"
#include "legend.h"
#include "phrases.h"
#include "techniquewords.h"

namespace sudoku {
namespace {

using namespace Qt::Literals::StringLiterals;

CellSet cellsAsked(const AskedPosition& asked) {
  if (const auto* const cell = std::get_if<Cell>(&asked.question)) return {*cell};
  return cellsOf(std::get<DigitInHouse>(asked.question).house);
}

/// Several sentences as one.
Sentence joined(const std::vector<Sentence>& sentences) {
  Sentence all;
  for (const Sentence& sentence : sentences) {
    if (!all.empty()) all.push_back({u" "_s});
    all.insert(all.end(), sentence.begin(), sentence.end());
  }
  return all;
}

/// The candidates that the steps of a proof before one of them eliminate, with the numbers of these steps.
std::vector<StepPicture::Mark> goneBefore(const TaughtProof& proof, std::size_t index) {
  std::vector<StepPicture::Mark> marks;
  for (std::size_t step = 0; step < index; ++step)
    for (const Candidate& candidate : proof.steps[step].step.eliminations)
      marks.push_back({candidate, Role::Gone, static_cast<int>(step) + 1});
  return marks;
}

}  // namespace

TaughtProof teach(const Disproof& proof, const Position& position) {
  TaughtProof taught{proof.steps.back().eliminations.front(), {}, proof.level};
  Position before = position;
  for (const Step& step : proof.steps) {
    taught.steps.push_back(teach(step, before));
    before = applyStep(before, step);
  }
  return taught;
}

QString QuestionHints::question(const Question& question, Naming naming) {
  if (const auto* const cell = std::get_if<Cell>(&question))
    return naming == Naming::Plain ? tr("What can this cell be?")
                                   : tr("%1: what can it be?", "a cell").arg(isolated(Phrases::name(*cell)));
  const auto& [digit, house] = std::get<DigitInHouse>(question);
  //: Such as: Where can 7 go in row 3?
  return toPlainText(
      Phrases::fill(tr("Where can {digit} go in {house}?"),
                    {{"digit", Phrases::digit(digit)}, {"house", Phrases::house(house, Role::Words)}}));
}

QString QuestionHints::allAnswers(const AskedPosition& asked) {
  if (const auto* const cell = std::get_if<Cell>(&asked.question))
    return tr("All digits of %1", "a cell").arg(isolated(Phrases::name(*cell)));
  const auto& [digit, house] = std::get<DigitInHouse>(asked.question);
  //: A button, such as: All places for 7 in row 3
  return toPlainText(
      Phrases::fill(tr("All places for {digit} in {house}"),
                    {{"digit", Phrases::digit(digit)}, {"house", Phrases::house(house, Role::Words)}}));
}

QString QuestionHints::whyNot(const Candidate& option) {
  return tr("Why not %1 in %2?", "a digit and a cell")
      .arg(option.digit.value())
      .arg(isolated(Phrases::name(option.cell)));
}

Hint QuestionHints::ofAnswers(const AskedPosition& asked, const Answers& answers, bool isLooking,
                              bool keepsBack, Naming naming) {
  Hint hint;
  hint.kind = Hint::Kind::AllOptions;
  hint.rung = Rung::Why;
  hint.title = question(asked.question, naming);
  hint.asked = cellsAsked(asked);
  CellSet takers;
  for (const Answer& answer : answers) {
    hint.answers.push_back(AnswerLines::of(asked, answer, isLooking));
    const Candidate& option = answer.option;
    if (answer.kind == Answer::Kind::Taken && *answer.taker != option.cell) {
      takers.add(*answer.taker);
      hint.takers.push_back({*answer.taker, option.digit});
    } else if (answer.kind != Answer::Kind::Taken) {
      const bool isGone = answer.kind == Answer::Kind::Gone;
      hint.picture.marks.push_back({option, isGone ? Role::Eliminated : Role::Pattern});
      if (isGone) hint.removals.push_back(option);
    }
  }
  if (!takers.isEmpty()) hint.picture.cells.push_back({takers, Role::Taker});
  hint.subtitle = AnswerLines::summary(hint.answers, isLooking);
  const bool isOfCell = std::holds_alternative<Cell>(asked.question);
  if (keepsBack)
    hint.sentences = {
        Phrases::fill(tr("Logic decides this now. Ask about one of them, or take the next step."))};
  else
    hint.sentences = {Phrases::fill(
        isOfCell ? tr("Press a digit to see why. Press another cell, or move there, to ask about that one.")
                 : tr("Press a cell in this list to see why."))};
  hint.sentences.push_back(Phrases::fill(tr("Asking counts as help, as a hint does.")));
  hint.actions = {HintAction::NextStep, HintAction::Close};
  hint.status = AnswerLines::stillOpen(asked, hint.answers);
  return hint;
}

Hint QuestionHints::answer(const AskedPosition& asked, const Candidate& option) {
  Hint hint;
  hint.kind = Hint::Kind::OneOption;
  hint.rung = Rung::Why;
  hint.title = whyNot(option);
  hint.asked = {option.cell};
  hint.actions = {HintAction::Back, HintAction::Close};
  hint.allAnswers = allAnswers(asked);
  hint.subtitle = std::holds_alternative<Cell>(asked.question) ? QString() : question(asked.question);
  return hint;
}

/// Makes the first sentence of a hint its line for the status line too.
void QuestionHints::say(Hint& hint) {
  hint.status = tr("Ask: %1").arg(toPlainText(hint.sentences.front()));
}

Hint QuestionHints::ofTaken(const AskedPosition& asked, const Answer& answer) {
  const auto& [cell, digit] = answer.option;
  const Cell taker = *answer.taker;
  Hint hint = QuestionHints::answer(asked, answer.option);
  if (taker == cell) {
    hint.sentences = {Phrases::fill(tr("{cell} has a digit already: {digit}."),
                                    {{"cell", Phrases::cells({cell}, Role::Taker)},
                                     {"digit", Phrases::digit(*asked.position.board.at(cell))}})};
  } else {
    const House house = takingHouse(cell, taker);
    hint.sentences = {Phrases::fill(tr("{cell} has the {digit} of {house}."),
                                    {{"cell", Phrases::cells({taker}, Role::Taker, {digit})},
                                     {"digit", Phrases::digit(digit)},
                                     {"house", Phrases::house(house, Role::Cover)}})};
    hint.takers = {{taker, digit}};
    hint.picture.bands = {{house, Role::Cover}};
    if (taker.row() == cell.row() || taker.column() == cell.column()) hint.picture.rays = {{taker, cell}};
  }
  hint.picture.cells = {{{taker}, Role::Taker}};
  say(hint);
  return hint;
}

Hint QuestionHints::ofPossible(const AskedPosition& asked, const Candidate& option) {
  Hint hint = answer(asked, option);
  hint.sentences = {Phrases::fill(tr("{digit} is still possible. Nothing here rules it out yet."),
                                  {{"digit", Phrases::phrase(Phrases::digit(option.digit), Role::Pattern,
                                                             {option.cell}, {option.digit})}})};
  hint.picture.marks = {{option, Role::Pattern}};
  say(hint);
  return hint;
}

Hint QuestionHints::ofRuledOut(const AskedPosition& asked, const Candidate& option) {
  Hint hint = answer(asked, option);
  hint.sentences = {Phrases::fill(
      tr("{digit} has been ruled out before."),
      {{"digit", Phrases::phrase(Phrases::digit(option.digit), Role::Gone, {option.cell}, {option.digit})}})};
  hint.picture.marks = {{option, Role::Gone}};
  say(hint);
  return hint;
}

Hint QuestionHints::ofLong(const AskedPosition& asked, const Candidate& option, const Disproof& proof) {
  Hint hint = answer(asked, option);
  hint.level = proof.level;
  hint.sentences = {Phrases::fill(tr("It cannot be {digit}, but showing it takes {count} steps.", nullptr,
                                     static_cast<int>(proof.steps.size())),
                                  {{"digit", Phrases::phrase(Phrases::digit(option.digit), Role::Eliminated,
                                                             {option.cell}, {option.digit})},
                                   {"count", Numbers::inWords(static_cast<int>(proof.steps.size()))}})};
  hint.picture.marks = {{option, Role::Eliminated}};
  hint.removals = {option};
  hint.actions = {HintAction::WalkProof, HintAction::NotYet, HintAction::Close};
  say(hint);
  return hint;
}

QString QuestionHints::techniques(const TaughtProof& proof) {
  QStringList titles;
  for (const TaughtStep& step : proof.steps)
    titles += titles.isEmpty() ? TechniqueWords::title(step.step.technique)
                               : TechniqueWords::inside(step.step.technique);
  if (titles.size() == 1) return titles.front();
  const QString last = titles.takeLast();
  return tr("%1, then %2", "techniques").arg(Joined::list(titles), last);
}

/// Makes the steps of a proof the walk of its hint, each in one sentence, and what follows from the last one
/// the text below.
void QuestionHints::tellSteps(Hint& hint, const TaughtProof& proof) {
  hint.walk.clear();
  hint.walkNumbers.clear();
  for (const TaughtStep& step : proof.steps) {
    std::vector<Sentence> why = step.explanation.why;
    if (&step == &proof.steps.back() && why.size() > 1) {
      hint.sentences = {why.back()};
      why.pop_back();
    }
    hint.walk.push_back(joined(why));
    hint.walkNumbers.push_back(static_cast<int>(hint.walkNumbers.size()) + 1);
  }
}

Hint QuestionHints::ofProof(const AskedPosition& asked, const TaughtProof& proof, int told, bool isRuledOut) {
  const bool isOneStep = proof.steps.size() == 1;
  const auto length = static_cast<int>(proof.steps.size());
  const auto index = static_cast<std::size_t>(isOneStep ? 0 : std::clamp(told, 1, length) - 1);
  Telling telling;
  telling.rung = Rung::Why;
  telling.told = isOneStep ? told : 0;
  telling.mayHaveOthers = false;
  Hint hint = Hints::ofStep(proof.steps[index], telling);
  hint.kind = Hint::Kind::Proof;
  hint.title = whyNot(proof.refuted);
  hint.subtitle = techniques(proof);
  hint.level = proof.level;
  hint.asked = {proof.refuted.cell};
  hint.refuted = proof.refuted;
  hint.allAnswers = allAnswers(asked);
  if (!isOneStep) {
    tellSteps(hint, proof);
    hint.told = static_cast<int>(index) + 1;
    const auto before = goneBefore(proof, index);
    hint.picture.marks.insert(hint.picture.marks.end(), before.begin(), before.end());
    hint.legend = Legend::of(hint.picture);
    if (hint.told < length) hint.removals.clear();
  }
  hint.status = isRuledOut
                    ? tr("Ask: %1 is not %2.", "a cell and a digit")
                          .arg(isolated(Phrases::name(proof.refuted.cell)))
                          .arg(proof.refuted.digit.value())
                    : tr("Ask: %1 is not %2. Rule out %2 takes this candidate away.", "a cell and a digit")
                          .arg(isolated(Phrases::name(proof.refuted.cell)))
                          .arg(proof.refuted.digit.value());
  hint.actions =
      isRuledOut ? std::vector{HintAction::Back} : std::vector{HintAction::RuleOut, HintAction::Back};
  hint.actions.push_back(HintAction::WhatIf);
  if (hint.told > (isOneStep ? 0 : 1)) hint.actions.push_back(HintAction::WalkBack);
  if (hint.told < static_cast<int>(hint.walk.size())) hint.actions.push_back(HintAction::WalkForward);
  hint.actions.push_back(HintAction::Close);
  return hint;
}

Hint QuestionHints::ofWhatIf(const TaughtProof& proof, const WhatIf& whatIf, int told) {
  Hint hint = Hints::ofWhatIf(proof.steps.back(), whatIf, told);
  hint.asked = {proof.refuted.cell};
  std::erase(hint.actions, HintAction::NextRemoval);
  return hint;
}

Hint QuestionHints::thinking(const AskedPosition& asked) {
  Hint hint;
  hint.kind = Hint::Kind::Thinking;
  hint.title = tr("Looking for a proof…");
  hint.asked = cellsAsked(asked);
  hint.status = hint.title;
  hint.actions = {HintAction::Close};
  return hint;
}

Hint QuestionHints::ofWrongEntries(int count) {
  Hint hint;
  hint.kind = Hint::Kind::OneOption;
  hint.rung = Rung::Why;
  hint.title = Hints::wrongEntries(count);
  hint.sentences = {Phrases::fill(count == 1 ? tr("One entry is wrong. Show it?")
                                             : tr("Some entries are wrong. Show the first?")),
                    Phrases::fill(tr("Wrong entries are no reasons: the answers leave them out."))};
  say(hint);
  hint.actions = {HintAction::ShowMistake, HintAction::NotYet, HintAction::Close};
  return hint;
}

Hint QuestionHints::ofFilled(Cell cell, bool isGiven) {
  Hint hint;
  hint.kind = Hint::Kind::OneOption;
  hint.rung = Rung::Why;
  hint.title = isGiven ? tr("%1 is given.", "a cell").arg(isolated(Phrases::name(cell)))
                       : tr("%1 has a digit.", "a cell").arg(isolated(Phrases::name(cell)));
  hint.sentences = {Phrases::fill(tr("Press an empty cell, or move there, to ask about it."))};
  hint.asked = {cell};
  hint.status = hint.title;
  hint.actions = {HintAction::Close};
  return hint;
}

}  // namespace sudoku
