#pragma once

#include <stop_token>

#include <QByteArray>
#include <QString>

#include <sudoku/grid/result.h>

/// Files that are read at once or not at all.
namespace sudoku {

/// An ordinary file, read from its start to its end. Nothing is waited for: not for the other end of a pipe,
/// nor for a file that has nothing to give yet, as the system's messages may be. May be used in any thread.
class OrdinaryFile {
 public:
  /// Why it cannot be had is translated, here and below.
  static Result<OrdinaryFile, QString> open(const QString& path);
  OrdinaryFile(OrdinaryFile&& other) noexcept;
  OrdinaryFile& operator=(OrdinaryFile&& other) = delete;
  ~OrdinaryFile();

  qint64 size() const { return m_size; }
  /// The next bytes up to that many: fewer only at the end, or once it is asked to stop.
  Result<QByteArray, QString> read(qint64 maxSize, const std::stop_token& stop) const;

 private:
  OrdinaryFile(int descriptor, qint64 size) : m_descriptor(descriptor), m_size(size) {}

  int m_descriptor;
  qint64 m_size;  ///< when it was opened
};

/// What a file holds up to a size, or why it cannot be had, translated, as OrdinaryFile says. Once asked to
/// stop, gives what it has. May be called from any thread.
Result<QByteArray, QString> readOrdinaryFile(const QString& path, qint64 maxSize,
                                             const std::stop_token& stop);

/// What to say of anything but an ordinary file.
QString notOrdinary();

}  // namespace sudoku
