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

/// Says how much is being tried, in a frame like that of the cells that are tried, and ends the innermost
/// trial: Keep, Drop. A group named Trial to assistive technology. Its owner shows it as long as there is
/// one.
class TrialBanner : public QWidget {
  Q_OBJECT

 public:
  /// All outlive it.
  TrialBanner(const Game& game, BoardCommands& board, PlayTime& time, QWidget* parent);

  /// Names the keys of the menus.
  void showKeys(const MenuKeys& keys);
  /// What it needs at least in its font, with the fewest words.
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
  QStringList m_words;  ///< what it can read, the longest first
  QLabel* m_text;
  QPushButton* m_keep;
  QPushButton* m_drop;
};

}  // namespace sudoku
