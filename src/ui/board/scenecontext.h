#pragma once

#include <QFont>
#include <QPainter>

#include "boardscene.h"
#include "sceneemphasis.h"
#include "scenelayout.h"
#include "ui/style/theme.h"

namespace sudoku {

/// Data that the functions that paint a scene share.
struct SceneContext {
  QPainter& painter;
  const BoardScene& scene;
  const SceneLayout& layout;
  const SceneEmphasis& emphasis;
  const Theme& theme;
  QFont font;

  const BoardGeometry& geometry() const { return layout.geometry(); }
  double scale() const { return layout.geometry().lineScale(); }
};

}  // namespace sudoku
