#include "sceneemphasis.h"

#include <algorithm>

namespace sudoku {
namespace {

bool holds(const CellSet& cells, Digit digit, const Candidate& candidate) {
  return digit == candidate.digit && cells.contains(candidate.cell);
}

}  // namespace

SceneEmphasis::SceneEmphasis(const BoardScene& scene)
    : m_scene(scene), m_pointed(scene.pointedAt ? &*scene.pointedAt : nullptr) {}

double SceneEmphasis::ofBand(const StepPicture::Band& band) const {
  if (m_pointed == nullptr) return 1;
  const auto& houses = m_pointed->houses;
  return std::find(houses.begin(), houses.end(), band.house) == houses.end() ? kFaint : 1;
}

double SceneEmphasis::ofCells(const StepPicture::Cells& cells) const {
  if (m_pointed == nullptr) return 1;
  // A set of cells is drawn in full colour only if the player points at all of its cells.
  return (cells.cells - m_pointed->cells).isEmpty() ? 1 : kFaint;
}

double SceneEmphasis::ofRay(const StepPicture::Ray& ray) const {
  return m_pointed == nullptr || m_pointed->cells.contains(ray.from) ? 1 : kFaint;
}

double SceneEmphasis::ofLink(const StepPicture::Link& link) const {
  if (m_pointed == nullptr) return isTold(link) ? 1 : kFaint;
  const bool isMeant = m_pointed->digits.contains(link.fromDigit) &&
                       m_pointed->digits.contains(link.toDigit) &&
                       ((link.from | link.to) - m_pointed->cells).isEmpty();
  return isMeant ? 1 : kFaint;
}

double SceneEmphasis::ofMark(const Candidate& candidate) const {
  if (m_pointed == nullptr) return isToldMark(candidate) ? 1 : kFaint;
  const bool isMeant = m_pointed->cells.contains(candidate.cell) &&
                       (m_pointed->digits.isEmpty() || m_pointed->digits.contains(candidate.digit));
  return isMeant ? 1 : kFaint;
}

bool SceneEmphasis::isTold(const StepPicture::Link& link) const {
  const bool isPast = link.number > 0 && link.number <= m_scene.faintLinks;
  return !isPast && (!m_scene.toldLinks || link.number <= *m_scene.toldLinks);
}

bool SceneEmphasis::isCurrent(const StepPicture::Link& link) const {
  return m_scene.toldLinks == link.number;
}

bool SceneEmphasis::isToldMark(const Candidate& candidate) const {
  if (!m_scene.toldLinks && m_scene.faintLinks == 0) return true;
  bool isInLinks = false;
  for (const StepPicture::Link& link : m_scene.picture.links) {
    const bool isFrom = holds(link.from, link.fromDigit, candidate);
    const bool isTo = holds(link.to, link.toDigit, candidate);
    if (isTold(link) && (isFrom || isTo)) return true;
    // The candidate at which the next link starts is drawn in full colour, since the explanation has come
    // that far: to the end of the latest link, or only to the start of the chain.
    if (isFrom && m_scene.toldLinks && link.number == *m_scene.toldLinks + 1) return true;
    isInLinks = isInLinks || isFrom || isTo;
  }
  return !isInLinks;
}

bool SceneEmphasis::isRinged(const Candidate& candidate) const {
  return m_pointed != nullptr && m_pointed->cells.contains(candidate.cell) &&
         m_pointed->digits.contains(candidate.digit);
}

CellSet SceneEmphasis::ringedCells() const {
  return m_pointed != nullptr && m_pointed->digits.isEmpty() ? m_pointed->cells : CellSet{};
}

std::vector<House> SceneEmphasis::ringedHouses() const {
  return m_pointed == nullptr ? std::vector<House>{} : m_pointed->houses;
}

}  // namespace sudoku
