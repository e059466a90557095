#include "keynames.h"

#include <QKeySequence>
#include <QRegularExpression>

#include "game/language/isolated.h"

namespace sudoku {
namespace {

QString nativeName(const QString& key) {
  QString named = QKeySequence(key, QKeySequence::PortableText).toString(QKeySequence::NativeText);
  if (!named.isEmpty()) return named;
  // A modifier has a name only with a key.
  const QString held = QKeySequence(key + QStringLiteral("+A"), QKeySequence::PortableText)
                           .toString(QKeySequence::NativeText)
                           .chopped(1);
  return held.endsWith(u'+') ? held.chopped(1) : held;
}

}  // namespace

QString withKeys(QString text) {
  static const QRegularExpression place("\\{([^{}]+)\\}");
  for (QRegularExpressionMatch match = place.match(text); match.hasMatch(); match = place.match(text))
    text.replace(match.capturedStart(), match.capturedLength(), isolated(nativeName(match.captured(1))));
  return text;
}

}  // namespace sudoku
