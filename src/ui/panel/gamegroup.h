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
  /// All that it is given outlives the group.
  GameGroup(BoardCommands& board, Preferences& preferences, PlayTime& time, QWidget* parent);

  /// Arranges the group; in portrait it is a row without Check, which stands elsewhere.
  void setShape(const PanelShape& shape);
  QPushButton* check() const { return m_check; }
  /// The widget with the level of the next game. Where it is hidden its place stays empty.
  QWidget* levelRow() const { return m_levelRow; }
  /// The area of levelRow() in the group's parent.
  QRect levelPlace() const;
  /// Names in tool tips the keys that the menus have now.
  void showKeys(const MenuKeys& keys);
  /// The least width for the words in a low window, in a font.
  int leastWidth(const QFontMetrics& metrics) const;

 signals:
  void newRequested();
  void exitRequested();

 protected:
  /// Shows the level anew, which may have been chosen elsewhere meanwhile.
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
