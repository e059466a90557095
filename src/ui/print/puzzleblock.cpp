#include "puzzleblock.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QPen>

#include "game/teacher/openedremark.h"
#include "ink.h"
#include "profileblock.h"
#include "puzzlelink.h"
#include "qrcode.h"

namespace sudoku {
namespace {

// Sizes in points.
/// Margin beside a QR code, more than the four of its small squares that have to be left free.
constexpr double kQuiet = 8;
constexpr double kBlockHeadGap = 6;
constexpr double kSmallCode = 36;
constexpr double kScanLine = 10;  ///< distance between the lines of text under a QR code
constexpr double kSmallPrint = 6.5;
constexpr double kText = 9.5;
constexpr double kPrintHeading = 17;
constexpr double kFactStep = kText * 1.6;
constexpr double kProfileGap = 14;

class BlockWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::Paper)

 public:
  static QString number(const PaperPuzzle& puzzle) {
    return puzzle.number.isEmpty() ? QString() : tr("No. %1").arg(puzzle.number);
  }
  static QString rating(const PaperPuzzle& puzzle) {
    return puzzle.explainer ? tr("SE %1").arg(*puzzle.explainer / 10.0, 0, 'f', 1) : QString();
  }
  static QString givens(const PaperPuzzle& puzzle) {
    return tr("%n givens", nullptr, puzzle.givens.filledCells().size());
  }
  /// The text under a QR code, in two lines.
  static std::array<QString, 2> scan() { return {tr("Scan to play it at"), linkHost()}; }
  static QString date() { return tr("Date"); }
  static QString time() { return tr("Time"); }
};

QStringList factsOf(const PaperPuzzle& puzzle) {
  QStringList facts = {BlockWords::number(puzzle), BlockWords::rating(puzzle), BlockWords::givens(puzzle)};
  facts.removeAll(QString());
  return facts;
}

QString headingOf(const PuzzleBlock& block) {
  const QString level = block.puzzle.level ? levelName(*block.puzzle.level) : QString();
  return block.label.isEmpty() || level.isEmpty() ? block.label + level : block.label + "  " + level;
}

/// Prints a word followed by a line to write on, which reaches to the end of `room`.
void paintBlank(Ink& ink, const QPointF& baseLine, double room, const QString& word, double wordRoom) {
  ink.setSize(kText * 0.85);
  ink.setColour(PaperColours::kMuted);
  ink.write(baseLine, word);
  ink.painter().setPen(QPen(QColor::fromRgb(PaperColours::kMuted), 0.5));
  const double y = baseLine.y() + 4;
  ink.painter().drawLine(QPointF(baseLine.x() + wordRoom, y), QPointF(baseLine.x() + room, y));
}

/// Prints lines on which date and time can be written, the second line `step` below the first.
void paintBlanks(Ink& ink, const QPointF& baseLine, double room, double step) {
  ink.setSize(kText * 0.85);
  const double words = std::max(ink.width(BlockWords::date()), ink.width(BlockWords::time())) + 4;
  paintBlank(ink, baseLine, room, BlockWords::date(), words);
  paintBlank(ink, baseLine + QPointF(0, step), room, BlockWords::time(), words);
}

void paintFacts(Ink& ink, const QPointF& baseLine, double room, const PaperPuzzle& puzzle) {
  ink.setSize(kText);
  ink.setColour(PaperColours::kText);
  QPointF place = baseLine;
  for (const QString& fact : factsOf(puzzle)) {
    ink.writeWithin(place, room, fact);
    place += QPointF(0, kFactStep);
  }
}

bool hasProfile(const PuzzleBlock& block) {
  return block.showsProfile && block.puzzle.profile;
}

void paintCodeWithWords(Ink& ink, const QRectF& area, const PaperPuzzle& puzzle) {
  paintQrCode(ink.painter(), area, QrCode(linkOf(puzzle.givens).toLatin1()));
  ink.setSize(kText * 0.8);
  ink.setColour(PaperColours::kMuted);
  QPointF place = area.bottomLeft() + QPointF(0, 15);
  for (const QString& line : BlockWords::scan()) {
    ink.write(place, line);
    place += QPointF(0, kScanLine);
  }
}

}  // namespace

double paintLevelBars(Ink& ink, const QPointF& baseLine, double height, Level level) {
  constexpr int kBars = static_cast<int>(Level::Inhuman) + 1;
  const double width = height * 0.24;
  const double step = height * 0.34;
  for (int bar = 0; bar < kBars; ++bar) {
    const double barHeight = height * (bar + 2) / (kBars + 1);
    QRectF area(baseLine.x() + bar * step, baseLine.y() - barHeight, width, barHeight);
    const bool isDark = bar <= static_cast<int>(level);
    const double pen = height * 0.05;
    if (!isDark) area.adjust(pen / 2, pen / 2, -pen / 2, -pen / 2);
    ink.painter().setPen(isDark ? QPen(Qt::NoPen) : QPen(QColor::fromRgb(PaperColours::kMuted), pen));
    ink.painter().setBrush(isDark ? QBrush(QColor::fromRgb(PaperColours::kText)) : Qt::NoBrush);
    ink.painter().drawRect(area);
  }
  return (kBars - 1) * step + width;
}

void paintLargeBlock(Ink& ink, const QRectF& area, const PuzzleBlock& block) {
  constexpr double kHead = 40;
  constexpr double kFoot = 120;
  constexpr double kCode = 78;
  constexpr int kProfileLines = 2;
  const double profile = hasProfile(block) ? kProfileGap + paperProfileHeight(kProfileLines) : 0;
  const double side = std::min(area.width(), area.height() - kHead - kFoot - profile);
  const QRectF board(area.left() + (area.width() - side) / 2, area.top() + kHead, side, side);
  ink.setSize(kPrintHeading * 1.2, true);
  ink.setColour(PaperColours::kText);
  const QPointF head(board.left(), board.top() - 14);
  const QString heading = headingOf(block);
  ink.writeWithin(head, side - 60, heading);
  if (block.puzzle.level)
    paintLevelBars(ink, head + QPointF(ink.width(heading) + 10, 0), 14, *block.puzzle.level);
  paintPaperBoard(ink, board, boardOf(block.puzzle, block.small));

  const QRectF code(board.left(), board.bottom() + 18, kCode, kCode);
  paintCodeWithWords(ink, code, block.puzzle);
  paintFacts(ink, code.topRight() + QPointF(22, 12), side / 2 - kCode - 30, block.puzzle);
  const double blanks = side * 0.36;
  paintBlanks(ink, QPointF(board.right() - blanks, code.top() + 22), blanks, 36);
  if (!hasProfile(block)) return;
  const QRectF place(board.left(), board.bottom() + kFoot + kProfileGap, side, profile - kProfileGap);
  paintPaperProfile(ink, place, *block.puzzle.profile);
}

void paintWideBlock(Ink& ink, const QRectF& area, const PuzzleBlock& block) {
  constexpr double kColumn = 116;
  constexpr double kBlockGap = 24;
  constexpr double kCode = 78;
  const double side = std::min(area.height(), area.width() - kColumn - kBlockGap);
  const QRectF board(area.left(), area.top(), side, side);
  paintPaperBoard(ink, board, boardOf(block.puzzle, block.small));

  const double left = board.right() + kBlockGap;
  const double room = area.right() - left;
  ink.setSize(kPrintHeading, true);
  ink.setColour(PaperColours::kText);
  double y = board.top() + ink.capHeight() + 2;
  ink.writeWithin({left, y}, room, headingOf(block));
  if (block.puzzle.level) paintLevelBars(ink, {left, y += 21}, 11, *block.puzzle.level);
  paintFacts(ink, {left, y + 26}, room, block.puzzle);
  const QRectF code(left, board.bottom() - kCode - 18 - kScanLine, kCode, kCode);
  paintCodeWithWords(ink, code, block.puzzle);
  paintBlanks(ink, {left, code.top() - 46}, room, 24);
  if (!hasProfile(block)) return;
  const double top = y + 26 + kFactStep * static_cast<double>(factsOf(block.puzzle).size() - 1) + kProfileGap;
  const double bottom = code.top() - 46 - kText - kProfileGap / 2;
  paintPaperProfile(ink, QRectF(left, top, room, bottom - top), *block.puzzle.profile);
}

double smallBlockWidth(const QRectF& area) {
  return std::min(area.width(), area.height() - kSmallCode - kBlockHeadGap);
}

void paintSmallBlock(Ink& ink, const QRectF& area, const PuzzleBlock& block) {
  const double side = smallBlockWidth(area);
  const QRectF board(area.left(), area.top() + kSmallCode + kBlockHeadGap, side, side);
  const QRectF code(board.right() - kSmallCode, area.top(), kSmallCode, kSmallCode);
  const double baseLine = code.bottom() - 1.5;
  paintQrCode(ink.painter(), code, QrCode(linkOf(block.puzzle.givens).toLatin1()));
  ink.setSize(14, true);
  ink.setColour(PaperColours::kText);
  double x = board.left();
  if (!block.label.isEmpty()) {
    ink.write({x, baseLine}, block.label);
    x += ink.width(block.label) + 8;
  }
  if (block.puzzle.level) {
    ink.setSize(8.5);
    const QString level = levelName(*block.puzzle.level);
    ink.write({x, baseLine}, level);
    x += ink.width(level) + 8;
    x += paintLevelBars(ink, {x, baseLine}, 8, *block.puzzle.level) + 8;
  }
  ink.setSize(kSmallPrint);
  ink.setColour(PaperColours::kMuted);
  const double right = code.left() - kQuiet;
  ink.writeWithin({right, baseLine - 8.5}, right - x, BlockWords::number(block.puzzle), Ink::Align::Right);
  ink.writeWithin({right, baseLine}, right - x, BlockWords::rating(block.puzzle), Ink::Align::Right);
  paintPaperBoard(ink, board, boardOf(block.puzzle, block.small));
}

void paintSolution(Ink& ink, const QRectF& area, const PuzzleBlock& block) {
  constexpr double kHead = 14;
  const double side = std::min(area.width(), area.height() - kHead);
  const QRectF board(area.left(), area.top() + kHead, side, side);
  ink.setSize(8.5, true);
  ink.setColour(PaperColours::kText);
  ink.write(board.topLeft() - QPointF(0, 4), block.label);
  if (!block.puzzle.solution) return;
  paintPaperBoard(ink, board, {block.puzzle.givens, *block.puzzle.solution, {}});
}

}  // namespace sudoku
