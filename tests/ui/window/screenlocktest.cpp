#include <gtest/gtest.h>
#include <memory>

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusServer>
#include <QDBusVirtualObject>
#include <QSignalSpy>
#include <QTest>

#include "../../patience.h"
#include "ui/window/screenlock.h"

namespace sudoku {
namespace {

/// Stands in for logind, the login service of the system.
class Login : public QDBusVirtualObject {
 public:
  QString introspect(const QString& /*path*/) const override { return {}; }
  bool handleMessage(const QDBusMessage& message, const QDBusConnection& connection) override {
    if (message.member() != "GetSession") return false;
    const QDBusObjectPath session("/session/_" + message.arguments().front().toString());
    return connection.send(message.createReply(QVariant::fromValue(session)));
  }
};

/// Tests in which both buses are connections from peer to peer, so that no daemon is needed.
class ScreenLockTest : public testing::Test {
 protected:
  ScreenLockTest() {
    qputenv("XDG_SESSION_ID", "32");
    m_server.setAnonymousAuthenticationAllowed(true);
    QObject::connect(&m_server, &QDBusServer::newConnection, &m_server, [this](QDBusConnection connection) {
      connection.registerVirtualObject("/org/freedesktop/login1", &m_login);
      m_desktop = std::make_unique<QDBusConnection>(connection);
    });
  }
  ~ScreenLockTest() override {
    QDBusConnection::disconnectFromPeer("player");
    qunsetenv("XDG_SESSION_ID");
  }

  QDBusConnection connect() {
    QDBusConnection connection = QDBusConnection::connectToPeer(m_server.address(), "player");
    EXPECT_TRUE(waitFor([this] { return m_desktop != nullptr; }));
    return connection;
  }
  void tell(const QString& path, const QString& interface, const QString& member,
            const QVariantList& arguments = {}) const {
    QDBusMessage signal = QDBusMessage::createSignal(path, interface, member);
    signal.setArguments(arguments);
    m_desktop->send(signal);
  }

  Login m_login;
  QDBusServer m_server;
  std::unique_ptr<QDBusConnection> m_desktop;
};

TEST_F(ScreenLockTest, HearsOfTheDesktopsLock) {
  ScreenLock lock(connect(), QDBusConnection("none"));
  QSignalSpy locked(&lock, &ScreenLock::locked);
  tell("/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver", "ActiveChanged", {false});
  tell("/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver", "ActiveChanged", {true});
  ASSERT_TRUE(locked.wait(kPatienceMs));
  EXPECT_EQ(locked.size(), 1);
  tell("/org/gnome/ScreenSaver", "org.gnome.ScreenSaver", "ActiveChanged", {true});
  ASSERT_TRUE(locked.wait(kPatienceMs));
}

TEST_F(ScreenLockTest, HearsOfThePlayersSessionBeingLocked) {
  ScreenLock lock(QDBusConnection("none"), connect());
  QSignalSpy locked(&lock, &ScreenLock::locked);
  const auto isHeard = [&] {
    tell("/session/_31", "org.freedesktop.login1.Session", "Lock");
    tell("/session/_32", "org.freedesktop.login1.Session", "Unlock");
    EXPECT_EQ(locked.size(), 0);
    tell("/session/_32", "org.freedesktop.login1.Session", "Lock");
    return locked.wait(50);
  };
  EXPECT_TRUE(waitFor(isHeard));
}

TEST_F(ScreenLockTest, IsSilentWithoutABus) {
  const ScreenLock lock(QDBusConnection("none"), QDBusConnection("none"));
  EXPECT_FALSE(QDBusConnection("none").isConnected());
}

}  // namespace
}  // namespace sudoku
