#pragma once

#include <array>

#include <QWidget>

#include "paperwork.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace sudoku {

/// A tab of the print dialog: the options for a book of new puzzles.
class BookPage : public QWidget {
  Q_OBJECT

 public:
  explicit BookPage(QWidget* parent = nullptr);

  /// Whether any level is chosen.
  bool hasLevel() const;
  /// The request for a book with the chosen options and a new random seed. Precondition: hasLevel().
  BookRequest request() const;
  QString title() const;

 signals:
  /// Emitted when an option has changed, such as the levels, so that other puzzles have to be made.
  void puzzlesChanged();
  void titleChanged();

 private:
  QSpinBox* m_count;
  std::array<QCheckBox*, Names<Level>::kNames.size()> m_levels{};
  QComboBox* m_symmetry;
  QLineEdit* m_title;
};

}  // namespace sudoku
