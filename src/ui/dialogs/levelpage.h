#pragma once

#include <optional>

#include <QWidget>

#include <sudoku/grid/level.h>
#include <sudoku/logic/technique.h>

class QComboBox;
class QFormLayout;
class QLabel;

namespace sudoku {

class ForMe;
class NeedsBox;
class ReadyPuzzle;

/// The page of the New Game dialog with the level of the new puzzle, or what it needs if it is one for what
/// the player knows.
class LevelPage : public QWidget {
  Q_OBJECT

 public:
  /// `forMe` outlives the page.
  LevelPage(ForMe& forMe, QWidget* parent);

  /// The chosen level; empty for any level, and for a puzzle for what the player knows.
  std::optional<Level> level() const;
  void setLevel(std::optional<Level> level);
  /// Whether a puzzle for what the player knows is chosen.
  bool isForMe() const;
  void chooseForMe();
  /// What that puzzle needs besides what the player knows; empty if nothing.
  std::optional<Technique> needs() const;

 signals:
  void changed();

 private:
  void refresh();

  ForMe& m_forMe;
  QFormLayout* m_form;
  QComboBox* m_level;
  NeedsBox* m_needs;
  QLabel* m_about;
  ReadyPuzzle* m_ready;
};

}  // namespace sudoku
