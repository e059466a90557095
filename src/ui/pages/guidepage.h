#pragma once

#include <optional>
#include <vector>

#include "boardpage.h"
#include "game/latestjob.h"
#include "game/teacher/guideexamples.h"

class QComboBox;
class QListView;
class QModelIndex;
class QStandardItemModel;

namespace sudoku {

class PagedText;

/// The rules of Sudoku, and a page for each technique: what to look for, why it works, how to find it, and an
/// example on the board. Examples are looked up off the GUI thread.
class GuidePage : public BoardPage {
  Q_OBJECT

 public:
  explicit GuidePage(QWidget* parent);

  void setTheme(const Theme& theme) override;
  void showRules();
  void showTechnique(Technique technique);
  /// What is shown; nothing: the rules.
  std::optional<Technique> technique() const { return m_technique; }
  /// Stops what is under way.
  void close() { m_finder.cancel(); }

 signals:
  void practiceWanted(Technique technique);

 protected:
  void showRoom(Room room) override;

 private:
  QStandardItemModel* makeContents();
  void makeChoosers();
  void makeControls();
  void chooseRow(int row);
  void showChosen(int row);
  void showRulesPage();
  void findExample();
  void takeExample(const std::optional<ListedStep>& found);
  void showExample();
  void turn(int steps);
  void updateControls();
  int pageCount() const;

  LatestJob<std::optional<ListedStep>> m_finder;
  std::vector<RulesPage> m_rules;
  std::vector<Technique> m_served;  ///< in practice
  std::optional<Technique> m_technique;
  int m_rulesPage = 0;
  std::size_t m_exampleIndex = 0;
  std::optional<ListedStep> m_example;
  int m_told = 0;  ///< links of the walk; 0: it has not begun

  QStandardItemModel* m_contents;
  QListView* m_list;
  QComboBox* m_combo;
  QLabel* m_name;
  QLabel* m_facts;
  PagedText* m_text;
  QPushButton* m_back;
  QPushButton* m_forward;
  QLabel* m_progress;
  QPushButton* m_another;
  QPushButton* m_practise;
};

}  // namespace sudoku
