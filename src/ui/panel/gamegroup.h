#pragma once

#include <QGroupBox>

#include "panelshape.h"

class QGridLayout;
class QPushButton;

namespace sudoku {

class BoardCommands;
class ForMe;
class PlayTime;
class Preferences;
class MenuKeys;
class NextLevelBox;

/// The group Game of the panel beside the board: New, Check, Exit, and the level of the next game.
class GameGroup : public QGroupBox {
  Q_OBJECT

 public:
  /// All arguments outlive the group, except for the parent.
  GameGroup(BoardCommands& board, Preferences& preferences, ForMe& forMe, PlayTime& time, QWidget* parent);

  /// Arranges the group for a shape of the window. In a window that is higher than wide it is a row without
  /// the button Check, which the group Help has then.
  void setShape(const PanelShape& shape);
  QPushButton* check() const { return m_check; }
  /// The widget with the level of the next game. If it is hidden, its place stays empty.
  QWidget* levelRow() const { return m_levelRow; }
  /// The area of levelRow() in coordinates of the group's parent.
  QRect levelPlace() const;
  /// Shows in the tool tips of the buttons the present keyboard shortcuts of the menu commands that do the
  /// same.
  void showKeys(const MenuKeys& keys);
  /// The least width in pixels at which the texts fit in a low window.
  int leastWidth(const QFontMetrics& metrics) const;

 signals:
  void newRequested();
  void exitRequested();

 protected:
  /// Reads the level again, which another widget may have changed while this one was hidden.
  void showEvent(QShowEvent* event) override;

 private:
  void makeLevelRow(Preferences& preferences, ForMe& forMe);

  QGridLayout* m_grid;
  QPushButton* m_new;
  QPushButton* m_check;
  QPushButton* m_exit;
  QWidget* m_levelRow;
  NextLevelBox* m_level = nullptr;
};

}  // namespace sudoku
