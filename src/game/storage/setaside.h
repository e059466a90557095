#pragma once

#include <optional>

#include <QString>
#include <QStringList>

/// Files of games in which damage was found. They get another name at once, so that a new file can take their
/// place, and are marked until all games that can be read of them have been taken over. None of them is ever
/// deleted. All functions may be called from any thread.
namespace sudoku {

/// The present time, for the names of files that are set aside.
QString timeStamp();

/// Gives a database, its log and what else belongs to it the name `NAME.damaged-TIME`. The new path; nothing
/// if not all of them could be renamed. Precondition: nobody else does the same now.
std::optional<QString> setAside(const QString& path);

/// Finishes the renaming that a process has begun and did not live to finish.
void finishSettingAside(const QString& path);

/// The files set aside for a path whose games are not all taken over, the earliest first.
QStringList filesToRescue(const QString& path);
/// Removes what an earlier version of the program has left in a directory when it was killed in a rescue: it
/// worked on copies. Precondition: the games there can be read.
void removeRescueLeftovers(const QString& directory);

/// Notes that all games of a file that can be read have been taken over.
void forgetRescue(const QString& aside);

}  // namespace sudoku
