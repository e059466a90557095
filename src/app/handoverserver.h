#pragma once

#include <memory>

#include <QObject>

#include "handover.h"

namespace sudoku {

/// Takes what later starts of the program hand over. A thread of its own answers them at once, also while the
/// thread of this object is busy, or its event loop has not begun: what they ask is told there as soon as
/// possible. Whatever else comes is dropped: what is no message, is too long, or takes too long.
class HandoverServer : public QObject {
  Q_OBJECT

 public:
  /// Listens at a socket for the user alone, in place of one that a killed process has left. Precondition:
  /// nobody else listens there (SingleInstance::isFirst). Needs no application object.
  explicit HandoverServer(const QString& socketPath, QObject* parent = nullptr);
  /// Leaves those to themselves whose request was not told yet.
  ~HandoverServer() override;

  bool isListening() const { return m_desk != nullptr; }

 signals:
  /// Told by the event loop, once there is a receiver. When all receivers have returned the request counts as
  /// done.
  void received(const Handover& handover);
  /// For this class alone: there is something to tell. By any thread.
  void asked(QPrivateSignal);

 protected:
  void connectNotify(const QMetaMethod& signal) override;

 private:
  class Desk;

  void tell();

  std::unique_ptr<Desk> m_desk;
};

}  // namespace sudoku
