#include "app/handover.h"

#include <QByteArray>

#include "bytes.h"
#include "game/base/limits.h"
#include "targets.h"

namespace sudoku::fuzz {

void readHandover(std::string_view input) {
  const QByteArray message(input.data(), static_cast<qsizetype>(input.size()));
  const auto size = messageSize(message.left(kHandoverHeaderBytes));
  require(!size || (*size >= kHandoverHeaderBytes && *size <= kMostHandoverBytes));
  if (const auto handover = fromMessage(message)) require(fromMessage(toMessage(*handover)) == handover);
}

}  // namespace sudoku::fuzz
