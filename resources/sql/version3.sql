-- The tables of version 3, whose files are brought to the present version: see schema.h.

CREATE TABLE games (
  id             INTEGER PRIMARY KEY,
  key            BLOB    NOT NULL,
  created        INTEGER NOT NULL,
  last_played    INTEGER NOT NULL,
  play_order     INTEGER NOT NULL,            -- the game played last has the largest: clocks can be set back
  givens         TEXT    NOT NULL,            -- 81 characters
  puzzle_number  TEXT,                        -- none for a puzzle from elsewhere
  level          TEXT,
  day            TEXT,                        -- of which it is a daily puzzle, as in 2026-11-24
  position       INTEGER NOT NULL DEFAULT 0,  -- the number of the move after which the game stands, 0: the start
  status         TEXT    NOT NULL,            -- open, solved, given up: for lists, it follows from the rest
  board          TEXT    NOT NULL,            -- 81 characters, where the game stands: the same
  had_help       INTEGER NOT NULL DEFAULT 0,  -- the same
  solved         INTEGER,                     -- when for the first time
  chosen_digit   INTEGER,
  hints          INTEGER NOT NULL DEFAULT 0,
  notes_mode     INTEGER NOT NULL DEFAULT 0,
  elapsed_ms     INTEGER NOT NULL DEFAULT 0,
  notes_complete INTEGER,                     -- whether the player says so; none: not asked yet
  trial          INTEGER,                     -- the number of the move that it began after; none: there is no trial
  name           TEXT    NOT NULL DEFAULT '',
  tags           TEXT    NOT NULL DEFAULT '', -- sorted, one a line
  starred        INTEGER NOT NULL DEFAULT 0,
  removed        INTEGER NOT NULL DEFAULT 0   -- by the player: the row goes at the end of the program
);

CREATE TABLE moves (
  game       INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  number     INTEGER NOT NULL,                -- from 1, in the order of the keys
  key        BLOB    NOT NULL,
  parent     INTEGER NOT NULL,                -- the number of the move before it, 0: it is played at the start
  kind       TEXT    NOT NULL,                -- enter, clear, note, rule-out, fill, restore
  cells      TEXT    NOT NULL,                -- as in 2=4 80=159, cells from 0 in reading order; restore: the board
  sets       INTEGER,                         -- note: 1 if notes are set, 0 if they are removed
  erases     INTEGER,                         -- enter: 1 if the peers lose that note
  notes      TEXT,                            -- restore: those that are there then
  ruled_out  TEXT,                            -- restore: the same
  elapsed_ms INTEGER,                         -- the clock; none if it is not known
  PRIMARY KEY (game, number)
) WITHOUT ROWID;

CREATE TABLE events (
  game       INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  number     INTEGER NOT NULL,                -- from 1
  key        BLOB    NOT NULL,
  kind       TEXT    NOT NULL,                -- of the help: see HelpKind
  position   INTEGER NOT NULL,                -- the number of the move after which it was given
  elapsed_ms INTEGER NOT NULL,                -- the clock
  mistakes   INTEGER NOT NULL DEFAULT 0,      -- check: the wrong entries
  PRIMARY KEY (game, number)
) WITHOUT ROWID;

CREATE TABLE checkpoints (
  game       INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  number     INTEGER NOT NULL,                -- from 1
  key        BLOB    NOT NULL,
  name       TEXT    NOT NULL,
  position   INTEGER NOT NULL,                -- the number of the move after which the game stood there
  PRIMARY KEY (game, number)
) WITHOUT ROWID;

CREATE TABLE mastery (
  technique         TEXT    PRIMARY KEY,      -- its code of four digits
  seen              INTEGER NOT NULL DEFAULT 0,
  found_alone       INTEGER NOT NULL DEFAULT 0,
  found_in_practice INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE TABLE daily_puzzles (
  day           TEXT NOT NULL,                -- as in 2026-11-24
  level         TEXT NOT NULL,
  puzzle_number TEXT NOT NULL,                -- a past day stays the puzzle that it was
  PRIMARY KEY (day, level)
) WITHOUT ROWID;

CREATE INDEX games_by_play_order ON games (play_order);

CREATE INDEX games_by_givens ON games (givens);

CREATE INDEX games_by_key ON games (key);

PRAGMA user_version = 3;
