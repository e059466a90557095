#pragma once

#include <optional>

#include <QString>
#include <QStringList>

/// Functions for damaged databases of games. Such a file is renamed at once, so that a new file can replace
/// it, and stays marked until all games that can be read from it have been copied. It is never deleted. All
/// functions may be called from any thread.
namespace sudoku {

/// The present time in UTC, for the names of damaged files.
QString timeStamp();

/// Renames a damaged database, its log and other files that belong to it to `NAME.damaged-TIME`. Returns the
/// new path of the database; nothing if not all files could be renamed. Precondition: nobody else does the
/// same now.
std::optional<QString> setAside(const QString& path);

/// Completes the renaming of a damaged database that another process has begun but was killed before it could
/// complete.
void finishSettingAside(const QString& path);

/// The damaged databases, renamed from `path`, whose games have not all been copied, the earliest first.
QStringList filesToRescue(const QString& path);
/// Removes the temporary copies that an earlier version of the program has left in a directory if it was
/// killed during a rescue. Precondition: the games in the directory can be read.
void removeRescueLeftovers(const QString& directory);

/// Removes the mark of a damaged database after all games that can be read have been copied.
void forgetRescue(const QString& aside);

}  // namespace sudoku
