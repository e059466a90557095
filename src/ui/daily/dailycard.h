#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QWidget>

#include <sudoku/formats/puzzlerecord.h>

#include "game/history/dailyresults.h"

class QLabel;

namespace sudoku {

struct Theme;
class CoachButton;
class GridPreview;
class LevelBox;
class Chip;

/// What a card of a day says.
struct DailyCardContent {
  QString title;
  QString facts;
  QString advice;
  QString action;  ///< on its button
  bool canPlay = false;
  PuzzleRecord preview;                                       ///< an empty grid as long as there is none
  std::array<DayResult, Names<Level>::kNames.size()> levels;  ///< of the puzzles of the day
};

/// The chosen day: its puzzles by level, how the one chosen looks, and a button to play it. Where there is
/// little room it leaves out the advice, then the preview; at last a box takes the place of the levels side
/// by side.
class DailyCard : public QWidget {
  Q_OBJECT

 public:
  DailyCard(Level level, QWidget* parent);

  void setTheme(const Theme& theme);
  void show(const DailyCardContent& content);
  Level level() const;
  /// Gives the keyboard to the button, or to the levels if the puzzle cannot be played.
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
  /// Texts and controls, with room for a preview of a side above the advice.
  void placeColumn(const QRect& area, int previewSide, bool hasAdvice);
  void placeLevel(QRect& area);
  void placeChips(const QRect& area);
  /// How many levels stand side by side; 0: they have no room.
  int chipColumns(int width) const;
  int levelHeight(int width) const;
  int factsHeight(int width) const;
  /// Too high for any card if some word is wider.
  int columnHeight(int width, bool hasAdvice) const;
  bool factsFitBeside(int width) const;
  int playHeight(int width) const;
  int leastPreview() const;
  int gap() const;
  void showLevels();

  const Theme* m_theme;
  std::array<DayResult, Names<Level>::kNames.size()> m_levels;
  QLabel* m_title;
  LevelBox* m_level;
  std::vector<Chip*> m_chips;  ///< one for each level
  bool m_hasChips = true;      ///< these are shown, and not the box
  QLabel* m_facts;
  GridPreview* m_preview;
  QLabel* m_advice;
  CoachButton* m_play;
  QRect m_bars;  ///< of the level
};

}  // namespace sudoku
