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
  std::optional<Role> mark;       ///< meaning of the candidate in the picture; empty if it has none
  std::optional<Role> cell;       ///< meaning of the candidate's cell in the picture; empty if it has none
  std::optional<Digit> colour{};  ///< the colour that the player has given to the candidate; empty if none
  bool isOnBand = false;
  QPointF centre;
  DigitShape shape;
};

/// The places of the digits of a scene. They do not depend on which cell is selected, nor on where the player
/// points.
class SceneLayout {
 public:
  SceneLayout(const BoardScene& scene, const BoardGeometry& geometry, const QFont& font);

  /// A layout of digits whose places are known: candidates may stand anywhere in their cells, and a shape of
  /// `markRadius` pixels is drawn round each.
  SceneLayout(const BoardGeometry& geometry, std::vector<SceneDigit> digits, double markRadius);

  const BoardGeometry& geometry() const { return m_geometry; }
  const std::vector<SceneDigit>& digits() const { return m_digits; }

  QPointF centreOf(const Candidate& candidate) const;
  /// The radius in pixels of the shape that is drawn round a candidate; for a digit that fills its cell, the
  /// radius of a circle round it.
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
  std::optional<double> m_markRadius;  ///< the radius of marks, if the digits say where candidates stand
  CellSet m_large;                     ///< cells that one large digit fills
  std::vector<SceneDigit> m_digits;
};

/// The meaning of a candidate in a picture, such as Role::Eliminated; empty if it has none.
std::optional<Role> markOf(const StepPicture& picture, const Candidate& candidate);
/// The meaning of a cell in a picture, which decides the colour of the cell; the last one if there are
/// several, empty if there is none.
std::optional<Role> fillOf(const StepPicture& picture, Cell cell);

}  // namespace sudoku
