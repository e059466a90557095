#include "forme.h"

#include <algorithm>
#include <utility>

#include "game/practice/course.h"

namespace sudoku {

ForMe::ForMe(Reader read, const PuzzleQueue::Maker& make, const QString& file,
             std::chrono::milliseconds patience, QObject* parent)
    : QObject(parent),
      m_read(std::move(read)),
      m_make(make),
      m_learning(m_read()),
      m_next({request(needs())}, make, file),
      m_chosen({}, make),
      m_other([this](const std::optional<SparePuzzle>& puzzle) {
        if (puzzle)
          emit madeOther(*puzzle);
        else
          emit failed();
      }) {
  m_patience.setSingleShot(true);
  m_patience.setInterval(patience);
  connect(&m_patience, &QTimer::timeout, this, &ForMe::makeOther);
  for (PuzzleQueue* queue : {&m_next, &m_chosen}) {
    connect(queue, &PuzzleQueue::ready, this, &ForMe::made);
    connect(queue, &PuzzleQueue::failed, this, &ForMe::makeOther);
  }
}

void ForMe::refresh() {
  const auto before = needs();
  m_learning = m_read();
  m_next.setRequest(request(needs()));
  if (needs() != before) emit changed();
}

std::vector<std::optional<Technique>> ForMe::choices() const {
  std::vector<std::optional<Technique>> choices;
  const auto add = [&choices](std::optional<Technique> technique) {
    if (technique && std::find(choices.begin(), choices.end(), technique) == choices.end())
      choices.push_back(technique);
  };
  add(needs());
  for (const Technique technique : m_learning.due()) add(technique);
  add(m_learning.next());
  for (const Technique technique : courseLessons())
    if (m_learning.of(technique).state == LessonState::Learning) add(technique);
  choices.emplace_back();
  return choices;
}

void ForMe::prepare(std::optional<Technique> needs) {
  queueFor(needs).fill();
}

const SparePuzzle* ForMe::ready(std::optional<Technique> needs) {
  return queueFor(needs).front();
}

std::optional<SparePuzzle> ForMe::take(std::optional<Technique> needs) {
  m_other.cancel();
  auto puzzle = queueFor(needs).take();
  if (puzzle)
    m_patience.stop();
  else if (!m_patience.isActive())
    m_patience.start();
  return puzzle;
}

void ForMe::cancel() {
  m_patience.stop();
  m_other.cancel();
  m_next.cancel();
  m_chosen.cancel();
}

PuzzleQueue& ForMe::queueFor(std::optional<Technique> needs) {
  if (needs == this->needs()) return m_next;
  m_chosen.setRequest(request(needs));
  return m_chosen;
}

/// Makes a puzzle that needs nothing new, for a player who has waited long enough; the one that was wanted is
/// still made in the background.
void ForMe::makeOther() {
  cancel();
  m_other.run(
      [make = m_make, request = request({})](const std::stop_token& stop) { return make(request, stop); });
}

PuzzleRequest ForMe::request(std::optional<Technique> needs) const {
  PuzzleRequest request = requestFor(m_learning, needs);
  request.recipe = PuzzleQueue::kRecipe;
  return request;
}

}  // namespace sudoku
