#!/usr/bin/env bash
# Builds the fuzzer and runs every target, or those named, for MINUTES each, as many at a time as there are processors:
#
#   tests/fuzz/run.sh MINUTES [TARGET...]
#
# Begins with the corpora of this folder. What it finds stands in build/fuzz/found, with what leads there; what is new in the
# corpora in build/fuzz/corpus. Prints how often each target was run; exit status 1 if a law did not hold.
set -euo pipefail
cd "$(dirname "$0")/../.."
[[ ${1:-} =~ ^[0-9]+$ ]] || { sed -n '2,8p' tests/fuzz/run.sh; exit 2; }
minutes=$1
shift
cmake --preset fuzz
cmake --build --preset fuzz
targets=("$@")
[ $# -gt 0 ] || mapfile -t targets < <(ls tests/fuzz/corpus)
found=build/fuzz/found
mkdir -p "$found" build/fuzz/corpus

fuzz() {
  local target=$1 log=$found/$1.log dictionary=tests/fuzz/$1.dict
  mkdir -p "build/fuzz/corpus/$target"
  # Qt and the tables of the program stay allocated to the end.
  if FUZZ_TARGET=$target ASAN_OPTIONS=detect_leaks=0 QT_QPA_PLATFORM=offscreen \
    build/fuzz/tests/fuzzer -max_total_time=$((minutes * 60)) -timeout=25 -rss_limit_mb=2048 -print_final_stats=1 \
    -close_fd_mask=1 ${dictionary:+$([ ! -e "$dictionary" ] || echo "-dict=$dictionary")} \
    -artifact_prefix="$found/$target-" "build/fuzz/corpus/$target" "tests/fuzz/corpus/$target" >"$log" 2>&1; then
    printf '%-10s %12s executions\n' "$target" "$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")"
  else
    printf '%-10s FOUND: see %s\n' "$target" "$log"
    return 1
  fi
}
export -f fuzz
export minutes found
printf '%s\n' "${targets[@]}" | xargs -P "$(nproc)" -I{} bash -c 'fuzz {}'
