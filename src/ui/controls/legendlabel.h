#pragma once

#include <vector>

#include <QLabel>

#include "game/teacher/hint.h"
#include "phraselayout.h"
#include "ui/style/rolemark.h"

namespace sudoku {

/// The legend of the picture of a step on the board: each colour and shape with its meaning, in two columns
/// where there is room.
class LegendLabel : public QLabel {
  Q_OBJECT

 public:
  explicit LegendLabel(QWidget* parent);

  /// Sets the lines of the legend. The small symbol before each line shows a digit or a kind of house from
  /// the picture, if all that has this meaning there is alike.
  void setEntries(const std::vector<LegendEntry>& entries, const StepPicture& picture);
  bool isEmpty() const { return m_entries.empty(); }
  int heightFor(int width) const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Entry {
    RoleSymbol symbol;
    QString words;
  };
  /// The place of one line of the legend, and its words.
  struct Place {
    QRect column;  ///< across the width that the line has; its height is not set
    PhraseLayout words;
  };

  std::vector<Place> placesFor(int width) const;
  int symbolSize() const;
  int indent() const;

  std::vector<Entry> m_entries;
};

}  // namespace sudoku
