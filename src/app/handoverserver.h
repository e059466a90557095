#pragma once

#include <memory>

#include <QObject>

#include "handover.h"

namespace sudoku {

/// Receives the requests of later starts of the program. A thread of its own answers them at once, even while
/// the thread of this object is busy or its event loop has not begun; received() is emitted as soon as
/// possible. A message that is not valid, too long or too slow is dropped.
class HandoverServer : public QObject {
  Q_OBJECT

 public:
  /// Listens at a socket that only this user can open, and replaces a socket that a killed process has left.
  /// Precondition: no other process listens at the path, which SingleInstance::isFirst() tells. Needs no
  /// application object.
  explicit HandoverServer(const QString& socketPath, QObject* parent = nullptr);
  /// Closes the connections of processes whose requests have not been passed to received() yet: these
  /// processes handle their requests themselves.
  ~HandoverServer() override;

  bool isListening() const { return m_desk != nullptr; }

 signals:
  /// A later start of the program has passed on a request. Emitted by the event loop, once a receiver is
  /// connected. The request counts as done when all receivers have returned.
  void received(const Handover& handover);
  /// Private to this class: a request has come. May be emitted by any thread.
  void asked(QPrivateSignal);

 protected:
  void connectNotify(const QMetaMethod& signal) override;

 private:
  class Desk;

  void tell();

  std::unique_ptr<Desk> m_desk;
};

}  // namespace sudoku
