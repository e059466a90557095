#include "paperdocument.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QPainter>
#include <QPen>

#include "game/history/daywords.h"
#include "game/language/joined.h"
#include "game/teacher/openedremark.h"
#include "ink.h"
#include "puzzleblock.h"
#include "puzzlelink.h"

namespace sudoku {
namespace {

// Sizes and distances on a page, in points.
constexpr double kSideMargin = 57;
constexpr double kTopMargin = 66;
constexpr double kBottomMargin = 57;
constexpr double kHeaderLine = 57;
constexpr double kHeaderText = 11;
constexpr double kFooterText = 8;
constexpr double kFooterLine = 34;
constexpr double kFooterStep = 11;  ///< distance between lines of the footer, in points
constexpr double kPaperColumnGap = 34;
constexpr double kRowGap = 12;
constexpr double kWideRowGap = 37;
constexpr double kSolutionGap = 16;

struct GridSize {
  int columns;
  int rows;

  int count() const { return columns * rows; }
};

/// Numbers of columns and rows in which solutions can be printed on a page, starting with those where they
/// are largest.
constexpr std::array kSolutionGrids = {GridSize{2, 3}, GridSize{3, 4}, GridSize{4, 5}};

GridSize gridOf(int perPage) {
  return perPage <= 2 ? GridSize{1, perPage} : GridSize{2, perPage / 2};
}

GridSize solutionGridFor(std::size_t puzzles) {
  for (const GridSize& grid : kSolutionGrids)
    if (static_cast<std::size_t>(grid.count()) >= puzzles) return grid;
  return kSolutionGrids.back();
}

/// Divides an area into places of one size in columns and rows, in reading order.
std::vector<QRectF> places(const QRectF& area, GridSize grid, double columnGap, double rowGap) {
  const double width = (area.width() - (grid.columns - 1) * columnGap) / grid.columns;
  const double height = (area.height() - (grid.rows - 1) * rowGap) / grid.rows;
  std::vector<QRectF> found;
  for (int row = 0; row < grid.rows; ++row)
    for (int column = 0; column < grid.columns; ++column)
      found.emplace_back(area.left() + column * (width + columnGap), area.top() + row * (height + rowGap),
                         width, height);
  return found;
}

class DocumentWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::Paper)

 public:
  static QString sudoku() { return tr("Sudoku"); }
  static QString solutions() { return tr("Solutions"); }
  static QString solutionsAtEnd(bool several) {
    return several ? tr("Solutions on the last pages") : tr("Solutions on the last page");
  }
  static QString some(int first, int last, int all) {
    if (first == last) return tr("Puzzle %L1 of %L2").arg(first).arg(all);
    return tr("Puzzles %L1 to %L2 of %L3").arg(first).arg(last).arg(all);
  }
  static QString page(int number) { return tr("page %L1").arg(number); }
  static QString codes() { return tr("Each code is a link that opens its puzzle at %1.").arg(linkHost()); }
  static QString puzzles(int count) { return tr("%Ln puzzles", nullptr, count); }
  static QString rule() { return tr("Each row, column and box holds each digit from 1 to 9 once."); }
  static QString promise() { return tr("Every puzzle has exactly one solution."); }
};

}  // namespace

QString paperFooter(const QDate& date) {
  return Joined::list({DocumentWords::sudoku(), DayWords::date(date)});
}

PaperDocument::PaperDocument(std::vector<PaperPuzzle> puzzles, PaperOptions options, const QFont& font)
    : m_puzzles(std::move(puzzles)), m_options(std::move(options)), m_font(font) {
  if (m_options.isBook) m_pages.push_back({Kind::Title});
  addPages(Kind::Puzzles, m_options.perPage);
  if (m_options.hint) m_pages.push_back({Kind::Hint});
  const bool hasSolution = std::any_of(m_puzzles.begin(), m_puzzles.end(),
                                       [](const PaperPuzzle& puzzle) { return puzzle.solution.has_value(); });
  m_options.solutions = m_options.solutions && hasSolution;
  if (m_options.solutions) addPages(Kind::Solutions, solutionGridFor(m_puzzles.size()).count());
}

void PaperDocument::addPages(Kind kind, int perPage) {
  const int all = static_cast<int>(m_puzzles.size());
  for (int first = 0; first < all; first += perPage)
    m_pages.push_back({kind, first, std::min(perPage, all - first)});
}

QSizeF PaperDocument::pageSize() const {
  return QPageSize::size(m_options.paper, QPageSize::Point);
}

QString PaperDocument::title() const {
  return m_options.title.isEmpty() ? DocumentWords::sudoku() : m_options.title;
}

PuzzleBlock PaperDocument::blockOf(int puzzle) const {
  const bool isNumbered = m_options.isBook || m_puzzles.size() > 1;
  return {m_puzzles[static_cast<std::size_t>(puzzle)], isNumbered ? QString::number(puzzle + 1) : QString(),
          m_options.small, m_options.profiles && m_options.perPage <= PaperOptions::kMostWithProfile};
}

QRectF PaperDocument::contentArea() const {
  const QSizeF page = pageSize();
  const bool hasHeader = m_options.isBook || !m_options.title.isEmpty();
  const double top = hasHeader ? kHeaderLine + 20 : kTopMargin;
  return {kSideMargin, top, page.width() - 2 * kSideMargin, page.height() - top - kBottomMargin};
}

std::vector<QRectF> PaperDocument::puzzlePlaces() const {
  const GridSize grid = gridOf(m_options.perPage);
  if (grid.columns == 1) return places(contentArea(), grid, kPaperColumnGap, kWideRowGap);
  std::vector<QRectF> areas = places(contentArea(), grid, kPaperColumnGap, kRowGap);
  // The places in the second column are aligned with the right margin.
  for (std::size_t place = 1; place < areas.size(); place += 2)
    areas[place].setLeft(areas[place].right() - smallBlockWidth(areas[place]));
  return areas;
}

std::vector<QRectF> PaperDocument::solutionPlaces() const {
  QRectF area = contentArea();
  area.setTop(kHeaderLine + 20);
  return places(area, solutionGridFor(m_puzzles.size()), kSolutionGap, kSolutionGap);
}

void PaperDocument::paintPage(QPainter& painter, int page) const {
  painter.setRenderHint(QPainter::Antialiasing);
  Ink ink(painter, m_font);
  const Page& shown = m_pages[static_cast<std::size_t>(page)];
  switch (shown.kind) {
    case Kind::Title:
      return paintTitle(ink);
    case Kind::Puzzles:
      paintPuzzles(ink, shown);
      break;
    case Kind::Hint:
      paintHintBlock(ink, contentArea(), *m_options.hint);
      break;
    case Kind::Solutions:
      paintSolutions(ink, shown);
      break;
  }
  paintFooter(ink, page);
}

void PaperDocument::paintTitle(Ink& ink) const {
  constexpr double kLargest = 38;
  const QSizeF page = pageSize();
  const double room = page.width() - 2 * kSideMargin;
  double y = page.height() * 0.3;
  ink.setSize(kLargest, true);
  const double wide = ink.width(title());
  ink.setSize(wide > room ? std::max(kLargest / 2, kLargest * room / wide) : kLargest, true);
  ink.writeWithin({page.width() / 2, y}, room, title(), Ink::Align::Centre);
  ink.painter().setPen(QPen(QColor::fromRgb(PaperColours::kText), 1));
  y += 28;
  ink.painter().drawLine(QPointF(page.width() / 2 - 60, y), QPointF(page.width() / 2 + 60, y));
  ink.setSize(15);
  y += 34;
  ink.write({page.width() / 2, y}, DocumentWords::puzzles(static_cast<int>(m_puzzles.size())),
            Ink::Align::Centre);
  paintContents(ink, y + 48);
  ink.setSize(9.5);
  ink.setColour(PaperColours::kMuted);
  y = page.height() - kBottomMargin - 16;
  ink.write({page.width() / 2, y}, DocumentWords::rule(), Ink::Align::Centre);
  ink.write({page.width() / 2, y + 16}, DocumentWords::promise(), Ink::Align::Centre);
}

/// Prints the table of contents: a line for each level of puzzles, and one for the solutions.
void PaperDocument::paintContents(Ink& ink, double top) const {
  constexpr double kRoom = 260;
  constexpr double kLine = 24;
  constexpr int kMostLines = 12;
  const double left = (pageSize().width() - kRoom) / 2;
  const int all = static_cast<int>(m_puzzles.size());
  QPointF place(left, top);
  int lines = 0;
  for (int first = 0; first < all && lines < kMostLines; ++lines) {
    const auto level = m_puzzles[static_cast<std::size_t>(first)].level;
    int next = first;
    while (next < all && m_puzzles[static_cast<std::size_t>(next)].level == level) ++next;
    ink.setSize(11);
    ink.setColour(PaperColours::kText);
    if (level) {
      paintLevelBars(ink, place, 10, *level);
      ink.write(place + QPointF(34, 0), levelName(*level));
    }
    ink.setSize(9.5);
    ink.setColour(PaperColours::kMuted);
    ink.write(place + QPointF(118, 0), QString("%1 – %2").arg(first + 1).arg(next));
    ink.write(place + QPointF(kRoom, 0), DocumentWords::page(2 + first / m_options.perPage),
              Ink::Align::Right);
    place += QPointF(0, kLine);
    first = next;
  }
  if (!m_options.solutions) return;
  ink.setSize(11);
  ink.setColour(PaperColours::kText);
  ink.write(place + QPointF(34, 0), DocumentWords::solutions());
  ink.setSize(9.5);
  ink.setColour(PaperColours::kMuted);
  ink.write(place + QPointF(kRoom, 0), DocumentWords::page(2 + (all - 1) / m_options.perPage + 1),
            Ink::Align::Right);
}

void PaperDocument::paintPuzzles(Ink& ink, const Page& page) const {
  const int all = static_cast<int>(m_puzzles.size());
  if (m_options.isBook || !m_options.title.isEmpty())
    paintHeader(ink, title(), DocumentWords::some(page.first + 1, page.first + page.count, all));
  const auto paint = m_options.perPage == 1   ? paintLargeBlock
                     : m_options.perPage == 2 ? paintWideBlock
                                              : paintSmallBlock;
  const std::vector<QRectF> areas = puzzlePlaces();
  for (int place = 0; place < page.count; ++place) {
    paint(ink, areas[static_cast<std::size_t>(place)], blockOf(page.first + place));
  }
}

void PaperDocument::paintSolutions(Ink& ink, const Page& page) const {
  const int all = static_cast<int>(m_puzzles.size());
  paintHeader(ink, DocumentWords::solutions(),
              all > 1 ? DocumentWords::some(page.first + 1, page.first + page.count, all) : QString());
  const std::vector<QRectF> areas = solutionPlaces();
  for (int place = 0; place < page.count; ++place) {
    paintSolution(ink, areas[static_cast<std::size_t>(place)], blockOf(page.first + place));
  }
}

void PaperDocument::paintHeader(Ink& ink, const QString& left, const QString& right) const {
  const double end = pageSize().width() - kSideMargin;
  const double y = kHeaderLine - 8;
  ink.setSize(kFooterText);
  ink.setColour(PaperColours::kMuted);
  ink.write({end, y}, right, Ink::Align::Right);
  const double room = end - kSideMargin - ink.width(right) - 20;
  ink.setSize(kHeaderText, true);
  ink.setColour(PaperColours::kText);
  ink.writeWithin({kSideMargin, y}, room, left);
  ink.painter().setPen(QPen(QColor::fromRgb(PaperColours::kText), 0.75));
  ink.painter().drawLine(QPointF(kSideMargin, kHeaderLine), QPointF(end, kHeaderLine));
}

void PaperDocument::paintFooter(Ink& ink, int page) const {
  const QSizeF size = pageSize();
  const double y = size.height() - kFooterLine;
  ink.setSize(kFooterText);
  ink.setColour(PaperColours::kMuted);
  if (pageCount() > 1) {
    ink.setColour(PaperColours::kText);
    ink.write({size.width() / 2, y}, QString::number(page + 1), Ink::Align::Centre);
    ink.setColour(PaperColours::kMuted);
  }
  const bool isOfPuzzles = m_pages[static_cast<std::size_t>(page)].kind == Kind::Puzzles;
  // Pages of small boards explain QR codes once, in the footer; a large board has the explanation beside its
  // code.
  const bool saysWhatCodesAre = isOfPuzzles && gridOf(m_options.perPage).columns > 1;
  if (saysWhatCodesAre)
    ink.write({kSideMargin, m_options.isBook ? y : y - kFooterStep}, DocumentWords::codes());
  if (m_options.isBook) return;
  ink.write({kSideMargin, y}, m_options.footer);
  if (!m_options.solutions || m_pages[static_cast<std::size_t>(page)].kind == Kind::Solutions) return;
  const bool several = m_pages.size() > 1 && m_pages[m_pages.size() - 2].kind == Kind::Solutions;
  ink.write({size.width() - kSideMargin, y}, DocumentWords::solutionsAtEnd(several), Ink::Align::Right);
}

}  // namespace sudoku
