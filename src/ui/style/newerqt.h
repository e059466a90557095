#pragma once

#include <functional>

#include <QAccessible>
#include <QGuiApplication>
#include <QObject>
#include <QString>
#include <QStyleHints>

/// What newer versions of Qt than the oldest supported one do better. With an older one these functions do
/// nothing, and the program's own ways have to do.
namespace sudoku {

/// Has a screen reader say a text that appears in `source`. Since Qt 6.8; before that, the change of a
/// label's text is what is said.
inline void announce([[maybe_unused]] QObject& source, [[maybe_unused]] const QString& text) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
  if (text.isEmpty()) return;
  QAccessibleAnnouncementEvent event(&source, text);
  QAccessible::updateAccessibility(&event);
#endif
}

/// Calls `take` now and after each change with whether the desktop's colours are dark, unless Qt does not
/// know that. Since Qt 6.5. `context` ends it.
inline void followColourScheme([[maybe_unused]] QObject& context,
                               [[maybe_unused]] const std::function<void(bool)>& take) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
  const auto tell = [take](Qt::ColorScheme scheme) {
    if (scheme != Qt::ColorScheme::Unknown) take(scheme == Qt::ColorScheme::Dark);
  };
  QObject::connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, &context, tell);
  tell(QGuiApplication::styleHints()->colorScheme());
#endif
}

}  // namespace sudoku
