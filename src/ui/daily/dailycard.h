#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QWidget>

#include <sudoku/formats/puzzlerecord.h>

#include "game/history/dailyresults.h"

class QLabel;

namespace sudoku {

class CoachButton;
class GridPreview;
class LevelBox;
class Chip;

/// The texts and the puzzle that a card shows for a day.
struct DailyCardContent {
  QString title;
  QString facts;
  QString advice;
  QString action;  ///< text of the button
  bool canPlay = false;
  PuzzleRecord preview;  ///< the puzzle to show in small; its grid is empty until the puzzle has been made
  std::array<DayResult, Names<Level>::kNames.size()> levels;  ///< results of the day's puzzles by level
};

/// A card for the chosen day: its puzzles by level, the puzzle of the chosen level as a small board with
/// sentences of advice, and a button to play that puzzle. Where there is little room, the card leaves out the
/// advice, then the small board, and at last shows the levels in a combo box.
class DailyCard : public QWidget {
  Q_OBJECT

 public:
  DailyCard(Level level, QWidget* parent);

  void show(const DailyCardContent& content);
  Level level() const;
  /// Gives the keyboard focus to the button that plays the puzzle, or to the levels if the button is
  /// disabled.
  void takeFocus();

 signals:
  void levelChosen(Level level);
  void playWanted();

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void place();
  void makeChips();
  bool placeUpright(const QRect& area);
  bool placeBeside(const QRect& area);
  /// Places texts and controls in one column, with room above the advice for the small board, whose side is
  /// `previewSide` pixels.
  void placeColumn(const QRect& area, int previewSide, bool hasAdvice);
  void placeLevel(QRect& area);
  void placeChips(const QRect& area);
  /// The number of chips for levels that fit side by side into a width; 0 if the chips do not fit.
  int chipColumns(int width) const;
  int levelHeight(int width) const;
  int factsHeight(int width) const;
  /// The height in pixels of the card's texts and controls in one column of a width; greater than any card if
  /// a word is wider than the column.
  int columnHeight(int width, bool hasAdvice) const;
  bool factsFitBeside(int width) const;
  int playHeight(int width) const;
  int leastPreview() const;
  int gap() const;
  void showLevels();

  std::array<DayResult, Names<Level>::kNames.size()> m_levels;
  QLabel* m_title;
  LevelBox* m_level;
  std::vector<Chip*> m_chips;  ///< a chip for each level of difficulty
  bool m_hasChips = true;      ///< whether the levels are shown as chips, not as a combo box
  QLabel* m_facts;
  GridPreview* m_preview;
  QLabel* m_advice;
  CoachButton* m_play;
  QRect m_bars;  ///< area of the bars that show the chosen level
};

}  // namespace sudoku
