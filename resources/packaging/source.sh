#!/bin/sh
# Makes the archive of the sources of the present commit, the same byte for byte wherever and whenever it is made, and its
# checksum: build/packages/sudoku-VERSION.tar.gz and .sha256.
set -eu
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^project(sudoku VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
mkdir -p build/packages
git archive --format=tar --prefix="sudoku-$version/" HEAD | gzip -9n >"build/packages/sudoku-$version.tar.gz"
cd build/packages
sha256sum "sudoku-$version.tar.gz" | tee "sudoku-$version.tar.gz.sha256"
