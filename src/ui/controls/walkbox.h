#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "game/teacher/hint.h"

namespace sudoku {

class CoachButton;
class PhraseLabel;

/// Explains a chain link by link: buttons back and forward, a progress bar, and the latest sentences, each
/// with the number that its link has on the board. While the box has the keyboard focus, Left and Right do
/// the same as the buttons.
class WalkBox : public QWidget {
  Q_OBJECT

 public:
  static constexpr int kMostShown = 3;

  explicit WalkBox(QWidget* parent);

  void setHint(const Hint& hint);
  bool isEmpty() const { return m_walk.empty(); }

  /// The height in pixels that has room for any `shown` successive sentences, so that nothing moves between
  /// links.
  int heightFor(int width, int shown) const;
  bool fits(int width) const;
  void arrange(const QRect& area, int shown);
  /// The widgets at which Tab stops, in tab order.
  std::vector<QWidget*> stops() const;
  /// The widget that gets the keyboard focus when the focused part of the box is hidden: the button forward,
  /// else the button back; null if both are disabled.
  QWidget* heir() const;

 signals:
  void asked(HintAction action);
  void pointedAt(const std::optional<Phrase>& phrase);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  int padding() const;
  int buttonSize() const;
  int indent() const;
  int countHeight(int width) const;
  int sentencesTop(int width) const;
  const std::vector<int>& sentenceHeights(int width) const;

  std::vector<Sentence> m_walk;
  std::vector<int> m_numbers;
  int m_told = 0;
  /// Heights in pixels of all sentences for m_heightsWidth and m_heightsFont, kept because there can be
  /// hundreds of sentences.
  mutable std::vector<int> m_heights;
  mutable int m_heightsWidth = 0;
  mutable QFont m_heightsFont;
  int m_shown = kMostShown;
  CoachButton* m_back;
  CoachButton* m_forward;
  PhraseLabel* m_count;
  PhraseLabel* m_sentences;
};

}  // namespace sudoku
