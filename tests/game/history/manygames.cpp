#include "manygames.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>

#include <sudoku/formats/formats.h>

#include "../control/gamefixture.h"

namespace sudoku {
namespace {

constexpr qint64 kManyBegun = 1'790'000'000'000;

/// The permutation of the nine digits that has this number.
std::array<char, kDigitCount> orderOf(std::uint64_t number) {
  std::array<char, kDigitCount> digits{};
  std::generate(digits.begin(), digits.end(), [next = '1']() mutable { return next++; });
  for (std::size_t left = digits.size(); left > 1; --left) {
    std::rotate(digits.begin() + static_cast<std::ptrdiff_t>(left - 1 - number % left),
                digits.begin() + static_cast<std::ptrdiff_t>(left - number % left),
                digits.begin() + static_cast<std::ptrdiff_t>(left));
    number /= left;
  }
  return digits;
}

QByteArray relabelled(QByteArray cells, std::uint64_t number) {
  const auto digits = orderOf(number);
  for (char& cell : cells)
    if (cell != '.') cell = digits[static_cast<std::size_t>(cell - '1')];
  return cells;
}

}  // namespace

Puzzle relabelledPuzzle(std::uint64_t number) {
  return *parsePuzzle(relabelled(bytes(kPuzzle), number).toStdString());
}

KeptGame relabelledGame(std::uint64_t number, int things) {
  KeptGame kept;
  kept.createdMs = kept.lastPlayedMs = kManyBegun + static_cast<qint64>(number) * 1000;
  kept.game.key = UniqueId::derived(kept.createdMs, 0, QByteArray());
  kept.game.puzzle = relabelledPuzzle(number);
  Machine machine(std::move(kept), number);
  machine.playOn(things);
  return machine.kept();
}

void writeManyGames(QIODevice& device, int games, int things) {
  HistoryWriter writer(device);
  for (int number = 0; number < games; ++number)
    writer.add(relabelledGame(static_cast<std::uint64_t>(number), things));
  EXPECT_TRUE(writer.finish({}));
}

QByteArray manyPuzzles(int count) {
  QByteArray text;
  for (int number = 0; number < count; ++number)
    text += relabelled(bytes(kPuzzle), static_cast<std::uint64_t>(number)) + '\n';
  return text;
}

}  // namespace sudoku
