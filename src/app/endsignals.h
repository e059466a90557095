#pragma once

#include <QObject>

class QSocketNotifier;

namespace sudoku {

/// Turns the system's signals that ask the program to end (SIGTERM, SIGINT, SIGHUP) into a Qt signal, which
/// the event loop delivers. Only one EndSignals object can exist at a time.
class EndSignals : public QObject {
  Q_OBJECT

 public:
  EndSignals();
  /// Restores the default, by which SIGTERM, SIGINT and SIGHUP end the process at once.
  ~EndSignals() override;

 signals:
  void received();
};

}  // namespace sudoku
