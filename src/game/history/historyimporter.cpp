#include "historyimporter.h"

#include <utility>

namespace sudoku {
namespace {

constexpr int kHistoryPollMs = 50;

}  // namespace

HistoryImporter::HistoryImporter(QString directory, QObject* parent)
    : QObject(parent), m_directory(std::move(directory)), m_job([this](const ExchangeReport& report) {
        m_poll.stop();
        emit finished(report);
      }) {
  m_poll.setInterval(kHistoryPollMs);
  connect(&m_poll, &QTimer::timeout, this, [this] {
    emit progressed(static_cast<int>(100 * m_progress->part.load()), m_progress->isWaiting.load());
  });
}

void HistoryImporter::start(const QString& file) {
  m_progress = std::make_shared<Progress>();
  m_cancelled = std::stop_source();
  m_poll.start();
  const auto tell = [progress = m_progress](double part, bool isWaiting) {
    progress->part = part;
    progress->isWaiting = isWaiting;
  };
  m_job.run([directory = m_directory, file, tell, cancelled = m_cancelled](const std::stop_token& stop) {
    // The import stops if it is cancelled, and also if the program ends.
    const std::stop_callback ends(stop, [source = cancelled]() mutable { source.request_stop(); });
    return importHistory(directory, file, tell, cancelled.get_token());
  });
}

}  // namespace sudoku
