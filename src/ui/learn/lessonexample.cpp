#include "lessonexample.h"

#include <algorithm>
#include <numeric>

#include "game/teacher/guideexamples.h"
#include "game/teacher/opened.h"
#include "game/teacher/stepwords.h"
#include "ui/board/stepscene.h"

namespace sudoku {
namespace {

/// What the first sentences of an explanation speak of.
class Told {
 public:
  Told(const std::vector<Sentence>& sentences, int count) {
    for (int index = 0; index < count; ++index)
      for (const Phrase& phrase : sentences[static_cast<std::size_t>(index)])
        if (phrase.role != Role::Words) m_phrases.push_back(&phrase);
  }

  bool names(House house) const {
    return std::any_of(m_phrases.begin(), m_phrases.end(), [house](const Phrase* phrase) {
      return std::find(phrase->houses.begin(), phrase->houses.end(), house) != phrase->houses.end();
    });
  }
  bool names(CellSet cells) const {
    return std::any_of(m_phrases.begin(), m_phrases.end(),
                       [cells](const Phrase* phrase) { return !(phrase->cells & cells).isEmpty(); });
  }
  bool names(const StepPicture::Mark& mark) const {
    return std::any_of(m_phrases.begin(), m_phrases.end(), [&mark](const Phrase* phrase) {
      if (!phrase->cells.contains(mark.candidate.cell)) return false;
      return phrase->digits.isEmpty() ? phrase->role == mark.role
                                      : phrase->digits.contains(mark.candidate.digit);
    });
  }

 private:
  std::vector<const Phrase*> m_phrases;
};

}  // namespace

Position exampleStart(Technique technique) {
  const LibraryLine example = guideExamples(technique).front();
  Position position{example.givens, example.board, Candidates(example.board)};
  for (const auto& [cell, digit] : example.deleted) position.candidates.eliminate(cell, digit);
  return position;
}

std::optional<LessonExample> lessonExample(Technique technique, const std::stop_token& stop) {
  for (const LibraryLine& line : guideExamples(technique)) {
    const auto found = stepOfExample(line, stop);
    if (!found) continue;
    LessonExample example{teach(found->step, found->position), {}, {}, {}};
    example.opened = Opened::by(example.step);
    const Explanation& words = example.step.explanation;
    const bool isChain = !words.walk.empty();
    example.parts = isChain ? words.walk : words.why;
    if (example.opened) example.parts.push_back(Opened::sentence(*example.opened));
    example.numbers = words.links;
    example.numbers.resize(example.parts.size());
    if (!isChain) std::iota(example.numbers.begin(), example.numbers.end(), 1);
    return example;
  }
  return std::nullopt;
}

BoardScene sceneOfPart(const LessonExample& example, int told) {
  const TaughtStep& step = example.step;
  const auto count = static_cast<int>(example.parts.size());
  if (example.opened && told == count) return sceneOf(example.opened->position, example.opened->picture);
  StepPicture picture = step.picture;
  const bool isChain = !step.explanation.walk.empty();
  if (!isChain && told < static_cast<int>(step.explanation.why.size())) {
    const Told soFar(step.explanation.why, told);
    std::erase_if(picture.bands, [&](const StepPicture::Band& band) { return !soFar.names(band.house); });
    std::erase_if(picture.cells, [&](const StepPicture::Cells& cells) { return !soFar.names(cells.cells); });
    std::erase_if(picture.rays, [&](const StepPicture::Ray& ray) { return !soFar.names(CellSet{ray.from}); });
    std::erase_if(picture.marks, [&](const StepPicture::Mark& mark) { return !soFar.names(mark); });
  }
  BoardScene scene = sceneOf(step.position, picture);
  if (infoOf(step.step.technique).family == TechniqueFamily::Single) scene.candidates = {};
  if (isChain && told > 0) {
    scene.toldLinks = linksTold(step.explanation, told);
    scene.faintLinks = faintLinksOf(scene.picture, scene.toldLinks);
  }
  return scene;
}

}  // namespace sudoku
