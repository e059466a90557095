#pragma once

#include <QWidget>

#include "game/history/paperlist.h"

class QCheckBox;
class QLineEdit;

namespace sudoku {

/// The options for printing puzzles of the library together.
class ListPage : public QWidget {
  Q_OBJECT

 public:
  explicit ListPage(const PaperList& list, QWidget* parent = nullptr);

  QString title() const;
  bool hasEntries() const;
  bool hasRatings() const;
  /// Unchecks the option for ratings, after the player has stopped their calculation.
  void dropRatings();

 signals:
  void changed();
  /// Emitted when the player wants ratings to be printed.
  void ratingsWanted();

 private:
  QLineEdit* m_title;
  QCheckBox* m_entries;
  QCheckBox* m_ratings;
};

}  // namespace sudoku
