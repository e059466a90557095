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

/// The buttons below the text of a hint, the first of them accented. Their parent is the page passed to the
/// constructor. Buttons that look like links, and those that explain a chain link by link, do not belong to
/// them.
class CoachButtons : public QObject {
  Q_OBJECT

 public:
  explicit CoachButtons(QWidget* page);

  /// Shows on the buttons the present keyboard shortcuts of the menu commands that do the same.
  void showKeys(const MenuKeys& keys);
  void setTextFont(const QFont& font);
  void setHint(const Hint& hint);

  /// What happens to long buttons that do not fit into a row with others.
  enum class LongOnes { OnRowsOfTheirOwn, LeftOut };
  /// Puts the buttons into rows at the bottom of an area. Returns the area above the rows; empty if a word of
  /// a button is wider than the area.
  std::optional<QRect> place(QRect area, bool isTight, LongOnes longOnes);
  /// Puts the long buttons that place() has left out at the bottom of another area. Returns the area above
  /// the buttons.
  QRect placeLong(QRect area);
  void hideLong();

  /// The buttons that are shown, in tab order.
  std::vector<CoachButton*> shown() const;

 signals:
  void asked(HintAction action);

 private:
  using Row = std::vector<CoachButton*>;

  /// The rows of buttons for a width, starting with the lowest row.
  std::vector<Row> rowsFor(int width, LongOnes longOnes) const;
  std::vector<CoachButton*> longOnes() const;
  void showPlaced();

  Hint m_hint;
  CoachButton* m_primary;
  std::map<HintAction, CoachButton*> m_others;
  std::vector<CoachButton*> m_inRows;
  std::vector<CoachButton*> m_apart;  ///< long buttons that placeLong() has put into an area of their own
};

}  // namespace sudoku
