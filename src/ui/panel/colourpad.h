#pragma once

#include <array>

#include <QWidget>

#include <sudoku/grid/digit.h>
#include <sudoku/play/gamestate.h>

#include "panelshape.h"
#include "ui/controls/exclusivetoggle.h"

class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;

namespace sudoku {

class Game;
class GameController;
class LinkToggle;
class Segments;

/// A button that chooses a colour to give to cells or candidates: one of six, of which at most one is
/// checked.
class ColourToggle : public ExclusiveToggle {
  Q_OBJECT

 public:
  ColourToggle(Digit colour, QWidget* parent);

  /// Sets whether the button shows a candidate in the colour, or a cell.
  void setOfCandidates(bool ofCandidates);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintCell(QPainter& painter) const;
  bool hasRoomForNumber() const;
  void paintCandidate(QPainter& painter) const;

  Digit m_colour;
  bool m_isOfCandidates = false;
};

/// Shown in place of the buttons for digits while the input mode is Colour: says whether the player marks
/// cells, candidates or links, with buttons for the six colours or the kinds of links, and for removing
/// marks.
class ColourPad : public QWidget {
  Q_OBJECT

 public:
  /// `game` and `controller` outlive the pad.
  ColourPad(const Game& game, GameController& controller, QWidget* parent);

  void setShape(const PanelShape& shape, int spacing);

 protected:
  void wheelEvent(QWheelEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void addColours();
  void addLinks();
  void fit();
  void press(Digit colour, PressedBy by);
  void clear(bool all);
  void refresh();

  const Game& m_game;
  GameController& m_controller;
  Segments* m_target;
  QBoxLayout* m_parts;
  QWidget* m_colours;
  QWidget* m_links;
  QLabel* m_help;
  std::array<ColourToggle*, kColourCount> m_toggles{};
  std::array<LinkToggle*, 2> m_kinds{};
  QPushButton* m_clearThese;
  QPushButton* m_clearAll;
  bool m_isHigh = true;  ///< whether there is room for an explanation
  int m_wheelRest = 0;
};

}  // namespace sudoku
