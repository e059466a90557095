#include <gtest/gtest.h>
#include <ostream>
#include <string>
#include <vector>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/geometry.h>

#include "../names.h"
#include "records.h"

namespace sudoku {
namespace {

constexpr std::size_t kRecords = 1'000;

std::size_t at(Cell cell) {
  return static_cast<std::size_t>(cell.index());
}

/// What the digits on the board and the notes leave in an open cell. Notes that fit nowhere say nothing.
DigitSet leftIn(const PuzzleRecord& record, Cell cell) {
  DigitSet possible = allDigits();
  for (const Cell peer : peersOf(cell))
    if (const auto digit = record.board.at(peer)) possible.remove(*digit);
  const DigitSet noted = possible & record.notes[at(cell)];
  return noted.isEmpty() ? possible : noted;
}

/// The record as a format keeps it that has digits only: nobody can tell givens from entries.
PuzzleRecord boardAsGivens(const PuzzleRecord& record) {
  PuzzleRecord kept;
  kept.givens = kept.board = record.board;
  return kept;
}

/// The record as a format keeps it that has all candidates that are left. The last one of a cell is a digit
/// unless a peer could hold it too.
PuzzleRecord candidatesAsNotes(const PuzzleRecord& record) {
  PuzzleRecord kept = boardAsGivens(record);
  for (const Cell cell : record.board.emptyCells()) {
    const DigitSet left = leftIn(record, cell);
    kept.notes[at(cell)] = left;
    if (left.size() != 1) continue;
    bool isElsewhere = false;
    for (const Cell peer : peersOf(cell) & record.board.emptyCells())
      isElsewhere = isElsewhere || leftIn(record, peer).contains(left.first());
    if (isElsewhere) continue;
    kept.notes[at(cell)] = {};
    kept.board.set(cell, left.first());
    kept.givens.set(cell, left.first());
  }
  return kept;
}

/// The record as a format keeps it that has givens, entries, and candidates that have gone.
PuzzleRecord eliminationsAsNotes(const PuzzleRecord& record) {
  PuzzleRecord kept{record.givens, record.board, {}, {}};
  PuzzleRecord bare = kept;
  bool hasGone = false;
  for (const Cell cell : record.board.emptyCells()) {
    kept.notes[at(cell)] = leftIn(record, cell);
    hasGone = hasGone || leftIn(record, cell) != leftIn(bare, cell);
  }
  return hasGone ? kept : bare;
}

PuzzleRecord entriesAndLabel(const PuzzleRecord& record) {
  PuzzleRecord kept{record.givens, record.board, {}, record.label};
  kept.label.title.clear();
  kept.label.elapsed.reset();
  return kept;
}

PuzzleRecord wholeGame(const PuzzleRecord& record) {
  PuzzleRecord kept{record.givens, record.board, record.notes, {}};
  kept.label.title = record.label.title.empty() ? "Sudoku" : record.label.title;
  kept.label.comment = record.label.comment;
  kept.label.elapsed = record.label.elapsed;
  return kept;
}

struct Trip {
  Format format;
  support::Entries entries;
  PuzzleRecord (*kept)(const PuzzleRecord&);  ///< what the format can hold of a record
};

std::ostream& operator<<(std::ostream& out, const Trip& trip) {
  return out << trip.format;
}

class RoundTripTest : public testing::TestWithParam<Trip> {};

TEST_P(RoundTripTest, KeepsWhatTheFormatCanHold) {
  const auto [format, entries, kept] = GetParam();
  const std::vector<PuzzleRecord> records = support::makeRecords(kRecords, entries, 20'260);
  const std::string text = write(format, records);
  EXPECT_EQ(text.back(), '\n');
  const std::vector<ReadPuzzle> read = readPuzzles(text);
  ASSERT_EQ(read.size(), records.size());
  for (std::size_t index = 0; index < records.size(); ++index) {
    ASSERT_TRUE(read[index].puzzle) << toText(read[index].puzzle.error());
    ASSERT_EQ(*read[index].puzzle, kept(records[index])) << "record " << index;
  }
}

TEST_P(RoundTripTest, ReadsOnePuzzleAlone) {
  const auto [format, entries, kept] = GetParam();
  for (const PuzzleRecord& record : support::makeRecords(30, entries, 4'711)) {
    const std::vector<ReadPuzzle> read = readPuzzles(write(format, std::vector{record}));
    ASSERT_EQ(read.size(), 1U);
    ASSERT_TRUE(read[0].puzzle) << toText(read[0].puzzle.error());
    ASSERT_EQ(*read[0].puzzle, kept(record));
  }
}

TEST_P(RoundTripTest, WritesTheSameAgain) {
  const auto [format, entries, kept] = GetParam();
  std::vector<PuzzleRecord> records;
  for (const PuzzleRecord& record : support::makeRecords(20, entries, 99)) records.push_back(kept(record));
  std::vector<PuzzleRecord> read;
  for (const ReadPuzzle& puzzle : readPuzzles(write(format, records))) read.push_back(*puzzle.puzzle);
  EXPECT_EQ(write(format, read), write(format, records));
}

INSTANTIATE_TEST_SUITE_P(
    Formats, RoundTripTest,
    testing::Values(Trip{Format::Line, support::Entries::Right, boardAsGivens},
                    Trip{Format::Grid, support::Entries::Right, boardAsGivens},
                    Trip{Format::PencilMarks, support::Entries::Right, candidatesAsNotes},
                    Trip{Format::Sdk, support::Entries::AlsoWrong, entriesAndLabel},
                    Trip{Format::Sdm, support::Entries::Right, boardAsGivens},
                    Trip{Format::SimpleSudoku, support::Entries::AlsoWrong, eliminationsAsNotes},
                    Trip{Format::Library, support::Entries::AlsoWrong, eliminationsAsNotes},
                    Trip{Format::OpenSudoku, support::Entries::AlsoWrong, wholeGame},
                    Trip{Format::Csv, support::Entries::Right, boardAsGivens}),
    [](const auto& trip) { return std::string(nameOf(trip.param.format)); });

}  // namespace
}  // namespace sudoku
