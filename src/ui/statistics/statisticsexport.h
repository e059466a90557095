#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include <QString>

class QWidget;

namespace sudoku {

/// What of the statistics is put into a file.
enum class StatisticsFile : std::uint8_t {
  Games,       ///< CSV: a game a line
  Levels,      ///< CSV: a level a line
  Techniques,  ///< CSV: a technique a line
  Picture,     ///< PNG: the page
};

/// Lets the player choose a file and what goes into it, and then calls back, unless they think otherwise.
void askForStatisticsFile(QWidget* parent,
                          std::function<void(const QString& path, StatisticsFile file)> then);

/// The widget as it looks, in PNG.
std::string pictureOf(QWidget& widget);

}  // namespace sudoku
