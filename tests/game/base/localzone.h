#pragma once

#include <ctime>

#include <QByteArray>

namespace sudoku {

/// Sets the time zone of this process as long as the object lives.
class LocalZone {
 public:
  /// Takes a name as in the variable TZ: `Asia/Tokyo`.
  explicit LocalZone(const QByteArray& name) { set(name); }
  ~LocalZone() { set(m_before); }
  LocalZone(const LocalZone&) = delete;
  LocalZone& operator=(const LocalZone&) = delete;

 private:
  static void set(const QByteArray& name) {
    if (name.isNull())
      qunsetenv("TZ");
    else
      qputenv("TZ", name);
    ::tzset();
  }

  QByteArray m_before = qEnvironmentVariableIsSet("TZ") ? qgetenv("TZ") : QByteArray();
};

}  // namespace sudoku
