#include "handover.h"

#include <QtEndian>

#include "game/base/limits.h"

namespace sudoku {
namespace {

constexpr QByteArrayView kMagic = "sudoku 2";  // name and version of the protocol
constexpr qsizetype kLeastFields = 3;  // the fewest fields of a message: directory, token, program name

static_assert(kMagic.size() + qsizetype{sizeof(quint32)} == kHandoverHeaderBytes);

}  // namespace

QByteArray toMessage(const Handover& handover) {
  const QStringList fields = QStringList{handover.directory, handover.activationToken} + handover.arguments;
  const QByteArray text = fields.join(QChar::Null).toUtf8();
  if (handover.arguments.size() > kMostArguments || kHandoverHeaderBytes + text.size() > kMostHandoverBytes)
    return {};
  QByteArray message = kMagic.toByteArray();
  message.resize(kHandoverHeaderBytes);
  qToBigEndian(static_cast<quint32>(text.size()), message.data() + kMagic.size());
  return message + text;
}

std::optional<qsizetype> messageSize(const QByteArray& header) {
  if (header.size() < kHandoverHeaderBytes || !header.startsWith(kMagic)) return std::nullopt;
  const qsizetype size =
      kHandoverHeaderBytes + qsizetype{qFromBigEndian<quint32>(header.data() + kMagic.size())};
  return size <= kMostHandoverBytes ? std::optional(size) : std::nullopt;
}

std::optional<Handover> fromMessage(const QByteArray& message) {
  if (messageSize(message) != message.size()) return std::nullopt;
  QStringList fields = QString::fromUtf8(message.sliced(kHandoverHeaderBytes)).split(QChar::Null);
  if (fields.size() < kLeastFields || fields.size() - 2 > kMostArguments) return std::nullopt;
  const QString directory = fields.takeFirst();
  const QString token = fields.takeFirst();
  return Handover{fields, directory, token};
}

}  // namespace sudoku
