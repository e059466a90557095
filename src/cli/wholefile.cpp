#include "wholefile.h"

#include <cerrno>
#include <cstddef>
#include <fcntl.h>
#include <string>
#include <system_error>
#include <unistd.h>

#include <sudoku/formats/limits.h>

namespace sudoku::cli {
namespace {

constexpr std::size_t kReadBlock = std::size_t{256} * 1024;

Trouble systemTrouble(int errorNumber) {
  return {std::generic_category().message(errorNumber)};
}

Result<std::string, Trouble> readAll(int descriptor) {
  std::string text;
  for (;;) {
    const std::size_t size = text.size();
    text.resize(size + kReadBlock);
    ssize_t count = 0;
    do {
      count = ::read(descriptor, text.data() + size, kReadBlock);
    } while (count < 0 && errno == EINTR);
    if (count < 0) return systemTrouble(errno);
    text.resize(size + static_cast<std::size_t>(count));
    if (count == 0) return text;
    if (text.size() > kMostFileBytes)
      return Trouble{"more than " + std::to_string(kMostFileBytes / 1024 / 1024) + " MiB"};
  }
}

}  // namespace

Result<std::string, Trouble> readWholeFile(const std::string& file) {
  if (file == "-") return readAll(STDIN_FILENO);
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return systemTrouble(errno);
  auto text = readAll(descriptor);
  ::close(descriptor);
  return text;
}

}  // namespace sudoku::cli
