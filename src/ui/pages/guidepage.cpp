#include "guidepage.h"

#include <algorithm>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include "game/practice/practiceposition.h"
#include "game/teacher/guidewords.h"
#include "game/teacher/hints.h"
#include "game/teacher/stepwords.h"
#include "game/teacher/techniquewords.h"
#include "game/verdict.h"
#include "pagedtext.h"
#include "pageicons.h"
#include "stepscene.h"
#include "ui/board/sceneboard.h"
#include "ui/coach/coachbutton.h"
#include "ui/coach/textsize.h"

namespace sudoku {
namespace {

constexpr int kTechniqueRole = Qt::UserRole;

std::vector<Sentence> plain(const QStringList& texts) {
  std::vector<Sentence> sentences;
  for (const QString& text : texts) sentences.push_back({Phrase{text}});
  return sentences;
}

std::vector<Technique> techniquesByLevel() {
  std::vector<Technique> techniques;
  for (int index = 0; index <= static_cast<int>(Technique::RefutationTree); ++index)
    techniques.push_back(static_cast<Technique>(index));
  std::stable_sort(techniques.begin(), techniques.end(), isEasier);
  return techniques;
}

}  // namespace

GuidePage::GuidePage(QWidget* parent)
    : BoardPage(tr("Technique guide"), tr("An example on the board"), parent),
      m_finder([this](const std::optional<ListedStep>& found) { takeExample(found); }),
      m_rules(GuideRules::pages()),
      m_served(servedTechniques()),
      m_contents(makeContents()) {
  makeChoosers();
  m_name = new QLabel(side());
  m_name->setFont(bold(scaled(font(), 1.15)));
  m_name->setWordWrap(true);
  m_facts = new QLabel(side());
  m_facts->setWordWrap(true);
  m_text = new PagedText(side());
  auto* column = new QVBoxLayout;
  column->setSpacing(6);
  column->addWidget(m_name);
  column->addWidget(m_facts);
  column->addWidget(m_text, 1);
  auto* row = new QHBoxLayout;
  row->setSpacing(12);
  row->addWidget(m_list, 2);
  row->addLayout(column, 3);
  sideLayout()->addWidget(m_combo);
  sideLayout()->addLayout(row, 1);
  makeControls();
  connect(m_text, &PagedText::pointedAt, this, [this](const std::optional<Phrase>& phrase) {
    BoardScene scene = board()->scene();
    scene.pointedAt = phrase;
    setScene(scene);
  });
  showRules();
}

QStandardItemModel* GuidePage::makeContents() {
  auto* model = new QStandardItemModel(this);
  model->appendRow(new QStandardItem(tr("The rules in a minute")));
  std::optional<Level> level;
  for (const Technique technique : techniquesByLevel()) {
    if (infoOf(technique).level != level) {
      level = infoOf(technique).level;
      auto* heading = new QStandardItem(levelName(*level));
      heading->setFlags(Qt::NoItemFlags);
      heading->setFont(bold(font()));
      model->appendRow(heading);
    }
    auto* item = new QStandardItem(TechniqueWords::title(technique));
    item->setData(static_cast<int>(technique), kTechniqueRole);
    model->appendRow(item);
  }
  return model;
}

void GuidePage::makeChoosers() {
  m_list = new QListView(side());
  m_list->setModel(m_contents);
  m_list->setAccessibleName(tr("Techniques"));
  m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->setUniformItemSizes(true);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->setTextElideMode(Qt::ElideRight);
  m_combo = new QComboBox(side());
  m_combo->setModel(m_contents);
  m_combo->setAccessibleName(tr("Technique"));
  m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_combo->setMinimumContentsLength(12);
  connect(m_combo, &QComboBox::activated, this, &GuidePage::chooseRow);
  connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
          [this](const QModelIndex& current) { showChosen(current.row()); });
}

void GuidePage::makeControls() {
  auto* walk = new QHBoxLayout;
  walk->setSpacing(6);
  m_back = new QPushButton(pageIcon(PageIcon::Previous), {}, side());
  m_forward = new QPushButton(pageIcon(PageIcon::Next), {}, side());
  m_progress = new QLabel(side());
  m_another = new CoachButton(tr("Another"), side());
  m_another->setToolTip(tr("Another example"));
  m_practise = new CoachButton(tr("Practise this"), side(), CoachButton::Look::Primary);
  walk->addWidget(m_back);
  walk->addWidget(m_forward);
  walk->addWidget(m_progress, 1);
  auto* more = new QHBoxLayout;
  more->setSpacing(6);
  more->addWidget(m_another);
  more->addStretch(1);
  more->addWidget(m_practise);
  sideLayout()->addLayout(walk);
  sideLayout()->addLayout(more);
  connect(m_back, &QPushButton::clicked, this, [this] { turn(-1); });
  connect(m_forward, &QPushButton::clicked, this, [this] { turn(1); });
  connect(m_another, &QPushButton::clicked, this, [this] {
    m_exampleIndex = (m_exampleIndex + 1) % guideExamples(*m_technique).size();
    findExample();
  });
  connect(m_practise, &QPushButton::clicked, this, [this] { emit practiceWanted(*m_technique); });
}

void GuidePage::setTheme(const Theme& theme) {
  BoardPage::setTheme(theme);
  m_text->setTheme(theme);
}

void GuidePage::showRules() {
  chooseRow(0);
}

void GuidePage::showTechnique(Technique technique) {
  const QModelIndexList found =
      m_contents->match(m_contents->index(0, 0), kTechniqueRole, static_cast<int>(technique), 1);
  if (!found.isEmpty()) chooseRow(found.first().row());
}

void GuidePage::chooseRow(int row) {
  m_list->setCurrentIndex(m_contents->index(row, 0));  // shows it, if it is another
  m_list->scrollTo(m_contents->index(row, 0));
}

void GuidePage::showChosen(int row) {
  if (row < 0) return;
  const QVariant chosen = m_contents->index(row, 0).data(kTechniqueRole);
  m_combo->setCurrentIndex(row);
  m_finder.cancel();
  m_example.reset();
  m_exampleIndex = 0;
  m_rulesPage = 0;
  m_technique.reset();
  if (!chosen.isValid()) return showRulesPage();
  m_technique = static_cast<Technique>(chosen.toInt());
  const TechniqueInfo& info = infoOf(*m_technique);
  m_name->setText(TechniqueWords::title(*m_technique));
  m_facts->setText(tr("%1 · score %2 · %3", "level, HoDoKu's score, what it is in a few words")
                       .arg(levelName(info.level))
                       .arg(info.score)
                       .arg(TechniqueWords::idea(*m_technique)));
  findExample();
}

void GuidePage::showRulesPage() {
  const RulesPage& page = m_rules[static_cast<std::size_t>(m_rulesPage)];
  m_name->setText(page.title);
  m_facts->setText(tr("The rules in a minute"));
  m_text->setSections({{{}, page.sentences}});
  BoardScene scene;
  scene.givens = page.givens;
  scene.board = page.board;
  scene.picture = page.picture;
  scene.showsNumbers = true;
  if (page.notedCell)
    scene.candidates[static_cast<std::size_t>(page.notedCell->index())] =
        Candidates(page.board).at(*page.notedCell);
  setScene(scene);
  setStatus(page.title);
  updateControls();
}

void GuidePage::findExample() {
  m_example.reset();
  m_told = 0;
  const std::vector<LibraryLine> examples = guideExamples(*m_technique);
  const LibraryLine& example = examples[m_exampleIndex];
  Position position{example.givens, example.board, Candidates(example.board)};
  for (const auto& [cell, digit] : example.deleted) position.candidates.eliminate(cell, digit);
  setScene(sceneOf(position, {}));
  showExample();
  m_finder.run([example](const std::stop_token& stop) { return stepOfExample(example, stop); });
}

void GuidePage::takeExample(const std::optional<ListedStep>& found) {
  m_example = found;
  if (found) setScene(sceneOf(found->position, pictureOf(found->step, found->position)));
  showExample();
}

void GuidePage::showExample() {
  std::vector<PagedText::Section> sections = {
      {tr("What to look for"), plain(GuideWords::lookFor(*m_technique))},
      {tr("Why it works"), plain(GuideWords::why(*m_technique))},
      {tr("How to find it"), plain(GuideWords::byHand(*m_technique))}};
  if (m_example) {
    const Explanation explanation = explain(m_example->step, m_example->position);
    const PagedText::Section example{tr("In this example"), explanation.why};
    if (m_told > 0)
      sections = {{tr("The walk"), {explanation.walk[static_cast<std::size_t>(m_told) - 1]}}, example};
    else
      sections.push_back(example);
  }
  m_text->setSections(sections);
  setStatus(TechniqueWords::title(*m_technique));
  updateControls();
}

void GuidePage::turn(int steps) {
  if (!m_technique) {
    m_rulesPage = std::clamp(m_rulesPage + steps, 0, pageCount() - 1);
    return showRulesPage();
  }
  m_told = std::clamp(m_told + steps, 0, pageCount());
  BoardScene scene = board()->scene();
  scene.pointedAt.reset();
  scene.toldLinks = m_told > 0
                        ? std::optional(linksTold(explain(m_example->step, m_example->position), m_told))
                        : std::nullopt;
  scene.faintLinks = faintLinksOf(scene.picture, scene.toldLinks);
  setScene(scene);
  showExample();
  if (m_told > 0)
    setStatus(toPlainText(
        explain(m_example->step, m_example->position).walk[static_cast<std::size_t>(m_told) - 1]));
}

void GuidePage::updateControls() {
  const bool isRules = !m_technique;
  const int count = pageCount();
  const int at = isRules ? m_rulesPage + 1 : m_told;
  m_back->setAccessibleName(isRules ? tr("Rules back") : tr("Walk back"));
  m_forward->setAccessibleName(isRules ? tr("Rules forward") : tr("Walk forward"));
  m_back->setToolTip(m_back->accessibleName());
  m_forward->setToolTip(m_forward->accessibleName());
  m_back->setVisible(count > 0);
  m_forward->setVisible(count > 0);
  m_back->setEnabled(at > (isRules ? 1 : 0));
  m_forward->setEnabled(at < count);
  m_progress->setText(count == 0 ? QString()
                      : isRules  ? tr("Page %1 of %2").arg(at).arg(count)
                                 : tr("Step %1 of %2").arg(at).arg(count));
  m_another->setVisible(!isRules && guideExamples(*m_technique).size() > 1);
  m_practise->setVisible(!isRules &&
                         std::find(m_served.begin(), m_served.end(), *m_technique) != m_served.end());
}

int GuidePage::pageCount() const {
  if (!m_technique) return static_cast<int>(m_rules.size());
  if (!m_example) return 0;
  return static_cast<int>(explain(m_example->step, m_example->position).walk.size());
}

void GuidePage::showRoom(Room room) {
  m_list->setVisible(room == Room::Wide);
  m_combo->setVisible(room != Room::Wide);
  setFocusProxy(room == Room::Wide ? static_cast<QWidget*>(m_list) : m_combo);
}

}  // namespace sudoku
