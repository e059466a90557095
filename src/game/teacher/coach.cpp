#include "coach.h"

namespace sudoku {

Coach::Coach(const Game& game, QObject* parent) : QObject(parent), m_teacher(game), m_asker(game) {
  connect(&m_teacher, &Teacher::hintChanged, this, &Coach::hintChanged);
  connect(&m_asker, &Asker::hintChanged, this, &Coach::hintChanged);
  connect(&m_asker, &Asker::nextStepWanted, this, &Coach::nextStep);
}

void Coach::nextStep() {
  if (m_asker.hint())
    m_asker.act(m_asker.hint()->actions.front());
  else
    m_teacher.nextStep();
}

void Coach::explainNextStep() {
  m_asker.close();
  m_teacher.explainNextStep();
}

void Coach::ask(const Question& question) {
  m_teacher.close();
  m_asker.ask(question);
}

void Coach::askWhyNot(const Candidate& candidate) {
  m_teacher.close();
  m_asker.askWhyNot(candidate);
}

void Coach::act(HintAction action) {
  if (m_asker.hint())
    m_asker.act(action);
  else
    m_teacher.act(action);
}

void Coach::retell() {
  m_teacher.retell();
  m_asker.retell();
}

void Coach::close() {
  m_asker.close();
  m_teacher.close();
}

}  // namespace sudoku
