#include "momentpanel.h"

#include <algorithm>

#include <QAbstractItemDelegate>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QSignalBlocker>
#include <QTextLayout>
#include <QVBoxLayout>

#include "reviewsigns.h"
#include "reviewwords.h"
#include "ui/controls/unbroken.h"
#include "ui/controls/words.h"
#include "ui/style/direction.h"
#include "ui/style/frame.h"
#include "ui/style/strokes.h"
#include "ui/style/targets.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

enum MomentRole { EntryRole = Qt::UserRole, SummaryRole };

constexpr double kSummarySize = 0.9;
constexpr int kSummaryLines = 2;
// In parts of the height of a line of text.
constexpr double kMomentTime = 3.4;
constexpr double kMomentSign = 1.7;
constexpr double kMomentPadding = 0.45;
constexpr int kHeadEdge = 10;

/// The first lines of a text; the last one ends in an ellipsis if there are more.
QStringList firstLines(const QString& text, const QFont& font, int width, int most) {
  const QString drawn = unbroken(text);
  QTextLayout layout(drawn, font);
  layout.beginLayout();
  QStringList lines;
  while (true) {
    QTextLine line = layout.createLine();
    if (!line.isValid()) break;
    line.setLineWidth(width);
    const bool isLast = static_cast<int>(lines.size()) + 1 == most;
    lines += isLast
                 ? QFontMetrics(font).elidedText(drawn.mid(line.textStart()).trimmed(), Qt::ElideRight, width)
                 : drawn.mid(line.textStart(), line.textLength()).trimmed();
    if (isLast) break;
  }
  layout.endLayout();
  return lines;
}

class MomentDelegate : public QAbstractItemDelegate {
 public:
  MomentDelegate(const std::vector<ReviewedEntry>& entries, QObject* parent)
      : QAbstractItemDelegate(parent), m_entries(entries) {}

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const int line = option.fontMetrics.height();
    const auto* list = qobject_cast<const QListWidget*>(option.widget);
    const int width = list == nullptr ? option.rect.width() : list->viewport()->width();
    const auto lines = summaryOf(index, option, wordsIn(QRect(0, 0, width, line), line).width()).size();
    const int summary = static_cast<int>(lines) * QFontMetrics(scaled(option.font, kSummarySize)).height();
    return {100, std::max(qRound(line * (1 + 2 * kMomentPadding)) + summary + 2,
                          leastTarget(option.widget, option.fontMetrics))};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const Theme& theme = themeOf(option.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    if (isChosen)
      paintChosenRow(*painter, option.rect.adjusted(2, 1, -2, -1), kButtonCorner, theme);
    else if (option.state.testFlag(QStyle::State_MouseOver))
      paintHoveredRow(*painter, option.rect.adjusted(2, 1, -2, -1), kButtonCorner, theme);
    if (isChosen && option.state.testFlag(QStyle::State_HasFocus)) paintFocus(*painter, option.rect, theme);
    const ReviewedEntry& entry = m_entries[index.data(EntryRole).toULongLong()];
    const int line = option.fontMetrics.height();
    const int edge = qRound(kMomentPadding * line);
    const QRect row = option.rect.adjusted(edge + 2, edge, -edge - 2, 0);
    const QRect words = wordsIn(option.rect, line);
    const QColor quiet = isChosen ? chosenText(theme) : theme.mutedText;
    painter->setPen(quiet);
    painter->setFont(option.font);
    const Mirror mirror(option.direction, option.rect);
    painter->drawText(mirror(QRect(row.left(), row.top(), qRound(kMomentTime * line), line)), Qt::AlignLeft,
                      clockText(entry.atMs));
    const double sign = row.left() + (kMomentTime + 0.5) * line;
    paintReviewSign(*painter, entry, mirror(QPointF(sign, row.top() + line / 2.0)), 0.75 * line, theme);
    painter->setPen(isChosen ? chosenText(theme) : theme.text);
    painter->setFont(bold(option.font));
    const QString title = index.data(Qt::DisplayRole).toString();
    painter->drawText(mirror(QRect(words.left(), words.top(), words.width(), line)), Qt::AlignLeft,
                      painter->fontMetrics().elidedText(title, Qt::ElideRight, words.width()));
    painter->setPen(quiet);
    painter->setFont(scaled(option.font, kSummarySize));
    int top = words.top() + line + 2;
    for (const QString& text : summaryOf(index, option, words.width())) {
      painter->drawText(mirror(QRect(words.left(), top, words.width(), painter->fontMetrics().height())),
                        Qt::AlignLeft, text);
      top += painter->fontMetrics().height();
    }
    painter->restore();
  }

 private:
  /// The part of a row for the words, behind the time and the sign; `line` is the height of a line of text.
  static QRect wordsIn(const QRect& row, int line) {
    const int edge = qRound(kMomentPadding * line);
    return row.adjusted(edge + 2 + qRound((kMomentTime + kMomentSign) * line), edge, -edge - 2, 0);
  }
  static QStringList summaryOf(const QModelIndex& index, const QStyleOptionViewItem& option, int width) {
    return firstLines(index.data(SummaryRole).toString(), scaled(option.font, kSummarySize), width,
                      kSummaryLines);
  }
  static void paintFocus(QPainter& painter, const QRect& row, const Theme& theme) {
    painter.setPen(QPen(theme.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(row).adjusted(3, 2, -3, -2), kButtonCorner, kButtonCorner);
  }

  const std::vector<ReviewedEntry>& m_entries;
};

}  // namespace

MomentPanel::MomentPanel(QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(tr("Key moments"), this)),
      m_count(new QLabel(this)),
      m_list(new QListWidget(this)) {
  m_count->setForegroundRole(QPalette::PlaceholderText);
  m_list->setAccessibleName(tr("Key moments"));
  m_list->setItemDelegate(new MomentDelegate(m_entries, m_list));
  m_list->setMouseTracking(true);
  m_list->setResizeMode(QListView::Adjust);
  m_list->setWordWrap(true);  // lays the rows out anew for each width, on which their heights depend
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_list->setFrameShape(QFrame::NoFrame);
  setFocusProxy(m_list);
  auto* head = new QHBoxLayout;
  head->setContentsMargins(kHeadEdge, 0, kHeadEdge, 0);
  head->addWidget(m_title, 1);
  head->addWidget(m_count);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(2, kHeadEdge, 2, 6);  // leaves the round corners free
  column->setSpacing(4);
  column->addLayout(head);
  column->addWidget(m_list, 1);
  changeEvent(nullptr);
  connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
    if (item != nullptr) emit chosen(item->data(EntryRole).toULongLong());
  });
}

void MomentPanel::setMoments(const GameReview& review,
                             const std::vector<std::optional<TaughtStep>>& openings) {
  const QSignalBlocker blocker(m_list);
  m_list->clear();
  m_entries = review.entries;
  for (std::size_t index = 0; index < review.moments.size(); ++index) {
    const KeyMoment& moment = review.moments[index];
    auto* item = new QListWidgetItem(ReviewWords::title(review, moment), m_list);
    const QString summary = ReviewWords::summary(review, moment, openings[index]);
    item->setData(EntryRole, static_cast<qulonglong>(moment.entry));
    item->setData(SummaryRole, summary);
    item->setData(Qt::AccessibleTextRole, ReviewWords::spoken(review, moment, openings[index]));
    item->setToolTip(plainToolTip(summary));
  }
  m_count->setText(review.entries.empty()
                       ? QString()
                       : tr("%1 of %Ln entries", nullptr, static_cast<int>(review.entries.size()))
                             .arg(review.moments.size()));
}

void MomentPanel::choose(std::size_t entry) {
  const QSignalBlocker blocker(m_list);
  for (int row = 0; row < m_list->count(); ++row)
    if (m_list->item(row)->data(EntryRole).toULongLong() == entry) return m_list->setCurrentRow(row);
  m_list->setCurrentRow(-1);
}

void MomentPanel::paintEvent(QPaintEvent* /*event*/) {
  paintFrame(*this, themeOf(this), kPanelCorner);
}

void MomentPanel::changeEvent(QEvent* event) {
  if (event != nullptr) QWidget::changeEvent(event);
  if (event != nullptr && event->type() != QEvent::FontChange) return;
  m_title->setFont(bold(font()));
  m_count->setFont(scaled(font(), kSummarySize));
}

}  // namespace sudoku
