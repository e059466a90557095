#pragma once

#include <map>
#include <string>

#include <QString>

/// Files that earlier versions of the program have written (tests/data/version1 and later).
namespace sudoku {

/// The content of a file in the folder of a version.
std::string contentOfVersion(int version, const std::string& name);

/// Makes `games.sqlite` of a version in a directory, with a write-ahead log as the program has it, and
/// without a rollback journal that a power failure could bring back.
void makeVersion(int version, const QString& directory);

/// The position of each game by its id, as the program of that version told it: the board, the notes of each
/// cell that has any, and what is ruled out.
std::map<qint64, std::string> positionsOfVersion(int version);

/// The positions of the games in a directory by their ids, as this program reads them, in the form of
/// positionsOfVersion().
std::map<qint64, std::string> positionsIn(const QString& directory);

/// Overwrites the names of the tables, which stand behind the header of the file in a directory.
void damageHead(const QString& directory);

}  // namespace sudoku
