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
  EXPECT_EQ(settings.newGameKind(), NewGameKind::Make);
  EXPECT_EQ(settings.newGameWish().recipe, (Recipe{.symmetry = Symmetry::Rotate180}));
  EXPECT_EQ(settings.newGameWish().level, Level::Easy);
  EXPECT_EQ(settings.dailyLevel(), Level::Easy);
  EXPECT_TRUE(settings.recentFiles().isEmpty());
  EXPECT_EQ(settings.saveFormat(), Format::OpenSudoku);
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

TEST_F(SettingsTest, RememberTheNewGameDialog) {
  const Recipe recipe{BoardMethod::Transform, DigMethod::Level4, Symmetry::Full, DigOrder::Jumping,
                      GivensRange{25, 30}};
  {
    Settings settings;
    settings.setNewGameKind(NewGameKind::Daily);
    settings.setNewGameWish({recipe, Level::Hard});
    settings.setDailyLevel(Level::Medium);
    settings.setSaveFormat(Format::Sdk);
  }
  Settings settings;
  EXPECT_EQ(settings.newGameKind(), NewGameKind::Daily);
  EXPECT_EQ(settings.newGameWish().recipe, recipe);
  EXPECT_EQ(settings.newGameWish().level, Level::Hard);
  EXPECT_EQ(settings.dailyLevel(), Level::Medium);
  EXPECT_EQ(settings.saveFormat(), Format::Sdk);
  settings.setNewGameWish({recipe, std::nullopt});
  EXPECT_EQ(settings.newGameWish().level, std::nullopt);
}

TEST_F(SettingsTest, RecentFilesStandOnceTheLatestFirst) {
  Settings settings;
  for (int number = 1; number <= 9; ++number) settings.addRecentFile(QString("/puzzles/%1").arg(number));
  settings.addRecentFile("/puzzles/5");
  EXPECT_EQ(settings.recentFiles(), QStringList({"/puzzles/5", "/puzzles/9", "/puzzles/8", "/puzzles/7",
                                                 "/puzzles/6", "/puzzles/4", "/puzzles/3", "/puzzles/2"}));
  settings.clearRecentFiles();
  EXPECT_TRUE(settings.recentFiles().isEmpty());
}

TEST_F(SettingsTest, UnknownWordsCountAsNotSet) {
  QSettings raw("sudoku", "sudoku");
  raw.setValue("game/level", "insane");
  raw.setValue("view/theme", 17);
  raw.setValue("newGame/recipe", "1-backtracking-android1:10-20-none-0");
  raw.setValue("files/format", "gnome");
  raw.sync();
  const Settings settings;
  EXPECT_EQ(settings.level(), Level::Easy);
  EXPECT_EQ(settings.theme(), ThemeChoice::System);
  EXPECT_EQ(settings.newGameWish().recipe.dig, DigMethod::All);
  EXPECT_EQ(settings.saveFormat(), Format::OpenSudoku);
}

}  // namespace
}  // namespace sudoku
