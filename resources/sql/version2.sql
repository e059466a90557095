-- The tables of version 2, whose files are brought to the present version: see schema.h.

CREATE TABLE games (
  id             INTEGER PRIMARY KEY,
  created        INTEGER NOT NULL,
  last_played    INTEGER NOT NULL,
  play_order     INTEGER NOT NULL,            -- the game played last has the largest: clocks can be set back
  givens         TEXT    NOT NULL,            -- 81 characters
  puzzle_number  TEXT,                        -- none for a puzzle from elsewhere
  level          TEXT,
  position       INTEGER NOT NULL DEFAULT 0,  -- how many of the moves are applied, the others can be redone
  finished       INTEGER NOT NULL DEFAULT 0,
  chosen_digit   INTEGER,
  hints          INTEGER NOT NULL DEFAULT 0,
  notes_mode     INTEGER NOT NULL DEFAULT 0,
  elapsed_ms     INTEGER NOT NULL DEFAULT 0,
  notes_complete INTEGER                      -- whether the player says so; none: not asked yet
);

CREATE TABLE moves (
  game       INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  number     INTEGER NOT NULL,                -- from 1
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
  kind       TEXT    NOT NULL,                -- of the help: see HelpKind
  position   INTEGER NOT NULL,                -- how many moves were applied
  elapsed_ms INTEGER NOT NULL,                -- the clock
  mistakes   INTEGER NOT NULL DEFAULT 0,      -- check: the wrong entries
  PRIMARY KEY (game, number)
) WITHOUT ROWID;

CREATE TABLE mastery (
  technique         TEXT    PRIMARY KEY,      -- its code of four digits
  seen              INTEGER NOT NULL DEFAULT 0,
  found_alone       INTEGER NOT NULL DEFAULT 0,
  found_in_practice INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE INDEX games_by_play_order ON games (play_order);

PRAGMA user_version = 2;
