#pragma once

#include <functional>

class QMenu;

namespace sudoku {

class Preferences;
class Settings;

/// Adds a menu of the window's themes, one of them ticked. `taken` is called once another one has been
/// chosen.
void addThemeMenu(QMenu& menu, const Settings& settings, Preferences& preferences,
                  const std::function<void()>& taken);

}  // namespace sudoku
