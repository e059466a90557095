#pragma once

#include <optional>

#include <QAbstractItemDelegate>
#include <QDate>

#include "game/play/gamesummary.h"
#include "librarythumbnail.h"

namespace sudoku {

struct Theme;

/// Paints the games of the library, as cards with a picture of where the game stands, or as rows.
class LibraryDelegate : public QAbstractItemDelegate {
  Q_OBJECT

 public:
  explicit LibraryDelegate(QObject* parent);

  void setTheme(const Theme& theme) { m_theme = &theme; }
  void setShowsCards(bool showsCards) { m_showsCards = showsCards; }
  bool showsCards() const { return m_showsCards; }
  /// With the space round it.
  void setCardSize(const QSize& size) { m_cardSize = size; }
  const Theme& theme() const { return *m_theme; }

  /// The least that a card with the space round it needs for all its words.
  static QSize leastCardSize(const QFontMetrics& metrics);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  void paintGround(QPainter& painter, const QRectF& area, QStyle::State state) const;
  /// What a game is shown in: a collection, or 0, and a day.
  struct ListContext {
    qint64 collection;
    QDate today;
    QColor track;  ///< of bars of progress, on the ground of the game
  };

  void paintCard(QPainter& painter, const QRect& area, const QFont& font, const GameSummary& game,
                 const ListContext& context) const;
  void paintCardState(QPainter& painter, const QRect& line, const QRect& below, const GameSummary& game,
                      const QColor& track) const;
  /// The signs of a kept game and of a daily puzzle, at the right end of a line. What is left of it.
  QRect paintSigns(QPainter& painter, QRect line, const GameSummary& game) const;
  /// As many tags as there is room for, from the right end of a line on. What is left of it.
  QRect paintTags(QPainter& painter, QRect line, const QStringList& tags) const;
  void paintRow(QPainter& painter, const QRect& area, const QFont& font, const GameSummary& game,
                const ListContext& context) const;
  void paintProgress(QPainter& painter, const QRectF& area, const GameSummary& game,
                     const QColor& track) const;
  int paintLevel(QPainter& painter, const QRect& area, const GameSummary& game, bool hasName) const;
  const LibraryThumbnail& thumbnail(const QFont& font, int side) const;

  const Theme* m_theme;
  bool m_showsCards = true;
  QSize m_cardSize;
  mutable std::optional<LibraryThumbnail> m_thumbnail;  ///< of the size that was painted last
  mutable QFont m_thumbnailFont;
};

}  // namespace sudoku
