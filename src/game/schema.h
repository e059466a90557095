#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>
#include <QVariant>

/// The tables of each version of the file, and what the rows of an earlier one are in the present one.
namespace sudoku {

inline constexpr int kSchemaVersion = 2;

/// The statements that make the tables of a version. Precondition: it is 1 or the present one.
QStringList schemaStatements(int version);

/// The version whose tables and indexes are all among those that these statements have made, however they
/// are laid out; nothing if there is none.
std::optional<int> versionOfTables(const QStringList& statements);

/// The rows of `moves` in the present version for all those of a game in version 1, in their order, all
/// columns of each. A note that was toggled is set or removed now. A row that is no move stays one that is
/// none.
std::vector<std::vector<QVariant>> movesFromVersion1(const QString& givens,
                                                     const std::vector<std::vector<QVariant>>& moves);

}  // namespace sudoku
