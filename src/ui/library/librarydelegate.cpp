#include "librarydelegate.h"

#include <algorithm>

#include <QLocale>
#include <QPainter>
#include <QStyleOptionViewItem>

#include "game/base/localday.h"
#include "game/history/daywords.h"
#include "game/language/joined.h"
#include "librarymodel.h"
#include "librarywords.h"
#include "ui/controls/levelbars.h"
#include "ui/controls/libraryicons.h"
#include "ui/controls/words.h"
#include "ui/style/progresslook.h"
#include "ui/style/targets.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

// Lengths are multiples of the text's height, except kListRowRadius (in pixels) and those with Tag in their
// names.
constexpr double kCardPadding = 0.65;
constexpr double kLibraryCardGap = 0.7;
constexpr double kCardLines = 5;
constexpr double kLineHeight = 1.24;
constexpr double kLeastText = 8;
constexpr double kRowHeight = 1.8;
constexpr double kListRowRadius = 9;
constexpr double kTagSize = 0.85;
constexpr int kTagGap = 4;
constexpr int kLeastTagLetters = 4;

int inHeights(const QFontMetrics& metrics, double heights) {
  return qRound(metrics.height() * heights);
}

void write(QPainter& painter, const QRect& area, Qt::Alignment side, const QString& text) {
  const QString shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, area.width());
  painter.drawText(area, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine, shown);
}

/// A square at the beginning of a line, as high as the text.
QRectF iconArea(const QRect& line, int height) {
  return {static_cast<double>(line.left()), line.center().y() + 0.5 - height / 2.0,
          static_cast<double>(height), static_cast<double>(height)};
}

int pillWidth(const QString& text, const QFontMetrics& metrics) {
  return metrics.horizontalAdvance(text) + 2 * metrics.averageCharWidth();
}

/// The texts of a game's tags that fit into `room` pixels, beginning with the first, and at last the number
/// of tags left out. If even the first tag is too long, it is cut off.
QStringList pillsIn(int room, const QStringList& tags, const QFontMetrics& metrics) {
  const auto withRest = [&tags](QStringList shown) {
    const auto rest = tags.size() - shown.size();
    return rest > 0 ? shown << QStringLiteral("+%1").arg(QLocale().toString(rest)) : shown;
  };
  const auto widthOf = [&metrics](const QStringList& pills) {
    int width = 0;
    for (const QString& pill : pills) width += pillWidth(pill, metrics) + kTagGap;
    return width - kTagGap;
  };
  for (auto count = tags.size(); count > 0; --count)
    if (QStringList pills = withRest(tags.mid(0, count)); widthOf(pills) <= room) return pills;
  if (tags.isEmpty()) return {};
  const QString letter = QStringLiteral("n");
  const int letters = room - widthOf(withRest({letter})) + metrics.horizontalAdvance(letter);
  if (letters >= kLeastTagLetters * metrics.averageCharWidth())
    return withRest({metrics.elidedText(tags.front(), Qt::ElideRight, letters)});
  QStringList count = withRest({});
  return widthOf(count) <= room ? count : QStringList();
}

/// Divides a row into columns, beginning at its end.
class RightColumns {
 public:
  RightColumns(const QRect& row, int gap) : m_rest(row), m_gap(gap) {}

  QRect take(int width) {
    const QRect column(m_rest.right() - width + 1, m_rest.top(), width, m_rest.height());
    m_rest.setRight(column.left() - m_gap - 1);
    return column;
  }
  const QRect& rest() const { return m_rest; }

 private:
  QRect m_rest;
  int m_gap;
};

}  // namespace

LibraryDelegate::LibraryDelegate(QObject* parent) : QAbstractItemDelegate(parent) {}

QSize LibraryDelegate::leastCardSize(const QFontMetrics& metrics) {
  const double text = kCardLines * kLineHeight;
  const double width = text + kLeastText + 3 * kCardPadding + kLibraryCardGap;
  return {inHeights(metrics, width), inHeights(metrics, text + 2 * kCardPadding + kLibraryCardGap)};
}

QSize LibraryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const {
  if (m_showsCards) return m_cardSize;
  return {100, std::max(inHeights(option.fontMetrics, kRowHeight),
                        leastTarget(option.widget, option.fontMetrics))};
}

void LibraryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
  const auto* model = qobject_cast<const LibraryModel*>(index.model());
  if (model == nullptr) return;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setFont(option.font);
  const Theme& theme = themeOf(option.widget);
  const GameSummary& game = model->game(index.row());
  const bool isChosen = option.state.testFlag(QStyle::State_Selected);
  const ListContext context{model->filter().collection, model->today(), theme,
                            Mirror(option.direction, option.rect),
                            isChosen && !theme.isHighContrast ? theme.panel : theme.line};
  if (m_showsCards) {
    const int gap = inHeights(option.fontMetrics, kLibraryCardGap);
    const QRect card = option.rect.adjusted(gap / 2, gap / 2, gap / 2 - gap, gap / 2 - gap);
    paintGround(*painter, card, option.state, theme);
    const int padding = inHeights(option.fontMetrics, kCardPadding);
    paintCard(*painter, card.adjusted(padding, padding, -padding, -padding), option.font, game, context);
  } else {
    paintGround(*painter, option.rect.adjusted(2, 1, -2, -1), option.state, theme);
    paintRow(*painter, option.rect.adjusted(8, 0, -8, 0), option.font, game, context);
  }
  painter->restore();
}

void LibraryDelegate::paintGround(QPainter& painter, const QRectF& area, QStyle::State state,
                                  const Theme& theme) const {
  const bool isChosen = state.testFlag(QStyle::State_Selected);
  const bool isHovered = state.testFlag(QStyle::State_MouseOver);
  const bool isRow = !m_showsCards;
  painter.setPen(isRow ? QPen(Qt::NoPen) : QPen(theme.line, 1));
  // In the themes of high contrast, Theme::sameFill would not differ from the background of the panel.
  const QColor chosen = theme.isHighContrast ? theme.hover : theme.sameFill;
  painter.setBrush(isChosen ? chosen : isHovered ? theme.hover : theme.panel);
  painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), kListRowRadius, kListRowRadius);
  const bool hasFocus = isChosen && state.testFlag(QStyle::State_HasFocus);
  if (!isChosen || (isRow && !hasFocus && !theme.isHighContrast)) return;
  const double width = hasFocus ? 3 : 2;
  painter.setPen(QPen(theme.accent, isRow && hasFocus ? 2 : width));
  painter.setBrush(Qt::NoBrush);
  const double inset = isRow ? 1 : width / 2;
  painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), kListRowRadius - 1,
                          kListRowRadius - 1);
}

void LibraryDelegate::paintCard(QPainter& painter, const QRect& area, const QFont& font,
                                const GameSummary& game, const ListContext& context) const {
  const Theme& theme = context.theme;
  const Mirror& mirror = context.mirror;
  const QFontMetrics metrics(font);
  const int side = std::min(area.height(), area.width() / 2);
  thumbnail(font, smallLook(theme, side))
      .paint(painter, context.mirror(QRect(area.topLeft(), QSize(side, side))).topLeft(),
             {game.givens, game.board});
  const int left = area.left() + side + inHeights(metrics, kCardPadding);
  const auto line = [&](int number) {
    const double height = area.height() / kCardLines;
    return QRect(left, area.top() + qRound(number * height), area.right() + 1 - left, qRound(height));
  };
  paintLevel(painter, paintSigns(painter, line(0), game, context), game, true, context);
  painter.setPen(game.name.isEmpty() ? theme.mutedText : theme.text);
  const QString title = LibraryWords::titleWithin(line(1).width(), metrics, game, context.collection);
  write(painter, mirror(line(1)), Qt::AlignLeft, title);
  const QString rating = LibraryWords::explainer(game);
  const int afterTitle = metrics.horizontalAdvance(title) + metrics.averageCharWidth();
  painter.setPen(theme.mutedText);
  if (afterTitle + metrics.horizontalAdvance(rating) <= line(1).width())
    write(painter, mirror(line(1)), Qt::AlignRight, rating);
  paintCardState(painter, line(2), line(3), game, context);
  if (!isBegun(game)) return;
  const QRect last = line(4);
  painter.setPen(theme.text);
  const QString time = clockText(game.elapsedMs);
  write(painter, mirror(last), Qt::AlignLeft, time);
  painter.setPen(theme.mutedText);
  const int used = metrics.horizontalAdvance(time) + metrics.averageCharWidth();
  write(painter, mirror(last.adjusted(used, 0, 0, 0)), Qt::AlignRight,
        DayWords::of(localDay(game.lastPlayedMs), context.today));
}

void LibraryDelegate::paintCardState(QPainter& painter, const QRect& line, const QRect& below,
                                     const GameSummary& game, const ListContext& context) const {
  const Theme& theme = context.theme;
  const Mirror& mirror = context.mirror;
  const int height = painter.fontMetrics().height();
  paintLibraryIcon(painter, mirror(iconArea(line, height - 2)), iconOf(game), theme);
  painter.setPen(theme.text);
  write(painter, mirror(line.adjusted(height + 3, 0, 0, 0)), Qt::AlignLeft, LibraryWords::state(game));
  if (!isBegun(game) || isHidden(game)) return;
  const QString help = LibraryWords::help(game);
  QRect free = below;
  const int helpWidth = painter.fontMetrics().horizontalAdvance(help);
  if (!help.isEmpty()) free.setLeft(below.left() + helpWidth + painter.fontMetrics().averageCharWidth());
  free = paintTags(painter, free, game.tags, context);
  if (game.status == GameStatus::InProgress) {
    const double bar = std::min(free.width(), below.width());
    if (bar > height)
      paintProgress(painter, QRectF(below.left(), below.center().y() - 1.5, bar, 4), game, context);
    return;
  }
  painter.setPen(theme.mutedText);
  write(painter, mirror(below), Qt::AlignLeft, help);
}

QRect LibraryDelegate::paintSigns(QPainter& painter, QRect line, const GameSummary& game,
                                  const ListContext& context) const {
  const int side = painter.fontMetrics().height() - 2;
  const auto paint = [&](LibraryIcon icon) {
    paintLibraryIcon(painter, context.mirror(QRectF(line.right() - side + 1, line.top() + 2, side, side)),
                     icon, context.theme);
    line.setRight(line.right() - side - 2);
  };
  if (game.isStarred) paint(LibraryIcon::FilledStar);
  if (game.day) paint(LibraryIcon::Calendar);
  return line;
}

QRect LibraryDelegate::paintTags(QPainter& painter, QRect line, const QStringList& tags,
                                 const ListContext& context) const {
  const Theme& theme = context.theme;
  const QFont plain = painter.font();
  painter.setFont(scaled(plain, kTagSize));
  const QFontMetrics metrics = painter.fontMetrics();
  QStringList pills = pillsIn(line.width(), tags, metrics);
  std::reverse(pills.begin(), pills.end());
  for (const QString& text : pills) {
    const int width = pillWidth(text, metrics);
    const QRectF pill = context.mirror(QRectF(
        line.right() - width + 1.5, line.center().y() - metrics.height() / 2.0, width - 1, metrics.height()));
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(theme.peerFill);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    painter.setPen(theme.text);
    painter.drawText(pill, Qt::AlignCenter | Qt::TextSingleLine, text);
    line.setRight(line.right() - width - kTagGap);
  }
  painter.setFont(plain);
  return line;
}

void LibraryDelegate::paintProgress(QPainter& painter, const QRectF& area, const GameSummary& game,
                                    const ListContext& context) const {
  const Theme& theme = context.theme;
  const Progress progress = progressOf(game);
  const double part = progress.all == 0 ? 0 : static_cast<double>(progress.filled) / progress.all;
  painter.setPen(Qt::NoPen);
  painter.setBrush(context.track);
  painter.drawRoundedRect(context.mirror(trackOf(area, theme)), 2, 2);
  painter.setBrush(theme.accent);
  if (part > 0)
    painter.drawRoundedRect(
        context.mirror(QRectF(area.topLeft(), QSizeF(std::max(4.0, area.width() * part), area.height()))), 2,
        2);
}

int LibraryDelegate::paintLevel(QPainter& painter, const QRect& area, const GameSummary& game, bool hasName,
                                const ListContext& context) const {
  const Theme& theme = context.theme;
  const Mirror& mirror = context.mirror;
  const int gap = painter.fontMetrics().averageCharWidth();
  int used = 0;
  if (hasName) {
    const QFont plain = painter.font();
    painter.setFont(bold(plain));
    painter.setPen(theme.text);
    const QString name = LibraryWords::level(game);
    write(painter, mirror(area), Qt::AlignLeft, name);
    used = painter.fontMetrics().horizontalAdvance(name) + gap;
    painter.setFont(plain);
  }
  const int bars = painter.fontMetrics().height() + 4;
  if (!game.level || used + bars > area.width()) return used;
  painter.setRenderHint(QPainter::Antialiasing, false);
  paintLevelBars(painter, mirror(QRect(area.left() + used, area.top(), bars, area.height())), *game.level,
                 theme);
  painter.setRenderHint(QPainter::Antialiasing);
  return used + bars + gap;
}

void LibraryDelegate::paintRow(QPainter& painter, const QRect& area, const QFont& font,
                               const GameSummary& game, const ListContext& context) const {
  const Theme& theme = context.theme;
  const Mirror& mirror = context.mirror;
  const QFontMetrics metrics(font);
  const ColumnWidths& widths = columnWidths(font);
  const int height = metrics.height();
  // Columns without room are left out; the words about the state of the game go first, since icons say the
  // same.
  const double room = static_cast<double>(area.width()) / height;
  RightColumns columns(area, height / 2);
  QRect signs = columns.take(2 * height);
  signs.setTop(signs.center().y() - height / 2);
  paintSigns(painter, signs, game, context);
  painter.setPen(theme.mutedText);
  const QString day = isBegun(game) ? DayWords::of(localDay(game.lastPlayedMs), context.today) : QString();
  if (room >= 24) write(painter, mirror(columns.take(widths.day)), Qt::AlignRight, day);
  painter.setPen(theme.text);
  const QString time = isBegun(game) ? clockText(game.elapsedMs) : QString();
  write(painter, mirror(columns.take(metrics.horizontalAdvance("00:00:00"))), Qt::AlignRight, time);
  if (room >= 31) {
    const QString help = LibraryWords::help(game);
    const QString state = LibraryWords::state(game);
    write(painter, mirror(columns.take(9 * height)), Qt::AlignLeft,
          Joined::list(help.isEmpty() ? QStringList{state} : QStringList{state, help}));
  }
  if (room >= 47) {
    painter.setPen(theme.mutedText);
    write(painter, mirror(columns.take(widths.hodoku)), Qt::AlignLeft, LibraryWords::hodoku(game));
    write(painter, mirror(columns.take(widths.explainer)), Qt::AlignLeft, LibraryWords::explainer(game));
  }
  QRect rest = columns.rest();
  paintLibraryIcon(painter, mirror(iconArea(rest, height - 2)), iconOf(game), theme);
  rest.setLeft(rest.left() + height + height / 2);
  const bool hasLevelName = room >= 19;
  const int used = paintLevel(painter, rest, game, hasLevelName, context);
  rest.setLeft(rest.left() + std::max(used, hasLevelName ? 7 * height : 3 * height / 2));
  const QString title = LibraryWords::title(game, context.collection);
  const QRect tags = rest.adjusted(metrics.horizontalAdvance(title) + height, 0, 0, 0);
  if (tags.width() > 0) rest.setRight(paintTags(painter, tags, game.tags, context).right());
  painter.setPen(game.name.isEmpty() ? theme.mutedText : theme.text);
  write(painter, mirror(rest), Qt::AlignLeft,
        LibraryWords::titleWithin(rest.width(), metrics, game, context.collection));
}

const LibraryDelegate::ColumnWidths& LibraryDelegate::columnWidths(const QFont& font) const {
  if (m_columnWidths && m_columnsFont == font) return *m_columnWidths;
  const QFontMetrics metrics(font);
  // At least the widths for English, which has short words.
  ColumnWidths widths{metrics.horizontalAdvance("30 MMM 2000"), metrics.horizontalAdvance("HoDoKu 10,000"),
                      metrics.horizontalAdvance("SE 10.0")};
  const QDate today(2001, 1, 1);
  QStringList days = {DayWords::of(today, today), DayWords::of(today.addDays(-1), today)};
  for (int month = 1; month <= 12; ++month) days += DayWords::of(QDate(2000, month, 28), today);
  for (const QString& day : days) widths.day = std::max(widths.day, metrics.horizontalAdvance(day));
  GameSummary rated;
  rated.hodoku = 10'000;
  rated.explainer = 100;
  widths.hodoku = std::max(widths.hodoku, metrics.horizontalAdvance(LibraryWords::hodoku(rated)));
  widths.explainer = std::max(widths.explainer, metrics.horizontalAdvance(LibraryWords::explainer(rated)));
  m_columnsFont = font;
  return m_columnWidths.emplace(widths);
}

const PlainPainter& LibraryDelegate::thumbnail(const QFont& font, const PlainLook& look) const {
  if (!m_thumbnail || m_thumbnail->look() != look || m_thumbnailFont != font) {
    m_thumbnail.emplace(font, look);
    m_thumbnailFont = font;
  }
  return *m_thumbnail;
}

}  // namespace sudoku
