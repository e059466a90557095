#pragma once

#include <cstdint>
#include <functional>

#include <QString>

class QIODevice;

/// Files that are written for the player: whole or not at all, and never in the place of anything but an
/// ordinary file. May be called from any thread.
namespace sudoku {

/// The folder in which the games of the user are kept, whichever of our programs asks.
QString gamesDirectory();

/// Where a file is written.
struct OutputPlace {
  QString path;            ///< the one asked for, or where that leads as a link; it need not be there yet
  QString objection = {};  ///< why nothing may be written there, translated, to follow the path; else empty
};

/// Judges a path before anything is written. There is an objection to a folder, a device, a pipe, a socket, a
/// link that leads back to itself, and whatever stands in the folder of the games, by any of its names.
OutputPlace outputPlace(const QString& path, const QString& games = gamesDirectory());

/// How writing a file went.
struct FileOutcome {
  enum class Status : std::uint8_t {
    Written,
    Dropped,  ///< what writes thought otherwise
    Refused,  ///< nothing may be written there: see outputPlace()
    Failed,
  };
  Status status = Status::Written;
  QString reason = {};  ///< why it was refused or failed, translated; never empty then
};

/// Has a file written, and puts it in the place of the one that is there only when all of it is on the disk.
/// Else that one stays as it is, and nothing is left beside it. `write` says whether to keep what it wrote.
FileOutcome writeOutput(const QString& path, const std::function<bool(QIODevice&)>& write,
                        const QString& games = gamesDirectory());

}  // namespace sudoku
