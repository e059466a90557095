#include "versiontext.h"

#include <string_view>

#include <sudoku/version.h>

#include "commit.h"

namespace sudoku {

std::string versionText(const std::string& program) {
  constexpr std::string_view kCommit = SUDOKU_COMMIT;
  std::string text = program + " " SUDOKU_VERSION_STRING;
  if (!kCommit.empty()) text.append(" (").append(kCommit).append(")");
  return text;
}

}  // namespace sudoku
