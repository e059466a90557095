#pragma once

#include <QObject>

class QSocketNotifier;

namespace sudoku {

/// Turns the signals that ask the program to end (SIGTERM, SIGINT, SIGHUP) into one of Qt's, which the event
/// loop delivers. There can be only one at a time.
class EndSignals : public QObject {
  Q_OBJECT

 public:
  EndSignals();
  /// The signals end the process at once again.
  ~EndSignals() override;

 signals:
  void received();
};

}  // namespace sudoku
