#pragma once

#include <vector>

#include <QVariantAnimation>
#include <QWidget>

#include <sudoku/grid/candidate.h>

namespace sudoku {

/// Candidates that have just been ruled out and were not noted: they appear struck through and fade away.
/// Takes no clicks.
class StruckDigits : public QWidget {
  Q_OBJECT

 public:
  explicit StruckDigits(QWidget* board);

  /// Begins to fade candidates, in place of any that are still fading.
  void start(const std::vector<Candidate>& candidates);
  /// The digits that are fading.
  const std::vector<Candidate>& candidates() const { return m_candidates; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QVariantAnimation m_fading;
  std::vector<Candidate> m_candidates;
};

}  // namespace sudoku
