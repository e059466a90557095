#pragma once

#include <cstdint>
#include <functional>

#include <QString>

class QIODevice;

/// Functions to write files for the player: completely or not at all, and never in place of anything but an
/// ordinary file. May be called from any thread.
namespace sudoku {

/// The folder with the user's games, the same for all programs of this project.
QString gamesDirectory();

/// The path to which a file is to be written, and why it must not be, if so.
struct OutputPlace {
  QString path;  ///< the requested path, or the target if that is a link; the file need not exist yet
  /// Why the file must not be written, in the player's language, as a text to follow the path in a message;
  /// empty if it may be written.
  QString objection = {};
};

/// Checks a path before anything is written. Objects to a folder, a device, a pipe, a socket, a link that
/// leads back to itself, and any file in the folder of the games, also by another hard link.
OutputPlace outputPlace(const QString& path, const QString& games = gamesDirectory());

/// The result of writing a file.
struct FileOutcome {
  enum class Status : std::uint8_t {
    Written,
    Dropped,  ///< the function that wrote the content chose not to keep it
    Refused,  ///< outputPlace() objected to the path
    Failed,
  };
  Status status = Status::Written;
  QString reason = {};  ///< why writing was refused or failed, in the player's language; otherwise empty
};

/// Writes a file, and replaces the old file only once the new one is completely on the disk. Otherwise the
/// old file stays as it was, and no temporary file is left. `write` writes the content and returns whether to
/// keep it.
FileOutcome writeOutput(const QString& path, const std::function<bool(QIODevice&)>& write,
                        const QString& games = gamesDirectory());

}  // namespace sudoku
