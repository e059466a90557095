#!/usr/bin/env python3
"""Whether each source and header of the program includes what it names, itself or by what it includes:

    tests/includes.py [ROOT]

Builds of folders as one and precompiled headers hide an include that is missing. To compile each source by itself finds
every one, but takes a hundred times as long as this, which reads names and includes alone. It finds nine of ten: what
has one name in several places is left out. Writes each file with the names that it lacks, and exits with 1."""

import os
import re
import subprocess
import sys
from collections import defaultdict

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]+([<"])([^>"]+)[>"]', re.M)
TYPE = r'(?:class|struct|enum class|enum)'
# Names of the standard library, with the headers that have them. A header's own parts count too.
STANDARD = {
    'any_of all_of none_of clamp count_if find_if max_element min_element remove_if sort stable_partition stable_sort '
    'transform unique': 'algorithm bits/stl_algo.h',
    'array': 'array',
    'atomic': 'atomic bits/atomic_base.h',
    'bitset': 'bitset',
    'ceil floor sqrt': 'cmath',
    'condition_variable': 'condition_variable',
    'deque': 'deque bits/stl_deque.h',
    'from_chars to_chars': 'charconv',
    'function': 'functional bits/std_function.h',
    'ifstream ofstream': 'fstream',
    'istringstream ostringstream': 'sstream',
    'make_shared shared_ptr weak_ptr': 'memory bits/shared_ptr.h',
    'make_unique unique_ptr': 'memory bits/unique_ptr.h',
    'map multimap': 'map bits/stl_map.h',
    'mutex': 'mutex bits/std_mutex.h',
    'nullopt optional': 'optional',
    'numeric_limits': 'limits',
    'accumulate iota': 'numeric bits/stl_numeric.h',
    'set multiset': 'set bits/stl_set.h',
    'scoped_lock': 'mutex',
    'span': 'span',
    'stop_callback stop_source stop_token': 'stop_token',
    'string to_string': 'string bits/basic_string.h',
    'string_view': 'string_view',
    'thread': 'thread bits/std_thread.h',
    'tie tuple': 'tuple',
    'unordered_map': 'unordered_map bits/unordered_map.h',
    'get_if holds_alternative variant visit': 'variant',
    'vector': 'vector bits/stl_vector.h',
}


def system_folders():
    """Where the compiler looks for headers, and Qt's modules."""
    told = subprocess.run(['g++', '-std=c++20', '-E', '-x', 'c++', '-Wp,-v', '/dev/null'], capture_output=True, text=True)
    compiler = [line.strip() for line in told.stderr.splitlines() if line.startswith(' /')]
    for folder in compiler:
        for root in [folder] + [os.path.join(folder, each) for each in sorted(os.listdir(folder))]:
            if os.path.isdir(os.path.join(root, 'qt6', 'QtCore')):
                qt = os.path.join(root, 'qt6')
                return [qt] + [os.path.join(qt, module) for module in sorted(os.listdir(qt))], compiler
    sys.exit('no headers of Qt found')


class Tree:
    """The files of the program and what they reach by includes."""

    def __init__(self):
        self.qt, compiler = system_folders()
        self.system = self.qt + compiler
        self.standard = next(folder for folder in compiler if re.search(r'/c\+\+/\d+$', folder))
        self.files = sorted(os.path.join(folder, name) for top in ('include', 'src') for folder, _, names in os.walk(top)
                            for name in names if name.endswith(('.h', '.cpp')))
        self.texts, self.found, self.reached = {}, {}, {}
        self.code = {path: without_words(self.text(path)) for path in self.files}

    def text(self, path):
        if path not in self.texts:
            with open(path, errors='replace') as file:
                self.texts[path] = file.read()
        return self.texts[path]

    def resolved(self, path, kind, name):
        """The file that an include names, nothing if it is generated or not of this system."""
        folders = [os.path.dirname(path)] if kind == '"' else []
        if not os.path.isabs(path):
            folders += ['include', 'src', 'src/core']
        candidates = (os.path.normpath(os.path.join(folder, name)) for folder in folders + self.system)
        return next((candidate for candidate in candidates if os.path.isfile(candidate)), None)

    def includes(self, path):
        if path not in self.found:
            named = (self.resolved(path, *each) for each in INCLUDE.findall(self.text(path)))
            self.found[path] = [each for each in named if each]
        return self.found[path]

    def reach(self, path):
        """All that a file includes, directly or not, and itself."""
        if path not in self.reached:
            seen, left = set(), [path]
            while left:
                each = left.pop()
                if each in seen:
                    continue
                seen.add(each)
                left += self.includes(each)
            self.reached[path] = seen
        return self.reached[path]


def without_words(text):
    """The text of a source without comments, literals and includes."""
    for pattern in (r'R"(\w*)\(.*?\)\1"', r'//[^\n]*', r'/\*.*?\*/', r'"(?:\\.|[^"\\\n])*"'):
        text = re.sub(pattern, '', text, flags=re.S)
    return re.sub(r'^[ \t]*#[ \t]*include[^\n]*', '', text, flags=re.M)


def types_of(tree):
    """The headers that define each type of Qt or of the program with one meaning."""
    types, several = defaultdict(set), set()
    for module in tree.qt:
        for name in os.listdir(module) if os.path.isdir(module) else []:
            if re.fullmatch(r'Q[A-Z]\w*', name):
                header = os.path.join(module, name)
                targets = tree.includes(header)
                if any(re.search(rf'\b(?:class|struct)\b[^;{{]*\b{name}\b[^;]*\{{', tree.text(each)) for each in targets):
                    types[name] |= {header, *targets}
    for path in tree.files:
        code = tree.code[path]
        several.update(re.findall(rf'^[ \t]+(?:{TYPE}|using) (\w+)', code, re.M))
        for values in re.findall(r'\benum (?:class )?\w*[^;{]*\{([^}]*)\}', code):
            several.update(re.findall(r'\b[A-Z]\w*\b', values))
        if path.endswith('.h'):
            for name in re.findall(rf'^(?:template <[^\n]*>\s*)?{TYPE} (\w+)\b[^;{{]*\{{|^using (\w+) =', code, re.M):
                types[name[0] or name[1]].add(path)
    return {name: headers for name, headers in types.items() if name not in several}


def functions_of(tree):
    """The headers that declare each function of the program that no class has a member of the same name as."""
    functions, members = defaultdict(set), set()
    free = re.compile(rf'^(?!return|using|template|static_assert|{TYPE} |Q_)(?:\[\[nodiscard\]\] )?'
                      r'(?:[\w:]+(?:<[^\n;]*>)?[ &*]+)+(\w+)\(', re.M)
    member = re.compile(r'^  (?:[\w:<>,&*\[\]]+ )+[&*]?(\w+)\([^\n]*\)(?: const)?(?: override)?(?: = 0)?(?:;| \{)', re.M)
    for path in tree.files:
        if path.endswith('.h'):
            members.update(member.findall(tree.code[path]))
            for name in free.findall(tree.code[path]):
                functions[name].add(path)
    return {name: headers for name, headers in functions.items() if name not in members}


def lacking(tree, types, functions, path):
    """The names in a file that nothing it includes defines."""
    code, reach = tree.code[path], tree.reach(path)
    own_header = os.path.splitext(path)[0] + '.h'
    for header in (own_header, own_header.replace('src/core/', 'include/sudoku/')):
        if os.path.isfile(header) and header not in reach:
            yield os.path.basename(header)
    own = set(re.findall(rf'\b(?:{TYPE}|using|typename) (\w+)\b', code))
    # A header needs no more than a declaration of what it passes on.
    declared = [tree.text(each) for each in reach] if path.endswith('.h') else []
    for name in set(re.findall(r'(?<!::)\b[A-Z]\w+\b', code)) & types.keys() - own:
        if not types[name] & reach and not any(re.search(rf'\b(?:class|struct) {name};', each) for each in declared):
            yield name
    own = set(re.findall(r'^[^\n#;={}()]*?\b(\w+)\([^\n;]*(?:\{|,|$)', code, re.M))
    own.update(re.findall(r'\bauto (\w+) = ', code))
    called = set(re.findall(r'(?<![\w.>:])([a-z]\w+)(?:<[^;(){}]*>)?\(', code)) & functions.keys() - own
    for name in called:
        # Classes of others may have a member of this name, which those of the program inherit.
        others = (tree.text(each) for each in reach if os.path.isabs(each))
        if not functions[name] & reach and not any(re.search(rf'\b{name}\(', each) for each in others):
            yield f'{name}()'
    used = set(re.findall(r'\bstd::(\w+)', code))
    for names, headers in STANDARD.items():
        if not any(os.path.join(tree.standard, header) in reach for header in headers.split()):
            yield from (f'std::{name}' for name in used & set(names.split()))


def main():
    os.chdir(sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(__file__), '..'))
    tree = Tree()
    types, functions = types_of(tree), functions_of(tree)
    if len(types) < 1000 or len(functions) < 100:
        sys.exit('the names are not read as they were')
    bad = [(path, sorted(lacking(tree, types, functions, path))) for path in tree.files]
    bad = [f'{path}: lacks {", ".join(names)}' for path, names in bad if names]
    print('\n'.join(bad) if bad else f'{len(tree.files)} files include what they name')
    sys.exit(bool(bad))


main()
