#include "question.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "situation.h"

namespace sudoku {
namespace {

std::size_t indexOf(Cell cell) {
  return static_cast<std::size_t>(cell.index());
}

std::vector<Candidate> optionsOf(const Question& question) {
  std::vector<Candidate> options;
  if (const auto* const cell = std::get_if<Cell>(&question)) {
    for (const Digit digit : allDigits()) options.push_back({*cell, digit});
  } else {
    const auto& [digit, house] = std::get<DigitInHouse>(question);
    for (const Cell each : cellsOf(house)) options.push_back({each, digit});
  }
  return options;
}

template <typename T>
bool contains(const std::vector<T>& all, const T& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

/// The houses of a cell in the order in which takers are named: the box is seen best.
std::array<House, 3> housesToTake(Cell cell) {
  return {House::box(cell.box()), House::row(cell.row()), House::column(cell.column())};
}

}  // namespace

AskedPosition askedPosition(const GameState& state, const Question& question) {
  const Position known = situationOf(state, false).position;
  const auto right = rightDigits(state);
  AskedPosition asked{
      question, {known.givens, known.board, Candidates(known.board)}, optionsOf(question), {}, {}};
  Candidates& candidates = asked.position.candidates;
  for (const Cell cell : candidates.openCells())
    for (const Digit digit : candidates.at(cell) - known.candidates.at(cell))
      asked.ruledOut.push_back({cell, digit});
  for (const auto& [cell, digit] : asked.ruledOut)
    if (!contains(asked.options, {cell, digit})) candidates.eliminate(cell, digit);
  for (const Candidate& option : asked.options)
    if (right[indexOf(option.cell)].contains(option.digit)) asked.right.push_back(option);
  return asked;
}

std::optional<Cell> takerOf(const Candidate& option, const Grid& board) {
  if (board.at(option.cell)) return option.cell;
  for (const House house : housesToTake(option.cell))
    for (const Cell cell : cellsOf(house))
      if (board.at(cell) == option.digit) return cell;
  return std::nullopt;
}

House takingHouse(Cell cell, Cell taker) {
  const auto houses = housesToTake(cell);
  return *std::find_if(houses.begin(), houses.end(), [taker](House house) { return house.contains(taker); });
}

Answers answersAtOnce(const AskedPosition& asked) {
  Answers answers;
  for (const Candidate& option : asked.options) {
    const auto taker = takerOf(option, asked.position.board);
    Answer::Kind kind = taker ? Answer::Kind::Taken : Answer::Kind::Possible;
    if (contains(asked.ruledOut, option)) kind = Answer::Kind::Gone;
    answers.push_back({option, kind, taker});
  }
  return answers;
}

Answers provedAnswers(const AskedPosition& asked, Answers answers, DisproofLimits limits,
                      const std::stop_token& stop) {
  DisproofFinder finder(asked.position, limits);
  for (Answer& answer : answers) {
    if (answer.kind == Answer::Kind::Taken || answer.proof || contains(asked.right, answer.option)) continue;
    answer.proof = finder.find(answer.option, stop);
    if (answer.proof) answer.kind = Answer::Kind::Gone;
  }
  return answers;
}

std::vector<Candidate> eliminationsOf(const Disproof& proof) {
  std::vector<Candidate> all;
  for (const Step& step : proof.steps)
    all.insert(all.end(), step.eliminations.begin(), step.eliminations.end());
  return all;
}

}  // namespace sudoku
