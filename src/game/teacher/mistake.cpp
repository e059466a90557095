#include "mistake.h"

#include <sudoku/grid/geometry.h>

#include "game/language/numbers.h"
#include "phrases.h"
#include "situation.h"
#include "whatifwords.h"

namespace sudoku {
namespace {

/// The position without the wrong entries on the board. It lacks candidates that hints have ruled out, unless
/// the wrong entry `entry` is among these.
Position positionWithout(const GameState& state, const Candidate& entry) {
  Position position = situationOf(state, false).position;
  if (!position.candidates.at(entry.cell).contains(entry.digit))
    position.candidates = Candidates(position.board);
  return position;
}

}  // namespace

std::optional<Mistake> Mistakes::first(const GameState& state, const std::vector<Move>& applied,
                                       const std::stop_token& stop) {
  const std::vector<WrongEntry> wrong = wrongEntries(state, applied);
  if (wrong.empty()) return std::nullopt;
  Mistake mistake{wrong.front().cell, wrong.front().digit};
  mistake.wrongCount = static_cast<int>(wrong.size());
  mistake.sentences.push_back(which(wrong.front()));
  if (wrong.size() > 1)
    mistake.sentences.push_back(Phrases::fill(
        tr("It is the first of {count} wrong entries.", nullptr, static_cast<int>(wrong.size())),
        {{"count", Numbers::inWords(static_cast<int>(wrong.size()))}}));
  mistake.sentences.push_back(whyNot(state, mistake, stop));
  if (auto more = whatGoesToo(*wayBack(state, applied))) mistake.sentences.push_back(std::move(*more));
  return mistake;
}

Sentence Mistakes::which(const WrongEntry& wrong) {
  const Sentence cell = Phrases::cells({wrong.cell}, Role::Eliminated, {wrong.digit});
  const QString digit = Phrases::digit(wrong.digit);
  if (!wrong.movesAgo)
    return Phrases::fill(tr("The {digit} in {cell} is wrong."), {{"digit", digit}, {"cell", cell}});
  return Phrases::fill(*wrong.movesAgo == 1 ? tr("The {digit} in {cell}, entered in the last move, is wrong.")
                                            : tr("The {digit} in {cell}, entered %n moves ago, is wrong.",
                                                 nullptr, *wrong.movesAgo),
                       {{"digit", digit}, {"cell", cell}});
}

Sentence Mistakes::whyNot(const GameState& state, Mistake& mistake, const std::stop_token& stop) {
  const Candidate entry{mistake.cell, mistake.digit};
  mistake.position = positionWithout(state, entry);
  if (auto twin = twinOf(mistake)) return *std::move(twin);
  mistake.refutation = refutationOf(entry, mistake.position, stop);
  const WhatIf& refutation = mistake.refutation;
  mistake.broken = refutation.broken;
  if (refutation.brokenHouse)
    return Phrases::fill(tr("With it, {house} comes to have no place left for {digit}."),
                         {{"house", Phrases::house(*refutation.brokenHouse, Role::Cover)},
                          {"digit", Phrases::digit(*refutation.brokenDigit)}});
  if (!refutation.end.empty())
    return Phrases::fill(tr("With it, no digit is left in the end for {cell}."),
                         {{"cell", Phrases::cells(refutation.broken, Role::Pattern)}});
  return Phrases::fill(tr("With it, there is no way left to fill the board."));
}

/// Says which house has the digit of the wrong entry already; nothing if no house has it.
std::optional<Sentence> Mistakes::twinOf(Mistake& mistake) {
  for (const House house : housesOf(mistake.cell)) {
    const CellSet twins = mistake.position.board.cellsWith(mistake.digit) & cellsOf(house);
    if (twins.isEmpty()) continue;
    mistake.broken = twins;
    WhatIf& refutation = mistake.refutation;
    refutation.assumed = {{mistake.cell, mistake.digit}, true};
    refutation.assumption = WhatIfWords::supposedRight(refutation.assumed.candidate);
    refutation.broken = twins | CellSet{mistake.cell};
    refutation.brokenHouse = house;
    refutation.brokenDigit = mistake.digit;
    refutation.end = Phrases::fill(tr("{house} has its {digit} already, in {cell}."),
                                   {{"house", Phrases::house(house, Role::Cover)},
                                    {"digit", Phrases::digit(mistake.digit)},
                                    {"cell", Phrases::cells(twins, Role::Pattern)}});
    return refutation.end;
  }
  return std::nullopt;
}

std::optional<Sentence> Mistakes::whatGoesToo(const WayBack& way) {
  const int count = way.rightEntries.size();
  if (count == 0 && !way.takesMarks) return std::nullopt;
  return Phrases::fill(
      count == 0 ? tr("To go back to before the mistake takes notes away too.")
                 : tr("To go back to before the mistake takes %n right entries away too.", nullptr, count));
}

QString Mistakes::whatWasCleared(const std::vector<WrongEntry>& wrong) {
  const auto count = static_cast<int>(wrong.size());
  if (count > 1) return tr("%n wrong entries are cleared.", nullptr, count);
  return toPlainText(Phrases::fill(
      tr("The {digit} in {cell} is cleared."),
      {{"digit", Phrases::digit(wrong.front().digit)}, {"cell", Phrases::name(wrong.front().cell)}}));
}

QString Mistakes::whatWasTakenBack(const WayBack& way) {
  const int count = way.rightEntries.size();
  if (count > 0)
    return tr("Back to before the mistake: %n right entries went too. Undo brings them back.", nullptr,
              count);
  if (way.takesMarks) return tr("Back to before the mistake: notes went too. Undo brings them back.");
  return tr("Back to before the mistake.");
}

}  // namespace sudoku
