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

/// A board as a picture of its own, on white, in a square of that many pixels: as paper has it.
void paintPaperPicture(QPainter& painter, int side, const PaperBoard& board, const QFont& font);

/// What a picture is for: fills are lost on some printers, and take ink.
enum class PictureFor : std::uint8_t { Screen, Paper };

/// A board as the window has it in light colours, on white, with the picture of a hint if the scene has one.
/// Shapes and text alone.
void paintScenePicture(QPainter& painter, int side, const BoardScene& scene, const QFont& font,
                       PictureFor use = PictureFor::Screen);

/// What is painted, as a PNG picture of that size in pixels.
QByteArray toPng(const QSize& size, const std::function<void(QPainter&)>& paint);

}  // namespace sudoku
