#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "../../patience.h"
#include "../windowfixture.h"
#include "game/base/pluginloader.h"
#include "sound/eventsounds.h"
#include "sound/oneatatime.h"
#include "ui/sound/soundplayer.h"

namespace sudoku {
namespace {

constexpr int kSilenceSize = 4'000;

/// Stands in for a sound card: a pipe, which opens for a sound only when somebody listens. There is one for
/// the whole process, since the plugin is never unloaded.
class DeafDevice {
 public:
  static DeafDevice& instance() {
    static DeafDevice device;
    return device;
  }

  /// Reads the next sound to its end.
  QByteArray listen() {
    const int pipe = ::open(m_pipe.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    QByteArray sound;
    QByteArray part(1 << 16, 0);
    const bool isWhole = waitFor([&] {
      const ssize_t size = ::read(pipe, part.data(), static_cast<std::size_t>(part.size()));
      if (size > 0) sound.append(part.constData(), size);
      return size == 0 && !sound.isEmpty();  // the writing end has been closed
    });
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
    qputenv("XDG_CACHE_HOME", m_folder.path().toUtf8());  // libcanberra keeps an index of sounds here
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
    // No bus is given, since the desktop's own settings may have sounds off.
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/tmp/dbus-none");
    addTheme();
  }

  /// Writes a sound theme, whose sound is silent.
  void addTheme() const {
    const QDir theme(m_folder.filePath("sounds/silent"));
    EXPECT_TRUE(theme.mkpath("stereo"));
    QFile index(theme.filePath("index.theme"));
    EXPECT_TRUE(index.open(QIODevice::WriteOnly));
    index.write("[Sound Theme]\nName=Silent\nDirectories=stereo\n\n[stereo]\nOutputProfile=stereo\n");
    QFile sound(theme.filePath("stereo/complete.wav"));
    EXPECT_TRUE(sound.open(QIODevice::WriteOnly));
    QDataStream wave(&sound);
    wave.setByteOrder(QDataStream::LittleEndian);
    const auto write = [&](const char* text) { wave.writeRawData(text, 4); };
    write("RIFF");
    wave << quint32{36 + kSilenceSize};
    write("WAVE");
    write("fmt ");
    wave << quint32{16} << quint16{1} << quint16{1} << quint32{44'100} << quint32{88'200} << quint16{2}
         << quint16{16};
    write("data");
    wave << quint32{kSilenceSize};
    sound.write(QByteArray(kSilenceSize, 0));
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
  // If the device were opened in this thread, it would wait for ever for the listener below.
  player->play({"no-theme-has-this", "complete"});
  player->play({"dialog-warning"});
  EXPECT_FALSE(isSilence(device.listen()));
}

TEST(EventSoundsTest, WithoutADeviceNothingIsSaid) {
  DeafDevice::instance();
  const QByteArray before = qgetenv("ALSA_CONFIG_PATH");
  qputenv("ALSA_CONFIG_PATH", "/dev/null");
  testing::internal::CaptureStderr();
  static EventSounds& sounds = *new EventSounds;
  sounds.play({}, {"complete"});
  sounds.play({}, {"dialog-warning"});
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  qputenv("ALSA_CONFIG_PATH", before);
}

TEST(EventSoundsTest, WithoutADriverNothingIsSaid) {
  DeafDevice::instance();
  qputenv("CANBERRA_DRIVER", "none-such");
  testing::internal::CaptureStderr();
  static EventSounds& sounds = *new EventSounds;
  sounds.play({}, {"complete"});
  sounds.play({}, {"dialog-warning"});
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  qputenv("CANBERRA_DRIVER", "alsa");
}

TEST(EventSoundsTest, AreThoseOfTheTheme) {
  DeafDevice& device = DeafDevice::instance();
  static EventSounds& sounds = *new EventSounds;
  OneAtATime calls;
  ASSERT_TRUE(calls.run([] { sounds.play("silent", {"complete"}); }));
  const QByteArray sound = device.listen();
  EXPECT_FALSE(sound.isEmpty());
  EXPECT_TRUE(isSilence(sound));
}

/// A base class that is made before the window, which opens the bus.
struct WithDevice {
  DeafDevice& m_device = DeafDevice::instance();
};

class WindowSoundTest : protected WithDevice, public WindowTest {};

TEST_F(WindowSoundTest, PlaysWhatHappensInIt) {
  m_settings->setPlaysSounds(true);
  m_game->play(Move::enter(cellAt(1, 3), Digit(1)));
  m_controller->board().check();
  EXPECT_FALSE(isSilence(m_device.listen()));
}

}  // namespace
}  // namespace sudoku
