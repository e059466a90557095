#!/bin/sh
# Makes an AppImage of the game in build/appimage, with linuxdeploy and its plugin for Qt, which have to be in PATH
# (https://github.com/linuxdeploy). Best on the oldest system that it is to run on.
set -eu
cd "$(dirname "$0")/../../.."
build=build/appimage
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX=/usr -DCMAKE_INSTALL_LIBDIR=lib \
  -DBUILD_TESTING=OFF -DSUDOKU_HARDENED=ON -DSUDOKU_UNITY=FOLDER
cmake --build "$build"
rm -rf "$build/AppDir"
for part in sudoku sudoku-print; do
  DESTDIR="$PWD/$build/AppDir" cmake --install "$build" --component "$part"
done
cd "$build"
# The plugins are loaded when they are needed: what they are linked with has to be found by name.
EXTRA_QT_PLUGINS='sqldrivers;svg' linuxdeploy --appdir AppDir --plugin qt --output appimage \
  --deploy-deps-only AppDir/usr/lib/sudoku
