#include "replaypage.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include "game/history/libraryfilter.h"
#include "movelistmodel.h"
#include "movelistview.h"
#include "replaybranches.h"
#include "replaytimeline.h"
#include "replaywords.h"
#include "ui/board/boardscene.h"
#include "ui/board/drawnlinks.h"
#include "ui/board/sceneboard.h"
#include "ui/controls/badge.h"
#include "ui/controls/coachbutton.h"
#include "ui/controls/pageicons.h"
#include "ui/controls/words.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

constexpr std::array kSpeeds = {ReplaySpeed::AsPlayed, ReplaySpeed::FourTimes, ReplaySpeed::SixteenTimes,
                                ReplaySpeed::MoveASecond};
constexpr int kListStretch = 1000;  // stretch factor with which the list takes all the room that is left
constexpr int kControlGap = 6;
constexpr int kCrampedGap = 2;
constexpr int kLeastLines = 5;  // number of lines below which a list is of no use

}  // namespace

ReplayPage::ReplayPage(QWidget* parent) : BoardPage(tr("Replay"), tr("The game as it stood then"), parent) {
  makeTop();
  makeControls();
  m_branches = new ReplayBranches(side());
  m_review = new CoachButton(tr("Review"), side());
  m_continue = new CoachButton(tr("Continue from here"), side(), CoachButton::Look::Primary);
  m_list = new MoveListView(side());
  sideLayout()->addWidget(m_branches);
  sideLayout()->addWidget(m_list, kListStretch);
  sideLayout()->addStretch(1);
  auto* further = new QHBoxLayout;
  further->setSpacing(kControlGap);
  further->addWidget(m_review, 1);
  further->addWidget(m_continue, 2);
  sideLayout()->addLayout(further);
  m_player.setSingleShot(true);
  connect(&m_player, &QTimer::timeout, this, [this] {
    go(1);
    waitForNext();
  });
  connect(m_branches, &ReplayBranches::changed, this, &ReplayPage::changeBranch);
  connect(m_list, &MoveListView::pointedAt, this, &ReplayPage::goToMove);
  connect(m_list, &MoveListView::wanted, this, &ReplayPage::goToMove);
  connect(m_timeline, &QSlider::valueChanged, this, &ReplayPage::showPlace);
  connect(m_review, &QPushButton::clicked, this, [this] { emit reviewWanted(m_replay->game().id); });
  connect(m_continue, &QPushButton::clicked, this, [this] {
    setPlaying(false);
    if (place()) emit positionWanted(m_replay->positions()[*place()].contents);
  });
}

void ReplayPage::makeTop() {
  m_badge = new Badge(side());
  addToHeader(m_badge);
  m_name = new QLabel(side());
  m_name->setTextFormat(Qt::PlainText);
  m_name->setMinimumWidth(0);
  m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  m_number = new QLabel(side());
  m_time = new QLabel(side());
  m_time->setFont(bold(font()));
  auto* row = new QHBoxLayout;
  row->addWidget(m_number);
  row->addStretch(1);
  row->addWidget(m_time);
  m_timeline = new ReplayTimeline(side());
  m_marks = new QLabel(side());
  m_marks->setWordWrap(true);
  sideLayout()->addWidget(m_name);
  sideLayout()->addLayout(row);
  sideLayout()->addWidget(m_timeline);
  sideLayout()->addWidget(m_marks);
}

void ReplayPage::makeControls() {
  auto* row = new QHBoxLayout;
  m_controls = row;
  row->setSpacing(kControlGap);
  m_first = addButton(row, pageIcon(PageIcon::First), tr("First position"));
  m_previous = addButton(row, pageIcon(PageIcon::Previous), tr("Previous position"));
  m_play = addButton(row, pageIcon(PageIcon::Play), {});
  m_next = addButton(row, pageIcon(PageIcon::Next), tr("Following position"));
  m_last = addButton(row, pageIcon(PageIcon::Last), tr("Last position"));
  row->addStretch(1);
  sideLayout()->addLayout(row);
  connect(m_first, &QPushButton::clicked, this, [this] { m_timeline->setValue(0); });
  connect(m_previous, &QPushButton::clicked, this, [this] { go(-1); });
  connect(m_next, &QPushButton::clicked, this, [this] { go(1); });
  connect(m_last, &QPushButton::clicked, this, [this] { m_timeline->setValue(m_timeline->maximum()); });
  connect(m_play, &QPushButton::clicked, this, [this] { setPlaying(!m_player.isActive()); });

  m_speed = new QComboBox(side());
  m_speed->addItems({tr("1×", "speed"), tr("4×", "speed"), tr("16×", "speed"), tr("1 move a second")});
  m_speed->setCurrentIndex(1);
  m_speed->setAccessibleName(tr("Speed"));
  m_speed->setToolTip(tr("Speed"));
  m_mistakes = new QCheckBox(tr("Mistakes"), side());
  m_mistakes->setToolTip(tr("Show which entries are wrong"));
  m_moves = new QPushButton(tr("Moves"), side());
  m_moves->setCheckable(true);
  m_moves->setAutoDefault(false);
  m_moves->setToolTip(tr("The list of moves, in place of other things"));
  m_options = new QHBoxLayout;
  m_options->addWidget(m_speed);
  m_options->addStretch(1);
  m_options->addWidget(m_mistakes);
  m_options->addWidget(m_moves);
  sideLayout()->addLayout(m_options);
  connect(m_speed, &QComboBox::currentIndexChanged, this, [this] {
    if (m_player.isActive()) waitForNext();
  });
  connect(m_mistakes, &QCheckBox::toggled, this, &ReplayPage::takeMistakes);
  connect(m_moves, &QPushButton::toggled, this, &ReplayPage::placeList);
}

QPushButton* ReplayPage::addButton(QHBoxLayout* row, const QIcon& icon, const QString& name) {
  auto* button = new QPushButton(icon, {}, side());
  button->setAccessibleName(name);
  button->setToolTip(name);
  button->setAutoDefault(false);
  row->addWidget(button);
  return button;
}

void ReplayPage::open(StoredGame game) {
  setPlaying(false);
  const auto board = boardOf(game);
  const bool isOver = board && statusOf(game, *board) != GameStatus::InProgress;
  m_replay.emplace(std::move(game));
  {
    // Mistakes of a game in progress are hidden at first. The signal is blocked, since the player has not
    // revealed anything.
    const QSignalBlocker blocker(m_mistakes);
    m_mistakes->setChecked(isOver);
  }
  m_review->setVisible(isOver && m_replay->game().solutions == Solutions::One);
  m_badge->setVisible(m_replay->game().level && room() != Room::Low);
  if (m_replay->game().level) m_badge->setLevel(*m_replay->game().level);
  m_list->setGame(m_replay->game(), 0);
  m_moves->setChecked(false);
  showTitle();
  showMarks();
  placeList();
  m_timeline->setValue(0);
  showPlace();
  m_timeline->setFocus();
}

void ReplayPage::close() {
  setPlaying(false);
}

std::optional<std::size_t> ReplayPage::place() const {
  return m_replay ? std::optional(static_cast<std::size_t>(m_timeline->value())) : std::nullopt;
}

void ReplayPage::showTitle() {
  if (!m_replay) return;
  const StoredGame& game = m_replay->game();
  const QString number = shortNumber(game.puzzleId);
  const QString name = game.name.simplified();
  const QString title = name.isEmpty() || number.isEmpty() ? name + number : name + " · " + number;
  m_name->setVisible(!title.isEmpty());
  m_name->setAccessibleName(title);
  m_name->setText(fontMetrics().elidedText(title, Qt::ElideMiddle, m_name->width()));
}

void ReplayPage::showMarks() {
  std::vector<ReplayMark> marks = m_replay->marks();
  if (!m_mistakes->isChecked())
    marks.erase(std::remove_if(marks.begin(), marks.end(),
                               [](const ReplayMark& mark) { return mark.kind == ReplayMark::Kind::Mistake; }),
                marks.end());
  m_marks->setText(ReplayWords::marks(marks));
  m_marks->setVisible(!marks.empty() && room() != Room::Low);
  m_timeline->setPlaces(m_replay->positions().size(), std::move(marks));
  m_list->moves().setShowsMistakes(m_mistakes->isChecked());
}

void ReplayPage::showPlace() {
  if (!place()) return;
  const ReplayPosition& position = m_replay->positions()[*place()];
  showBoard(position);
  m_number->setText(tr("Move %L1 of %L2").arg(*place()).arg(m_timeline->maximum()));
  m_time->setText(clockText(position.elapsedMs));
  m_time->setAccessibleName(tr("Time %1").arg(m_time->text()));
  setStatus(tr("Move %1 of %2: %3.", "numbers, what the move did")
                .arg(QLocale().toString(*place()), QLocale().toString(m_timeline->maximum()),
                     ReplayWords::place(*m_replay, *place(), m_mistakes->isChecked())),
            tr("Your own game is untouched."));
  m_list->setHere(position.move);
  updateControls();
}

void ReplayPage::showBoard(const ReplayPosition& position) {
  BoardScene scene;
  scene.givens = m_replay->game().puzzle.givens;
  scene.board = position.contents.board;
  scene.candidates = position.contents.allNotes();
  addDrawn(scene, position.contents);
  if (position.changed.size() == 1) scene.selected = position.changed.first();
  scene.hasFocus = true;
  if (m_mistakes->isChecked()) scene.broken = position.wrong;
  setScene(scene);
}

void ReplayPage::go(std::ptrdiff_t steps) {
  m_timeline->setValue(m_timeline->value() + static_cast<int>(steps));
}

void ReplayPage::setPlaying(bool playing) {
  if (playing)
    waitForNext();
  else
    m_player.stop();
  updateControls();
}

void ReplayPage::waitForNext() {
  const std::size_t next = *place() + 1;
  if (next < m_replay->positions().size()) {
    const auto& positions = m_replay->positions();
    const ReplaySpeed speed = kSpeeds[static_cast<std::size_t>(m_speed->currentIndex())];
    m_player.start(replayWait(positions[next - 1].elapsedMs, positions[next].elapsedMs, speed));
  }
  updateControls();
}

void ReplayPage::takeMistakes(bool shown) {
  if (!m_replay) return;
  const StoredGame& game = m_replay->game();
  const auto board = boardOf(game);
  if (shown && board && statusOf(game, *board) == GameStatus::InProgress) emit mistakesRevealed(game.id);
  showMarks();
  showPlace();
}

std::optional<std::size_t> ReplayPage::branchPoint() const {
  if (!place()) return std::nullopt;
  for (std::size_t point = *place() + 1; point-- > 0;)
    if (m_replay->branchesAt(point).size() > 1) return point;
  return std::nullopt;
}

std::size_t ReplayPage::branchTaken(std::size_t point) const {
  const std::vector<int>& branches = m_replay->branchesAt(point);
  const int taken = m_replay->positions()[point + 1].move;
  return static_cast<std::size_t>(std::find(branches.begin(), branches.end(), taken) - branches.begin());
}

void ReplayPage::changeBranch(int steps) {
  const auto point = branchPoint();
  if (!point) return;
  const std::vector<int>& branches = m_replay->branchesAt(*point);
  const auto wanted = static_cast<std::ptrdiff_t>(branchTaken(*point)) + steps;
  if (wanted < 0 || wanted >= static_cast<std::ptrdiff_t>(branches.size())) return;
  setPlaying(false);
  // If the position shown lies within the old branch, the position after the first move of the new branch is
  // shown, since that move is where the branches differ.
  const std::size_t shown = std::min(*place(), *point + 1);
  m_replay->takeBranch(*point, branches[static_cast<std::size_t>(wanted)]);
  showMarks();
  m_timeline->setValue(static_cast<int>(shown));
  showPlace();
}

void ReplayPage::goToMove(int move) {
  if (!m_replay) return;
  setPlaying(false);
  const std::size_t shown = m_replay->takeLineThrough(move);
  {
    // Signals of the timeline are blocked, since otherwise a position shown in between would change the
    // current row in the list of moves.
    const QSignalBlocker blocker(m_timeline);
    showMarks();
    m_timeline->setValue(static_cast<int>(shown));
  }
  showPlace();
}

void ReplayPage::updateControls() {
  const bool isPlaying = m_player.isActive();
  m_play->setIcon(pageIcon(isPlaying ? PageIcon::Pause : PageIcon::Play));
  m_play->setAccessibleName(isPlaying ? tr("Pause") : tr("Play"));
  m_play->setToolTip(m_play->accessibleName());
  m_play->setText(room() == Room::Low ? QString() : m_play->accessibleName());
  const bool hasBefore = place() && *place() > 0;
  const bool hasAfter = place() && *place() + 1 < m_replay->positions().size();
  m_first->setEnabled(hasBefore);
  m_previous->setEnabled(hasBefore);
  for (QPushButton* button : {m_play, m_next, m_last}) button->setEnabled(hasAfter);
  m_continue->setEnabled(m_replay.has_value());
  std::optional<ReplayBranches::Choice> choice;
  if (const auto point = branchPoint()) choice = {branchTaken(*point), m_replay->branchesAt(*point).size()};
  m_branches->setChoice(choice);
}

void ReplayPage::showRoom(Room room) {
  m_badge->setVisible(m_replay && m_replay->game().level && room != Room::Low);
  m_marks->setVisible(!m_marks->text().isEmpty() && room != Room::Low);
  updateControls();
}

int ReplayPage::crampedSideWidth(int wanted, int height) {
  m_badge->hide();
  m_list->hide();
  m_moves->show();
  m_play->setText(QString());
  m_controls->setSpacing(kCrampedGap);
  m_options->setDirection(QBoxLayout::TopToBottom);
  const QSize needed = sideLayout()->minimumSize();
  if (needed.height() <= height) return std::min(wanted, needed.width());
  m_options->setDirection(QBoxLayout::LeftToRight);
  return wanted;
}

void ReplayPage::placeList() {
  if (!m_replay) return;
  m_list->hide();
  m_moves->hide();
  const auto showRest = [this](bool shows) {
    m_speed->setVisible(shows);
    m_mistakes->setVisible(shows);
    m_branches->setVisible(shows && m_replay->hasBranches());
    m_continue->setVisible(shows);
  };
  showRest(true);
  const int left = side()->height() - sideLayout()->minimumSize().height();
  const bool hasRoom = left >= kLeastLines * fontMetrics().height() * 3 / 2;
  m_moves->setVisible(!hasRoom);
  const bool takesTheRest = !hasRoom && m_moves->isChecked();
  showRest(!takesTheRest);
  m_list->setVisible(hasRoom || takesTheRest);
  if (!m_list->isHidden()) m_list->setHere(m_replay->positions()[*place()].move);
}

void ReplayPage::resizeEvent(QResizeEvent* event) {
  m_controls->setSpacing(kControlGap);
  m_options->setDirection(QBoxLayout::LeftToRight);
  BoardPage::resizeEvent(event);
  placeList();
  const int icon = fontMetrics().height();
  for (QPushButton* button : {m_first, m_previous, m_play, m_next, m_last}) button->setIconSize({icon, icon});
  showTitle();
}

void ReplayPage::keyPressEvent(QKeyEvent* event) {
  if (event->modifiers() != Qt::NoModifier || !m_replay) return BoardPage::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Up:
      return changeBranch(-1);
    case Qt::Key_Down:
      return changeBranch(1);
    case Qt::Key_Space:
      return m_play->click();
    default:
      BoardPage::keyPressEvent(event);
  }
}

}  // namespace sudoku
