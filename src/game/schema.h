#pragma once

#include <optional>

#include <QString>
#include <QStringList>

/// The tables of each version of the file.
namespace sudoku {

inline constexpr int kSchemaVersion = 5;

/// The statements that make the tables of a version, without comments: all of them have to fit on the first
/// page of the file, which rescue can replace. Precondition: it is one from 1 to the present one.
QStringList schemaStatements(int version);

/// The version whose tables and indexes are all among those that these statements have made, however they
/// are laid out; nothing if there is none.
std::optional<int> versionOfTables(const QStringList& statements);

}  // namespace sudoku
