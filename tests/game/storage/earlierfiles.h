#pragma once

#include <map>
#include <string>

#include <QString>

/// Files that earlier versions of the program have written (tests/data/version1 and on).
namespace sudoku {

/// What a file beside them holds.
std::string contentOfVersion(int version, const std::string& name);

/// Makes `games.sqlite` of a version in a directory, with a log as the program has it, and without a journal
/// that a cut of the power could bring back.
void makeVersion(int version, const QString& directory);

/// Where each game stands, by its id, as the program of that version has told it: the board, the notes of
/// each cell that has any, and what is ruled out.
std::map<qint64, std::string> positionsOfVersion(int version);

/// The same of the games of a directory, as this program reads them.
std::map<qint64, std::string> positionsIn(const QString& directory);

/// Overwrites what is behind the header of the file in a directory: the names of the tables.
void damageHead(const QString& directory);

}  // namespace sudoku
