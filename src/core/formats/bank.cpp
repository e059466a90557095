#include <algorithm>

#include "cells.h"
#include "formatcode.h"

namespace sudoku::formats {
namespace {

constexpr std::size_t kDigestLength = 12;

bool isHexDigit(char character) {
  return (character >= '0' && character <= '9') || (character >= 'a' && character <= 'f');
}

bool isDigest(std::string_view word) {
  return word.size() == kDigestLength && std::all_of(word.begin(), word.end(), isHexDigit);
}

Result<PuzzleRecord, ParseError> readBank(Word line) {
  const std::vector<Word> words = wordsOf(line);
  if (!isDigest(words.front().text))
    return errorAt(words.front().place, "no digest of 12 hexadecimal digits");
  if (words.size() != 3)
    return errorAt(line.placeOf(line.text.size()),
                   std::to_string(words.size()) + " fields where digest, puzzle and rating should be");
  auto puzzle = readGivens(words[1], kPlainBlanks);
  if (!puzzle) return puzzle;
  PuzzleRecord record = *puzzle;
  record.label.level = words[2].text;
  return record;
}

bool sniff(const Text& text) {
  const std::vector<Word> words = wordsOf(text.first);
  constexpr std::size_t kLongWord = 30;
  return words.size() >= 2 && isDigest(words[0].text) && words[1].text.size() >= kLongWord;
}

std::vector<ReadPuzzle> read(const Text& text) {
  return readEachLine(text, readBank);
}

}  // namespace

const FormatCode kBank{sniff, read};

}  // namespace sudoku::formats
