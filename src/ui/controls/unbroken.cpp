#include "unbroken.h"

#include <algorithm>

#include <QLabel>
#include <QTextBoundaryFinder>

namespace sudoku {

QString unbroken(const QString& text) {
  constexpr QChar kNoBreakHyphen(0x2011);
  QString drawn = text;
  for (qsizetype at = 1; at + 1 < text.size(); ++at)
    if (text[at] == u'-' && text[at - 1].isLetter() && text[at + 1].isLetter()) drawn[at] = kNoBreakHyphen;
  return drawn;
}

int widestWord(const QString& text, const QFontMetrics& metrics) {
  QTextBoundaryFinder lines(QTextBoundaryFinder::Line, unbroken(text));
  int widest = 0;
  qsizetype start = 0;
  while (lines.toNextBoundary() >= 0) {
    widest = std::max(widest, metrics.horizontalAdvance(text.mid(start, lines.position() - start).trimmed()));
    start = lines.position();
  }
  return widest;
}

void showUnbroken(QLabel& label, const QString& text) {
  label.setText(unbroken(text));
  label.setAccessibleName(text);
}

}  // namespace sudoku
