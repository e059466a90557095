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

/// One digit of a scene: what it is, and where it stands.
struct SceneDigit {
  enum class Kind : std::uint8_t {
    Given,
    Entry,
    Placed,  ///< large, though it is not written yet
    Small,   ///< a candidate
  };

  Candidate candidate;
  Kind kind;
  std::optional<Role> mark;  ///< the candidate's own role
  std::optional<Role> cell;  ///< the role of its cell
  bool isOnBand = false;
  QPointF centre;
  DigitShape shape;
};

/// Where the digits of a scene stand. Does not depend on what is pointed at or selected.
class SceneLayout {
 public:
  SceneLayout(const BoardScene& scene, const BoardGeometry& geometry, const QFont& font);

  const BoardGeometry& geometry() const { return m_geometry; }
  const std::vector<SceneDigit>& digits() const { return m_digits; }

  QPointF centreOf(const Candidate& candidate) const;
  /// Of the shape round a candidate, in pixels; of a digit on the board, the room it needs.
  double radiusOf(const Candidate& candidate) const;
  /// What is at a point: of a candidate its place counts, not its ink.
  std::optional<Candidate> candidateAt(const QPointF& point) const;

 private:
  void addCell(const BoardScene& scene, Cell cell, const QFont& font);
  void addSmall(const BoardScene& scene, Candidate candidate, const QFont& font);
  bool isLarge(Cell cell) const { return m_large.contains(cell); }
  static CellSet largeCells(const BoardScene& scene);

  BoardGeometry m_geometry;
  bool m_isOfOneDigit;
  CellSet m_large;  ///< cells that one digit fills
  std::vector<SceneDigit> m_digits;
};

/// The mark of a candidate in a picture.
std::optional<Role> markOf(const StepPicture& picture, const Candidate& candidate);
/// The role of a cell in a picture that gives it a fill: that which was given last.
std::optional<Role> fillOf(const StepPicture& picture, Cell cell);

}  // namespace sudoku
