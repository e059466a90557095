#include <array>
#include <utility>

#include <QAction>
#include <QImage>
#include <QMenu>
#include <QMenuBar>

#include "../../patience.h"
#include "../windowfixture.h"
#include "ui/style/desktopcolours.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

class ThemeMenuTest : public WindowTest {
 protected:
  QMenu* menu() const {
    for (const QAction* each : m_window->menuBar()->actions())
      for (QAction* entry : each->menu()->actions())
        if (each->text().remove('&') == "View" && entry->text().remove('&') == "Theme") return entry->menu();
    return nullptr;
  }
  QString ticked() const {
    emit menu()->aboutToShow();
    for (const QAction* each : menu()->actions())
      if (each->isChecked()) return each->text().remove('&');
    return {};
  }
  QAction* entry(const QString& text) const {
    for (QAction* each : menu()->actions())
      if (each->text().remove('&') == text) return each;
    return nullptr;
  }
  /// The colour in which the board's edge is painted.
  QColor edge() const {
    const QWidget* box = cell(1, 1)->parentWidget();
    return m_window->grab(QRect(box->mapTo(m_window.get(), QPoint(0, box->height() / 2)), QSize(1, 1)))
        .toImage()
        .pixelColor(0, 0);
  }
};

TEST_F(ThemeMenuTest, EveryThemeIsThereAndTakenAtOnce) {
  ASSERT_NE(menu(), nullptr);
  const std::array choices = {std::pair("Light", &lightTheme()), std::pair("Dark", &darkTheme()),
                              std::pair("High contrast, light", &highContrastTheme()),
                              std::pair("High contrast, dark", &highContrastDarkTheme())};
  for (const auto& [text, theme] : choices) {
    ASSERT_NE(entry(text), nullptr) << text;
    entry(text)->trigger();
    EXPECT_EQ(ticked(), text);
    EXPECT_EQ(edge(), theme->edge) << text;
  }
  EXPECT_EQ(m_settings->theme(), ThemeChoice::HighContrastDark);
  EXPECT_EQ(Settings().theme(), ThemeChoice::HighContrastDark);
}

TEST_F(ThemeMenuTest, WhatThePreferencesSayIsTicked) {
  EXPECT_EQ(ticked(), "As the desktop");
  m_controller->preferences().setTheme(ThemeChoice::Dark);
  EXPECT_EQ(ticked(), "Dark");
}

TEST_F(ThemeMenuTest, HighContrastIsDarkWhereTheDesktopIs) {
  ASSERT_TRUE(waitFor([this] { return m_window->findChild<DesktopColours*>() != nullptr; }));
  auto* desktop = m_window->findChild<DesktopColours*>();
  emit desktop->highContrastChanged(true);
  EXPECT_EQ(edge(), highContrastTheme().edge);
  emit desktop->darkChanged(true);
  EXPECT_EQ(edge(), highContrastDarkTheme().edge);
  emit desktop->highContrastChanged(false);
  EXPECT_EQ(edge(), darkTheme().edge);
  emit desktop->darkChanged(false);
  EXPECT_EQ(edge(), lightTheme().edge);
}

}  // namespace
}  // namespace sudoku
