-- The games of the player. A statement ends with a semicolon at the end of a line; no comment does.
-- Times are milliseconds since 1970 in UTC, clocks are milliseconds of play, keys 16 bytes that nothing else
-- has, on any machine (UniqueId). A change of the tables raises user_version, leaves the old ones in a file of
-- their own, and is made in the files that are there (schema.h, migration.h).
-- The indexes come last, so that the tables begin at the same pages after VACUUM: what is left of a file whose
-- first page is lost can be read by them.

CREATE TABLE games (
  id             INTEGER PRIMARY KEY,
  key            BLOB    NOT NULL,
  created        INTEGER NOT NULL,
  last_played    INTEGER NOT NULL,            -- when a move was made last, or help given
  play_order     INTEGER NOT NULL,            -- the game played last has the largest: clocks can be set back
  givens         TEXT    NOT NULL,            -- 81 characters
  puzzle_number  TEXT,                        -- none for a puzzle from elsewhere
  level          TEXT,
  day            TEXT,                        -- of which it is a daily puzzle, as in 2026-11-24
  begun_day      TEXT,                        -- the player's own day on which it was begun, whatever the zone was
  position       INTEGER NOT NULL DEFAULT 0,  -- the number of the move after which the game stands, 0: the start
  status         TEXT    NOT NULL,            -- open, solved, given up: for lists, it follows from the rest
  board          TEXT    NOT NULL,            -- 81 characters, where the game stands: the same
  had_help       INTEGER NOT NULL DEFAULT 0,  -- the same
  solved         INTEGER,                     -- when for the first time
  solved_day     TEXT,                        -- the player's own day then
  chosen_digit   INTEGER,
  chosen_colour  INTEGER,                     -- 1 to 6
  hints          INTEGER NOT NULL DEFAULT 0,
  input_mode     TEXT    NOT NULL DEFAULT 'digit', -- digit, corner, centre, colour
  selection      TEXT    NOT NULL DEFAULT '0',     -- the selected cells, the current one first, as in 40 12 13
  elapsed_ms     INTEGER NOT NULL DEFAULT 0,
  notes_complete INTEGER,                     -- whether the player says so; none: not asked yet
  trials         TEXT    NOT NULL DEFAULT '', -- the moves that they began after, the outermost first, as in 3 8
  name           TEXT    NOT NULL DEFAULT '',
  tags           TEXT    NOT NULL DEFAULT '', -- sorted, one a line
  starred        INTEGER NOT NULL DEFAULT 0,
  removed        INTEGER NOT NULL DEFAULT 0   -- when by the player, 1: long ago; 0: it is not removed
);

CREATE TABLE moves (
  game       INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  number     INTEGER NOT NULL,                -- from 1, in the order of the keys
  key        BLOB    NOT NULL,
  parent     INTEGER NOT NULL,                -- the number of the move before it, 0: it is played at the start
  kind       TEXT    NOT NULL,                -- enter, clear, note, centre-note, colour, erase, rule-out, fill, restore,
                                              -- candidate-colour, link, unlink
  cells      TEXT    NOT NULL,                -- as in 2=4 80=159, cells from 0 in reading order; restore: the board
  sets       INTEGER,                         -- note, centre-note, colour: 1 if they are set, 0 if they are removed
                                              -- candidate-colour: the colour, link: 1 strong, 2 weak, 0: removed
  erases     INTEGER,                         -- enter: 1 if the peers lose that note
  notes      TEXT,                            -- restore: those that are there then, in the corners
  centre_notes TEXT,                          -- restore: the same
  colours    TEXT,                            -- restore: the same
  ruled_out  TEXT,                            -- restore: the same
  elapsed_ms INTEGER,                         -- the clock; none if it is not known
  candidate_colours TEXT,                     -- restore: the same, as in 6/2=4 1/80=159, the colour first
  links      TEXT,                            -- restore: the same, as in strong/2=4/80=4 weak/2=4/2=5
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

CREATE TABLE puzzles (
  id         INTEGER PRIMARY KEY,
  cells      TEXT    NOT NULL UNIQUE,         -- 81 characters: of games, of collections, each only here
  level      TEXT,                            -- all that follows comes in the background, first of all this
  techniques TEXT,                            -- on its path, the hardest first: codes of four digits
  hodoku     INTEGER,                         -- the score
  explainer  INTEGER                          -- the difficulty of Sudoku Explainer in tenths, at the end
);

CREATE TABLE collections (
  id      INTEGER PRIMARY KEY,
  key     BLOB    NOT NULL,
  created INTEGER NOT NULL,
  renamed INTEGER NOT NULL,                   -- when it got its name
  name    TEXT    NOT NULL,
  state   INTEGER NOT NULL                    -- 0: being imported, 1: kept, 2: removed by the player
);

CREATE TABLE members (
  collection INTEGER NOT NULL REFERENCES collections (id) ON DELETE CASCADE,
  number     INTEGER NOT NULL,                -- from 1, in the order of the file
  puzzle     INTEGER NOT NULL REFERENCES puzzles (id),
  PRIMARY KEY (collection, number)
) WITHOUT ROWID;

CREATE TABLE learning (
  technique TEXT    NOT NULL,                 -- its code of four digits
  day       TEXT    NOT NULL,                 -- the player's own day, as in 2026-11-24
  kind      TEXT    NOT NULL,                 -- begun, missed, claimed, found, start
  count     INTEGER NOT NULL,                 -- how often on that day
  PRIMARY KEY (technique, day, kind)
) WITHOUT ROWID;

CREATE TABLE reviews (
  game       INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  engine     TEXT    NOT NULL,                -- the version of the program that made it
  moves      INTEGER NOT NULL,                -- how many moves the game had then: with more it is made anew
  insights   INTEGER NOT NULL,                -- how many of the entries were one
  guesses    INTEGER NOT NULL,                -- the same
  mistakes   INTEGER NOT NULL,                -- the same
  judgements TEXT    NOT NULL                 -- of each entry, as in 0000:0:7 0201:1:2: see reviewrows.h
);

CREATE INDEX games_by_play_order ON games (play_order);

CREATE INDEX games_by_givens ON games (givens, status);

CREATE INDEX games_by_key ON games (key);

CREATE INDEX members_by_puzzle ON members (puzzle);

PRAGMA user_version = 6;
