#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace sudoku {

class Game;
class BoardCommands;
class PlayTime;
class MenuKeys;

/// Says how many cells have entries made on trial, in a frame like that of these cells, and has the buttons
/// Keep and Drop for them, which end the trial that was begun last, since trials can be nested. To assistive
/// technology it is a group named Trial. The widget that contains it has to show it during a trial.
class TrialBanner : public QWidget {
  Q_OBJECT

 public:
  /// All arguments outlive the banner, except for the parent.
  TrialBanner(const Game& game, BoardCommands& board, PlayTime& time, QWidget* parent);

  /// Shows in the tool tips of the buttons the present keyboard shortcuts of the menu commands that do the
  /// same.
  void showKeys(const MenuKeys& keys);
  /// The least width of the banner in pixels, with its shortest text in its font.
  int leastWidth() const;

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void refresh();
  void fit();
  int widthFor(const QString& words, const QFont& font) const;

  const Game& m_game;
  PlayTime& m_time;
  QStringList m_words;  ///< texts for the banner, the longest first
  QLabel* m_text;
  QPushButton* m_keep;
  QPushButton* m_drop;
};

}  // namespace sudoku
