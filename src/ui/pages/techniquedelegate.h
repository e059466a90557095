#pragma once

#include <optional>

#include <QAbstractItemDelegate>

#include <sudoku/logic/technique.h>

#include "game/teacher/mastery.h"

class QPainter;

namespace sudoku {

struct Theme;

/// Paints a list of techniques to choose from, with a check box, the name and dots for how well the technique
/// is known, under headings for the levels. A click anywhere on a technique, or Space, chooses it or undoes
/// the choice.
class TechniqueDelegate : public QAbstractItemDelegate {
  Q_OBJECT

 public:
  enum ItemRole {
    TechniqueRole = Qt::UserRole,  ///< the technique; empty for a heading
    LevelRole,
    MasteryRole,
  };

  explicit TechniqueDelegate(QObject* parent);

  /// Sets the technique that is being practised; empty: none is.
  void setCurrent(std::optional<Technique> technique) { m_current = technique; }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

 private:
  void paintTechnique(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

  std::optional<Technique> m_current;
};

/// The width in pixels of the dots that show how well a technique is known, beside a text that is
/// `textHeight` pixels high.
int masteryDotsWidth(int textHeight);
/// Paints three dots, of which more are filled the better a technique is known.
void paintMasteryDots(QPainter& painter, const QRect& area, Mastery mastery, const Theme& theme);

}  // namespace sudoku
