#pragma once

#include <QPainter>

#include "boardpainter.h"
#include "boardscene.h"
#include "sceneemphasis.h"
#include "scenelayout.h"
#include "ui/style/theme.h"

namespace sudoku {

/// Data shared by the functions that paint a BoardScene.
struct SceneContext {
  QPainter& painter;
  BoardPainter& parts;  ///< the same painter, for parts that all boards have
  const BoardScene& scene;
  const SceneLayout& layout;
  const SceneEmphasis& emphasis;
  const Theme& theme;

  const BoardGeometry& geometry() const { return layout.geometry(); }
  double scale() const { return layout.geometry().lineScale(); }
  double cornerRadius() const { return layout.geometry().cellSide() * BoardGeometry::kCornerRadius; }
};

}  // namespace sudoku
