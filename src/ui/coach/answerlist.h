#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QWidget>

#include "answerrow.h"
#include "game/teacher/hint.h"

namespace sudoku {

class PhraseLabel;

/// The answers to a question: how many options are possible, a row for each option, and remarks. Arrow keys
/// move between the rows, and a digit presses the row with that number.
class AnswerList : public QWidget {
  Q_OBJECT

 public:
  explicit AnswerList(QWidget* parent);

  /// Shows a hint of Hint::Kind::AllOptions; any other hint leaves the list empty.
  void setHint(const Hint& hint);
  bool isEmpty() const { return m_hint.answers.empty(); }
  void setTextFont(const QFont& font);
  /// Puts the list into an area: rows in a column or, with less room, three in a row; with little room their
  /// shapes alone, above the words of the row that has the focus. Returns false if the list does not fit.
  bool arrange(const QRect& area);
  /// The widgets at which Tab stops, in tab order.
  std::vector<QWidget*> stops() const;
  /// The row that gets the keyboard focus when the list opens: the first option that is possible.
  QWidget* heir() const;

 signals:
  void chosen(const Candidate& option);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Shape {
    int columns;
    AnswerRow::Words words;
  };

  bool arrange(const Shape& shape);
  void showWordsOf(const AnswerRow& row);
  void moveFocus(int from, int steps);
  int focusedRow() const;

  Hint m_hint;
  std::array<AnswerRow*, 9> m_rows{};
  PhraseLabel* m_summary;
  PhraseLabel* m_words;  ///< the words of the row that has the focus, if the rows are without words
  PhraseLabel* m_remarks;
  int m_columns = 1;
  std::optional<int> m_lineTop;  ///< y coordinate of the line between rows and remarks
};

}  // namespace sudoku
