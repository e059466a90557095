#include "joined.h"

#include "isolated.h"

namespace sudoku {
namespace {

QString allButTheLast(const QStringList& items, const QString& separator) {
  QStringList each;
  each.reserve(items.size() - 1);
  for (const QString& item : items.mid(0, items.size() - 1)) each += isolated(item);
  return each.join(separator);
}

}  // namespace

QString Joined::allOf(const QStringList& items) {
  if (items.size() < 2) return items.join(QString());
  const QString last = isolated(items.last());
  //: Two items of a list, such as: 4 and 7
  if (items.size() == 2) return tr("%1 and %2", "two").arg(isolated(items.first()), last);
  //: The end of a list of three items or more. %1 is all but the last item: 1, 4 and 7
  return tr("%1 and %2", "three or more")
      .arg(allButTheLast(items, tr(", ", "between items, before the last is joined by and")), last);
}

QString Joined::oneOf(const QStringList& items) {
  if (items.size() < 2) return items.join(QString());
  // Spanish has another word for `or` before eight.
  const bool isEight = items.last().startsWith(u'8');
  const QString last = isolated(items.last());
  if (items.size() == 2) {
    const QString first = isolated(items.first());
    //: Two items of a list whose last item begins with 8, such as: 4 or 8
    if (isEight) return tr("%1 or %2", "two, then 8").arg(first, last);
    //: Two items of a list, such as: 4 or 7
    return tr("%1 or %2", "two").arg(first, last);
  }
  const QString first = allButTheLast(items, tr(", ", "between items, before the last is joined by or"));
  //: The end of a list of three items or more that ends with an 8. %1 is all but the last item: 1, 4 or 8
  if (isEight) return tr("%1 or %2", "three or more, then 8").arg(first, last);
  //: The end of a list of three items or more. %1 is all but the last item: 1, 4 or 7
  return tr("%1 or %2", "three or more").arg(first, last);
}

QString Joined::noneOf(const QStringList& items) {
  if (items.size() < 2) return items.join(QString());
  const QString last = isolated(items.last());
  //: Two items of a list after a negation: it cannot be 4 or 7
  if (items.size() == 2) return tr("%1 or %2", "neither of two").arg(isolated(items.first()), last);
  //: The end of a list of three items or more after a negation: it cannot be 1, 4 or 7
  return tr("%1 or %2", "none of three or more").arg(allButTheLast(items, separator()), last);
}

QString Joined::list(const QStringList& items) {
  if (items.size() < 2) return items.join(QString());
  QStringList each;
  each.reserve(items.size());
  for (const QString& item : items) each += isolated(item);
  return each.join(separator());
}

QString Joined::separator() {
  //: What stands between the items of a list, with its blank if the language has one: 1, 4, 7
  return tr(", ", "between items");
}

QString Joined::listSeparator() {
  //: What stands between items of which some are lists themselves: 1 and 4 in r6c5, 2 in r8c1
  return tr(", ", "between items that may be lists");
}

QString Joined::sentences(const QStringList& sentences) {
  QString all;
  for (const QString& sentence : sentences) {
    if (sentence.isEmpty()) continue;
    //: Two whole sentences, one after the other: without a blank in Chinese and Japanese
    all = all.isEmpty() ? sentence : tr("%1 %2", "two sentences").arg(all, sentence);
  }
  return all;
}

}  // namespace sudoku
