#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include <QString>

class QWidget;

namespace sudoku {

/// What part of the statistics is exported to a file.
enum class StatisticsFile : std::uint8_t {
  Games,       ///< the games as CSV, one a line
  Levels,      ///< the levels as CSV, one a line
  Techniques,  ///< the techniques as CSV, one a line
  Picture,     ///< the page as a PNG picture
};

/// Lets the player choose a file and what goes into it, and then calls back, unless the player cancels.
void askForStatisticsFile(QWidget* parent,
                          std::function<void(const QString& path, StatisticsFile file)> then);

/// A widget as it looks, as a PNG picture.
std::string pictureOf(QWidget& widget);

}  // namespace sudoku
