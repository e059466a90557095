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

/// Imports histories off the GUI thread, one at a time. To be used in the thread that made the importer, with
/// an event loop; the destructor asks the work to stop and waits for it.
class HistoryImporter : public QObject {
  Q_OBJECT

 public:
  explicit HistoryImporter(QString directory, QObject* parent = nullptr);

  bool isRunning() const { return m_job.isRunning(); }
  /// Begins an import. Precondition: no import is running.
  void start(const QString& file);
  /// Asks the import to stop. What was taken in stays, and finished() soon tells of it.
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
