#include "guidepage.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include "game/practice/practiceposition.h"
#include "game/teacher/guidewords.h"
#include "game/teacher/hints.h"
#include "game/teacher/openedremark.h"
#include "game/teacher/stepwords.h"
#include "game/teacher/techniquewords.h"
#include "guidecontents.h"
#include "ui/board/sceneboard.h"
#include "ui/board/stepscene.h"
#include "ui/controls/coachbutton.h"
#include "ui/controls/pagedtext.h"
#include "ui/controls/pageicons.h"
#include "ui/controls/unbroken.h"
#include "ui/keys/keyranges.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

std::vector<Sentence> plain(const QStringList& texts) {
  std::vector<Sentence> sentences;
  for (const QString& text : texts) sentences.push_back({Phrase{text}});
  return sentences;
}

}  // namespace

GuidePage::GuidePage(QWidget* parent)
    : BoardPage(tr("Technique guide"), tr("An example on the board"), parent),
      m_finder([this](const std::optional<TaughtStep>& found) { takeExample(found); }),
      m_rules(GuideRules::pages()),
      m_served(servedTechniques()),
      m_turn(new CoachButton(tr("Contents"), side())),
      m_contents(new GuideContents(side())),
      m_page(new QWidget(side())) {
  makeTexts();
  auto* row = new QHBoxLayout;
  row->setSpacing(12);
  row->addWidget(m_contents, 2);
  row->addWidget(m_page, 3);
  sideLayout()->addWidget(m_turn);
  sideLayout()->addLayout(row, 1);
  makeControls();
  addWalkKeys();
  connect(m_turn, &QPushButton::clicked, this, [this] { showParts(!m_showsContents); });
  connect(m_contents, &GuideContents::chosen, this, &GuidePage::open);
  connect(m_contents, &GuideContents::opened, this, [this] { showParts(false); });
  connect(m_text, &PagedText::pointedAt, this, [this](const std::optional<Phrase>& phrase) {
    BoardScene scene = board()->scene();
    scene.pointedAt = phrase;
    setScene(scene);
  });
  showRules();
}

void GuidePage::makeTexts() {
  m_name = new QLabel(m_page);
  m_name->setFont(bold(scaled(font(), 1.15)));
  m_name->setWordWrap(true);
  m_facts = new QLabel(m_page);
  m_facts->setWordWrap(true);
  m_text = new PagedText(m_page);
  auto* column = new QVBoxLayout(m_page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(m_name);
  column->addWidget(m_facts);
  column->addWidget(m_text, 1);
}

void GuidePage::makeControls() {
  auto* walk = new QHBoxLayout;
  walk->setSpacing(6);
  m_back = new QPushButton(pageIcon(PageIcon::Previous), {}, side());
  m_forward = new QPushButton(pageIcon(PageIcon::Next), {}, side());
  m_progress = new QLabel(side());
  m_another = new CoachButton(tr("Another"), side());
  m_another->setToolTip(tr("Another example"));
  m_lesson = new CoachButton(tr("Lesson"), side());
  m_lesson->setToolTip(tr("The lesson on this technique"));
  m_practise = new CoachButton(tr("Practise this"), side(), CoachButton::Look::Primary);
  for (QPushButton* button : {m_back, m_forward}) button->installEventFilter(this);
  walk->addWidget(m_back);
  walk->addWidget(m_forward);
  walk->addWidget(m_progress, 1);
  auto* more = new QHBoxLayout;
  more->setSpacing(6);
  more->addWidget(m_another);
  more->addWidget(m_lesson);
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
  connect(m_lesson, &QPushButton::clicked, this, [this] { emit lessonWanted(*m_technique); });
  connect(m_practise, &QPushButton::clicked, this, [this] { emit practiceWanted(*m_technique); });
}

/// Adds the keyboard shortcuts that go back and forward through the links of an example's chain, which are
/// the same as in hints. Arrow keys without Alt belong to the list of contents.
void GuidePage::addWalkKeys() {
  const auto add = [this](const QKeyCombination& key, int steps) {
    auto* shortcut = new QShortcut(key, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, [this, steps] { turn(steps); });
  };
  add(kWalkBackKey, -1);
  add(kWalkForwardKey, 1);
}

/// Lets the arrow keys go back and forward while one of the buttons for that has the focus.
bool GuidePage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return BoardPage::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  if (key != Qt::Key_Left && key != Qt::Key_Right) return false;
  turn(key == Qt::Key_Left ? -1 : 1);
  return true;
}

bool GuidePage::takeNextStep() {
  turn(1);
  return true;
}

void GuidePage::showRules() {
  m_contents->choose(std::nullopt);
  showParts(false);
}

void GuidePage::showTechnique(Technique technique) {
  m_contents->choose(technique);
  showParts(false);
}

void GuidePage::open(std::optional<Technique> technique) {
  m_finder.cancel();
  m_example.reset();
  m_exampleIndex = 0;
  m_rulesPage = 0;
  m_technique = technique;
  if (!m_technique) return showRulesPage();
  const TechniqueInfo& info = infoOf(*m_technique);
  showUnbroken(*m_name, TechniqueWords::title(*m_technique));
  showUnbroken(*m_facts, tr("%1 · score %2 · %3", "level, HoDoKu's score, what it is in a few words")
                             .arg(levelName(info.level))
                             .arg(info.score)
                             .arg(TechniqueWords::idea(*m_technique)));
  findExample();
}

void GuidePage::showRulesPage() {
  const RulesPage& page = m_rules[static_cast<std::size_t>(m_rulesPage)];
  showUnbroken(*m_name, page.title);
  showUnbroken(*m_facts, tr("The rules in a minute"));
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
  m_finder.run([example](const std::stop_token& stop) -> std::optional<TaughtStep> {
    const auto found = stepOfExample(example, stop);
    if (!found) return std::nullopt;
    return teach(found->step, found->position);
  });
}

void GuidePage::takeExample(const std::optional<TaughtStep>& found) {
  m_example = found;
  if (found) setScene(sceneOf(found->position, found->picture));
  showExample();
}

void GuidePage::showExample() {
  std::vector<PagedText::Section> sections = {
      {tr("What to look for"), plain(GuideWords::lookFor(*m_technique))},
      {tr("Why it works"), plain(GuideWords::why(*m_technique))},
      {tr("How to find it"), plain(GuideWords::byHand(*m_technique))}};
  setStatus(TechniqueWords::title(*m_technique));
  if (m_example) {
    const Explanation& explanation = m_example->explanation;
    const PagedText::Section example{tr("In this example"), explanation.why};
    if (m_told > 0) {
      const Sentence& told = explanation.walk[static_cast<std::size_t>(m_told) - 1];
      sections = {{tr("The walk"), {told}}, example};
      setStatus(toPlainText(told));
    } else {
      sections.push_back(example);
    }
  }
  m_text->setSections(sections);
  updateControls();
}

/// Goes on, or back if `steps` is negative: through the parts of the rules or the sentences about the
/// example's chain, and from their ends to another page of the guide.
void GuidePage::turn(int steps) {
  const int at = m_technique ? m_told : m_rulesPage;
  const int last = m_technique ? pageCount() : pageCount() - 1;
  if (at + steps < 0 || at + steps > last) {
    if (const auto entry = m_contents->beside(steps)) m_contents->choose(entry->technique);
    return;
  }
  if (!m_technique) {
    m_rulesPage = at + steps;
    return showRulesPage();
  }
  m_told = at + steps;
  BoardScene scene = board()->scene();
  scene.pointedAt.reset();
  scene.toldLinks = m_told > 0 ? std::optional(linksTold(m_example->explanation, m_told)) : std::nullopt;
  scene.faintLinks = faintLinksOf(scene.picture, scene.toldLinks);
  setScene(scene);
  showExample();
}

void GuidePage::updateControls() {
  const bool isRules = !m_technique;
  const int count = pageCount();
  const int at = isRules ? m_rulesPage + 1 : m_told;
  nameTurns(isRules, at, count);
  m_progress->setText(count == 0 ? QString()
                      : isRules  ? tr("Page %1 of %2").arg(at).arg(count)
                                 : tr("Step %1 of %2").arg(at).arg(count));
  m_another->setVisible(!isRules && guideExamples(*m_technique).size() > 1);
  const bool isServed =
      !isRules && std::find(m_served.begin(), m_served.end(), *m_technique) != m_served.end();
  m_lesson->setVisible(isServed);
  m_practise->setVisible(isServed);
}

void GuidePage::nameTurns(bool isRules, int at, int count) {
  const auto name = [](QPushButton* button, const std::optional<QString>& words) {
    button->setEnabled(words.has_value());
    if (!words) return;
    button->setAccessibleName(*words);
    button->setToolTip(*words);
  };
  const auto beside = [this](int places) -> std::optional<QString> {
    const auto entry = m_contents->beside(places);
    if (!entry) return std::nullopt;
    return tr("Go to: %1", "a page of the guide").arg(entry->title);
  };
  const bool isFirst = at <= (isRules ? 1 : 0);
  name(m_back, isFirst ? beside(-1) : std::optional(isRules ? tr("Rules back") : tr("Walk back")));
  name(m_forward,
       at >= count ? beside(1) : std::optional(isRules ? tr("Rules forward") : tr("Walk forward")));
}

int GuidePage::pageCount() const {
  if (!m_technique) return static_cast<int>(m_rules.size());
  return m_example ? static_cast<int>(m_example->explanation.walk.size()) : 0;
}

void GuidePage::showRoom(Room /*room*/) {
  showParts(m_showsContents);
}

/// Shows the contents or the page of a technique; shows both where there is room.
void GuidePage::showParts(bool contents) {
  m_showsContents = contents;
  const bool isWide = room() == Room::Wide;
  const bool hadKeyboard = isAncestorOf(window()->focusWidget());
  m_turn->setVisible(!isWide);
  m_turn->setText(contents ? tr("Back to the page") : tr("Contents"));
  m_contents->setVisible(isWide || contents);
  m_page->setVisible(isWide || !contents);
  setFocusProxy(isWide || contents ? static_cast<QWidget*>(m_contents) : m_turn);
  if (hadKeyboard && !isWide) setFocus();
}

}  // namespace sudoku
