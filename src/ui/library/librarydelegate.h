#pragma once

#include <optional>

#include <QAbstractItemDelegate>
#include <QDate>

#include "game/play/gamesummary.h"
#include "ui/board/plainpainter.h"
#include "ui/style/direction.h"

namespace sudoku {

struct Theme;

/// Paints the games of the library, either as cards with a picture of the board, or as rows.
class LibraryDelegate : public QAbstractItemDelegate {
  Q_OBJECT

 public:
  explicit LibraryDelegate(QObject* parent);

  void setShowsCards(bool showsCards) { m_showsCards = showsCards; }
  bool showsCards() const { return m_showsCards; }
  /// Sets the size of a card, including the space around it.
  void setCardSize(const QSize& size) { m_cardSize = size; }

  /// The least size of a card that has room for all its words, including the space around it.
  static QSize leastCardSize(const QFontMetrics& metrics);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  void paintGround(QPainter& painter, const QRectF& area, QStyle::State state, const Theme& theme) const;
  /// The surroundings in which a game is painted, such as the id of the list's collection (0 for none), and
  /// the present day.
  struct ListContext {
    qint64 collection;
    QDate today;
    const Theme& theme;
    Mirror mirror;  ///< of the game's row or card
    QColor track;   ///< colour of the empty part of progress bars, on the game's background
  };

  void paintCard(QPainter& painter, const QRect& area, const QFont& font, const GameSummary& game,
                 const ListContext& context) const;
  void paintCardState(QPainter& painter, const QRect& line, const QRect& below, const GameSummary& game,
                      const ListContext& context) const;
  /// Paints the icons of a starred game and of a daily puzzle at the end of a line. Returns the rest of
  /// the line.
  QRect paintSigns(QPainter& painter, QRect line, const GameSummary& game, const ListContext& context) const;
  /// Paints those of the tags that fit, at the end of a line. Returns the rest of the line.
  QRect paintTags(QPainter& painter, QRect line, const QStringList& tags, const ListContext& context) const;
  void paintRow(QPainter& painter, const QRect& area, const QFont& font, const GameSummary& game,
                const ListContext& context) const;
  void paintProgress(QPainter& painter, const QRectF& area, const GameSummary& game,
                     const ListContext& context) const;
  int paintLevel(QPainter& painter, const QRect& area, const GameSummary& game, bool hasName,
                 const ListContext& context) const;
  /// The widths in pixels of columns that depend on the language.
  struct ColumnWidths {
    int day;
    int hodoku;
    int explainer;
  };
  const ColumnWidths& columnWidths(const QFont& font) const;
  const PlainPainter& thumbnail(const QFont& font, const PlainLook& look) const;

  bool m_showsCards = true;
  QSize m_cardSize;
  /// Paints small boards; made for the look that was needed last.
  mutable std::optional<PlainPainter> m_thumbnail;
  mutable QFont m_thumbnailFont;
  mutable std::optional<ColumnWidths> m_columnWidths;
  mutable QFont m_columnsFont;
};

}  // namespace sudoku
