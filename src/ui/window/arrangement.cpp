#include "arrangement.h"

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

// Lengths are in pixels at a text size of 100 %.
constexpr double kLowWindowBelow = 600;
// A narrower window is arranged as a low one (WindowShape::Low), since a panel of usual width leaves the
// board too little.
constexpr double kNormalFrom = 616;
// A window has a column for hints beside the board and the panel if the board is at least as large as this
// fraction of its size without the column.
constexpr double kWorthAColumn = 0.93;
// Narrower windows always keep two lines for messages, so that a long message moves nothing.
constexpr double kTwoLinesBelow = 700;
constexpr double kBoardMargin = 16;
constexpr double kLeastBoard = 328;
// A coarse step for the growth of texts, so that fonts do not change with every pixel by which the window is
// resized.
constexpr double kGrowthStep = 0.05;

/// Heights of the parts of the panel, the column of buttons next to the board.
struct PanelMeasures {
  double header;
  double gap;
  double title;
  double game;
  double help;
  double toggle;      // least height of a button for a digit
  double mostToggle;  // greatest height of a button for a digit
  double padding;     // padding of the group of these buttons and gaps between them, in all
  double strip;
};

constexpr PanelMeasures kPlainPanel = {26, 10, 20, 132, 52, 40, 100, 34, 46};
constexpr PanelMeasures kSlimPanel = {26, 10, 20, 132, 52, 40, 68, 34, 36};
constexpr PanelMeasures kLowPanel = {22, 4, 18, 72, 40, 28, 46, 20, 28};

// Lengths for controls that are large enough for a finger.
constexpr double kTouchTarget = 45;  // one pixel more than the promised 44, because of rounding
constexpr double kStripEdge = 4;
// Width with room for square buttons for Undo, Redo and the four input modes.
constexpr double kLargePanel = 250;

constexpr double kLowPanelWidth = 196;
// Width to which the panel shrinks if that makes the board larger.
constexpr double kLeastLowPanelWidth = 180;
constexpr double kPanelWidth = 296;
constexpr double kPanelShare = 0.29;  // width of a panel, as a fraction of the window's width
constexpr double kSlimPanelWidth = 216;

constexpr double kLeastColumn = 264;
constexpr double kMostColumn = 296;
// In a low window the column for hints may be wider, since it is less high.
constexpr double kMostLowColumn = 400;
constexpr double kColumnShare = 0.3475;  // width of a column for hints, as a fraction of the window's height

constexpr int kTitles = 3;
constexpr int kGaps = 4;

/// Distances and sizes that depend on the shape of the window.
struct Measures {
  double left;   // space at the left of the board's margin
  double right;  // space at the right of the panel
  double gap;    // space between the board and the panel
  double columnGap;
  double plainBoard;  // texts are larger than usual if the board is larger than this; 0: never
};

constexpr Measures kNormal = {8, 16, 32, 0, 648};
constexpr Measures kWideMeasures = {8, 16, 24, 16, 700};
constexpr Measures kLow = {0, 8, 12, 12, 0};

// Lengths for a window in portrait format.
constexpr double kSide = 16;
constexpr double kPlainPortraitBoard = 668;
constexpr double kPortraitHeader = 32;
constexpr double kNumbersRow = 94;
constexpr double kGameRow = 50;
constexpr double kStripRow = 50;
constexpr double kBoardGap = 12;
constexpr double kPadRowGap = 11;
constexpr double kPortraitPanel = kBoardGap + kNumbersRow + kPadRowGap + kGameRow + kPadRowGap + kStripRow;

constexpr double kMessage = 18;  // height of a message with one line
constexpr double kAboveMessage = 4;
constexpr double kBelowMessage = 4;

double least(const PanelMeasures& panel, bool hasTitles) {
  return panel.header + panel.game + panel.help + panel.padding + 3 * panel.toggle + panel.strip +
         kGaps * panel.gap + (hasTitles ? kTitles * panel.title : 0);
}

PanelMeasures withLargeTargets(PanelMeasures panel, bool isLow) {
  const int rows = isLow ? 2 : 3;
  const double padding = isLow ? kLowGroupPadding : kGroupPadding;
  const double gap = isLow ? kLowGroupGap : kGroupGap;
  panel.header = std::max(panel.header, kTouchTarget);
  panel.game = std::max(panel.game, rows * kTouchTarget + (rows - 1) * gap + 2 * padding);
  panel.help = std::max(panel.help, kTouchTarget + 2 * padding);
  panel.toggle = std::max(panel.toggle, kTouchTarget);
  panel.mostToggle = std::max(panel.mostToggle, kTouchTarget);
  panel.strip = std::max(panel.strip, kTouchTarget + kStripEdge);
  return panel;
}

/// The least height of the line for messages, at the text size of the window's own font.
int leastMessageHeight(const WindowRoom& room) {
  const bool hasTwoLines = room.area.width() < kTwoLinesBelow * room.textScale;
  return hasTwoLines ? std::max(room.messageHeight, qRound(2 * kMessage * room.textScale))
                     : room.messageHeight;
}

/// The window height, in pixels at a text size of 100 %, below which the window is arranged as a low one
/// (WindowShape::Low).
double lowBelow(const WindowRoom& room) {
  if (!room.hasLargeTargets) return kLowWindowBelow;
  const double others = (room.menuHeight + leastMessageHeight(room)) / room.textScale;
  const double panel = least(withLargeTargets(kPlainPanel, false), false);
  return std::max(kLowWindowBelow, kBoardMargin + panel + kAboveMessage + kBelowMessage + others);
}

bool isLow(const WindowRoom& room) {
  const double width = room.area.width() / room.textScale;
  const double height = (room.area.height() + room.menuHeight) / room.textScale;
  return height < lowBelow(room) || width < kNormalFrom;
}

/// Arranges the parts of the window in the given room; each object is used once.
class Arranger {
 public:
  Arranger(const WindowRoom& room, WindowShape shape, bool hasColumn) : m_room(room), m_hasColumn(hasColumn) {
    m_result.shape = shape;
  }

  Arrangement arrange() {
    if (m_result.shape == WindowShape::Portrait)
      arrangePortrait();
    else
      arrangeLandscape();
    if (m_room.isLeftHanded && m_result.shape != WindowShape::Portrait) mirror();
    return m_result;
  }

 private:
  int px(double measure) const { return qRound(measure * m_result.unit); }
  /// A length in pixels that grows with the text size, but not with the board.
  int fixed(double measure) const { return qRound(measure * m_room.textScale); }

  void setGrowth(double growth) {
    m_result.growth = growth;
    m_result.unit = growth * m_room.textScale;
    m_result.margin = px(kBoardMargin);
    setMessage(px(kMessage));
  }

  void setMessage(int height) {
    m_result.message.setHeight(height);
    m_below = height + px(kAboveMessage) + px(kBelowMessage);
    if (m_room.storageHeight > 0) m_below += m_room.storageHeight + px(kAboveMessage);
  }

  /// The height that the window has below the menus, whose texts have grown.
  int areaHeight() const {
    const auto grown = static_cast<int>(std::ceil(m_room.menuHeight * m_result.growth));
    return m_room.area.height() + m_room.menuHeight - grown;
  }

  /// Sets the largest growth of texts and controls with which the board still has `plainBoard` times that
  /// growth as its side, and returns the board's side. `sideOf` gives that side for the present growth. The
  /// line for messages counts as one line of text until the growth is known.
  template <typename SideOf>
  int grow(double plainBoard, SideOf sideOf) {
    growAfter(plainBoard, sideOf);
    setMessage(static_cast<int>(std::ceil(leastMessageHeight(m_room) * m_result.growth)));
    return sideOf();
  }

  template <typename SideOf>
  void growAfter(double plainBoard, SideOf sideOf) {
    setGrowth(1);
    const int side = sideOf();
    const auto steps =
        plainBoard > 0 ? static_cast<int>((side / (plainBoard * m_room.textScale) - 1) / kGrowthStep) : 0;
    for (int step = steps; step > 0; --step) {
      setGrowth(1 + step * kGrowthStep);
      if (sideOf() >= plainBoard * m_result.unit) return;
    }
    setGrowth(1);
  }

  /// Mirrors the arrangement, so that the panel is at the left.
  void mirror() {
    const int right = m_room.area.width();
    for (QRect* part : {&m_result.board, &m_result.header, &m_result.game, &m_result.help, &m_result.numbers,
                        &m_result.strip, &m_result.shortCoach, &m_result.longCoach, &m_result.column,
                        &m_result.storage, &m_result.message})
      if (!part->isNull()) part->moveLeft(right - part->left() - part->width());
    m_result.board = turnedBoard(m_result.board, m_result.margin);
  }

  double portraitHeader() const {
    return m_room.hasLargeTargets ? std::max(kTouchTarget, kPortraitHeader) : kPortraitHeader;
  }

  void arrangePortrait() {
    const QSize area = m_room.area;
    const auto besides = [&] { return 2 * std::max(fixed(kSide), m_result.margin); };
    const int side = grow(kPlainPortraitBoard, [&] {
      return std::max(
          0, std::min(area.width() - besides(),
                      areaHeight() - px(portraitHeader()) - m_result.margin - px(kPortraitPanel) - m_below));
    });
    const int width = std::min(area.width() - besides(), std::max(side, px(kPlainPortraitBoard)));
    const int left = (area.width() - width) / 2;
    const int height = px(portraitHeader()) + m_result.margin + side + px(kPortraitPanel) + m_below;
    int top = std::max(0, (areaHeight() - height) / 2);
    const auto row = [&](double rowHeight, double gap) {
      const QRect place(left, top, width, px(rowHeight));
      top += px(rowHeight) + px(gap);
      return place;
    };
    m_result.header = row(portraitHeader(), 0);
    m_result.board = QRect((area.width() - side) / 2 - m_result.margin, top, side + m_result.margin,
                           side + m_result.margin);
    top += side + m_result.margin + px(kBoardGap);
    m_result.numbers = row(kNumbersRow, kPadRowGap);
    m_result.game = row(kGameRow, kPadRowGap);
    const QRect last = row(kStripRow, 0);
    m_result.strip = QRect(last.left(), last.top(), qRound(0.45 * width), last.height());
    m_result.help = last.adjusted(m_result.strip.width() + px(12), 0, 0, 0);
    m_result.shortCoach = m_result.longCoach = m_result.numbers.united(m_result.game);
    m_result.hasTitles = false;
    placeBelow(top, left, width);
  }

  void arrangeLandscape() {
    const Measures& all = measures();
    const QSize area = m_room.area;
    const int side = grow(all.plainBoard, [&] {
      return std::max(0, std::min(area.width() - besidePanel() - panelWidth() - columnWidth(), mostHeight()));
    });
    const int most = mostHeight();
    const int height = std::clamp(px(least(panel(), true)), std::min(side, most), most);
    const int panelLeft = m_result.margin + side + px(all.gap);
    const int columnLeft = panelLeft + panelWidth() + px(all.columnGap);
    const int width = columnWidth() > 0 ? columnLeft + columnWidth() : panelLeft + panelWidth();
    const int left = fixed(all.left) + (area.width() - fixed(all.left) - fixed(all.right) - width) / 2;
    const int top = std::max(0, (areaHeight() - m_result.margin - height - m_below) / 2);
    m_result.board = QRect(left, top, side + m_result.margin, side + m_result.margin);
    placePanel(QRect(left + panelLeft, top + m_result.margin, panelWidth(), height));
    if (columnWidth() > 0)
      m_result.column = QRect(left + columnLeft, top + m_result.margin, columnWidth(), height);
    placeBelow(top + m_result.margin + height, left + m_result.margin, width - m_result.margin);
  }

  /// The greatest possible height of the board.
  int mostHeight() const { return areaHeight() - m_result.margin - m_below; }

  /// The total width of the gaps and margins at the sides of the board, the panel and, if there is one, the
  /// column for hints.
  int besidePanel() const {
    const Measures& all = measures();
    return fixed(all.left) + m_result.margin + px(all.gap) + fixed(all.right) +
           (m_hasColumn ? px(all.columnGap) : 0);
  }

  const Measures& measures() const {
    switch (m_result.shape) {
      case WindowShape::Low:
        return kLow;
      case WindowShape::Wide:
        return kWideMeasures;
      case WindowShape::Normal:
      case WindowShape::Portrait:
        break;
    }
    return kNormal;
  }

  PanelMeasures panel() const {
    const bool isLow = m_result.shape == WindowShape::Low;
    const PanelMeasures& plain = isLow                                 ? kLowPanel
                                 : m_result.shape == WindowShape::Wide ? kSlimPanel
                                                                       : kPlainPanel;
    return m_room.hasLargeTargets ? withLargeTargets(plain, isLow) : plain;
  }

  /// The width of the panel, which is smaller than usual if that makes the board larger.
  int panelWidth() const {
    const double width = m_room.area.width() / m_room.textScale;
    double least = kSlimPanelWidth;
    double most = kSlimPanelWidth;
    if (m_result.shape == WindowShape::Low) {
      least = kLeastLowPanelWidth;
      most = kLowPanelWidth;
    }
    if (m_result.shape == WindowShape::Normal) most = std::clamp(kPanelShare * width, least, kPanelWidth);
    if (m_room.hasLargeTargets) least = most = std::max(most, kLargePanel);
    const int wanted = std::clamp(m_room.area.width() - besidePanel() - mostHeight(), px(least), px(most));
    return std::max(wanted, qRound(m_room.panelWidth * m_result.growth));
  }

  int columnWidth() const {
    if (!m_hasColumn) return 0;
    if (m_result.shape == WindowShape::Low) {
      const int rest = m_room.area.width() - besidePanel() - panelWidth() - mostHeight();
      return std::clamp(rest, px(kLeastColumn), px(kMostLowColumn));
    }
    const double height = (m_room.area.height() + m_room.menuHeight) / m_room.textScale;
    return px(std::clamp(kColumnShare * height, kLeastColumn, kMostColumn));
  }

  void placePanel(const QRect& area) {
    const PanelMeasures all = panel();
    m_result.hasTitles = area.height() >= px(least(all, true));
    const int title = m_result.hasTitles ? px(all.title) : 0;
    int top = area.top();
    const auto row = [&](int height) {
      const QRect place(area.left(), top, area.width(), height);
      top += height + px(all.gap);
      return place;
    };
    m_result.header = row(px(all.header));
    m_result.game = row(title + px(all.game));
    m_result.help = row(title + px(all.help));
    const int rest = area.bottom() + 1 - top - px(all.gap) - px(all.strip);
    const int most = title + px(all.padding) + 3 * px(all.mostToggle);
    m_result.numbers = row(std::min(rest, most));
    const bool isAtBottom = m_result.shape != WindowShape::Wide;
    if (isAtBottom) top = area.bottom() + 1 - px(all.strip);
    m_result.strip = row(px(all.strip));
    m_result.shortCoach = m_result.game.united(m_result.help);
    m_result.longCoach = m_result.shortCoach;
    m_result.longCoach.setBottom(m_result.strip.top() - px(all.gap) - 1);
  }

  void placeBelow(int top, int left, int width) {
    top += px(kAboveMessage);
    if (m_room.storageHeight > 0) {
      m_result.storage = QRect(left, top, width, m_room.storageHeight);
      top += m_room.storageHeight + px(kAboveMessage);
    }
    m_result.message = QRect(left, top, width, m_result.message.height());
  }

  const WindowRoom& m_room;
  bool m_hasColumn;
  Arrangement m_result;
  int m_below = 0;  ///< height of everything below the board
};

}  // namespace

Arrangement arrangementIn(const WindowRoom& room) {
  // The WindowShape must not depend on the present message, or on a notice about trouble with the stored
  // games.
  WindowRoom silent = room;
  silent.messageHeight = qRound(kMessage * room.textScale);
  silent.storageHeight = 0;
  const auto sideOf = [&silent](WindowShape shape, bool hasColumn) {
    const Arrangement arrangement = Arranger(silent, shape, hasColumn).arrange();
    return arrangement.board.width() - arrangement.margin;
  };
  const WindowShape plain = isLow(room) ? WindowShape::Low : WindowShape::Normal;
  const WindowShape wide = isLow(room) ? WindowShape::Low : WindowShape::Wide;
  const int beside = sideOf(plain, false);
  const int stacked = sideOf(WindowShape::Portrait, false);
  if (sideOf(wide, true) >= kWorthAColumn * std::max(beside, stacked))
    return Arranger(room, wide, true).arrange();
  return Arranger(room, stacked > beside ? WindowShape::Portrait : plain, false).arrange();
}

QSize leastArea(const WindowRoom& room) {
  const double scale = room.textScale;
  const double width = kLow.left + kBoardMargin + kLeastBoard + kLow.gap + kLow.right;
  const double beside = room.hasLargeTargets ? kLargePanel : kLowPanelWidth;
  const double panel =
      room.hasLargeTargets ? least(withLargeTargets(kLowPanel, true), false) : least(kLowPanel, true);
  const double height = kBoardMargin + std::max(kLeastBoard, panel) + kAboveMessage + kBelowMessage;
  return {static_cast<int>(std::ceil(width * scale)) +
              std::max(static_cast<int>(std::ceil(beside * scale)), room.panelWidth),
          static_cast<int>(std::ceil(height * scale)) +
              std::max(room.messageHeight, qRound(2 * kMessage * scale))};
}

}  // namespace sudoku
