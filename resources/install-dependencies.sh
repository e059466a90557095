#!/bin/sh
# Installs what it takes to build, run and test the program: only what is missing, and without a word when
# nothing is. Run it as root or as a user with sudo; with Homebrew, as yourself.
#
#   install-dependencies.sh              on Debian, Ubuntu, Fedora, openSUSE, Arch Linux, their kin, or with Homebrew
#   install-dependencies.sh --ci         on Debian 12, with the tools of .ci/run
#   install-dependencies.sh --package    on Debian and its kin, with the tools that make packages
# shellcheck disable=SC2086  # the lists are meant to fall apart into words
set -euf

debian='g++ cmake ninja-build qt6-base-dev qt6-svg-dev qt6-l10n-tools qt6-translations-l10n libqt6sql6-sqlite libsqlite3-dev libqrencode-dev libcanberra-dev
  libcli11-dev libpugixml-dev nlohmann-json3-dev libgtest-dev libbenchmark-dev python3 fonts-droid-fallback fonts-lohit-deva tzdata'
# The fonts, for Japanese and Hindi, let the tests measure texts. Those of poppler and zbar let the tests read what was printed,
# strace lets them see what the programs touch.
debian_ci='clang-14 clang-format-14 clang-tidy-14 gcovr libclang-rt-14-dev poppler-utils shellcheck strace zbar-tools'
debian_package='dpkg-dev file'
# Packages for rpm can be asked for by the CMake packages in them, whatever their own names are.
rpm='gcc-c++ cmake cmake(Qt6LinguistTools) cmake(Qt6Widgets) cmake(Qt6Sql) cmake(Qt6Concurrent) cmake(Qt6DBus) cmake(Qt6Network)
  cmake(Qt6PrintSupport) cmake(Qt6Svg) pkgconfig(libqrencode) pkgconfig(libcanberra) pkgconfig(sqlite3)
  cmake(CLI11) cmake(pugixml) cmake(nlohmann_json) cmake(GTest) cmake(benchmark)'
fedora="$rpm ninja-build python3 qt6-qttranslations libasan libubsan"
suse="$rpm ninja python3 qt6-sql-sqlite qt6-translations"
arch='gcc cmake ninja qt6-base qt6-svg qt6-tools qt6-translations qrencode libcanberra sqlite cli11 pugixml nlohmann-json gtest benchmark python'
homebrew='cmake ninja qt qrencode libcanberra sqlite cli11 pugixml nlohmann-json googletest google-benchmark python'

fail() {
  echo "${0##*/}: $*" >&2
  exit 1
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  else
    command -v sudo >/dev/null || fail "run it as root, or install sudo"
    sudo "$@"
  fi
}

# missing_… prints those of its arguments that are not installed, install_… installs its arguments.
missing_debian() {
  # Each installed package twice, so that those named once are missing.
  installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null | sed -n 's/^installed //p' | sort -u)
  printf '%s\n' "$@" $installed $installed | sort | uniq -u
}
install_debian() {
  as_root apt-get -qq update || true # a source that fails need not be one that matters
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 install -y \
    --no-install-recommends "$@" >/dev/null
}

missing_rpm() { LC_ALL=C rpm -q --whatprovides "$@" | sed -n 's/^no package provides //p'; }
missing_fedora() { missing_rpm "$@"; }
install_fedora() { as_root dnf -q -y install "$@"; }
missing_suse() { missing_rpm "$@"; }
install_suse() { as_root zypper -q --non-interactive install "$@"; }

missing_arch() { pacman -T "$@" || true; }
install_arch() { as_root pacman -Sy --noconfirm --needed "$@"; }

missing_homebrew() {
  for package in "$@"; do
    [ -e "$(brew --prefix)/opt/$package" ] || echo "$package"
  done
}
install_homebrew() { brew install --quiet "$@"; }

# provide SYSTEM PACKAGE...
provide() {
  system=$1
  shift
  missing=$("missing_$system" "$@")
  [ -n "$missing" ] || return 0
  echo "Installing" $missing >&2
  "install_$system" $missing || fail "could not install" $missing
}

case "$*" in
  '') ;;
  --ci) debian="$debian $debian_ci" ;;
  --package) debian="$debian $debian_package" ;;
  *) fail "the only options are --ci and --package" ;;
esac
# shellcheck source=/dev/null
[ ! -r /etc/os-release ] || . /etc/os-release
case " ${ID-} ${ID_LIKE-} " in
  *' debian '* | *' ubuntu '*) provide debian $debian ;;
  *' fedora '*) provide fedora $fedora ;;
  *' suse '* | *' opensuse '*) provide suse $suse ;;
  *' arch '*) provide arch $arch ;;
  *)
    command -v brew >/dev/null || fail "this system is unknown here; its packages should hold: $homebrew"
    provide homebrew $homebrew
    ;;
esac
