#include "needsbox.h"

#include <algorithm>

#include <QPainter>
#include <QStyledItemDelegate>

#include "game/control/forme.h"
#include "game/practice/formewords.h"
#include "ui/style/textscale.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kReasonSize = 0.87;
constexpr int kItemHeight = 35;  // pixels for kPageTextHeight
constexpr int kReasonRole = Qt::UserRole + 1;
constexpr int kNeedRole = Qt::UserRole;

/// Paints the items of a NeedsBox.
class NeedsDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    QStyleOptionViewItem ground = option;
    ground.text.clear();
    const QStyle* style = option.widget->style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
    const Theme& theme = themeOf(option.widget);
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    const int margin = option.fontMetrics.averageCharWidth();
    const QRect area = option.rect.adjusted(margin, 2, -margin, -2);
    const int middle = area.top() + area.height() * 11 / 20;
    painter->save();
    const auto write = [&](const QRect& line, int alignment, const QFont& font, const QString& text) {
      painter->setFont(font);
      painter->drawText(line, alignment, QFontMetrics(font).elidedText(text, Qt::ElideRight, line.width()));
    };
    painter->setPen(isChosen ? theme.onText : theme.text);
    write(QRect(area.topLeft(), QPoint(area.right(), middle)), Qt::AlignLeft | Qt::AlignVCenter, option.font,
          index.data(kNeedRole).toString());
    painter->setPen(isChosen ? theme.onText : theme.mutedText);
    write(QRect(QPoint(area.left(), middle), area.bottomRight()), Qt::AlignLeft | Qt::AlignVCenter,
          scaled(option.font, kReasonSize), index.data(kReasonRole).toString());
    painter->restore();
  }

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const QFontMetrics small(scaled(option.font, kReasonSize));
    const int width = std::max(option.fontMetrics.horizontalAdvance(index.data(kNeedRole).toString()),
                               small.horizontalAdvance(index.data(kReasonRole).toString()));
    return {width + 2 * option.fontMetrics.averageCharWidth(),
            qRound(kItemHeight * textScale(option.fontMetrics, kPageTextHeight))};
  }
};

}  // namespace

NeedsBox::NeedsBox(ForMe& forMe, QWidget* parent) : QComboBox(parent), m_choices(forMe.choices()) {
  setItemDelegate(new NeedsDelegate(this));
  setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
  setAccessibleName(tr("Needs"));
  for (const auto& needs : m_choices) {
    const QString need = ForMeWords::need(needs);
    const QString reason = ForMeWords::reason(forMe.learning(), needs);
    addItem(tr("%1, %2", "a technique, why the player may want it").arg(need, reason));
    setItemData(count() - 1, need, kNeedRole);
    setItemData(count() - 1, reason, kReasonRole);
  }
}

std::optional<Technique> NeedsBox::needs() const {
  return m_choices[static_cast<std::size_t>(std::max(0, currentIndex()))];
}

}  // namespace sudoku
