#include <gtest/gtest.h>
#include <memory>
#include <optional>

#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusServer>
#include <QDBusVirtualObject>
#include <QTest>

#include "../../patience.h"
#include "sound/desktopsounds.h"

namespace sudoku {
namespace {

using Groups = QMap<QString, QVariantMap>;

/// Stands in for the desktop's portal of settings.
class Portal : public QDBusVirtualObject {
 public:
  QString introspect(const QString& /*path*/) const override { return {}; }
  bool handleMessage(const QDBusMessage& message, const QDBusConnection& connection) override {
    if (message.member() != "ReadAll" || !answer) return false;
    Groups groups;
    for (const QString& group : message.arguments().front().toStringList())
      if (answer->contains(group)) groups[group] = answer->value(group);
    return connection.send(message.createReply(QVariant::fromValue(groups)));
  }

  std::optional<Groups> answer;  ///< nothing: the portal answers with an error
};

/// Tests in which the bus is a connection from peer to peer, so that no daemon is needed.
class DesktopSoundsTest : public testing::Test {
 protected:
  DesktopSoundsTest() {
    qDBusRegisterMetaType<Groups>();
    m_server.setAnonymousAuthenticationAllowed(true);
    QObject::connect(&m_server, &QDBusServer::newConnection, &m_server, [this](QDBusConnection connection) {
      connection.registerVirtualObject("/org/freedesktop/portal/desktop", &m_portal);
      m_desktop = std::make_unique<QDBusConnection>(connection);
    });
  }
  ~DesktopSoundsTest() override { QDBusConnection::disconnectFromPeer("sounds"); }

  DesktopSounds ask() {
    const QDBusConnection bus = QDBusConnection::connectToPeer(m_server.address(), "sounds");
    EXPECT_TRUE(waitFor([this] { return m_desktop != nullptr; }));
    std::optional<DesktopSounds> answer;
    askForDesktopSounds(bus, m_context, [&answer](const DesktopSounds& sounds) { answer = sounds; });
    EXPECT_FALSE(answer);
    EXPECT_TRUE(waitFor([&answer] { return answer.has_value(); }));
    return answer.value_or(DesktopSounds());
  }

  Portal m_portal;
  QDBusServer m_server;
  std::unique_ptr<QDBusConnection> m_desktop;
  QObject m_context;
};

TEST_F(DesktopSoundsTest, AreThoseOfGnome) {
  m_portal.answer = {{"org.gnome.desktop.sound", {{"event-sounds", false}, {"theme-name", "Yaru"}}}};
  const DesktopSounds sounds = ask();
  EXPECT_FALSE(sounds.areOn);
  EXPECT_EQ(sounds.theme, "Yaru");
}

TEST_F(DesktopSoundsTest, AreThoseOfPlasma) {
  m_portal.answer = {{"org.kde.kdeglobals.Sounds", {{"Enable", "false"}, {"Theme", "ocean"}}}};
  const DesktopSounds sounds = ask();
  EXPECT_FALSE(sounds.areOn);
  EXPECT_EQ(sounds.theme, "ocean");
}

TEST_F(DesktopSoundsTest, AreOnWhereTheDesktopSaysNothing) {
  m_portal.answer = Groups();
  EXPECT_TRUE(ask().areOn);
  EXPECT_EQ(ask().theme, "");
}

TEST_F(DesktopSoundsTest, AreOnWhereThereIsNoPortal) {
  EXPECT_TRUE(ask().areOn);
}

TEST_F(DesktopSoundsTest, AreOnWithoutABusAtOnce) {
  std::optional<DesktopSounds> answer;
  askForDesktopSounds(QDBusConnection("none"), m_context,
                      [&answer](const DesktopSounds& sounds) { answer = sounds; });
  ASSERT_TRUE(answer);
  EXPECT_TRUE(answer->areOn);
  EXPECT_EQ(answer->theme, "");
}

}  // namespace
}  // namespace sudoku
