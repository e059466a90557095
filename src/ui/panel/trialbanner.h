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

/// Says how many cells are tried, in a frame like that of the tried cells, and has buttons that end the
/// innermost trial: Keep, Drop. A group named Trial to assistive technology. Its owner shows it as long as
/// there is a trial.
class TrialBanner : public QWidget {
  Q_OBJECT

 public:
  /// All that it is given outlives the banner.
  TrialBanner(const Game& game, BoardCommands& board, PlayTime& time, QWidget* parent);

  /// Names in tool tips the keys that the menus have now.
  void showKeys(const MenuKeys& keys);
  /// The least width of the banner in its font, with the fewest words.
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
