#include "handoverserver.h"

#include <QLocalSocket>
#include <QTimer>

namespace sudoku {
namespace {

constexpr std::size_t kMostCallers = 8;
constexpr int kMostMs = 2000;  // for all that a caller has to say

}  // namespace

HandoverServer::HandoverServer(const QString& socketPath, QObject* parent) : QObject(parent) {
  connect(&m_server, &QLocalServer::newConnection, this, &HandoverServer::takeCallers);
  m_server.setSocketOptions(QLocalServer::UserAccessOption);
  QLocalServer::removeServer(socketPath);
  m_server.listen(socketPath);
}

HandoverServer::~HandoverServer() {
  // The sockets belong to m_server, which outlives m_callers, and tell of their end as they go.
  for (const auto& [caller, asked] : m_callers) caller->disconnect(this);
}

void HandoverServer::takeCallers() {
  while (QLocalSocket* caller = m_server.nextPendingConnection()) {
    if (m_callers.size() == kMostCallers) {
      caller->abort();
      caller->deleteLater();
      continue;
    }
    m_callers[caller];
    caller->setReadBufferSize(kMostHandoverBytes);
    connect(caller, &QLocalSocket::readyRead, this, [this, caller] { read(caller); });
    connect(caller, &QLocalSocket::disconnected, this, [this, caller] { drop(caller); });
    auto* timer = new QTimer(caller);
    connect(timer, &QTimer::timeout, this, [this, caller] { drop(caller); });
    timer->start(kMostMs);
    read(caller);
  }
}

void HandoverServer::read(QLocalSocket* caller) {
  const auto found = m_callers.find(caller);
  if (found == m_callers.end()) return;
  auto& asked = found->second;
  if (!asked) {
    if (caller->bytesAvailable() < kHandoverHeaderBytes) return;
    const auto size = messageSize(caller->peek(kHandoverHeaderBytes));
    if (!size) return drop(caller);
    if (caller->bytesAvailable() < *size) return;
    asked = caller->bytesAvailable() == *size ? fromMessage(caller->readAll()) : std::nullopt;
    if (!asked) return drop(caller);
    caller->write(&kReady, 1);
    return;
  }
  char answer = 0;
  if (caller->read(&answer, 1) != 1) return;
  const Handover handover = *asked;
  drop(caller);
  if (answer == kGo) emit received(handover);
}

void HandoverServer::drop(QLocalSocket* caller) {
  if (m_callers.erase(caller) == 0) return;
  caller->abort();
  caller->deleteLater();
}

}  // namespace sudoku
