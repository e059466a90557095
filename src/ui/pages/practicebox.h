#pragma once

#include <optional>
#include <vector>

#include <QFrame>

#include "ui/controls/pagedtext.h"

namespace sudoku {

/// A text of practice, in a box of its own if it answers the player. Its owner asks for its height; with less
/// it shows pages.
class PracticeBox : public QFrame {
  Q_OBJECT

 public:
  enum class Look {
    Plain,  ///< no box
    Muted,  ///< no box, in muted ink
    Right,  ///< answer to a try that was right
    Near,   ///< answer to a try that was nearly right
    Miss,   ///< any other answer
  };

  PracticeBox(Look look, QWidget* parent);

  /// Sets the text; an empty one if there is nothing to say.
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
