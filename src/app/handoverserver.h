#pragma once

#include <memory>

#include <QObject>

#include "handover.h"

namespace sudoku {

/// Receives what later starts of the program hand over. A thread of its own answers them at once, also while
/// the thread of this object is busy, or its event loop has not begun: received() tells of their requests as
/// soon as possible. Whatever else comes is dropped: what is no message, is too long, or takes too long.
class HandoverServer : public QObject {
  Q_OBJECT

 public:
  /// Listens at a socket for the user alone, in place of one that a killed process has left. Precondition:
  /// nobody else listens there (SingleInstance::isFirst). Needs no application object.
  explicit HandoverServer(const QString& socketPath, QObject* parent = nullptr);
  /// Closes the connections of callers whose requests have not been emitted yet: these starts do them
  /// themselves.
  ~HandoverServer() override;

  bool isListening() const { return m_desk != nullptr; }

 signals:
  /// A later start hands over a request. Emitted by the event loop, once a receiver is connected. When all
  /// receivers have returned the request counts as done.
  void received(const Handover& handover);
  /// For this class alone: a request has come. May be emitted by any thread.
  void asked(QPrivateSignal);

 protected:
  void connectNotify(const QMetaMethod& signal) override;

 private:
  class Desk;

  void tell();

  std::unique_ptr<Desk> m_desk;
};

}  // namespace sudoku
