#include "practicepage.h"

#include <utility>

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "exercisepane.h"
#include "techniquechooser.h"
#include "ui/board/sceneboard.h"
#include "ui/board/stepscene.h"
#include "ui/controls/keynames.h"

namespace sudoku {
namespace {

using Outcome = PracticeSession::Outcome;
using Phase = PracticeSession::Phase;

/// Whether the board shows notes for exercises of a technique: singles are found without notes.
bool hasNotes(Technique technique) {
  return infoOf(technique).family != TechniqueFamily::Single;
}

}  // namespace

PracticePage::PracticePage(PracticeSession::Maker make, std::uint64_t seed, QWidget* parent)
    : BoardPage(tr("Practice"), tr("The position to practise on"), parent),
      m_make(std::move(make)),
      m_random(seed),
      m_chooser(new TechniqueChooser(side())),
      m_pane(new ExercisePane(side())) {
  auto* row = new QHBoxLayout;
  row->setSpacing(16);
  row->addWidget(m_chooser, 9);
  row->addWidget(m_pane, 11);
  sideLayout()->addLayout(row, 1);
  board()->setInteractive(true);
  board()->setAccessibleDescription(
      withKeys(tr("Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.")));
  setFocusProxy(board());
  m_pane->hide();
  connect(m_chooser, &TechniqueChooser::chosenChanged, this, &PracticePage::takeChoice);
  connect(m_chooser, &TechniqueChooser::practiceWanted, this, &PracticePage::practise);
  connect(m_chooser, &TechniqueChooser::exerciseWanted, this, [this] { turnTo(false); });
  connect(m_pane, &ExercisePane::techniquesWanted, this, [this] { turnTo(true); });
  connect(m_pane, &ExercisePane::moreWanted, this, &PracticePage::begin);
  connect(m_pane, &ExercisePane::aboutWanted, this,
          [this] { emit techniqueWanted(m_session->round()->position().technique); });
  connect(m_pane, &ExercisePane::lessonWanted, this,
          [this] { emit lessonWanted(m_session->round()->position().technique); });
  connect(m_pane, &ExercisePane::playWanted, this, [this] {
    const PracticePosition& at = m_session->round()->position();
    m_session->playOn();
    if (hasNotes(at.technique))
      emit notedPlayWanted(at.puzzle, at.position);
    else
      emit playWanted(at.puzzle, at.position);
  });
  connect(m_pane, &ExercisePane::pointedAt, this, [this](const std::optional<Phrase>& phrase) {
    BoardScene scene = board()->scene();
    scene.pointedAt = phrase;
    setScene(scene);
  });
  connect(board(), &SceneBoard::candidateClicked, this, [this](const Candidate& candidate) {
    if (m_session != nullptr) m_session->judge(candidate);
  });
  connect(board(), &SceneBoard::cellClicked, this, [this](Cell cell) {
    if (m_session != nullptr && m_session->round() != nullptr && m_session->round()->setsCell())
      m_session->judge(cell);
  });
}

PracticePage::~PracticePage() = default;

void PracticePage::setMastery(const MasteryTable& mastery, std::optional<Technique> next) {
  m_chooser->setMastery(mastery, next);
}

void PracticePage::open() {
  if (m_session == nullptr && m_chooser->learnNext()) m_chooser->choose({*m_chooser->learnNext()});
  turnTo(m_session == nullptr);
}

void PracticePage::practise(Technique technique) {
  m_chooser->choose({technique});
  m_session->next();
  // After the last exercise of a session, another session begins.
  if (m_session->phase() == Phase::Over) begin();
  turnTo(false);
}

bool PracticePage::takeNextStep() {
  if (m_session != nullptr) m_pane->goOn();
  return true;
}

void PracticePage::takeChoice() {
  // If the player has unchecked all techniques, the series of exercises continues with those that were chosen
  // before.
  if (m_chooser->chosen().empty()) return;
  if (m_session == nullptr || m_session->phase() == Phase::Over)
    begin();
  else
    m_session->choose(m_chooser->chosen());
}

void PracticePage::begin() {
  if (m_chooser->chosen().empty()) return turnTo(true);
  auto session = std::make_unique<PracticeSession>(m_chooser->chosen(), m_random.next(), m_make);
  // Set before the text below the board is updated, which comes from the pane.
  m_pane->setSession(session.get());
  connect(session.get(), &PracticeSession::changed, this, &PracticePage::showSession);
  connect(session.get(), &PracticeSession::roundEnded, this, &PracticePage::takeEnd);
  m_session = std::move(session);
  showSession();
  showParts();
}

void PracticePage::takeEnd(Technique technique, Outcome outcome) {
  if (outcome == Outcome::Skipped) return;
  emit learned(technique, outcome == Outcome::FoundAlone ? MasteryKind::FoundInPractice : MasteryKind::Seen);
}

void PracticePage::showSession() {
  const PracticeRound* round = m_session->round();
  if (round == nullptr) {
    setScene({});
    m_chooser->setCurrent(std::nullopt);
  } else {
    board()->setClicksCells(round->setsCell());
    BoardScene scene = sceneOf(round->position().position, m_session->picture());
    if (!hasNotes(round->position().technique)) scene.candidates = {};
    scene.toldLinks = m_session->toldLinks();
    scene.faintLinks = faintLinksOf(scene.picture, scene.toldLinks);
    setScene(scene);
    m_chooser->setCurrent(round->position().technique);
  }
  setStatus(m_pane->status());
}

void PracticePage::showRoom(Room /*room*/) {
  showParts();
}

void PracticePage::showParts() {
  const bool isWide = room() == Room::Wide;
  m_chooser->setVisible(isWide || m_showsTechniques);
  m_chooser->setArrangement(!isWide, room() == Room::Low);
  m_pane->setVisible(m_session != nullptr && (isWide || !m_showsTechniques));
  m_pane->setLeadsToTechniques(!isWide);
}

void PracticePage::turnTo(bool techniques) {
  m_showsTechniques = techniques;
  showParts();
}

}  // namespace sudoku
