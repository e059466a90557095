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
class WalkBox;

/// Everything that a hint says below its title: sentences, walk, legend, notation, links. Whatever has no
/// room goes to further pages; the first page has the sentence of the second rung, or the conclusion of the
/// third. Its widgets are children of the coach's page.
class CoachBody : public QObject {
  Q_OBJECT

 public:
  explicit CoachBody(QWidget* page);

  void setTextFont(const QFont& font);
  /// Shows a hint from its first page on, unless it is the same hint with one more link told.
  void setHint(const Hint& hint);

  /// Puts all parts into an area of the page, with smaller gaps if `compact`. False if a part fits on no
  /// page; then nothing is in its place.
  bool arrange(const QRect& area, bool compact);
  /// Puts all parts into an area, with legend, notation and links in an area of their own as far as they fit
  /// there: the links are in the menu, too.
  bool arrangeBeside(const QRect& area, const QRect& footArea);
  /// The height that the parts take from the top of the area, if there is one page.
  int usedHeight() const { return m_usedHeight; }
  int textHeight() const { return m_textHeight; }
  /// The top of the line that sets the foot apart; nothing if there is no such line.
  std::optional<int> separatorTop() const { return m_separatorTop; }
  int pageCount() const { return m_pageCount; }
  /// Whether all sentences but those of the walk are on the first page.
  bool hasTextOnFirstPage() const;
  /// The widgets at which Tab stops, in order.
  std::vector<QWidget*> stops() const;
  const WalkBox& walk() const { return *m_walk; }

 signals:
  void asked(HintAction action);
  void guideWanted(Technique technique);
  void pointedAt(const std::optional<Phrase>& phrase);
  /// Another page is shown.
  void turned();

 private:
  // Pixels between sentences, and above what stands at the foot.
  static constexpr int kWide = 8;
  static constexpr int kNarrow = 5;
  static constexpr int kFootSpace = 8;

  enum class Kind { Subtitle, Conclusion, Line, Walk, Legend, Notation, Links };
  struct Block {
    Kind kind;
    int index;  ///< index of a line
    PageUnit unit;
    int page = 0;
  };
  /// A block with its place on the page that is shown.
  struct Placed {
    Kind kind;
    int index;
    int top;
  };
  /// How much room each part gets.
  struct Plan {
    int spacing;
    int shown;  ///< number of the walk's sentences that are shown
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
  /// The plan with as much in the foot as fits there; nothing if nothing fits.
  std::optional<Plan> bestFoot(Plan plan);
  /// Lays all parts out by a plan. Returns the number of pages; nothing if it cannot be done.
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
  /// The places of the links, in rows of two where there is room.
  std::vector<QRect> linkAreas(int width) const;
  void placeLinks(std::optional<int> top);
  void placePager();
  int pagerHeight() const;
  void turn(int pages);

  QWidget* m_page;
  Hint m_hint;
  QRect m_area;
  QRect m_footArea;  ///< area of the foot; the text's area unless the foot is beside it
  Plan m_plan{};
  std::vector<Block> m_flow;
  std::vector<Block> m_foot;  ///< parts that stand at the foot of each page
  int m_usedHeight = 0;
  int m_textHeight = 0;  ///< height of the text's area
  std::optional<int> m_separatorTop;
  int m_pageCount = 1;
  int m_shownPage = 0;
  bool m_turnsToWalk = false;  ///< the walk has gone on: its page is to be shown

  PhraseLabel* m_subtitle;
  PhraseLabel* m_conclusion;  ///< shows the last sentence, where that stands first
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
