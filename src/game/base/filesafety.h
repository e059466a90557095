#pragma once

#include <optional>
#include <utility>

#include <QFileDevice>
#include <QString>

/// Functions to make files and folders that only the user can read, and to check that files are written
/// completely. May be called from any thread.
namespace sudoku {

/// Makes a directory that only the user can open (mode 0700), and its missing parent directories in the same
/// way. An existing directory stays as it is. Returns whether the directory exists now.
bool makePrivateDirectory(const QString& path);

/// Makes an empty file that only the user can read and write (mode 0600), unless the path exists.
void makePrivateFile(const QString& path);

/// Whether the path is something that cannot be read like a file: a directory, a pipe, a device, or a link
/// that leads nowhere. Opening a pipe, for example, could block for ever.
bool isNotReadableAsFile(const QString& path);

/// The device number and the inode number of a file, which identify the file whatever its name; zeros if
/// there is no file.
using FileIdentity = std::pair<quint64, quint64>;
FileIdentity identityOf(const QString& path);

/// How many bytes the user can still write into a folder; nothing if the system does not say. Does not use
/// QStorageInfo, which searches the list of mounted file systems and can fail in a container or a chroot.
std::optional<qint64> freeBytes(const QString& directory);

/// Whether all data written to an open file has reached the disk. To be checked because QSaveFile::commit()
/// and QSettings in Qt 6.4 replace the old file even if writing failed.
bool isWhole(QFileDevice& file);

}  // namespace sudoku
