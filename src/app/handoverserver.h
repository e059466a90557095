#pragma once

#include <map>
#include <optional>

#include <QLocalServer>
#include <QObject>

#include "handover.h"

class QLocalSocket;

namespace sudoku {

/// Takes what later starts of the program hand over. Whatever else comes is dropped: what is no message, is
/// too long, or takes too long.
class HandoverServer : public QObject {
  Q_OBJECT

 public:
  /// Listens at a socket for the user alone, in place of one that a killed process has left. Precondition:
  /// nobody else listens there (SingleInstance::isFirst).
  explicit HandoverServer(const QString& socketPath, QObject* parent = nullptr);
  ~HandoverServer() override;

  bool isListening() const { return m_server.isListening(); }

 signals:
  void received(const Handover& handover);

 private:
  void takeCallers();
  void read(QLocalSocket* caller);
  void drop(QLocalSocket* caller);

  QLocalServer m_server;
  /// With what each has asked, once that is known.
  std::map<QLocalSocket*, std::optional<Handover>> m_callers;
};

}  // namespace sudoku
