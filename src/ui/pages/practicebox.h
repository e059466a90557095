#pragma once

#include <optional>
#include <vector>

#include <QFrame>

#include "ui/controls/pagedtext.h"

namespace sudoku {

/// A text of a practice exercise, such as the task; an answer to the player's attempt has a coloured box.
/// heightFor() is the height that the whole text needs; if the widget is lower, the text is shown on pages.
class PracticeBox : public QFrame {
  Q_OBJECT

 public:
  enum class Look {
    Plain,  ///< no box
    Muted,  ///< no box, pale text
    Right,  ///< box for the answer to a right attempt
    Near,   ///< box for the answer to a nearly right attempt
    Miss,   ///< box for any other answer to an attempt
  };

  PracticeBox(Look look, QWidget* parent);

  /// Sets the text of the box; empty if there is nothing to say.
  void setSections(const std::vector<PagedText::Section>& sections);
  bool isEmpty() const { return m_sections.empty(); }
  int heightFor(int width) const;

 signals:
  void pointedAt(const std::optional<Phrase>& phrase);

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  bool isBoxed() const { return m_look != Look::Plain && m_look != Look::Muted; }
  QMargins margins() const;
  void setInk();

  Look m_look;
  PagedText* m_text;
  std::vector<PagedText::Section> m_sections;
};

}  // namespace sudoku
