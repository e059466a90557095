#include "answerlines.h"

#include <algorithm>
#include <variant>

#include <QStringList>

#include "game/language/isolated.h"
#include "phrases.h"
#include "techniquewords.h"

namespace sudoku {
namespace {

using namespace Qt::Literals::StringLiterals;

using AnswerState = AnswerLine::State;

/// A candidate by its cell alone or, if the question is about one cell, by its digit alone.
QString chipOf(const AskedPosition& asked, const Candidate& option) {
  return std::holds_alternative<Cell>(asked.question) ? Phrases::digit(option.digit)
                                                      : Phrases::name(option.cell);
}

}  // namespace

/// Through which house a cell is taken by another one.
QString AnswerLines::relation(Cell cell, Cell taker) {
  switch (takingHouse(cell, taker).kind()) {
    case House::Kind::Box:
      return tr("same box");
    case House::Kind::Row:
      return tr("same row");
    case House::Kind::Column:
      break;
  }
  return tr("same column");
}

void AnswerLines::fillTaken(AnswerLine& line, const Answer& answer) {
  const Cell taker = *answer.taker;
  if (taker == answer.option.cell) {
    line.words = Phrases::fill(tr("filled"), {}, Phrases::Start::Inside);
    line.spoken = tr("%1: filled").arg(line.chip);
    return;
  }
  line.words = Phrases::fill(
      tr("taken by {cell}"),
      {{"cell", Phrases::phrase(Phrases::name(taker), Role::Taker, {taker}, {answer.option.digit})}},
      Phrases::Start::Inside);
  line.detail = relation(answer.option.cell, taker);
  line.spoken =
      tr("%1: taken by row %2 column %3").arg(line.chip).arg(taker.row() + 1).arg(taker.column() + 1);
}

void AnswerLines::fillGone(AnswerLine& line, const Answer& answer) {
  if (!answer.proof) {
    line.words = Phrases::fill(tr("ruled out before"), {}, Phrases::Start::Inside);
    line.spoken = tr("%1: ruled out before").arg(line.chip);
    return;
  }
  const auto count = static_cast<int>(answer.proof->steps.size());
  const QString technique = TechniqueWords::inside(answer.proof->steps.back().technique);
  line.words = Phrases::fill(tr("gone: {technique}"),
                             {{"technique", Phrases::phrase(technique, Role::Eliminated, {answer.option.cell},
                                                            {answer.option.digit})}},
                             Phrases::Start::Inside);
  line.detail = tr("%n steps", nullptr, count);
  line.spoken =
      tr("%1: gone, %2, %3", "a digit, a technique, some steps").arg(line.chip, technique, line.detail);
}

AnswerLine AnswerLines::of(const AskedPosition& asked, const Answer& answer, bool isLooking) {
  AnswerLine line{answer.option, AnswerState::Possible, chipOf(asked, answer.option), {}, {}, {}};
  switch (answer.kind) {
    case Answer::Kind::Taken:
      line.state = AnswerState::Taken;
      fillTaken(line, answer);
      break;
    case Answer::Kind::Gone:
      line.state = AnswerState::Gone;
      fillGone(line, answer);
      break;
    case Answer::Kind::Possible:
      if (isLooking) {
        line.state = AnswerState::Looking;
        line.words = Phrases::fill(tr("looking…"), {}, Phrases::Start::Inside);
        line.spoken = tr("%1: looking").arg(line.chip);
      } else {
        line.words = {{tr("still possible"), Role::Pattern, {answer.option.cell}, {answer.option.digit}}};
        line.spoken = tr("%1: still possible").arg(line.chip);
      }
      break;
  }
  return line;
}

QString AnswerLines::summary(const std::vector<AnswerLine>& lines, bool isLooking) {
  const auto count = [&lines](AnswerState state) {
    return static_cast<int>(std::count_if(lines.begin(), lines.end(),
                                          [state](const AnswerLine& each) { return each.state == state; }));
  };
  QStringList parts;
  if (isLooking)
    parts += tr("looking…");
  else
    parts += tr("%n still possible", "digits", count(AnswerState::Possible));
  if (const int gone = count(AnswerState::Gone); gone > 0) parts += tr("%n gone by logic", "digits", gone);
  if (const int taken = count(AnswerState::Taken); taken > 0) parts += tr("%n taken", "digits", taken);
  return parts.join(u" · "_s);
}

QString AnswerLines::stillOpen(const AskedPosition& asked, const std::vector<AnswerLine>& lines) {
  DigitSet digits;
  CellSet cells;
  for (const AnswerLine& line : lines) {
    if (line.state != AnswerState::Possible && line.state != AnswerState::Looking) continue;
    digits.add(line.option.digit);
    cells.add(line.option.cell);
  }
  if (const auto* const cell = std::get_if<Cell>(&asked.question))
    return tr("Ask: %1 can still be %2.", "a cell and digits")
        .arg(isolated(Phrases::name(*cell)), Phrases::digits(digits, Phrases::Joint::Or));
  const auto& [digit, house] = std::get<DigitInHouse>(asked.question);
  if (cells.isEmpty())
    //: In the status line, such as: Ask: row 3 has its 7 already.
    return toPlainText(
        Phrases::fill(tr("Ask: {house} has its {digit} already."),
                      {{"house", Phrases::house(house, Role::Words)}, {"digit", Phrases::digit(digit)}}));
  return tr("Ask: %1 can still go into %2.", "a digit and cells")
      .arg(Phrases::digit(digit), toPlainText(Phrases::cells(cells, Role::Words, {}, Phrases::Joint::Or)));
}

}  // namespace sudoku
