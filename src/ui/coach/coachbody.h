#pragma once

#include <optional>
#include <vector>

#include <QObject>
#include <QRect>

#include "game/teacher/hint.h"
#include "ui/controls/pagebreaks.h"

class QWidget;

namespace sudoku {

class CoachButton;
class LegendLabel;
class NotationView;
class PhraseLabel;
struct Theme;
class WalkBox;

/// What a hint says below its title: sentences, walk, legend, notation, links. What has no room goes to
/// further pages: then what the player came for is on the first one, the sentence of the second rung or what
/// follows from the third. Its widgets are children of the coach's page.
class CoachBody : public QObject {
  Q_OBJECT

 public:
  explicit CoachBody(QWidget* page);

  void setTheme(const Theme& theme);
  void setTextFont(const QFont& font);
  /// Begins with the first page, unless it is the same hint a link further on.
  void setHint(const Hint& hint);

  /// Puts everything into an area of the page, in a low window less than in others. False if something fits
  /// on no page; then nothing is where it should be.
  bool arrange(const QRect& area, bool compact);
  /// The same with legend, notation and links in an area of their own, as far as they fit there: links are in
  /// the menu, too.
  bool arrangeBeside(const QRect& area, const QRect& footArea);
  /// From the top of the area, if there is one page.
  int usedHeight() const { return m_usedHeight; }
  int textHeight() const { return m_textHeight; }
  /// Of the line that sets the foot apart.
  std::optional<int> separatorTop() const { return m_separatorTop; }
  int pageCount() const { return m_pageCount; }
  /// All sentences but those of the walk.
  bool hasTextOnFirstPage() const;
  /// What the keyboard stops at, in order.
  std::vector<QWidget*> stops() const;
  const WalkBox& walk() const { return *m_walk; }

 signals:
  void asked(HintAction action);
  void guideWanted(Technique technique);
  void pointedAt(const std::optional<Phrase>& phrase);
  /// Another page is shown.
  void turned();

 private:
  enum class Kind { Subtitle, Conclusion, Line, Walk, Legend, Notation, Links };
  struct Block {
    Kind kind;
    int index;  ///< of a line
    PageUnit unit;
    int page = 0;
  };
  /// A block on the page that is shown.
  struct Placed {
    Kind kind;
    int index;
    int top;
  };
  /// How much room things get.
  struct Plan {
    int spacing;
    int shown;  ///< sentences of the walk
    bool isPaged;
    bool hasSubtitle = true;
    bool hasLinks = true;
    bool repeatsLegend = false;
    bool hasNotation = true;
    bool hasLegend = true;
  };

  bool arrange(const std::optional<Plan>& plan);
  bool isBeside() const { return m_footArea != m_area; }
  std::optional<Plan> bestPlan(bool compact);
  std::optional<Plan> bestPlanBeside();
  /// With as much in the foot as fits there.
  std::optional<Plan> bestFoot(Plan plan);
  /// Lays all out by a plan. The number of pages; nothing if it cannot be done.
  std::optional<int> pagesOf(const Plan& plan);
  std::vector<Block> flowOf(const Plan& plan);
  std::vector<Block> footOf(const Plan& plan);
  bool leadsWithConclusion(const Plan& plan) const;
  void addSubtitle(std::vector<Block>& blocks, const Plan& plan);
  void addConclusion(std::vector<Block>& blocks);
  void addText(std::vector<Block>& blocks, const Plan& plan);
  void addLegend(std::vector<Block>& blocks);
  void addNotation(std::vector<Block>& blocks);
  void addLinks(std::vector<Block>& blocks);
  std::vector<Placed> placesOf(const std::vector<Block>& blocks, int top) const;
  void showPage();
  void showText(const std::vector<Placed>& places);
  void showNotation(const std::vector<Placed>& places);
  std::vector<CoachButton*> usableLinks() const;
  /// In rows of two where there is room.
  std::vector<QRect> linkAreas(int width) const;
  void placeLinks(std::optional<int> top);
  void placePager();
  int pagerHeight() const;
  void turn(int pages);

  QWidget* m_page;
  Hint m_hint;
  QRect m_area;
  QRect m_footArea;  ///< the same, unless it is beside it
  Plan m_plan{};
  std::vector<Block> m_flow;
  std::vector<Block> m_foot;  ///< on each page
  int m_usedHeight = 0;
  int m_textHeight = 0;  ///< of that
  std::optional<int> m_separatorTop;
  int m_pageCount = 1;
  int m_shownPage = 0;
  bool m_turnsToWalk = false;  ///< since the walk went on

  PhraseLabel* m_subtitle;
  PhraseLabel* m_conclusion;  ///< the last sentence, where it stands first
  PhraseLabel* m_text;
  WalkBox* m_walk;
  LegendLabel* m_legend;
  NotationView* m_notation;
  CoachButton* m_about;
  CoachButton* m_whatIf;
  CoachButton* m_another;
  CoachButton* m_pageBack;
  CoachButton* m_pageForward;
  PhraseLabel* m_pageNumber;
};

}  // namespace sudoku
