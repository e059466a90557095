#pragma once

#include "boardscene.h"

namespace sudoku {

/// Which parts of a scene are drawn strong and which faint, depending on what is pointed at and how far a
/// walk is told.
class SceneEmphasis {
 public:
  static constexpr double kFaint = 0.45;

  /// The scene outlives the object.
  explicit SceneEmphasis(const BoardScene& scene);

  double ofBand(const StepPicture::Band& band) const;
  double ofCells(const StepPicture::Cells& cells) const;
  double ofRay(const StepPicture::Ray& ray) const;
  double ofLink(const StepPicture::Link& link) const;
  double ofMark(const Candidate& candidate) const;
  /// The strength of everything that has no part in the picture.
  double ofRest() const { return m_pointed == nullptr ? 1 : kFaint; }

  bool isTold(const StepPicture::Link& link) const;
  /// Whether a link is the one that was told last.
  bool isCurrent(const StepPicture::Link& link) const;

  /// Whether a part is pointed at, and so gets a ring: a candidate, a whole cell, or a house.
  bool isRinged(const Candidate& candidate) const;
  CellSet ringedCells() const;
  std::vector<House> ringedHouses() const;

 private:
  bool isToldMark(const Candidate& candidate) const;

  const BoardScene& m_scene;
  const Phrase* m_pointed;
};

}  // namespace sudoku
