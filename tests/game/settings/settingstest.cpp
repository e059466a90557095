#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "../base/fulldisk.h"
#include "../control/gamefixture.h"
#include "game/settings/settings.h"

namespace sudoku {
namespace {

using SettingsTest = FolderTest;

TEST_F(SettingsTest, HaveSensibleValuesAtFirst) {
  const Settings settings;
  EXPECT_EQ(settings.level(), Level::Easy);
  EXPECT_EQ(settings.theme(), ThemeChoice::System);
  EXPECT_FALSE(settings.desktopWasDark());
  EXPECT_EQ(settings.viewChoices(), ViewChoices());
  EXPECT_EQ(settings.pauseAfterMinutes(), 5);
  EXPECT_FALSE(settings.playsSounds());
  EXPECT_EQ(settings.newGameChoices().kind, NewGameKind::Make);
  EXPECT_EQ(settings.newGameChoices().puzzle.recipe, (Recipe{.symmetry = Symmetry::Rotate180}));
  EXPECT_EQ(settings.newGameChoices().puzzle.level, Level::Easy);
  EXPECT_EQ(settings.newGameChoices().dailyLevel, Level::Easy);
  EXPECT_TRUE(settings.recentFiles().isEmpty());
  EXPECT_EQ(settings.saveFormat(), Format::OpenSudoku);
  EXPECT_TRUE(settings.windowGeometry().isEmpty());
}

TEST_F(SettingsTest, RememberTheKeysOfAnEntry) {
  const QList<QKeySequence> keys = {QKeySequence("Ctrl+,"), QKeySequence("?")};
  {
    Settings settings;
    EXPECT_FALSE(settings.keys().of("undo"));
    settings.keys().set("undo", keys);
    settings.keys().set("redo", {});
    settings.keys().set("check", {QKeySequence("F8")});
    settings.keys().forget("check");
  }
  Settings settings;
  EXPECT_EQ(settings.keys().of("undo"), keys);
  EXPECT_EQ(settings.keys().of("redo"), QList<QKeySequence>());
  EXPECT_FALSE(settings.keys().of("check"));
  settings.keys().forgetAll();
  EXPECT_FALSE(settings.keys().of("undo"));
  EXPECT_FALSE(settings.keys().of("redo"));
}

TEST_F(SettingsTest, AreRemembered) {
  const ViewChoices chosen{.marksConflicts = false,
                           .marksPeers = false,
                           .marksSameDigit = false,
                           .marksSameInNotes = false,
                           .showsPlaces = true,
                           .showsClock = false,
                           .calculatorOrder = true,
                           .leftHanded = true,
                           .animates = false,
                           .largeTargets = true,
                           .digitPercent = 120,
                           .digitFamily = "Serif"};
  {
    Settings settings;
    settings.setLevel(Level::Expert);
    settings.setTheme(ThemeChoice::Dark);
    settings.setDesktopWasDark(true);
    settings.setViewChoices(chosen);
    settings.setPauseAfterMinutes(0);
    settings.setPlaysSounds(true);
    settings.setWindowGeometry("geometry");
  }
  const Settings settings;
  EXPECT_EQ(settings.level(), Level::Expert);
  EXPECT_EQ(settings.theme(), ThemeChoice::Dark);
  EXPECT_TRUE(settings.desktopWasDark());
  EXPECT_EQ(settings.viewChoices(), chosen);
  EXPECT_EQ(settings.pauseAfterMinutes(), 0);
  EXPECT_TRUE(settings.playsSounds());
  EXPECT_EQ(settings.windowGeometry(), "geometry");
}

TEST_F(SettingsTest, RememberTheNewGameDialog) {
  const Recipe recipe{BoardMethod::Transform, DigMethod::Level4, Symmetry::Full, DigOrder::Jumping,
                      GivensRange{25, 30}};
  {
    Settings settings;
    settings.setNewGameChoices({NewGameKind::Daily, {recipe, Level::Hard}, Level::Medium});
    settings.setSaveFormat(Format::Sdk);
  }
  Settings settings;
  EXPECT_EQ(settings.newGameChoices().kind, NewGameKind::Daily);
  EXPECT_EQ(settings.newGameChoices().puzzle.recipe, recipe);
  EXPECT_EQ(settings.newGameChoices().puzzle.level, Level::Hard);
  EXPECT_EQ(settings.newGameChoices().dailyLevel, Level::Medium);
  EXPECT_EQ(settings.saveFormat(), Format::Sdk);
  settings.setNewGameChoices({NewGameKind::Daily, {recipe, std::nullopt}, Level::Medium});
  EXPECT_EQ(settings.newGameChoices().puzzle.level, std::nullopt);
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
  QSettings raw(m_folder.filePath("sudoku/sudoku.conf"), QSettings::IniFormat);
  raw.setValue("game/level", "insane");
  raw.setValue("view/theme", 17);
  raw.setValue("newGame/recipe", "1-backtracking-android1:10-20-none-0");
  raw.setValue("files/format", "gnome");
  raw.setValue("game/pauseAfterMinutes", "soon");
  raw.sync();
  const Settings settings;
  EXPECT_EQ(settings.level(), Level::Easy);
  EXPECT_EQ(settings.theme(), ThemeChoice::System);
  EXPECT_EQ(settings.newGameChoices().puzzle.recipe.dig, DigMethod::All);
  EXPECT_EQ(settings.saveFormat(), Format::OpenSudoku);
  EXPECT_EQ(settings.pauseAfterMinutes(), 5);
}

TEST_F(SettingsTest, AnUnofferedTimeCountsAsNotSet) {
  QSettings raw(m_folder.filePath("sudoku/sudoku.conf"), QSettings::IniFormat);
  raw.setValue("game/pauseAfterMinutes", 3);
  raw.sync();
  EXPECT_EQ(Settings().pauseAfterMinutes(), 5);
}

TEST_F(SettingsTest, AFullDiskLeavesTheFileAsItWas) {
  const auto text = [this] {
    QFile file(m_folder.filePath("sudoku/sudoku.conf"));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll();
  };
  Settings settings;
  settings.setLevel(Level::Hard);
  settings.sync();
  {
    const FullDisk full;
    settings.setLevel(Level::Easy);
    settings.sync();
  }
  EXPECT_TRUE(text().contains("level=hard")) << text().constData();
  settings.setTheme(ThemeChoice::Dark);
  settings.sync();
  EXPECT_TRUE(text().contains("level=easy")) << text().constData();
}

TEST_F(SettingsTest, EveryKindOfValueIsRead) {
  {
    Settings settings;
    ViewChoices choices;
    choices.marksConflicts = false;
    settings.setViewChoices(choices);
    settings.setWindowGeometry(QByteArray("\0\xFF\n,;", 5));
    settings.addRecentFile("/one, file");
    settings.addRecentFile("/two\\n");
  }
  const Settings settings;
  EXPECT_FALSE(settings.viewChoices().marksConflicts);
  EXPECT_EQ(settings.windowGeometry(), QByteArray("\0\xFF\n,;", 5));
  EXPECT_EQ(settings.recentFiles(), QStringList({"/two\\n", "/one, file"}));
}

TEST_F(SettingsTest, APipeInPlaceOfTheFileIsLeftAlone) {
  ASSERT_TRUE(QDir(m_folder.path()).mkdir("sudoku"));
  const QByteArray pipe = QFile::encodeName(m_folder.filePath("sudoku/sudoku.conf"));
  ASSERT_EQ(::mkfifo(pipe.constData(), 0600), 0);
  Settings settings;
  settings.setLevel(Level::Hard);
  settings.sync();
  EXPECT_EQ(settings.level(), Level::Hard);
  EXPECT_FALSE(QFileInfo(QFile::decodeName(pipe)).isFile());
}

}  // namespace
}  // namespace sudoku
