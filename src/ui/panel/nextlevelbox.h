#pragma once

#include "ui/controls/levelbox.h"

namespace sudoku {

class ForMe;
class Preferences;

/// Chooses what the command New begins next: a level, or a puzzle for what the player knows, named by what it
/// needs.
class NextLevelBox : public LevelBox {
  Q_OBJECT

 public:
  /// `preferences` and `forMe` outlive the box.
  NextLevelBox(Preferences& preferences, ForMe& forMe, QWidget* parent);

  /// Shows the present choice, which another widget may have changed.
  void follow();

  void showPopup() override;

 private:
  Preferences& m_preferences;
  ForMe& m_forMe;
};

}  // namespace sudoku
