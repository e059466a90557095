#pragma once

#include <functional>

namespace sudoku {

class Commands;
class Preferences;
class Settings;

/// Sets what the commands do that choose the theme of the window; they call `taken` after a change. All
/// arguments, and what `taken` uses, must outlive the commands.
void setThemeCommands(Commands& commands, const Settings& settings, Preferences& preferences,
                      const std::function<void()>& taken);

}  // namespace sudoku
