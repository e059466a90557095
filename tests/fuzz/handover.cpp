#include "app/handover.h"

#include <QByteArray>

#include "bytes.h"
#include "targets.h"

namespace sudoku::fuzz {

void readHandover(std::string_view bytes) {
  const QByteArray message(bytes.data(), static_cast<qsizetype>(bytes.size()));
  const auto size = messageSize(message.left(kHandoverHeaderBytes));
  require(!size || (*size >= kHandoverHeaderBytes && *size <= kMostHandoverBytes));
  if (const auto handover = fromMessage(message)) require(fromMessage(toMessage(*handover)) == handover);
}

}  // namespace sudoku::fuzz
