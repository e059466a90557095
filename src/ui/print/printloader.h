#pragma once

#include "game/base/pluginloader.h"
#include "printservice.h"

namespace sudoku {

/// Loads the plugin that prints.
class PrintLoader : public PluginLoader {
 public:
  explicit PrintLoader(const QString& path = pathOf("sudoku-printing")) : PluginLoader(path) {}

  PrintService* service() { return PluginLoader::service<PrintService>(); }
};

}  // namespace sudoku
