#pragma once

#include <optional>
#include <utility>

#include <QFileDevice>
#include <QString>

/// Files and folders for the user alone, and files that are whole. May be called from any thread.
namespace sudoku {

/// Makes a directory and those above it that are missing, for the user alone (0700). What is there already
/// stays as it is. Whether the directory is there now.
bool makePrivateDirectory(const QString& path);

/// Makes an empty file for the user alone (0600), unless something of that name is there.
void makePrivateFile(const QString& path);

/// Whether something stands at a path that cannot be read like a file: a directory, a pipe, a device, or a
/// link that leads nowhere. Opening such a thing could take for ever.
bool isNotReadableAsFile(const QString& path);

/// The device and the number of a file: what it is, whatever its name. Zeros for none.
using FileIdentity = std::pair<quint64, quint64>;
FileIdentity identityOf(const QString& path);

/// How many bytes the user can still write in a folder; nothing if the system does not say. Asks the folder
/// itself: QStorageInfo looks for it among the mounted file systems, where a container's or a chroot's need
/// not stand.
std::optional<qint64> freeBytes(const QString& directory);

/// Whether all that was written to an open file is on the disk: QSaveFile::commit() and QSettings replace the
/// file before even if that failed (Qt 6.4).
bool isWhole(QFileDevice& file);

}  // namespace sudoku
