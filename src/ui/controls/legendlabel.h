#pragma once

#include <vector>

#include <QLabel>

#include "game/teacher/hint.h"
#include "phraselayout.h"
#include "ui/style/rolemark.h"

namespace sudoku {

/// The legend of a picture on the board: each look with its meaning, in two columns where there is room.
class LegendLabel : public QLabel {
  Q_OBJECT

 public:
  explicit LegendLabel(QWidget* parent);

  /// Sets the entries; the symbols before the entries get digits and houses from the picture.
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
  /// The place of an entry in the legend.
  struct Place {
    QPoint corner;
    PhraseLayout words;
  };

  std::vector<Place> placesFor(int width) const;
  int symbolSize() const;
  int indent() const;

  std::vector<Entry> m_entries;
};

}  // namespace sudoku
