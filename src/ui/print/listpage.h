#pragma once

#include <QWidget>

#include "game/history/paperlist.h"

class QCheckBox;
class QLineEdit;

namespace sudoku {

/// The options in the print dialog for printing several puzzles of the library together.
class ListPage : public QWidget {
  Q_OBJECT

 public:
  explicit ListPage(const PaperList& list, QWidget* parent = nullptr);

  QString title() const;
  bool hasEntries() const;
  bool hasRatings() const;
  /// Unchecks the option to print how difficult the puzzles are, after the player has stopped the
  /// calculation.
  void dropRatings();

 signals:
  void changed();
  /// Emitted when the player wants the difficulty of each puzzle to be printed.
  void ratingsWanted();

 private:
  QLineEdit* m_title;
  QCheckBox* m_entries;
  QCheckBox* m_ratings;
};

}  // namespace sudoku
