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

/// The buttons below a hint, the first of them accented. They are children of the coach's page. The buttons
/// that go through a hint's sentences one by one, and links, are not among them.
class CoachButtons : public QObject {
  Q_OBJECT

 public:
  explicit CoachButtons(QWidget* page);

  /// Shows on the buttons the keys that the menus have now.
  void showKeys(const MenuKeys& keys);
  void setTextFont(const QFont& font);
  void setHint(const Hint& hint);

  /// What happens with long buttons, for which a row with others has no room.
  enum class LongOnes { OnRowsOfTheirOwn, LeftOut };
  /// Puts the buttons into rows at the bottom of an area. Returns the area above them; nothing if a word is
  /// too long for it.
  std::optional<QRect> place(QRect area, bool isTight, LongOnes longOnes);
  /// Puts the long buttons that place() left out to the bottom of another area. Returns the area above them.
  QRect placeLong(QRect area);
  void hideLong();

  /// The buttons that are shown, in the order of the keyboard.
  std::vector<CoachButton*> shown() const;

 signals:
  void asked(HintAction action);

 private:
  using Row = std::vector<CoachButton*>;

  /// The rows of buttons for a width, from the bottom up.
  std::vector<Row> rowsFor(int width, LongOnes longOnes) const;
  std::vector<CoachButton*> longOnes() const;
  void showPlaced();

  Hint m_hint;
  CoachButton* m_primary;
  std::map<HintAction, CoachButton*> m_others;
  std::vector<CoachButton*> m_inRows;
  std::vector<CoachButton*> m_apart;  ///< long buttons that stand in another area
};

}  // namespace sudoku
