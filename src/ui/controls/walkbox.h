#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "game/teacher/hint.h"

namespace sudoku {

class CoachButton;
class PhraseLabel;

/// Tells a walk: buttons back and forward, how far the walk is, and the last sentences told, each with its
/// number. While it has the keyboard, the left and right arrow keys walk.
class WalkBox : public QWidget {
  Q_OBJECT

 public:
  static constexpr int kMostShown = 3;

  explicit WalkBox(QWidget* parent);

  void setHint(const Hint& hint);
  bool isEmpty() const { return m_walk.empty(); }

  /// The height for a number of sentences that suffices wherever the walk stands, so that nothing moves while
  /// it goes on.
  int heightFor(int width, int shown) const;
  bool fits(int width) const;
  void arrange(const QRect& area, int shown);
  /// The widgets at which Tab stops, in order.
  std::vector<QWidget*> stops() const;
  /// The widget that takes the keyboard focus over from a part of the walk that is gone: the button that
  /// leads on, else the one that leads back; null if neither can be pressed.
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
  /// Heights of all sentences in the present width and font: there can be hundreds, and they are needed again
  /// and again.
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
