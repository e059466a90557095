#pragma once

#include <ctime>

#include <QByteArray>

namespace sudoku {

/// The zone that this process is in, as long as this lives.
class LocalZone {
 public:
  /// As TZ names it: `Asia/Tokyo`.
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
