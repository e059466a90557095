#include "qtoptions.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>

namespace sudoku {
namespace {

// Options of Qt 6.4 (QCoreApplication, QGuiApplication, QApplication and the X11 plugin) whose value is a
// separate argument.
constexpr std::array kWithValue = {"display",       "geometry",
                                   "icon",          "name",
                                   "platform",      "platformpluginpath",
                                   "platformtheme", "plugin",
                                   "qmljsdebugger", "qwindowgeometry",
                                   "qwindowicon",   "qwindowtitle",
                                   "session",       "style",
                                   "stylesheet",    "title",
                                   "visual"};
constexpr std::array kWithoutValue = {"dograb",  "nograb",      "qdebug",     "qdevel",
                                      "reverse", "testability", "widgetcount"};
/// Options of Qt whose value may also follow an equals sign in the same argument.
constexpr std::array kWithEqualsSign = {"qmljsdebugger=", "style=", "stylesheet="};

/// The name of the option in an argument, without its one or two dashes; nothing if the argument is not an
/// option.
QStringView optionIn(QStringView argument) {
  if (!argument.startsWith('-')) return {};
  return argument.sliced(argument.startsWith(u"--") ? 2 : 1);
}

template <std::size_t size>
bool names(const std::array<const char*, size>& options, QStringView option) {
  return std::any_of(options.begin(), options.end(),
                     [option](const char* name) { return option == QLatin1String(name); });
}

bool hasValueBehindEqualsSign(QStringView option) {
  return std::any_of(kWithEqualsSign.begin(), kWithEqualsSign.end(),
                     [option](const char* start) { return option.startsWith(QLatin1String(start)); });
}

}  // namespace

QStringList withoutQtOptions(const QStringList& arguments) {
  QStringList kept;
  for (auto argument = arguments.begin(); argument != arguments.end(); ++argument) {
    if (*argument == "--") {
      std::copy(argument, arguments.end(), std::back_inserter(kept));
      break;
    }
    const QStringView option = optionIn(*argument);
    if (names(kWithoutValue, option) || hasValueBehindEqualsSign(option)) continue;
    if (!names(kWithValue, option))
      kept << *argument;
    else if (std::next(argument) != arguments.end())
      ++argument;  // skips the option's value; Qt allows the value to be missing
  }
  return kept;
}

}  // namespace sudoku
