#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sudoku::cli {

/// Consecutive lines of one file, or what is wrong with the file.
struct LineBatch {
  std::string file;             ///< name of the file, `-` for standard input
  std::uint64_t firstLine = 1;  ///< number of the first line, counted from 1 in the file
  std::string text;             ///< the lines, a line feed behind each but perhaps the last line of the file
  std::string trouble;          ///< why the file cannot be read, or not to its end; empty if it can
};

/// Reads files line by line, in big blocks. A line ends at a line feed, a carriage return, or a pair of them.
/// Takes from a pipe what is there and never waits for more than one whole line. Of a very long line only
/// parts are kept, its start among them (no puzzle is anywhere near that long), so memory stays bounded
/// whatever is read.
class LineReader {
 public:
  /// The names of the files, in order; `-` is standard input.
  explicit LineReader(std::vector<std::string> files) : m_files(std::move(files)) {}
  ~LineReader() { close(); }
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;

  /// The next lines: between one and `maxLines`, or trouble; nothing at the end of the last file.
  std::optional<LineBatch> take(std::size_t maxLines);

 private:
  bool isOpen() const { return m_descriptor >= 0; }
  bool hasWholeLine() const { return m_text.find('\n', m_begin) != std::string::npos; }

  // Both open() and read() return an error number, 0 for success.
  int open();
  int readBlock();
  // Turns each line end from `from` on into a line feed, so that only line feeds need to be looked for.
  void unifyLineEnds(std::size_t from);
  LineBatch cut(std::size_t maxLines);
  LineBatch giveUp(int errorNumber);
  void close();

  std::vector<std::string> m_files;
  std::size_t m_current = 0;
  int m_descriptor = -1;
  bool m_atEnd = false;        // the current file has been read to its end
  bool m_afterReturn = false;  // the last character read is a carriage return
  std::string m_text;          // text that has been read
  std::size_t m_begin = 0;     // index in m_text: the text before it has been taken
  std::uint64_t m_line = 1;
};

}  // namespace sudoku::cli
