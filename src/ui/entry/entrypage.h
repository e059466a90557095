#pragma once

#include <vector>

#include <QWidget>

#include <sudoku/grid/digit.h>
#include <sudoku/grid/grid.h>

class QKeyEvent;
class QLabel;
class QPushButton;

namespace sudoku {

class EntryBoard;
class MenuKeys;
class PuzzleEntry;

/// The page on which a puzzle is entered by hand or pasted, and then played. It always says whether the
/// givens have no solution, one or several. Esc and the button Game lead back to the game; the entered givens
/// are kept until the program ends.
class EntryPage : public QWidget {
  Q_OBJECT

 public:
  /// `keys` outlives the page. Undo, Redo and Paste have the same keyboard shortcuts on this page as in the
  /// menu.
  EntryPage(const MenuKeys& keys, QWidget* parent);
  ~EntryPage() override;

  PuzzleEntry& entry() { return *m_entry; }

 signals:
  void gameWanted();
  void playWanted(const Grid& givens);
  /// Emitted when the player wants to play the givens although they have several solutions.
  void playAllTheSameWanted(const Grid& givens);

 protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QWidget* makeSide();
  QWidget* makeButtons();
  QWidget* makeNumbers();
  void placeParts();
  void setNumberHeights();
  void showKeys();
  bool hasKey(const QKeyEvent& event, const char* entry) const;
  void paste();
  void handleSeveral();
  void refresh();

  const MenuKeys& m_keys;
  PuzzleEntry* m_entry;
  EntryBoard* m_board;
  QWidget* m_side = nullptr;
  QLabel* m_title = nullptr;
  QLabel* m_words = nullptr;
  QLabel* m_judgement = nullptr;
  QPushButton* m_undo = nullptr;
  QPushButton* m_redo = nullptr;
  QPushButton* m_clear = nullptr;
  QPushButton* m_play = nullptr;
  // A button that is shown if the puzzle has several solutions.
  QPushButton* m_more = nullptr;
  QPushButton* m_allTheSame = nullptr;
  std::vector<QPushButton*> m_numbers;
};

}  // namespace sudoku
