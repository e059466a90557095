#pragma once

#include <QWidget>

#include "game/history/paperlist.h"

class QCheckBox;
class QLineEdit;

namespace sudoku {

/// What can be chosen about puzzles that are printed together.
class ListPage : public QWidget {
  Q_OBJECT

 public:
  explicit ListPage(const PaperList& list, QWidget* parent = nullptr);

  QString title() const;
  bool hasEntries() const;
  bool hasRatings() const;
  /// Ratings were not worked out: they are not wanted.
  void dropRatings();

 signals:
  void changed();
  /// Ratings are wanted.
  void ratingsWanted();

 private:
  QLineEdit* m_title;
  QCheckBox* m_entries;
  QCheckBox* m_ratings;
};

}  // namespace sudoku
