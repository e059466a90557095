#include <gtest/gtest.h>
#include <optional>
#include <vector>

#include <QAccessible>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <sudoku/grid/naming.h>

#include "../style/leastcontrast.h"
#include "../style/themes.h"
#include "ui/controls/profilestrip.h"
#include "ui/style/levelramp.h"

namespace sudoku {
namespace {

/// A strip over ten steps, of which the fifth is a wing with no step open.
class ProfileStripTest : public testing::Test {
 protected:
  ProfileStripTest() {
    Profile profile;
    profile.steps.assign(10, {Technique::HiddenSingle, 12, 40});
    profile.steps[4] = {Technique::WWing, 0, 40};
    m_strip.resize(200, 60);
    m_strip.setProfile(profile);
    showIn(lightTheme());
    m_window.resize(m_strip.size());
    m_window.show();
    QObject::connect(&m_strip, &ProfileStrip::chosen, &m_strip, [this](std::size_t step) {
      m_chosen.push_back(step);
      m_strip.setCurrent(step);
    });
  }

  QWidget m_window;
  ProfileStrip m_strip{&m_window};
  std::vector<std::size_t> m_chosen;
};

TEST_F(ProfileStripTest, APressAndADragChooseSteps) {
  QTest::mousePress(&m_strip, Qt::LeftButton, Qt::NoModifier, {5, 10});
  QTest::mouseMove(&m_strip, {30, 10});
  QTest::mouseRelease(&m_strip, Qt::LeftButton, Qt::NoModifier, {30, 10});
  QTest::mouseClick(&m_strip, Qt::LeftButton, Qt::NoModifier, {190, 10});
  EXPECT_EQ(m_chosen, (std::vector<std::size_t>{0, 2})) << "a bar is 12 pixels wide, and none is at the end";
}

TEST_F(ProfileStripTest, ArrowsGoAlong) {
  m_strip.setCurrent(3);
  QTest::keyClick(&m_strip, Qt::Key_Right);
  QTest::keyClick(&m_strip, Qt::Key_Right);
  QTest::keyClick(&m_strip, Qt::Key_Left);
  QTest::keyClick(&m_strip, Qt::Key_End);
  QTest::keyClick(&m_strip, Qt::Key_Right);
  EXPECT_EQ(m_chosen, (std::vector<std::size_t>{4, 5, 4, 9}));
}

TEST_F(ProfileStripTest, IsASliderThatTellsItsStep) {
  m_strip.setCurrent(4);
  auto* const accessible = QAccessible::queryAccessibleInterface(&m_strip);
  ASSERT_NE(accessible, nullptr);
  EXPECT_EQ(accessible->role(), QAccessible::Slider);
  EXPECT_EQ(accessible->text(QAccessible::Name), "Steps");
  EXPECT_EQ(accessible->text(QAccessible::Description), "Step 5 of 10: W-Wing, no step open.");
}

TEST_F(ProfileStripTest, HarderStepsAreHigher) {
  QImage image(m_strip.size(), QImage::Format_RGB32);
  image.fill(lightTheme().panel);
  m_strip.render(&image, {}, {}, QWidget::DrawChildren);
  const auto heightAt = [&](int step, Level level) {
    int high = 0;
    for (int y = 0; y < image.height(); ++y)
      high += image.pixelColor(step * 12 + 5, y) == levelColour(level, lightTheme()) ? 1 : 0;
    return high;
  };
  EXPECT_GT(heightAt(2, Level::Easy), 5);
  EXPECT_GT(heightAt(4, Level::Hard), 2 * heightAt(2, Level::Easy));
}

class LevelRampTest : public testing::TestWithParam<NamedTheme> {};

INSTANTIATE_TEST_SUITE_P(Themes, LevelRampTest, testing::ValuesIn(kThemes));

TEST_P(LevelRampTest, EachLevelStandsOutAndIsHigherThanTheOneBefore) {
  double before = 0;
  for (const auto& [level, name] : Names<Level>::kNames) {
    EXPECT_GE(contrastRatio(levelColour(level, GetParam().theme()), GetParam().theme().panel),
              kLeastLineContrast)
        << name;
    EXPECT_GT(levelHeight(level), before) << name;
    before = levelHeight(level);
  }
}

}  // namespace
}  // namespace sudoku
