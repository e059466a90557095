#pragma once

#include <optional>
#include <vector>

#include <QFont>
#include <QPointF>
#include <QRectF>

#include <sudoku/grid/candidate.h>

#include "boardgeometry.h"
#include "boardscene.h"

namespace sudoku {

/// One digit of a scene, its kind and its place.
struct SceneDigit {
  enum class Kind : std::uint8_t {
    Given,
    Entry,
    Placed,  ///< drawn large, although the digit is not entered yet
    Small,   ///< drawn small, as a candidate
  };

  Candidate candidate;
  Kind kind;
  std::optional<Role> mark;  ///< role of the candidate itself
  std::optional<Role> cell;  ///< role of the candidate's cell
  bool isOnBand = false;
  QPointF centre;
  DigitShape shape;
};

/// The places of the digits of a scene. They do not depend on what is pointed at or selected.
class SceneLayout {
 public:
  SceneLayout(const BoardScene& scene, const BoardGeometry& geometry, const QFont& font);

  const BoardGeometry& geometry() const { return m_geometry; }
  const std::vector<SceneDigit>& digits() const { return m_digits; }

  QPointF centreOf(const Candidate& candidate) const;
  /// The radius in pixels of the mark round a candidate; for a large digit, the radius of the room that it
  /// needs.
  double radiusOf(const Candidate& candidate) const;
  /// The candidate at a point, which may lie anywhere in the candidate's place; empty if there is none.
  std::optional<Candidate> candidateAt(const QPointF& point) const;

 private:
  void addCell(const BoardScene& scene, Cell cell, const QFont& font);
  void addSmall(const BoardScene& scene, Candidate candidate, const QFont& font);
  bool isLarge(Cell cell) const { return m_large.contains(cell); }
  static CellSet largeCells(const BoardScene& scene);

  BoardGeometry m_geometry;
  bool m_isOfOneDigit;
  CellSet m_large;  ///< cells that one large digit fills
  std::vector<SceneDigit> m_digits;
};

/// The role that a picture gives to a candidate; empty if it gives none.
std::optional<Role> markOf(const StepPicture& picture, const Candidate& candidate);
/// The role whose colour fills a cell in a picture, the last one if there are several; empty if there is
/// none.
std::optional<Role> fillOf(const StepPicture& picture, Cell cell);

}  // namespace sudoku
