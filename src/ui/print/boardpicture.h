#pragma once

#include <cstdint>
#include <functional>

#include <QByteArray>
#include <QFont>
#include <QSize>

#include "paperboard.h"
#include "ui/board/boardscene.h"

class QPainter;

namespace sudoku {

/// Paints a board for paper as a picture of its own, on white, in a square of `side` pixels.
void paintPaperPicture(QPainter& painter, int side, const PlainBoard& board, const QFont& font);

/// The use of a picture: on some printers fills are lost, and they take ink.
enum class PictureFor : std::uint8_t { Screen, Paper };

/// Paints a board as the window shows it in light colours, on white, with the picture of a hint if the scene
/// has one. Uses shapes and text alone.
void paintScenePicture(QPainter& painter, int side, const BoardScene& scene, const QFont& font,
                       PictureFor use = PictureFor::Screen);

/// What `paint` paints, as a PNG picture of a size in pixels.
QByteArray toPng(const QSize& size, const std::function<void(QPainter&)>& paint);

}  // namespace sudoku
