#include <utility>
#include <vector>

#include <QBuffer>

#include "bytes.h"
#include "game/history/historyjson.h"
#include "targets.h"

namespace sudoku::fuzz {

void readHistory(std::string_view input) {
  QByteArray json(input.data(), static_cast<qsizetype>(input.size()));
  QBuffer device(&json);
  device.open(QIODevice::ReadOnly);
  HistoryReader reader(device);
  std::vector<KeptGame> games;
  while (auto kept = reader.next()) games.push_back(std::move(*kept));
  require(reader.refused() >= 0 && (reader.refused() == 0 || !reader.complaints().isEmpty()));
  // A game that was read is written as one that reads the same.
  for (const KeptGame& kept : games) {
    QByteArray written;
    QBuffer out(&written);
    out.open(QIODevice::WriteOnly);
    HistoryWriter writer(out);
    writer.add(kept);
    require(writer.finish({}));
    QBuffer in(&written);
    in.open(QIODevice::ReadOnly);
    HistoryReader second(in);
    const auto again = second.next();
    require(again && *again == kept);
  }
}

}  // namespace sudoku::fuzz
