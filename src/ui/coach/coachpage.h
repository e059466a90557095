#pragma once

#include <optional>

#include <QGroupBox>

#include "game/teacher/hint.h"

namespace sudoku {

class AnswerList;
class CoachBody;
class CoachButton;
class CoachButtons;
class Ladder;
class MenuKeys;
class PhraseLabel;
class WhereDiagram;

/// Shows a hint, or the answers to a question, in any size that the widget is given. Never asks for a hint by
/// itself. To assistive technology it is a group named Hint, or Ask for answers, whose labels for title and
/// text announce each change. The keyboard
/// focus stays with the pressed button or, if that button is hidden, moves to the one that replaces it.
class CoachPage : public QGroupBox {
  Q_OBJECT

 public:
  explicit CoachPage(QWidget* parent = nullptr);

  /// Shows on the buttons the present keyboard shortcuts of the menu commands that do the same.
  void showKeys(const MenuKeys& keys);
  void setHint(const Hint& hint);
  /// The arrangement of the page. Plain has the text in the middle of its area; Column begins it at the top.
  /// Compact is for a low window: less space, and no names below the bars that show how much of the step the
  /// hint has told. Broad has the text at the left, with title, legend and buttons beside it.
  enum class Shape { Plain, Column, Compact, Broad };
  void setShape(Shape shape);
  /// Gives the keyboard focus to the accented button, such as Why or Apply, which tells more or acts on the
  /// hint.
  void takeKeyboard();

  QSize sizeHint() const override { return {280, 320}; }
  QSize minimumSizeHint() const override { return {0, 0}; }

 signals:
  void asked(HintAction action);
  /// Emitted when the player wants to know more about one of the answers.
  void chosen(const Candidate& option);
  /// Emitted when the player points at a phrase, by the pointer or the keyboard; empty: at none any more.
  void pointedAt(const std::optional<Phrase>& phrase);
  void guideWanted(Technique technique);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void connectParts();
  void arrange();
  bool arrange(double textSize);
  bool arrangeOnOnePage();
  void setTextSize(double factor);
  bool arrangeBroad();
  bool hasLadder() const;
  bool isCompact() const { return m_shape == Shape::Compact; }
  bool isBroad() const { return m_shape == Shape::Broad; }
  bool isTight() const { return isCompact() || isBroad(); }
  QRect placeTop(QRect area);
  bool arrangeBody(const QRect& area);
  void placeCross(const QRect& area);
  void placeLadder(QRect& area, int width);
  bool placeTitle(QRect& area);
  void setTabOrders();
  QWidget* heir(bool isOfWalk) const;
  int margin() const;

  Hint m_hint;
  Shape m_shape = Shape::Plain;
  bool m_isArranging = false;
  Ladder* m_ladder;
  CoachButton* m_cross;
  WhereDiagram* m_diagram;
  PhraseLabel* m_title;
  PhraseLabel* m_badge;
  CoachButton* m_allAnswers;  ///< link back from one answer to all of them
  CoachBody* m_body;
  AnswerList* m_answers;  ///< stands in place of the body for the answers to a question
  CoachButtons* m_buttons;
};

}  // namespace sudoku
