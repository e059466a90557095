#pragma once

#include <array>
#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>
#include <sys/resource.h>

#include "sanitizer.h"

/// Texts that would take any amount of memory if something were kept for each of their lines or words, and
/// the limit of memory for reading them.
namespace sudoku::heavy {

inline constexpr std::size_t kSize = std::size_t{8} * 1024 * 1024;

/// A text repeated up to 8 MB.
inline std::string repeatedTo8Mb(std::string_view part) {
  std::string text;
  text.reserve(kSize);
  while (text.size() + part.size() <= kSize) text += part;
  return text;
}

struct Text {
  std::string_view name;
  std::string_view start;
  std::string_view part;  ///< the part that is repeated behind the beginning
};

/// Shows a text in GoogleTest's messages.
inline std::ostream& operator<<(std::ostream& out, const Text& text) {
  return out << text.name;
}

inline constexpr std::string_view kPuzzleLine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";

/// Texts of many lines, or of one long line.
inline constexpr std::array kLineTexts = {
    Text{"BadLines", kPuzzleLine, "x\n"},
    Text{"EmptyLines", "", "\n"},
    Text{"TinyPuzzles", "", "3x3:zzzc\n"},
    Text{"OneLine", "", "x"},
};

/// Texts with great numbers of other parts.
inline constexpr std::array kOtherTexts = {
    Text{"BadRows", "", "x\n"},
    Text{"Comments", "", "#\n"},
    Text{"TinyPackedPuzzles", "", "oooooooooooooK\n"},
    Text{"Commas", "", ","},
    Text{"Colons", "", ":"},
    Text{"Brackets", "", "["},
    Text{"LessThans", "", "<"},
    Text{"Words", "", "1 "},
    Text{"Columns", "puzzle", ",a"},
    Text{"Parameters", "?", "&"},
    Text{
        "Candidates",
        ":0000:x:.................................................................................:", "111 "},
    Text{"JsonValues", "{\"cells\":[", "1,"},
    Text{"XmlElements", "<opensudoku>", "<a>x"},
};

/// The text written out, with 8 MB.
inline std::string textOf(const Text& text) {
  return std::string(text.start) + repeatedTo8Mb(text.part).substr(text.start.size());
}

/// The most memory that reading one of the texts may take, the program itself included.
inline constexpr std::size_t kMostMemory = std::size_t{300} * 1024 * 1024;

/// Whether measured memory is that of the program: the address sanitizer takes memory of its own.
inline constexpr bool kIsMemoryMeasured = !support::kHasAddressSanitizer;

/// The most memory that an ended child process has had, in bytes.
inline std::size_t mostMemoryOfChildren() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  constexpr std::size_t kUnit = 1024;
  return kIsMemoryMeasured ? static_cast<std::size_t>(usage.ru_maxrss) * kUnit : 0;
}

}  // namespace sudoku::heavy
