#pragma once

#include <QDialog>

#include "game/puzzles/puzzletext.h"

class QListView;

namespace sudoku {

class GridPreview;

/// Lets the player choose one of the puzzles that a text contains, with a preview of each.
class ChoosePuzzleDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ChoosePuzzleDialog(PuzzleText text, QWidget* parent = nullptr);

 signals:
  void chosen(const PuzzleText& text, std::size_t index);

 private:
  void choose();
  void preview();

  const PuzzleText m_text;
  QListView* m_list;
  GridPreview* m_preview;
};

}  // namespace sudoku
