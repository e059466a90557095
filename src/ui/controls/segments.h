#pragma once

#include <cstdint>
#include <vector>

#include <QIcon>
#include <QStringList>
#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QPushButton;

namespace sudoku {

/// A few choices side by side, of which one is selected; where there is no room for their names, icons or a
/// combo box with the same choices.
class Segments : public QWidget {
  Q_OBJECT

 public:
  /// `name` is the accessible name of the combo box.
  Segments(const QString& name, QWidget* parent);

  /// Sets the choices. Precondition: `names` is not empty, and `current` is an index in it.
  void setChoices(const QStringList& names, int current);
  int current() const { return m_taken; }
  /// Sets an icon for each choice.
  void setIcons(std::vector<QIcon> icons);
  /// How the choices are shown: by their names or icons side by side, or as a combo box.
  enum class Look : std::uint8_t { Names, Icons, Box };
  void setLook(Look look);
  /// The width in pixels of the names side by side.
  int wideWidth() const;
  int boxWidth() const;

 signals:
  /// Emitted when the player has selected another choice.
  void chosen(int index);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void take(int index);
  int buttonWidth(const QString& name) const;
  void dress();

  QHBoxLayout* m_row;
  QComboBox* m_box;
  std::vector<QPushButton*> m_buttons;
  QStringList m_names;
  std::vector<QIcon> m_icons;  ///< empty, or one for each choice
  int m_taken = 0;
  Look m_look = Look::Names;
};

}  // namespace sudoku
