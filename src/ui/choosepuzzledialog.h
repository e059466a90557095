#pragma once

#include <QDialog>

#include "game/puzzletext.h"

class QListView;

namespace sudoku {

/// Lets the player choose among the puzzles of one text.
class ChoosePuzzleDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ChoosePuzzleDialog(const PuzzleText& text, QWidget* parent = nullptr);

 signals:
  void chosen(const PuzzleText& text, std::size_t number);

 private:
  void choose();

  PuzzleText m_text;
  QListView* m_list;
};

}  // namespace sudoku
