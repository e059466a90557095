#pragma once

#include <QWidget>

class QAction;
class QLabel;

namespace sudoku {

class CoachButton;
class PracticeBox;

/// A title, a few sentences, and what the player can do next: the part Use it of a lesson, and its end.
class TellPane : public QWidget {
  Q_OBJECT

 public:
  /// What the pane shows. An empty button is not shown.
  struct Contents {
    QString title;
    QStringList sentences;
    QString primary;
    QString left;
    QString right;
  };

  explicit TellPane(QWidget* parent);

  void show(const Contents& contents);
  /// Draws the key of the menu command Next step on the button that it presses here. The action outlives the
  /// pane.
  void setStepKey(const QAction& action);
  void goOn();

  QSize minimumSizeHint() const override { return {0, 0}; }

 signals:
  void primaryPressed();
  void leftPressed();
  void rightPressed();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void arrange();

  QLabel* m_title;
  PracticeBox* m_text;
  CoachButton* m_left;
  CoachButton* m_right;
  CoachButton* m_primary;
};

}  // namespace sudoku
