#pragma once

#include <optional>
#include <vector>

#include <QComboBox>

#include <sudoku/logic/technique.h>

namespace sudoku {

class ForMe;

/// Chooses what a puzzle for a player needs besides what the player knows. Each item of its list has two
/// lines: the technique, and why the player may want it.
class NeedsBox : public QComboBox {
  Q_OBJECT

 public:
  /// `forMe` outlives the box.
  NeedsBox(ForMe& forMe, QWidget* parent);

  std::optional<Technique> needs() const;

 private:
  std::vector<std::optional<Technique>> m_choices;
};

}  // namespace sudoku
