#pragma once

#include <stop_token>

#include <QByteArray>
#include <QString>

#include <sudoku/grid/result.h>

/// Functions to read files without ever waiting: a file is read at once or not at all.
namespace sudoku {

/// An ordinary file, read from its start to its end. Never waits: neither for another program to open a pipe,
/// nor for data that a file of the system, such as the log of the kernel, does not have yet. May be used in
/// any thread.
class OrdinaryFile {
 public:
  /// Opens a file. The error says in the player's language why the file cannot be read.
  static Result<OrdinaryFile, QString> open(const QString& path);
  OrdinaryFile(OrdinaryFile&& other) noexcept;
  OrdinaryFile& operator=(OrdinaryFile&& other) = delete;
  ~OrdinaryFile();

  qint64 size() const { return m_size; }
  /// The next `maxSize` bytes; fewer only at the end of the file, or once `stop` is requested. The error says
  /// in the player's language why reading failed.
  Result<QByteArray, QString> read(qint64 maxSize, const std::stop_token& stop) const;

 private:
  OrdinaryFile(int descriptor, qint64 size) : m_descriptor(descriptor), m_size(size) {}

  int m_descriptor;
  qint64 m_size;  ///< size of the file in bytes when it was opened
};

/// The first `maxSize` bytes of a file, or in the player's language why the file cannot be read (see
/// OrdinaryFile). Once `stop` is requested, gives what has been read so far. May be called from any thread.
Result<QByteArray, QString> readOrdinaryFile(const QString& path, qint64 maxSize,
                                             const std::stop_token& stop);

/// The message for the player that a path is a directory, a pipe, a device or anything else but an ordinary
/// file.
QString notOrdinary();

}  // namespace sudoku
