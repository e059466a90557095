#pragma once

#include <optional>
#include <vector>

#include "game/base/latestjob.h"
#include "game/teacher/guideexamples.h"
#include "game/teacher/lesson.h"
#include "ui/board/boardpage.h"

class QPushButton;

namespace sudoku {

class CoachButton;
class GuideContents;
class PagedText;

/// The rules of Sudoku, and a page for each technique: what to look for, why it works, how to find it, and an
/// example on the board. The contents are beside the page or, where there is little room, take turns with it.
/// A button leads to the next page. Examples are searched off the GUI thread.
class GuidePage : public BoardPage {
  Q_OBJECT

 public:
  explicit GuidePage(QWidget* parent);

  void showRules();
  void showTechnique(Technique technique);
  /// The technique that is shown; empty for the rules.
  std::optional<Technique> technique() const { return m_technique; }
  /// Stops the search for an example.
  void close() { m_finder.cancel(); }
  /// Goes on to the next link of the example's chain or the next part of the rules; after the last one, to
  /// the next page of the guide.
  bool takeNextStep() override;

 signals:
  void practiceWanted(Technique technique);
  void lessonWanted(Technique technique);

 protected:
  void showRoom(Room room) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void makeTexts();
  void makeControls();
  void addWalkKeys();
  void open(std::optional<Technique> technique);
  void showRulesPage();
  void findExample();
  void takeExample(const std::optional<TaughtStep>& found);
  void showExample();
  void turn(int steps);
  void updateControls();
  void nameTurns(bool isRules, int at, int count);
  int pageCount() const;
  void showParts(bool contents);

  LatestJob<std::optional<TaughtStep>> m_finder;
  std::vector<RulesPage> m_rules;
  std::vector<Technique> m_served;  ///< techniques that can be practised, since there are exercises for them
  std::optional<Technique> m_technique;
  int m_rulesPage = 0;
  std::size_t m_exampleIndex = 0;
  std::optional<TaughtStep> m_example;
  int m_told = 0;                ///< number of the chain's sentences that are shown; 0: none yet
  bool m_showsContents = false;  ///< whether the contents are shown where they and the page take turns

  CoachButton* m_turn;  ///< button that leads to the contents, or back to the page
  GuideContents* m_contents;
  QWidget* m_page;
  QLabel* m_name;
  QLabel* m_facts;
  PagedText* m_text;
  QPushButton* m_back;
  QPushButton* m_forward;
  QLabel* m_progress;
  CoachButton* m_another;
  CoachButton* m_lesson;
  CoachButton* m_practise;
};

}  // namespace sudoku
