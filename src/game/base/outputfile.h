#pragma once

#include <cstdint>
#include <functional>

#include <QString>

class QIODevice;

/// Files that are written for the player: whole or not at all, and never in place of anything but an ordinary
/// file. May be called from any thread.
namespace sudoku {

/// The folder in which the games of the user are kept, the same for all programs of this project.
QString gamesDirectory();

/// The path to which a file is written, and what speaks against it.
struct OutputPlace {
  QString path;  ///< the path asked for, or the end of the link that it is; the file need not exist yet
  QString objection = {};  ///< why nothing may be written there, in the player's language, to follow the path
                           ///< in a message; else empty
};

/// Judges a path before anything is written. There is an objection to a folder, a device, a pipe, a socket, a
/// link that leads back to itself, and anything in the folder of the games, by any of its names.
OutputPlace outputPlace(const QString& path, const QString& games = gamesDirectory());

/// How writing a file went.
struct FileOutcome {
  enum class Status : std::uint8_t {
    Written,
    Dropped,  ///< the function that wrote the content did not want it kept
    Refused,  ///< nothing may be written at this place: see outputPlace()
    Failed,
  };
  Status status = Status::Written;
  QString reason = {};  ///< why it was refused or failed, in the player's language; never empty then
};

/// Writes a file, and replaces the old file only when all of the new one is on the disk. Otherwise the old
/// file stays as it was, and nothing is left beside it. `write` writes the content and returns whether to
/// keep it.
FileOutcome writeOutput(const QString& path, const std::function<bool(QIODevice&)>& write,
                        const QString& games = gamesDirectory());

}  // namespace sudoku
