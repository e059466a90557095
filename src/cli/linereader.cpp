#include "linereader.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <string_view>
#include <system_error>
#include <unistd.h>
#include <utility>

#include <sudoku/formats/formats.h>

namespace sudoku::cli {
namespace {

constexpr std::size_t kReadSize = std::size_t{256} * 1024;

}  // namespace

std::optional<LineBatch> LineReader::take(std::size_t maxLines) {
  while (m_current < m_files.size()) {
    if (!isOpen())
      if (const int error = open()) return giveUp(error);
    while (!m_atEnd && !hasWholeLine())
      if (const int error = readBlock()) return giveUp(error);
    LineBatch batch = cut(maxLines);
    if (m_atEnd && m_begin == m_text.size()) close();
    if (!batch.text.empty()) return batch;
  }
  return std::nullopt;
}

int LineReader::open() {
  const std::string& file = m_files[m_current];
  m_descriptor = file == "-" ? STDIN_FILENO : ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  return isOpen() ? 0 : errno;
}

int LineReader::readBlock() {
  m_text.erase(0, m_begin);
  m_begin = 0;
  // The unread text is the start of one line. Of a line longer than kReadSize only the first kReadSize bytes
  // are kept.
  const std::size_t kept = std::min(m_text.size(), kReadSize);
  m_text.resize(kept + kReadSize);
  ssize_t count = 0;
  do {
    count = ::read(m_descriptor, m_text.data() + kept, kReadSize);
  } while (count < 0 && errno == EINTR);
  const int error = count < 0 ? errno : 0;
  m_atEnd = count == 0;
  m_text.resize(kept + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
  unifyLineEnds(kept);
  return error;
}

void LineReader::unifyLineEnds(std::size_t from) {
  std::size_t end = from;
  for (std::size_t next = from; next < m_text.size();) {
    // A carriage return ends a line at once, since in a pipe the next character, perhaps a line feed, may
    // come much later.
    if (std::exchange(m_afterReturn, false) && m_text[next] == '\n') ++next;
    const std::size_t stop = std::min(m_text.find('\r', next), m_text.size());
    const std::size_t size = stop - next;
    if (end < next) std::char_traits<char>::move(m_text.data() + end, m_text.data() + next, size);
    end += size;
    next = stop + 1;
    m_afterReturn = stop < m_text.size();
    if (m_afterReturn) m_text[end++] = '\n';
  }
  m_text.resize(end);
}

LineBatch LineReader::cut(std::size_t maxLines) {
  std::size_t end = m_begin;
  std::size_t lines = 0;
  for (; lines < maxLines; ++lines) {
    const std::size_t feed = m_text.find('\n', end);
    if (feed == std::string::npos) break;
    end = feed + 1;
  }
  if (lines == 0) end = m_text.size();  // the last line has no line feed
  std::string_view text(m_text.data() + m_begin, end - m_begin);
  if (m_line == 1) text = withoutByteOrderMark(text);
  LineBatch batch{m_files[m_current], m_line, std::string(text), {}};
  m_begin = end;
  m_line += lines;
  return batch;
}

LineBatch LineReader::giveUp(int errorNumber) {
  LineBatch batch{m_files[m_current], m_line, {}, std::generic_category().message(errorNumber)};
  close();
  return batch;
}

void LineReader::close() {
  if (isOpen() && m_descriptor != STDIN_FILENO) ::close(m_descriptor);
  m_descriptor = -1;
  m_atEnd = false;
  m_afterReturn = false;
  m_text.clear();
  m_begin = 0;
  m_line = 1;
  ++m_current;
}

}  // namespace sudoku::cli
