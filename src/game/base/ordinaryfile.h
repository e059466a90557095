#pragma once

#include <stop_token>

#include <QByteArray>
#include <QString>

#include <sudoku/grid/result.h>

/// Reading of files that never waits: a file is read at once or not at all.
namespace sudoku {

/// An ordinary file, read from its start to its end. Nothing is waited for: not for the other end of a pipe,
/// nor for a file that has nothing to give yet, as the system's messages may be. May be used in any thread.
class OrdinaryFile {
 public:
  /// Opens a file. The error, here and below, says in the player's language why it cannot be read.
  static Result<OrdinaryFile, QString> open(const QString& path);
  OrdinaryFile(OrdinaryFile&& other) noexcept;
  OrdinaryFile& operator=(OrdinaryFile&& other) = delete;
  ~OrdinaryFile();

  qint64 size() const { return m_size; }
  /// The next `maxSize` bytes; fewer only at the end of the file, or once the stop token asks to stop.
  Result<QByteArray, QString> read(qint64 maxSize, const std::stop_token& stop) const;

 private:
  OrdinaryFile(int descriptor, qint64 size) : m_descriptor(descriptor), m_size(size) {}

  int m_descriptor;
  qint64 m_size;  ///< size of the file when it was opened
};

/// The content of a file up to a size, or in the player's language why it cannot be read (see OrdinaryFile).
/// Once the stop token asks to stop, gives what has been read. May be called from any thread.
Result<QByteArray, QString> readOrdinaryFile(const QString& path, qint64 maxSize,
                                             const std::stop_token& stop);

/// What to tell the player about a directory, a pipe, a device or whatever else is no ordinary file.
QString notOrdinary();

}  // namespace sudoku
