#pragma once

#include <QWidget>

namespace sudoku {

class Game;
class GameClock;
struct Theme;

/// Says calmly that the game is solved: a card with level and time in place of the box that it covers,
/// visible only while the game is solved. Lets clicks through.
class SolvedBanner : public QWidget {
  Q_OBJECT

 public:
  /// The game and the clock outlive the banner.
  SolvedBanner(const Game& game, const GameClock& clock, QWidget* parent);

  void setTheme(const Theme& theme);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void refresh();
  QString details() const;
  void paintTick(QPainter& painter, const QPointF& centre, double radius) const;
  void paintText(QPainter& painter, const QString& text, double top, double height, bool bold) const;

  const Game& m_game;
  const GameClock& m_clock;
  const Theme* m_theme;
};

}  // namespace sudoku
