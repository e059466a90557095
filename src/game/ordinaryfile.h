#pragma once

#include <stop_token>

#include <QByteArray>
#include <QString>

#include <sudoku/grid/result.h>

/// Files that are read at once or not at all.
namespace sudoku {

/// What a file holds up to a size, or why it cannot be had, translated. Nothing is waited for: not for the
/// other end of a pipe, nor for a file that has nothing to give yet, as the system's messages may be. Once
/// asked to stop, gives what it has. May be called from any thread.
Result<QByteArray, QString> readOrdinaryFile(const QString& path, qint64 maxSize,
                                             const std::stop_token& stop);

/// What to say of anything but an ordinary file.
QString notOrdinary();

}  // namespace sudoku
