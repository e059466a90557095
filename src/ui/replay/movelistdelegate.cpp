#include "movelistdelegate.h"

#include <algorithm>

#include <QPainter>
#include <QStyleOptionViewItem>

#include "game/language/joined.h"
#include "movelistmodel.h"
#include "ui/style/targets.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kHereBar = 3;
constexpr int kTimeFrom = 10;  // width of a row from which the time is shown, in heights of a line

}  // namespace

MoveListDelegate::MoveListDelegate(QObject* parent) : QAbstractItemDelegate(parent) {}

void MoveListDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
  const Theme& theme = themeOf(option.widget);
  const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
  const bool isHere = index.data(MoveListModel::HereRole).toBool();
  const bool isBranch = index.data(MoveListModel::BranchRole).toBool();
  painter->save();
  painter->setClipRect(option.rect);
  painter->setLayoutDirection(option.direction);
  if (isCurrent)
    painter->fillRect(option.rect, theme.sameFill);
  else if (option.state.testFlag(QStyle::State_MouseOver))
    painter->fillRect(option.rect, theme.hover);
  if (isHere)
    painter->fillRect(QRect(option.rect.topLeft(), QSize(kHereBar, option.rect.height())), theme.accent);
  QFont font = option.font;
  font.setBold(isHere);
  painter->setFont(font);
  const QFontMetrics metrics = painter->fontMetrics();
  const int gap = metrics.averageCharWidth();
  QRect free = option.rect.adjusted(kHereBar + gap / 2, 0, -gap, 0);
  const auto write = [painter, &metrics](const QRect& area, Qt::Alignment side, const QColor& ink,
                                         const QString& text) {
    painter->setPen(ink);
    painter->drawText(area, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine,
                      metrics.elidedText(text, Qt::ElideRight, area.width()));
  };
  const QColor& muted = isCurrent ? theme.text : theme.mutedText;
  if (!isBranch) {
    const bool hasTime = option.rect.width() >= kTimeFrom * metrics.height();
    const QString time = hasTime ? index.data(MoveListModel::TimeRole).toString() : QString();
    const int timeWidth = metrics.horizontalAdvance(time) + 1;
    write(QRect(free.right() - timeWidth, free.top(), timeWidth + 1, free.height()), Qt::AlignRight, muted,
          time);
    const int numberWidth = metrics.horizontalAdvance("888");
    write(QRect(free.left(), free.top(), numberWidth, free.height()), Qt::AlignRight, muted,
          index.data(MoveListModel::NumberRole).toString());
    free.adjust(numberWidth + gap, 0, -timeWidth - gap, 0);
  }
  const QString words = index.data(MoveListModel::WordsRole).toString();
  const QColor wordInk = index.data(MoveListModel::WrongRole).toBool() ? theme.wrongText
                         : isBranch                                    ? muted
                                                                       : theme.text;
  write(free, Qt::AlignLeft, wordInk, words);
  free.setLeft(free.left() + std::min(free.width(), metrics.horizontalAdvance(words) + gap));
  const QStringList notes = index.data(MoveListModel::NotesRole).toStringList();
  if (!notes.isEmpty() && free.width() > 3 * gap)
    write(free, Qt::AlignLeft, muted, "· " + Joined::list(notes));
  painter->restore();
}

QSize MoveListDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const {
  const int line = option.fontMetrics.height();
  return {100, std::max(line + line / 2, leastTarget(option.widget, option.fontMetrics))};
}

}  // namespace sudoku
