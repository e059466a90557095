#pragma once

#include <optional>
#include <vector>

#include <QObject>
#include <QRect>

#include "game/teacher/hint.h"
#include "ui/controls/pagebreaks.h"

class QFont;
class QWidget;

namespace sudoku {

class CoachButton;
class LegendLabel;
class NotationView;
class PhraseLabel;
class WalkBox;

/// Shows all that a hint says below its title: sentences, the explanation of a chain link by link, the
/// legend, the step in notation, and buttons that look like links. What has no room goes to further pages.
/// The first page says which technique it is, or what follows from the step. The widgets are children of the
/// page passed to the constructor.
class CoachBody : public QObject {
  Q_OBJECT

 public:
  explicit CoachBody(QWidget* page);

  void setTextFont(const QFont& font);
  /// Shows a hint from its first page on; if only one more link of the same hint has been explained, the
  /// present page stays.
  void setHint(const Hint& hint);

  /// Places all that belongs to the hint in an area of the widget, with smaller gaps if `compact`. Returns
  /// false if something fits on no page; all places are undefined then.
  bool arrange(const QRect& area, bool compact);
  /// Places the text in one area; legend, notation and the buttons that look like links in another, as far as
  /// they fit. These buttons may be left out, since a menu has the same commands. Returns false if the text
  /// does not fit.
  bool arrangeBeside(const QRect& area, const QRect& footArea);
  /// The height in pixels that text, legend, notation and buttons take together if they fit on one page.
  int usedHeight() const { return m_usedHeight; }
  int textHeight() const { return m_textHeight; }
  /// The y coordinate of the line between the text and what stands at the foot of the page (legend, notation
  /// and buttons); empty if there is no such line.
  std::optional<int> separatorTop() const { return m_separatorTop; }
  int pageCount() const { return m_pageCount; }
  /// Whether all sentences are on the first page, apart from those that explain a chain link by link.
  bool hasTextOnFirstPage() const;
  /// The widgets at which Tab stops, in tab order.
  std::vector<QWidget*> stops() const;
  const WalkBox& walk() const { return *m_walk; }

 signals:
  void asked(HintAction action);
  void guideWanted(Technique technique);
  void pointedAt(const std::optional<Phrase>& phrase);
  /// Emitted when another page is shown.
  void turned();

 private:
  // Spaces in pixels between sentences, and above legend, notation and buttons at the foot of the page.
  static constexpr int kWide = 8;
  static constexpr int kNarrow = 5;
  static constexpr int kFootSpace = 8;

  enum class Kind { Subtitle, Conclusion, Line, Walk, Legend, Notation, Links };
  struct Block {
    Kind kind;
    int index;  ///< index of the line of text, for Kind::Line
    PageUnit unit;
    int page = 0;
  };
  /// A block of the page that is shown, with its place.
  struct Placed {
    Kind kind;
    int index;
    int top;
  };
  /// How much room each part of the hint gets.
  struct Plan {
    int spacing;
    int shown;  ///< number of sentences that are visible at the same time while a chain is explained
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
  /// Returns the plan, but without legend, notation or buttons if there is no room for them at the foot of
  /// the page; empty if nothing fits.
  std::optional<Plan> bestFoot(Plan plan);
  /// Divides text, legend, notation and buttons into pages as a plan says. Returns the number of pages; empty
  /// if the plan does not fit.
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
  /// The areas of the buttons that look like links, two in a row where there is room.
  std::vector<QRect> linkAreas(int width) const;
  void placeLinks(std::optional<int> top);
  void placePager();
  int pagerHeight() const;
  void turn(int pages);

  QWidget* m_page;
  Hint m_hint;
  QRect m_area;
  /// Area of legend, notation and buttons; equals m_area unless they stand beside the text.
  QRect m_footArea;
  Plan m_plan{};
  std::vector<Block> m_flow;
  std::vector<Block> m_foot;  ///< legend, notation and buttons, if they stand at the foot of every page
  int m_usedHeight = 0;
  int m_textHeight = 0;  ///< height in pixels of all that is not at the foot of the page
  std::optional<int> m_separatorTop;
  int m_pageCount = 1;
  int m_shownPage = 0;
  /// One more link has been explained, so the page with the chain is to be shown.
  bool m_turnsToWalk = false;

  PhraseLabel* m_subtitle;
  PhraseLabel* m_conclusion;  ///< shows the hint's last sentence if that is moved to the top
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
