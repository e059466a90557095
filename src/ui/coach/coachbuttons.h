#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QObject>
#include <QRect>

#include "game/teacher/hint.h"

class QFont;
class QWidget;

namespace sudoku {

class CoachButton;
class MenuKeys;

/// The buttons of a hint, of which the first is accented. They are children of the coach's page. Not here are
/// those of the walk, and the links.
class CoachButtons : public QObject {
  Q_OBJECT

 public:
  explicit CoachButtons(QWidget* page);

  /// Names the keys of the menus.
  void showKeys(const MenuKeys& keys);
  void setTextFont(const QFont& font);
  void setHint(const Hint& hint);

  /// What happens with long ones, for which a row with others has no room.
  enum class LongOnes { OnRowsOfTheirOwn, LeftOut };
  /// In rows at the bottom of an area. Gives the area above them; nothing if a word is too long for it.
  std::optional<QRect> place(QRect area, bool isTight, LongOnes longOnes);
  /// Puts the long ones that were left out to the bottom of another area, and gives the area above them.
  QRect placeLong(QRect area);
  void hideLong();

  /// In the order of the keyboard.
  std::vector<CoachButton*> shown() const;

 signals:
  void asked(HintAction action);

 private:
  using Row = std::vector<CoachButton*>;

  /// From the bottom up.
  std::vector<Row> rowsFor(int width, LongOnes longOnes) const;
  std::vector<CoachButton*> longOnes() const;
  void showPlaced();

  Hint m_hint;
  CoachButton* m_primary;
  std::map<HintAction, CoachButton*> m_others;
  std::vector<CoachButton*> m_inRows;
  std::vector<CoachButton*> m_apart;  ///< the long ones that stand in another area
};

}  // namespace sudoku
