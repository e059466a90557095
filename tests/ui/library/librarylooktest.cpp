#include <gtest/gtest.h>

#include <QImage>
#include <QPushButton>

#include "../style/themes.h"
#include "librarypagefixture.h"
#include "ui/controls/chip.h"

/// Tests of how the library page looks in each theme and size.
namespace sudoku {
namespace {

TEST_F(LibraryPageTest, ASelectedCardIsFilled) {
  for (const Theme* theme : {&lightTheme(), &darkTheme(), &highContrastTheme(), &highContrastDarkTheme()}) {
    showIn(*theme);
    const auto groundOf = [this](int row) {
      const QImage picture = pictureOf(row);
      return picture.pixelColor(picture.width() / 2, picture.height() - 14);
    };
    EXPECT_EQ(groundOf(0), theme->isHighContrast ? theme->hover : theme->sameFill);
    EXPECT_EQ(groundOf(1), theme->panel);
    EXPECT_NE(groundOf(0), groundOf(1));
  }
}

TEST_F(LibraryPageTest, InHighContrastTheChosenRowAtTheSideHasAnEdge) {
  for (const Theme* theme : {&highContrastTheme(), &highContrastDarkTheme()}) {
    showIn(*theme);
    const auto edgeOf = [this](const QString& name) {
      for (auto* chip : m_page->findChildren<Chip*>())
        if (chip->accessibleName() == name) return chip->grab().toImage().pixelColor(0, chip->height() / 2);
      return QColor();
    };
    EXPECT_EQ(edgeOf("All games"), theme->accent);
    EXPECT_NE(edgeOf("Solved"), theme->accent);
  }
}

TEST_F(LibraryPageTest, TagsStandOnTheCards) {
  m_library.changeTags({m_ids[0]}, {"one", "two"}, {});
  for (const auto* way : {"Rows", "Cards"}) {
    press(way);
    QApplication::processEvents();
    const QImage tagged = pictureOf(2);
    m_library.undo();
    QApplication::processEvents();
    EXPECT_NE(tagged, pictureOf(2)) << way;
    m_library.redo();
  }
}

TEST_F(LibraryPageTest, WhatHasNoRoomStandsInMenus) {
  m_page->resize(420, 400);
  const QStringList more = menuOf("More");
  EXPECT_TRUE(button("Continue")->isVisible());
  for (const auto* name : {"Keep", "Rename", "Tags", "Replay", "Restart", "Delete"})
    EXPECT_NE(button(name)->isVisible(), more.contains(name)) << name;
  EXPECT_TRUE(more.contains("Rename"));
  const QStringList choices = menuOf("Show:");
  for (const auto* entry :
       {"All games (3)", "In progress (2)", "All levels", "Inhuman", "again", "Sort by: Level", "Rows"})
    EXPECT_TRUE(choices.contains(entry)) << entry << qPrintable(choices.join('|'));
}

TEST_F(LibraryPageTest, NothingIsCutOffInAnyWindow) {
  const QFont font = m_page->font();
  for (const double scale : {1.0, 1.5, 2.0}) {
    QFont larger = font;
    larger.setPointSizeF(font.pointSizeF() * scale);
    m_page->setFont(larger);
    for (const QSize& size : {QSize(560, 380), QSize(640, 440), QSize(1020, 680), QSize(1920, 1040)}) {
      m_page->resize(size);
      QApplication::processEvents();
      EXPECT_EQ(m_page->size(), size);
      EXPECT_GE(m_view->height(), m_view->fontMetrics().height() * 4) << scale << ' ' << size.width();
      for (const auto* button : m_page->findChildren<QPushButton*>()) {
        if (!button->isVisible()) continue;
        const QRect area(button->mapTo(m_page.get(), QPoint()), button->size());
        EXPECT_TRUE(m_page->rect().contains(area))
            << qPrintable(button->text()) << scale << ' ' << size.width();
        EXPECT_GE(button->width(), button->fontMetrics().horizontalAdvance(button->text()))
            << qPrintable(button->text()) << scale << ' ' << size.width();
      }
    }
  }
}

TEST_F(LibraryPageTest, CardsAndRowsPaintEveryStateInBothThemes) {
  for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
    showIn(*theme);
    for (const auto* way : {"Rows", "Cards"}) {
      press(way);
      QApplication::processEvents();
      const QImage picture = m_view->grab().toImage();
      const QRgb ring = theme->accent.rgb();
      int count = 0;
      for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) count += picture.pixel(x, y) == ring ? 1 : 0;
      EXPECT_GT(count, 100) << way;
    }
  }
}

}  // namespace
}  // namespace sudoku
