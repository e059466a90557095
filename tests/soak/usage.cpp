#include "usage.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <unistd.h>

namespace sudoku::soak {
namespace {

int entriesOf(const char* folder) {
  std::error_code error;
  const std::filesystem::directory_iterator entries(folder, error);
  return error ? 0 : static_cast<int>(std::distance(begin(entries), end(entries)));
}

}  // namespace

Usage measureUsage() {
  std::ifstream numbers("/proc/self/statm");
  qint64 all = 0;
  qint64 resident = 0;
  numbers >> all >> resident;
  return {resident * sysconf(_SC_PAGESIZE), entriesOf("/proc/self/fd"), entriesOf("/proc/self/task")};
}

}  // namespace sudoku::soak
