#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sudoku::cli {

/// Consecutive lines of one file, or the reason why the file cannot be read.
struct LineBatch {
  std::string file;             ///< name of the file, `-` for standard input
  std::uint64_t firstLine = 1;  ///< number of the first line, counted from 1 in the file
  std::string text;     ///< the lines; each ends with a line feed, except perhaps the last of the file
  std::string trouble;  ///< why the file cannot be read, or not to its end; empty if it can
};

/// Reads files line by line, in big blocks. A line ends at a line feed, a carriage return, or a pair of them.
/// From a pipe it takes the data that is available and never waits for more than one whole line. Of a very
/// long line (no puzzle is anywhere near that long) only parts are kept, the start among them, so memory
/// stays bounded for any input.
class LineReader {
 public:
  /// Makes a reader for these files, in this order; `-` is standard input.
  explicit LineReader(std::vector<std::string> files) : m_files(std::move(files)) {}
  ~LineReader() { close(); }
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;

  /// The next lines, from 1 to `maxLines`, or the reason why a file cannot be read; nothing after the last
  /// file.
  std::optional<LineBatch> take(std::size_t maxLines);

 private:
  bool isOpen() const { return m_descriptor >= 0; }
  bool hasWholeLine() const { return m_text.find('\n', m_begin) != std::string::npos; }

  // Both open() and readBlock() return an error number, or 0 for success.
  int open();
  int readBlock();
  // Turns each line end in m_text from index `from` on into a single line feed.
  void unifyLineEnds(std::size_t from);
  LineBatch cut(std::size_t maxLines);
  LineBatch giveUp(int errorNumber);
  void close();

  std::vector<std::string> m_files;
  std::size_t m_current = 0;
  int m_descriptor = -1;
  bool m_atEnd = false;        // whether the current file has been read to its end
  bool m_afterReturn = false;  // whether the last character read is a carriage return
  std::string m_text;          // text that has been read and not completely returned yet
  std::size_t m_begin = 0;     // index in m_text of the first character not returned yet
  std::uint64_t m_line = 1;
};

}  // namespace sudoku::cli
