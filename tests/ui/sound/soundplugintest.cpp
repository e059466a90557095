#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "../windowfixture.h"
#include "sound/eventsounds.h"
#include "ui/pluginloader.h"
#include "ui/sound/soundplayer.h"

namespace sudoku {
namespace {

constexpr int kSoundPatienceMs = 20'000;

/// In place of a sound card: a pipe. To open it for a sound takes until somebody listens. There is one for
/// the whole process, since the plugin stays.
class DeafDevice {
 public:
  static DeafDevice& instance() {
    static DeafDevice device;
    return device;
  }

  /// All of the next sound.
  QByteArray listen() {
    const int pipe = ::open(m_pipe.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    QByteArray sound;
    QByteArray part(1 << 16, 0);
    const bool isWhole = QTest::qWaitFor(
        [&] {
          const ssize_t size = ::read(pipe, part.data(), static_cast<std::size_t>(part.size()));
          if (size > 0) sound.append(part.constData(), size);
          return size == 0 && !sound.isEmpty();  // it has been closed
        },
        kSoundPatienceMs);
    ::close(pipe);
    return isWhole ? sound : QByteArray();
  }

 private:
  DeafDevice() : m_pipe(m_folder.filePath("sound").toUtf8()) {
    EXPECT_EQ(::mkfifo(m_pipe.constData(), S_IRUSR | S_IWUSR), 0);
    QFile configuration(m_folder.filePath("asound.conf"));
    EXPECT_TRUE(configuration.open(QIODevice::WriteOnly));
    configuration.write("pcm.null { type null }\npcm.default { type file slave.pcm null file \"" + m_pipe +
                        "\" format raw }\n");
    qputenv("CANBERRA_DRIVER", "alsa");
    qputenv("ALSA_CONFIG_PATH", configuration.fileName().toUtf8());
  }

  QTemporaryDir m_folder;
  QByteArray m_pipe;
};

bool isSilence(const QByteArray& sound) {
  return sound.count('\0') == sound.size();
}

TEST(SoundPluginTest, DoesNotWaitForTheDevice) {
  DeafDevice& device = DeafDevice::instance();
  PluginLoader loader(PluginLoader::pathOf("sudoku-sound"));
  auto* player = loader.service<SoundPlayer>();
  ASSERT_NE(player, nullptr) << loader.trouble().toStdString();
  // Were the device opened in this thread, it would wait for the listener below.
  player->play({"no-theme-has-this", "complete"});
  player->play({"dialog-warning"});
  EXPECT_FALSE(isSilence(device.listen()));
}

TEST(EventSoundsTest, WithoutADeviceNothingIsSaid) {
  DeafDevice::instance();
  const QByteArray before = qgetenv("ALSA_CONFIG_PATH");
  qputenv("ALSA_CONFIG_PATH", "/dev/null");
  testing::internal::CaptureStderr();
  {
    EventSounds sounds;
    sounds.play({"complete"});
    sounds.play({"dialog-warning"});
  }
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  qputenv("ALSA_CONFIG_PATH", before);
}

TEST(EventSoundsTest, WithoutADriverNothingIsSaid) {
  DeafDevice::instance();
  qputenv("CANBERRA_DRIVER", "none-such");
  testing::internal::CaptureStderr();
  {
    EventSounds sounds;
    sounds.play({"complete"});
    sounds.play({"dialog-warning"});
  }
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  qputenv("CANBERRA_DRIVER", "alsa");
}

class WindowSoundTest : public WindowTest {
 protected:
  DeafDevice& m_device = DeafDevice::instance();
};

TEST_F(WindowSoundTest, PlaysWhatHappensInIt) {
  m_settings->setPlaysSounds(true);
  m_game->play(Move::enter(cellAt(1, 3), Digit(1)));
  m_controller->check();
  EXPECT_FALSE(isSilence(m_device.listen()));
}

}  // namespace
}  // namespace sudoku
