#pragma once

#include <functional>

namespace sudoku {

class Commands;
class Preferences;
class Settings;

/// Says what the commands do that choose the window's theme. `taken` is called once another one has been
/// chosen. All arguments outlive the commands, and what `taken` uses does, too.
void setThemeCommands(Commands& commands, const Settings& settings, Preferences& preferences,
                      const std::function<void()>& taken);

}  // namespace sudoku
