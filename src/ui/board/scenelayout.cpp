#include "scenelayout.h"

#include <algorithm>

#include <QLineF>

namespace sudoku {
namespace {

constexpr double kLargeRadius = 0.36;  // radius of a large digit, in parts of a cell's side

bool isSet(Role role) {
  return role == Role::SetA || role == Role::SetB || role == Role::SetC || role == Role::SetD;
}

}  // namespace

std::optional<Role> markOf(const StepPicture& picture, const Candidate& candidate) {
  for (const StepPicture::Mark& mark : picture.marks)
    if (mark.candidate == candidate) return mark.role;
  return std::nullopt;
}

std::optional<Role> fillOf(const StepPicture& picture, Cell cell) {
  std::optional<Role> role;
  for (const StepPicture::Cells& cells : picture.cells)
    if (cells.cells.contains(cell) && cells.role != Role::Closed) role = cells.role;
  return role;
}

SceneLayout::SceneLayout(const BoardScene& scene, const BoardGeometry& geometry, const QFont& font)
    : m_geometry(geometry), m_isOfOneDigit(scene.picture.digit.has_value()), m_large(largeCells(scene)) {
  for (const Cell cell : allCells()) addCell(scene, cell, font);
}

SceneLayout::SceneLayout(const BoardGeometry& geometry, std::vector<SceneDigit> digits, double markRadius)
    : m_geometry(geometry), m_isOfOneDigit(false), m_markRadius(markRadius), m_digits(std::move(digits)) {}

QPointF SceneLayout::centreOf(const Candidate& candidate) const {
  if (m_markRadius)
    for (const SceneDigit& digit : m_digits)
      if (digit.candidate == candidate) return digit.centre;
  return m_isOfOneDigit || isLarge(candidate.cell) ? m_geometry.centre(candidate.cell)
                                                   : m_geometry.notePlace(candidate.cell, candidate.digit);
}

double SceneLayout::radiusOf(const Candidate& candidate) const {
  if (m_markRadius) return *m_markRadius;
  const double part = isLarge(candidate.cell) ? kLargeRadius
                      : m_isOfOneDigit        ? BoardGeometry::kLoneRadius
                                              : BoardGeometry::kNoteRadius;
  return part * m_geometry.cellSide();
}

std::optional<Candidate> SceneLayout::candidateAt(const QPointF& point) const {
  const double reach = m_geometry.cellSide() * (m_isOfOneDigit ? 0.5 : BoardGeometry::kNoteDistance / 2);
  for (const SceneDigit& digit : m_digits) {
    if (digit.kind != SceneDigit::Kind::Small) continue;
    const QPointF away = point - digit.centre;
    if (std::max(std::abs(away.x()), std::abs(away.y())) <= reach) return digit.candidate;
  }
  return std::nullopt;
}

CellSet SceneLayout::largeCells(const BoardScene& scene) {
  CellSet large = scene.board.filledCells();
  CellSet busy;  // cells in which a candidate other than the placed one is marked or linked
  for (const StepPicture::Mark& mark : scene.picture.marks)
    if (mark.role != Role::Placed) busy.add(mark.candidate.cell);
  for (const StepPicture::Link& link : scene.picture.links) busy |= link.from | link.to;
  if (scene.picture.digit) busy = {};
  for (const StepPicture::Mark& mark : scene.picture.marks)
    if (mark.role == Role::Placed && !busy.contains(mark.candidate.cell)) large.add(mark.candidate.cell);
  return large;
}

void SceneLayout::addCell(const BoardScene& scene, Cell cell, const QFont& font) {
  if (const auto digit = scene.board.at(cell)) {
    const bool isGiven = !scene.givens.isEmpty(cell);
    const QPointF centre = m_geometry.centre(cell);
    m_digits.push_back({.candidate = {cell, *digit},
                        .kind = isGiven ? SceneDigit::Kind::Given : SceneDigit::Kind::Entry,
                        .mark = std::nullopt,
                        .cell = fillOf(scene.picture, cell),
                        .centre = centre,
                        .shape = DigitShape(font, m_geometry.cellSide() * BoardGeometry::kDigitFont, isGiven,
                                            *digit, centre)});
    return;
  }
  // A picture with rays (lines from digits over the cells that they exclude) shows how a single is found, so
  // that candidates without a colour are left out.
  const bool isOfRays = m_isOfOneDigit && !scene.picture.rays.empty();
  DigitSet shown = isOfRays ? DigitSet{} : scene.candidates[static_cast<std::size_t>(cell.index())];
  for (const StepPicture::Mark& mark : scene.picture.marks)
    if (mark.candidate.cell == cell) shown.add(mark.candidate.digit);
  for (const Digit digit : shown) {
    const Candidate candidate{cell, digit};
    if (scene.picture.digit && digit != *scene.picture.digit) continue;
    if (isLarge(cell) && markOf(scene.picture, candidate) != Role::Placed) continue;
    addSmall(scene, candidate, font);
  }
}

void SceneLayout::addSmall(const BoardScene& scene, Candidate candidate, const QFont& font) {
  const bool isPlaced = isLarge(candidate.cell);
  const auto mark = markOf(scene.picture, candidate);
  const auto cellRole = fillOf(scene.picture, candidate.cell);
  const bool isOnBand =
      std::any_of(scene.picture.bands.begin(), scene.picture.bands.end(),
                  [&](const StepPicture::Band& band) { return band.house.contains(candidate.cell); });
  const double side = m_geometry.cellSide();
  const double size = isPlaced         ? side * BoardGeometry::kDigitFont
                      : m_isOfOneDigit ? side * BoardGeometry::kLoneFont
                                       : BoardGeometry::legible(side * BoardGeometry::kNoteFont, side);
  const QPointF centre = centreOf(candidate);
  m_digits.push_back({.candidate = candidate,
                      .kind = isPlaced ? SceneDigit::Kind::Placed : SceneDigit::Kind::Small,
                      .mark = mark,
                      .cell = cellRole,
                      .isOnBand = isOnBand,
                      .centre = centre,
                      .shape = DigitShape(font, size, mark.has_value() || (cellRole && isSet(*cellRole)),
                                          candidate.digit, centre)});
}

}  // namespace sudoku
