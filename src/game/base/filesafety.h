#pragma once

#include <optional>
#include <utility>

#include <QFileDevice>
#include <QString>

/// Files and folders for the user alone, and files that are whole. May be called from any thread.
namespace sudoku {

/// Makes a directory, and those above it that are missing, for the user alone (mode 0700). A directory that
/// exists stays as it is. Returns whether the directory exists now.
bool makePrivateDirectory(const QString& path);

/// Makes an empty file for the user alone (mode 0600), unless something of that name exists.
void makePrivateFile(const QString& path);

/// Whether something stands at a path that cannot be read like a file: a directory, a pipe, a device, or a
/// link that leads nowhere. Opening such a thing could take for ever.
bool isNotReadableAsFile(const QString& path);

/// The device number and the inode number of a file, which tell what file it is whatever its name. Zeros
/// where there is no file.
using FileIdentity = std::pair<quint64, quint64>;
FileIdentity identityOf(const QString& path);

/// How many bytes the user can still write in a folder; nothing if the system does not say. The folder itself
/// is asked: QStorageInfo looks for it among the mounted file systems, where a container's or a chroot's
/// folder need not stand.
std::optional<qint64> freeBytes(const QString& directory);

/// Whether all that was written to an open file is on the disk. In Qt 6.4 QSaveFile::commit() and QSettings
/// replace the old file even if writing failed.
bool isWhole(QFileDevice& file);

}  // namespace sudoku
