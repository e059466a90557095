#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include <QString>

class QWidget;

namespace sudoku {

/// The part of the statistics to export to a file.
enum class StatisticsFile : std::uint8_t {
  Games,       ///< a CSV table with a line for each game
  Levels,      ///< a CSV table with a line for each level
  Techniques,  ///< a CSV table with a line for each technique
  Picture,     ///< a PNG picture of the statistics page
};

/// Asks the player for a file and its contents, and then calls `then`, unless the player cancels.
void askForStatisticsFile(QWidget* parent,
                          std::function<void(const QString& path, StatisticsFile file)> then);

/// The widget in its present look, as the bytes of a PNG picture.
std::string pictureOf(QWidget& widget);

}  // namespace sudoku
