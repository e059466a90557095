#include "cells.h"
#include "formatcode.h"

namespace sudoku::formats {
namespace {

constexpr std::size_t kDigestLength = 12;
constexpr std::size_t kFields = 3;

bool isDigest(std::string_view word) {
  return word.size() == kDigestLength && word.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

Result<PuzzleRecord, ParseError> readBank(Word line) {
  const auto fields = wordsOf(line);
  const std::vector<Word> words = fields.first(kFields + 1);
  if (!isDigest(words.front().text)) return errorAt(words.front().place, ParseFault::NoDigest);
  if (words.size() != kFields)
    return errorAt(line.end(), ParseFault::BankFieldCount, {.count = static_cast<int>(fields.count())});
  auto puzzle = readGivens(words[1], kPlainBlanks);
  if (puzzle) puzzle->label.level = words[2].text;
  return puzzle;
}

bool sniffBank(const Text& text) {
  const std::vector<Word> words = wordsOf(text.first).first(2);
  constexpr std::size_t kLongWord = 30;
  return words.size() == 2 && isDigest(words[0].text) && words[1].text.size() >= kLongWord;
}

}  // namespace

const FormatCode kBank{sniffBank, readEachLine<readBank>};

}  // namespace sudoku::formats
