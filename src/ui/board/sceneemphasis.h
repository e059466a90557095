#pragma once

#include "boardscene.h"

namespace sudoku {

/// Decides which parts of a step's picture are drawn in full colour and which faint: this depends on the
/// words of the explanation at which the player points, and on how many links of a chain have been explained.
class SceneEmphasis {
 public:
  static constexpr double kFaint = 0.45;

  /// The scene has to outlive this object.
  explicit SceneEmphasis(const BoardScene& scene);

  double ofBand(const StepPicture::Band& band) const;
  double ofCells(const StepPicture::Cells& cells) const;
  double ofRay(const StepPicture::Ray& ray) const;
  double ofLink(const StepPicture::Link& link) const;
  double ofMark(const Candidate& candidate) const;
  /// The opacity, from 0 to 1, of all that does not belong to the picture of the step.
  double ofRest() const { return m_pointed == nullptr ? 1 : kFaint; }

  bool isTold(const StepPicture::Link& link) const;
  /// Whether a link is the latest one that has been explained.
  bool isCurrent(const StepPicture::Link& link) const;

  /// Whether the player points at a part of the picture (a candidate, a whole cell or a house), so that it
  /// gets a ring.
  bool isRinged(const Candidate& candidate) const;
  CellSet ringedCells() const;
  std::vector<House> ringedHouses() const;

 private:
  bool isToldMark(const Candidate& candidate) const;

  const BoardScene& m_scene;
  const Phrase* m_pointed;
};

}  // namespace sudoku
