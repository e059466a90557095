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

/// The texts and the puzzle of a card for a day.
struct DailyCardContent {
  QString title;
  QString facts;
  QString advice;
  QString action;  ///< text of the button
  bool canPlay = false;
  PuzzleRecord preview;  ///< puzzle in small; an empty grid as long as it is not made
  std::array<DayResult, Names<Level>::kNames.size()> levels;  ///< results of the day's puzzles by level
};

/// A card for the chosen day: its puzzles by level, how the chosen one looks, and a button to play it. Where
/// there is little room it leaves out the advice, then the preview; at last a combo box takes the place of
/// the levels side by side.
class DailyCard : public QWidget {
  Q_OBJECT

 public:
  DailyCard(Level level, QWidget* parent);

  void show(const DailyCardContent& content);
  Level level() const;
  /// Gives the keyboard focus to the button, or to the levels if the puzzle cannot be played.
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
  /// Places texts and controls, with room for a preview above the advice.
  void placeColumn(const QRect& area, int previewSide, bool hasAdvice);
  void placeLevel(QRect& area);
  void placeChips(const QRect& area);
  /// The number of levels side by side in a width; 0: they have no room.
  int chipColumns(int width) const;
  int levelHeight(int width) const;
  int factsHeight(int width) const;
  /// The height of the column in a width; greater than any card if a word is wider.
  int columnHeight(int width, bool hasAdvice) const;
  bool factsFitBeside(int width) const;
  int playHeight(int width) const;
  int leastPreview() const;
  int gap() const;
  void showLevels();

  std::array<DayResult, Names<Level>::kNames.size()> m_levels;
  QLabel* m_title;
  LevelBox* m_level;
  std::vector<Chip*> m_chips;  ///< a chip for each level
  bool m_hasChips = true;      ///< the chips are shown, and not the combo box
  QLabel* m_facts;
  GridPreview* m_preview;
  QLabel* m_advice;
  CoachButton* m_play;
  QRect m_bars;  ///< area of the level's bars
};

}  // namespace sudoku
