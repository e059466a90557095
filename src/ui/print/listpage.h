#pragma once

#include <QWidget>

#include "game/history/paperlist.h"

class QCheckBox;
class QLineEdit;

namespace sudoku {

/// The choices for puzzles that are printed together.
class ListPage : public QWidget {
  Q_OBJECT

 public:
  explicit ListPage(const PaperList& list, QWidget* parent = nullptr);

  QString title() const;
  bool hasEntries() const;
  bool hasRatings() const;
  /// Unchecks the ratings, which have not been worked out.
  void dropRatings();

 signals:
  void changed();
  /// The player wants ratings to be printed.
  void ratingsWanted();

 private:
  QLineEdit* m_title;
  QCheckBox* m_entries;
  QCheckBox* m_ratings;
};

}  // namespace sudoku
