#pragma once

#include <optional>
#include <vector>

#include <QFrame>

#include "ui/controls/pagedtext.h"

namespace sudoku {

/// A part of what is said in practice, as a box of its own where it answers the player. Its owner asks for
/// its height; with less it shows pages.
class PracticeBox : public QFrame {
  Q_OBJECT

 public:
  enum class Look {
    Plain,  ///< no box
    Muted,  ///< no box, in muted ink
    Right,  ///< what the player found
    Near,   ///< what was nearly right
    Miss,   ///< any other answer
  };

  PracticeBox(Look look, QWidget* parent);

  void setTheme(const Theme& theme);
  /// Nothing, where there is nothing to say.
  void setSections(const std::vector<PagedText::Section>& sections);
  bool isEmpty() const { return m_sections.empty(); }
  int heightFor(int width) const;

 signals:
  void pointedAt(const std::optional<Phrase>& phrase);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  bool isBoxed() const { return m_look != Look::Plain && m_look != Look::Muted; }
  QMargins margins() const;

  Look m_look;
  const Theme* m_theme;
  PagedText* m_text;
  std::vector<PagedText::Section> m_sections;
};

}  // namespace sudoku
