#include "handoverserver.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <deque>
#include <fcntl.h>
#include <functional>
#include <list>
#include <mutex>
#include <optional>
#include <poll.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

#include <QDeadlineTimer>
#include <QMetaMethod>

#include "game/base/limits.h"
#include "localsocket.h"

namespace sudoku {
namespace {

bool send(int socket, char byte) {
  return ::send(socket, &byte, 1, MSG_NOSIGNAL) == 1;
}

}  // namespace

/// The part of the server that answers connecting processes, in a thread of its own.
class HandoverServer::Desk {
 public:
  /// Listens at the socket path. `asked` is called by this object's own thread when a request can be fetched
  /// with next().
  Desk(const QString& path, std::function<void()> asked) : m_asked(std::move(asked)), m_socket(path) {
    if (!m_socket.listen() || ::pipe2(m_bell.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
    m_thread = std::thread([this] { work(); });
  }
  ~Desk() {
    if (isOpen()) {
      {
        const std::scoped_lock lock(m_mutex);
        m_isClosed = true;
      }
      ring();
      m_thread.join();
      m_socket.remove();
    }
    for (const int end : m_bell)
      if (end >= 0) ::close(end);
  }
  Q_DISABLE_COPY_MOVE(Desk)

  bool isOpen() const { return m_thread.joinable(); }

  /// A waiting request, with the number of the process that sent it, which is passed to settle() once the
  /// request is done.
  struct Request {
    quint64 caller;
    Handover handover;
  };
  std::optional<Request> next() {
    const std::scoped_lock lock(m_mutex);
    if (m_requests.empty()) return std::nullopt;
    Request request = std::move(m_requests.front());
    m_requests.pop_front();
    return request;
  }
  /// To be called when the request of a process has been done, so that the process gets its answer.
  void settle(quint64 caller) {
    {
      const std::scoped_lock lock(m_mutex);
      m_settled.push_back(caller);
    }
    ring();
  }

 private:
  /// A process that has connected: usually a later start of this program.
  struct Caller {
    enum class State : std::uint8_t {
      Speaks,
      Ready,  ///< the message of the caller is complete; the caller may still close the connection instead of
              ///< sending kGo
      Waits,  ///< the caller waits until its request is done
    };

    int socket;
    quint64 number;  ///< number of the caller, never used twice
    QDeadlineTimer deadline = QDeadlineTimer(kMostCallMs);
    State state = State::Speaks;
    QByteArray said = {};
  };

  void ring() {
    const char byte = 0;
    [[maybe_unused]] const ssize_t written = ::write(m_bell[1], &byte, 1);
  }

  void work() {
    while (attendBell()) {
      std::vector<pollfd> waited = {
          {m_bell[0], POLLIN, 0}, {m_callers.size() < kMostCallers ? m_socket.descriptor() : -1, POLLIN, 0}};
      for (const Caller& caller : m_callers) waited.push_back({caller.socket, POLLIN, 0});
      ::poll(waited.data(), waited.size(), untilDeadline());
      std::size_t index = 2;
      for (auto caller = m_callers.begin(); caller != m_callers.end(); ++index) {
        const auto present = caller++;
        if ((waited[index].revents != 0 && !hear(*present)) || isLate(*present)) leave(present);
      }
      if (waited[1].revents != 0) letIn();
    }
    while (!m_callers.empty()) leave(m_callers.begin());
  }

  /// Tells those processes that their requests are done whose requests have been reported to settle() since
  /// the last call. Returns false once this object is being destroyed.
  bool attendBell() {
    std::array<char, 64> rung{};
    while (::read(m_bell[0], rung.data(), rung.size()) > 0) {
    }
    std::vector<quint64> settled;
    {
      const std::scoped_lock lock(m_mutex);
      settled.swap(m_settled);
      if (m_isClosed) return false;
    }
    // Callers close their connections themselves, after they have checked that this program keeps running.
    for (const Caller& caller : m_callers)
      if (std::find(settled.begin(), settled.end(), caller.number) != settled.end())
        send(caller.socket, kDone);
    return true;
  }

  static bool isLate(const Caller& caller) {
    return caller.state != Caller::State::Waits && caller.deadline.hasExpired();
  }

  int untilDeadline() const {
    qint64 least = -1;
    for (const Caller& caller : m_callers) {
      if (caller.state == Caller::State::Waits) continue;
      const qint64 left = caller.deadline.remainingTime() + 1;
      least = least < 0 ? left : std::min(least, left);
    }
    return static_cast<int>(least);
  }

  void letIn() {
    const int socket = ::accept4(m_socket.descriptor(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (socket >= 0) m_callers.push_back({.socket = socket, .number = ++m_admitted});
  }

  /// Reads what a caller has sent. Returns false if the connection is to be closed.
  bool hear(Caller& caller) {
    std::array<char, 4096> heard{};
    const auto size = ::recv(caller.socket, heard.data(), heard.size(), 0);
    if (size < 0) return errno == EAGAIN || errno == EINTR;
    if (size == 0 || caller.state == Caller::State::Waits) return false;
    if (caller.state == Caller::State::Ready) return size == 1 && heard[0] == kGo && take(caller);
    caller.said.append(heard.data(), static_cast<qsizetype>(size));
    if (caller.said.size() < kHandoverHeaderBytes) return true;
    const auto wanted = messageSize(caller.said);
    if (!wanted || caller.said.size() > *wanted) return false;
    if (caller.said.size() < *wanted) return true;
    caller.state = Caller::State::Ready;
    return fromMessage(caller.said) && send(caller.socket, kReady);
  }

  bool take(Caller& caller) {
    caller.state = Caller::State::Waits;
    {
      const std::scoped_lock lock(m_mutex);
      m_requests.push_back({caller.number, *fromMessage(caller.said)});
    }
    caller.said.clear();
    m_asked();
    return true;
  }

  void leave(std::list<Caller>::iterator caller) {
    {
      const std::scoped_lock lock(m_mutex);
      const auto isOfCaller = [&](const Request& request) { return request.caller == caller->number; };
      m_requests.erase(std::remove_if(m_requests.begin(), m_requests.end(), isOfCaller), m_requests.end());
    }
    ::close(caller->socket);
    m_callers.erase(caller);
  }

  std::function<void()> m_asked;
  LocalSocket m_socket;
  std::array<int, 2> m_bell = {-1, -1};
  std::list<Caller> m_callers;  ///< used only by the thread of the Desk, like m_admitted
  quint64 m_admitted = 0;
  std::mutex m_mutex;  ///< guards m_requests, m_settled and m_isClosed
  std::deque<Request> m_requests;
  std::vector<quint64> m_settled;
  bool m_isClosed = false;
  std::thread m_thread;
};

HandoverServer::HandoverServer(const QString& socketPath, QObject* parent) : QObject(parent) {
  connect(this, &HandoverServer::asked, this, &HandoverServer::tell, Qt::QueuedConnection);
  m_desk = std::make_unique<Desk>(socketPath, [this] { emit asked(QPrivateSignal()); });
  if (!m_desk->isOpen()) m_desk.reset();
}

HandoverServer::~HandoverServer() = default;

void HandoverServer::connectNotify(const QMetaMethod& signal) {
  if (signal == QMetaMethod::fromSignal(&HandoverServer::received)) emit asked(QPrivateSignal());
}

void HandoverServer::tell() {
  if (!m_desk || !isSignalConnected(QMetaMethod::fromSignal(&HandoverServer::received))) return;
  while (const auto request = m_desk->next()) {
    emit received(request->handover);
    m_desk->settle(request->caller);
  }
}

}  // namespace sudoku
