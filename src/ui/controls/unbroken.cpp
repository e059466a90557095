#include "unbroken.h"

#include <QLabel>

namespace sudoku {

QString unbroken(const QString& text) {
  constexpr QChar kNoBreakHyphen(0x2011);
  QString drawn = text;
  for (qsizetype at = 1; at + 1 < text.size(); ++at)
    if (text[at] == u'-' && text[at - 1].isLetter() && text[at + 1].isLetter()) drawn[at] = kNoBreakHyphen;
  return drawn;
}

void showUnbroken(QLabel& label, const QString& text) {
  label.setText(unbroken(text));
  label.setAccessibleName(text);
}

}  // namespace sudoku
