#pragma once

#include <QGroupBox>

#include "panelshape.h"

class QGridLayout;
class QPushButton;

namespace sudoku {

class BoardCommands;
class PlayTime;
class Preferences;
class LevelBox;
class MenuKeys;

/// The group Game of the panel: New, Check, Exit, and the level of the next game.
class GameGroup : public QGroupBox {
  Q_OBJECT

 public:
  /// What it is given outlives it.
  GameGroup(BoardCommands& board, Preferences& preferences, PlayTime& time, QWidget* parent);

  /// In portrait the group is a row without Check, which stands elsewhere.
  void setShape(const PanelShape& shape);
  QPushButton* check() const { return m_check; }
  /// The level of the next game. Where it is hidden its place stays empty.
  QWidget* levelRow() const { return m_levelRow; }
  /// Its place in the group's parent.
  QRect levelPlace() const;
  /// Names the keys of the menus.
  void showKeys(const MenuKeys& keys);
  /// What its words need in a low window, in such a font.
  int leastWidth(const QFontMetrics& metrics) const;

 signals:
  void newRequested();
  void exitRequested();

 protected:
  /// The level may have been chosen elsewhere meanwhile.
  void showEvent(QShowEvent* event) override;

 private:
  void makeLevelRow();

  Preferences& m_preferences;
  QGridLayout* m_grid;
  QPushButton* m_new;
  QPushButton* m_check;
  QPushButton* m_exit;
  QWidget* m_levelRow;
  LevelBox* m_level = nullptr;
};

}  // namespace sudoku
