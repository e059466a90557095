#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sudoku::cli {

/// Lines of one file that follow each other, or what is wrong with the file.
struct LineBatch {
  std::string file;             ///< its name, `-` for standard input
  std::uint64_t firstLine = 1;  ///< counted from 1
  std::string text;     ///< the lines with a line feed behind each, but maybe not behind the last of the file
  std::string trouble;  ///< why the file cannot be read (on); empty when it can
};

/// Reads files line by line, in big blocks. A line ends at a line feed, a carriage return, or a pair of them.
/// Takes from a pipe what is there and never waits for more than one whole line. Of a very long line only
/// parts are kept, its start among them (no puzzle is anywhere near that long), so memory stays bounded
/// whatever is read.
class LineReader {
 public:
  /// `-` stands for standard input.
  explicit LineReader(std::vector<std::string> files) : m_files(std::move(files)) {}
  ~LineReader() { close(); }
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;

  /// Between one line and `maxLines` lines, or trouble; nothing at the end of the last file.
  std::optional<LineBatch> take(std::size_t maxLines);

 private:
  bool isOpen() const { return m_descriptor >= 0; }
  bool hasWholeLine() const { return m_text.find('\n', m_begin) != std::string::npos; }

  // These two give an error number, 0 for success.
  int open();
  int readBlock();
  // Makes each line end from there on a line feed, so that only this needs to be looked for.
  void unifyLineEnds(std::size_t from);
  LineBatch cut(std::size_t maxLines);
  LineBatch giveUp(int errorNumber);
  void close();

  std::vector<std::string> m_files;
  std::size_t m_current = 0;
  int m_descriptor = -1;
  bool m_atEnd = false;        // all of the current file has been read
  bool m_afterReturn = false;  // what was read last is a carriage return
  std::string m_text;          // what has been read
  std::size_t m_begin = 0;     // before this it has been taken
  std::uint64_t m_line = 1;
};

}  // namespace sudoku::cli
