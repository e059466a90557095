#pragma once

#include <cstdint>
#include <optional>

#include <QDir>
#include <QString>
#include <QStringList>

#include "game/control/gamecontroller.h"

namespace sudoku {

struct Language;

/// A request to export all games to a file or import the games of a file, without a window.
struct ExchangeRequest {
  enum class Kind : std::uint8_t {
    Export,  ///< write all games into the file
    Import,  ///< import the games of the file
  };
  Kind kind;
  QString path;
};

/// What the command line asks for. It is read before any window or display is needed; options of Qt are left
/// to Qt. `request` is what the program is to do in its window, `exchange` what it is to do without a window.
/// If both are empty, help, version or an error has been printed, and the program ends at once with
/// `exitStatus`.
struct Arguments {
  std::optional<StartRequest> request = {};
  int exitStatus = 0;
  std::optional<ExchangeRequest> exchange = {};
  /// Whether the page with the puzzles of the day is shown.
  bool showsDaily = false;
  /// The language of this start; nullptr for the player's own.
  const Language* language = nullptr;
};

/// Reads the command line. Prints help and version to standard output, errors to standard error. Relative
/// paths start in `directory`.
Arguments readArguments(const QStringList& arguments, const QDir& directory = QDir::current());

}  // namespace sudoku
