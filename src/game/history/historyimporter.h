#pragma once

#include <atomic>
#include <memory>
#include <stop_token>

#include <QObject>
#include <QString>
#include <QTimer>

#include "exchange.h"
#include "game/base/latestjob.h"

namespace sudoku {

/// Imports files of games in a worker thread, one at a time. To be used in the thread in which it was
/// created, which needs an event loop; the destructor stops a running import and waits for it.
class HistoryImporter : public QObject {
  Q_OBJECT

 public:
  explicit HistoryImporter(QString directory, QObject* parent = nullptr);

  bool isRunning() const { return m_job.isRunning(); }
  /// Starts to import a file. Precondition: no import is running.
  void start(const QString& file);
  /// Asks the running import to stop. Games imported so far remain; finished() follows soon.
  void cancel() { m_cancelled.request_stop(); }

 signals:
  void progressed(int percent, bool isWaiting);
  void finished(const ExchangeReport& report);

 private:
  struct Progress {
    std::atomic<double> part = 0;
    std::atomic<bool> isWaiting = false;
  };

  QString m_directory;
  std::shared_ptr<Progress> m_progress;
  std::stop_source m_cancelled;
  QTimer m_poll;
  LatestJob<ExchangeReport> m_job;
};

}  // namespace sudoku
