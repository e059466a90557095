#include "game/settings.h"
#include "gamefixture.h"

namespace sudoku {
namespace {

using SettingsTest = FolderTest;

TEST_F(SettingsTest, HaveSensibleValuesAtFirst) {
  const Settings settings;
  EXPECT_EQ(settings.level(), Level::Easy);
  EXPECT_EQ(settings.theme(), ThemeChoice::System);
  EXPECT_FALSE(settings.desktopWasDark());
  EXPECT_TRUE(settings.showsConflicts());
  EXPECT_TRUE(settings.windowGeometry().isEmpty());
}

TEST_F(SettingsTest, AreRemembered) {
  {
    Settings settings;
    settings.setLevel(Level::Expert);
    settings.setTheme(ThemeChoice::Dark);
    settings.setDesktopWasDark(true);
    settings.setShowsConflicts(false);
    settings.setWindowGeometry("geometry");
  }
  const Settings settings;
  EXPECT_EQ(settings.level(), Level::Expert);
  EXPECT_EQ(settings.theme(), ThemeChoice::Dark);
  EXPECT_TRUE(settings.desktopWasDark());
  EXPECT_FALSE(settings.showsConflicts());
  EXPECT_EQ(settings.windowGeometry(), "geometry");
}

TEST_F(SettingsTest, UnknownWordsCountAsNotSet) {
  QSettings raw("sudoku", "sudoku");
  raw.setValue("game/level", "insane");
  raw.setValue("view/theme", 17);
  raw.sync();
  const Settings settings;
  EXPECT_EQ(settings.level(), Level::Easy);
  EXPECT_EQ(settings.theme(), ThemeChoice::System);
}

}  // namespace
}  // namespace sudoku
