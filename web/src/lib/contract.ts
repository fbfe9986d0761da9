// Requests to the module of rules and engine, and their answers.
// Generated from `crates/contract`; `BLESS=1 cargo test -p doska-contract typescript` writes it again.

import type { Place, Kind, Token, Ground, Cell, AreaKind, Area, Surface, Coordinates, Seating, BackupLine, BackupSign, BackupRules, View, Step, Event } from '../../board/src/wire';
import type { PlayerRef } from './online/wire';
export type { Place, Kind, Token, Ground, Cell, AreaKind, Area, Surface, Coordinates, Seating, BackupLine, BackupSign, BackupRules, View, Step, Event };

/**
 * A message without its words: an id of the message files and its values.
 */
export type Note = { 
/**
 * The id.
 */
id: string, 
/**
 * The values, by name.
 */
args: { [key in string]: string }, };

/**
 * A game up to some move, as the caller knows it.
 */
export type GameRef = { 
/**
 * The game and its options: `martian?players=4`.
 */
game: string, 
/**
 * The position text it begins with; null for the game's own start.
 */
start: string | null, 
/**
 * The moves, as texts.
 */
moves: Array<string>, };

/**
 * How a game ended.
 */
export type Outcome = { 
/**
 * The seats that won; none in a draw.
 */
winners: Array<number>, 
/**
 * Why: a name that is the key of a message.
 */
reason: string, 
/**
 * Points of each seat, in games that count them.
 */
scores?: Array<number>, };

/**
 * A legal move.
 */
export type Legal = { 
/**
 * Its canonical text.
 */
move: string, 
/**
 * The steps of that text.
 */
steps: Array<Step>, };

/**
 * A position of a game.
 */
export type Snapshot = { 
/**
 * The game and its options, as they are written.
 */
game: string, 
/**
 * How many plies were played.
 */
ply: number, 
/**
 * The position text, with the tail of counters.
 */
position: string, 
/**
 * What to draw.
 */
view: View, 
/**
 * What happened in the last move.
 */
last: Array<Event>, 
/**
 * The counts that may soon end the game: repetition, quiet limits, periods.
 */
counters: Array<Note>, 
/**
 * The steps that a move can begin with; none in a position that is only looked at.
 */
next: Array<Step>, 
/**
 * The captures, as steps, where no other move of a piece is legal; none in a position that is only looked at.
 */
compulsory: Array<Array<Step>>, 
/**
 * How the game ended by its rules.
 */
outcome: Outcome | null, };

/**
 * Moves that were played in a session, and where they led.
 */
export type Moved = { 
/**
 * The canonical texts of those moves alone.
 */
moves: Array<string>, 
/**
 * Where the game stands.
 */
at: Snapshot, };

/**
 * How far a move has been entered. `move` is the canonical text of a whole one.
 */
export type Input = { "state": "refused", 
/**
 * The reason for the refusal.
 */
note: Note, } | { "state": "partial", 
/**
 * What was entered, and the forced steps that followed from it.
 */
steps: Array<Step>, 
/**
 * How it may go on.
 */
next: Array<Step>, 
/**
 * What the piece has become on its way, once it has gone somewhere.
 */
moving: Token | null, } | { "state": "may-stop", 
/**
 * Its text.
 */
move: string, 
/**
 * What was entered, and the forced steps that followed from it.
 */
steps: Array<Step>, 
/**
 * How it may go on.
 */
next: Array<Step>, 
/**
 * What the piece has become on its way.
 */
moving: Token | null, } | { "state": "done", 
/**
 * Its text.
 */
move: string, };

/**
 * How good a position is for the first team (White, or the first and third seat): `{"cp":35}` or
 * `{"mate":3}`. A mate counts the winner's moves up to a forced win, as in UCI, and is negative where the
 * first team loses.
 */
export type Score = { "cp": number } | { "mate": number };

/**
 * What something is worth to the first team: White, or the first and third seat.
 */
export type Worth = { 
/**
 * As people write it: +0.35, or +#3 for a win in three moves.
 */
text: string, 
/**
 * The share of the points that may be expected, from 0 to 1.
 */
chance: number, };

/**
 * What a search may use. What is left out is not limited.
 */
export type SearchLimits = { 
/**
 * No deeper than this many plies.
 */
depth?: number, 
/**
 * No more positions than this.
 */
nodes?: number, 
/**
 * No longer than this many milliseconds.
 */
movetime?: number, 
/**
 * Milliseconds left on the clock of the seat to move.
 */
time?: number, 
/**
 * Milliseconds that every move adds to that clock.
 */
inc?: number, };

/**
 * What a search knows of one of its best lines. The names of fields are those of UCI's `info`.
 */
export type SearchInfo = { 
/**
 * The rank of this line, from 1.
 */
multipv: number, 
/**
 * The depth that is complete, in plies.
 */
depth: number, 
/**
 * The greatest depth that was reached.
 */
seldepth: number, 
/**
 * How good the position is.
 */
score: Score, 
/**
 * The principal variation, as move texts.
 */
pv: Array<string>, 
/**
 * Positions searched.
 */
nodes: number, 
/**
 * Milliseconds since the search began.
 */
time: number, 
/**
 * How full the transposition table is, in thousandths.
 */
hashfull: number, 
/**
 * Positions found in endgame tables.
 */
tbhits: number, 
/**
 * The score as people write it, and the share of the points it promises.
 */
worth: Worth, 
/**
 * The steps of the first move, for arrows.
 */
steps: Array<Step>, };

/**
 * What a seat may offer to the other team.
 */
export type Offer = { "kind": "draw" } | { "kind": "takeback", 
/**
 * How many plies are left then.
 */
ply: number, } | { "kind": "abort" };

/**
 * What a seat asks to be done.
 */
export type Action = { "kind": "move", 
/**
 * Its text.
 */
move: string, } | { "kind": "offer", 
/**
 * What is offered.
 */
offer: Offer, } | { "kind": "accept" } | { "kind": "decline" } | { "kind": "resign" };

/**
 * A command of one seat.
 */
export type Command = { 
/**
 * Chosen by the sender, new for every command.
 */
id: string, 
/**
 * Who sends it, from 0.
 */
seat: number, 
/**
 * How many plies the sender believes have been played; null where that does not matter.
 */
ply: number | null, 
/**
 * What is to be done.
 */
action: Action, };

/**
 * What happened. `clocks` is what every seat has left, in milliseconds; null without clocks.
 */
export type GameEventKind = { "kind": "started", 
/**
 * The game with the version of its rules and its options: `martian@1?players=4`.
 */
game: string, 
/**
 * The position text it begins with; null for the game's own start.
 */
position: string | null, 
/**
 * Moves that had been played before.
 */
moves: Array<string>, 
/**
 * Who plays, by seat, in a game online.
 */
seats?: Array<PlayerRef>, 
/**
 * How the clocks are set, as 5+3, 5d3 or 3days; null without clocks.
 */
control: string | null, 
/**
 * What every seat has left, where that is not the whole time.
 */
clocks: Array<number> | null, } | { "kind": "move", 
/**
 * How many plies have been played, this one included.
 */
ply: number, 
/**
 * The canonical text of the move.
 */
move: string, 
/**
 * With the increment.
 */
clocks: Array<number> | null, } | { "kind": "offer", 
/**
 * What is offered.
 */
offer: Offer, } | { "kind": "accepted", 
/**
 * What is offered.
 */
offer: Offer, } | { "kind": "declined", 
/**
 * What is offered.
 */
offer: Offer, } | { "kind": "takeback", 
/**
 * How many plies are left.
 */
ply: number, 
/**
 * Used time stays used.
 */
clocks: Array<number> | null, } | { "kind": "paused", 
/**
 * As they stopped.
 */
clocks: Array<number> | null, } | { "kind": "resumed" } | { "kind": "extended", 
/**
 * With what was given.
 */
clocks: Array<number> | null, } | { "kind": "ended", 
/**
 * Who won, and why.
 */
outcome: Outcome, 
/**
 * As they stopped.
 */
clocks: Array<number> | null, };

/**
 * Something that happened in a game. The state of a game is the fold of its events.
 */
export type GameEvent = { 
/**
 * 1, 2, 3 … without a hole.
 */
version: number, 
/**
 * Milliseconds since 1970.
 */
at: number, 
/**
 * Who did it; left out for the clock and for the host of the game.
 */
seat?: number, 
/**
 * The id of the command that caused it.
 */
id?: string, } & ({ "kind": "started", 
/**
 * The game with the version of its rules and its options: `martian@1?players=4`.
 */
game: string, 
/**
 * The position text it begins with; null for the game's own start.
 */
position: string | null, 
/**
 * Moves that had been played before.
 */
moves: Array<string>, 
/**
 * Who plays, by seat, in a game online.
 */
seats?: Array<PlayerRef>, 
/**
 * How the clocks are set, as 5+3, 5d3 or 3days; null without clocks.
 */
control: string | null, 
/**
 * What every seat has left, where that is not the whole time.
 */
clocks: Array<number> | null, } | { "kind": "move", 
/**
 * How many plies have been played, this one included.
 */
ply: number, 
/**
 * The canonical text of the move.
 */
move: string, 
/**
 * With the increment.
 */
clocks: Array<number> | null, } | { "kind": "offer", 
/**
 * What is offered.
 */
offer: Offer, } | { "kind": "accepted", 
/**
 * What is offered.
 */
offer: Offer, } | { "kind": "declined", 
/**
 * What is offered.
 */
offer: Offer, } | { "kind": "takeback", 
/**
 * How many plies are left.
 */
ply: number, 
/**
 * Used time stays used.
 */
clocks: Array<number> | null, } | { "kind": "paused", 
/**
 * As they stopped.
 */
clocks: Array<number> | null, } | { "kind": "resumed" } | { "kind": "extended", 
/**
 * With what was given.
 */
clocks: Array<number> | null, } | { "kind": "ended", 
/**
 * Who won, and why.
 */
outcome: Outcome, 
/**
 * As they stopped.
 */
clocks: Array<number> | null, });

/**
 * The clocks at some moment.
 */
export type Clocks = { 
/**
 * How they are set: 5+3, 5d3 or 3days.
 */
control: string, 
/**
 * Milliseconds that every move adds.
 */
increment: number, 
/**
 * Milliseconds of this move that still cost nothing.
 */
delay: number, 
/**
 * Milliseconds that each seat has left.
 */
remaining: Array<number>, 
/**
 * The seat whose clock runs.
 */
running: number | null, };

/**
 * An offer that waits for its answer.
 */
export type PendingOffer = { 
/**
 * What is offered.
 */
offer: Offer, 
/**
 * Who offers it.
 */
by: number, 
/**
 * Who of the other team has accepted.
 */
accepted: Array<number>, };

/**
 * How a game being played stands, and the events that have just come.
 */
export type RoundState = { 
/**
 * The position.
 */
at: Snapshot, 
/**
 * The version of the last event.
 */
version: number, 
/**
 * The clocks.
 */
clocks: Clocks | null, 
/**
 * The offer that waits for an answer.
 */
offer: PendingOffer | null, 
/**
 * How it ended, by the rules or by those who play it.
 */
outcome: Outcome | null, 
/**
 * What has just happened.
 */
events: Array<GameEvent>, };

/**
 * A position being put together.
 */
export type Draft = { 
/**
 * What stands there, and who is to move.
 */
view: View, 
/**
 * What the view does not show, by key; what is missing is as usual.
 */
fields: { [key in string]: string }, };

/**
 * board: the cells that there are; laid: wherever a piece lies; fields: cells are added and taken away.
 */
export type Plan = "board" | "laid" | "fields";

/**
 * Men of a seat beside the board.
 */
export type Room = { 
/**
 * What it is.
 */
kind: AreaKind, 
/**
 * Whose it is.
 */
seat: number, 
/**
 * The most it can hold.
 */
max: number, };

/**
 * What something may be: a number in a range, or one of some words.
 */
export type Values = { 
/**
 * The least.
 */
low: number, 
/**
 * The greatest.
 */
high: number, } | { 
/**
 * The words.
 */
words: Array<string>, };

/**
 * Something that is said beyond the view.
 */
export type Field = { 
/**
 * Its name.
 */
key: string, 
/**
 * What it may be.
 */
values: Values, 
/**
 * What it is where nothing is said.
 */
default: string, };

/**
 * How much of something there is.
 */
export type Tally = { 
/**
 * What is counted.
 */
key: string, 
/**
 * Whose it is, where it is somebody's.
 */
seat: number | null, 
/**
 * How many there are.
 */
count: number, 
/**
 * At most so many.
 */
max: number, };

/**
 * What a position may be made of, as far as it has been put together.
 */
export type Palette = { 
/**
 * The pieces that can be put on cells.
 */
tokens: Array<Token>, 
/**
 * Where cells come from.
 */
plan: Plan, 
/**
 * How many pieces may stand on one cell.
 */
height: number, 
/**
 * The seats that can be to move.
 */
turns: Array<number>, 
/**
 * How many men may lie beside the board.
 */
rooms: Array<Room>, 
/**
 * What a backup of each line would record as the board stands, of each seat.
 */
backups: Array<Area>, 
/**
 * The most points a seat may have; null where points are not set by hand.
 */
points: number | null, 
/**
 * What can be said beyond the view.
 */
fields: Array<Field>, 
/**
 * What is there and how much of it there can be.
 */
tallies: Array<Tally>, };

/**
 * What a draft comes to.
 */
export type Composed = { 
/**
 * The position text of it, right or wrong.
 */
text: string, 
/**
 * What it may be made of.
 */
palette: Palette, 
/**
 * Why it is no position; null if it is one.
 */
wrong: Note | null, 
/**
 * The position, if it is one.
 */
at: Snapshot | null, };

/**
 * An option of a game.
 */
export type OptionInfo = { 
/**
 * Its name.
 */
key: string, 
/**
 * Its value where none is given.
 */
default: string, 
/**
 * What it may be.
 */
values: Values, };

/**
 * A game.
 */
export type GameInfo = { 
/**
 * Its name in commands, links and records.
 */
id: string, 
/**
 * The version of its rules.
 */
version: number, 
/**
 * How many may play, in ascending order.
 */
seats: Array<number>, 
/**
 * Its options.
 */
options: Array<OptionInfo>, 
/**
 * Whether there are endgame tables for it.
 */
tables: boolean, };

/**
 * A tag of a record.
 */
export type Tag = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its value.
 */
value: string, };

/**
 * A move of a record and what stands beside it.
 */
export type RecordNode = { 
/**
 * The number of the node before it in the list, which comes earlier; null for the first one, the root.
 */
parent: number | null, 
/**
 * The canonical text of the move; empty at the root.
 */
move: string, 
/**
 * A comment before the move.
 */
before: string, 
/**
 * A comment after the move; at the root, what is said before the game.
 */
after: string, 
/**
 * Numeric annotation glyphs: 1 is !, 2 is ?, 3 !!, 4 ??, 5 !?, 6 ?!.
 */
nags: Array<number>, };

/**
 * A game with its variations.
 */
export type GameRecord = { 
/**
 * The game and its options.
 */
game: string, 
/**
 * The position text it begins with; null for the game's own start.
 */
start: string | null, 
/**
 * What is said about the game, but for what follows from the rest.
 */
tags: Array<Tag>, 
/**
 * 1-0, 0-1, 1/2-1/2, 0-0 or *.
 */
result: string, 
/**
 * The root, then the moves. Of the nodes with one parent the first goes on with its line, the others
 * are variations.
 */
nodes: Array<RecordNode>, };

/**
 * A move of a file that cannot be played.
 */
export type WrongMove = { 
/**
 * Which ply of the game it would be, from 1.
 */
ply: number, 
/**
 * What was written.
 */
text: string, 
/**
 * The end of the game, if it was over before: the key of a message.
 */
over: string | null, 
/**
 * Some of the legal moves.
 */
legal: Array<string>, 
/**
 * How many more there are.
 */
more: number, };

/**
 * What is wrong with a file, or odd in it.
 */
export type Problem = { 
/**
 * Which game of the file, from 1; null outside all games.
 */
game: number | null, 
/**
 * The line of the file, from 1.
 */
line: number, 
/**
 * The character of that line, from 1.
 */
column: number, 
/**
 * What is wrong.
 */
note: Note, 
/**
 * The move that is wrong, if it is one. In a warning, the rest of its variation was left out.
 */
wrong: WrongMove | null, };

/**
 * A game of a file.
 */
export type RecordEntry = { 
/**
 * The game, up to where it could be read; null if not even the game is known.
 */
record: GameRecord | null, 
/**
 * Why it could not be read to its end.
 */
problem: Problem | null, };

/**
 * What a file holds.
 */
export type Records = { 
/**
 * The games, in order.
 */
games: Array<RecordEntry>, 
/**
 * What was odd but could be read past.
 */
warnings: Array<Problem>, };

/**
 * What a search found of a position of a game.
 */
export type Found = { 
/**
 * How good it is.
 */
score: Score, 
/**
 * The best line, as move texts.
 */
pv: Array<string>, };

/**
 * How bad a move is, by the chances it gives away.
 */
export type Mark = "inaccuracy" | "mistake" | "blunder";

/**
 * A move that was reviewed.
 */
export type ReviewedMove = { 
/**
 * Its number, from 1.
 */
ply: number, 
/**
 * Who played it.
 */
seat: number, 
/**
 * Its text.
 */
move: string, 
/**
 * What it led to.
 */
after: Worth, 
/**
 * What was best.
 */
best: Worth, 
/**
 * The best line.
 */
line: Array<string>, 
/**
 * How much was given away, in hundredths of a man.
 */
loss: number, 
/**
 * How bad it is.
 */
mark: Mark | null, };

/**
 * What a seat did in a game.
 */
export type SeatSum = { 
/**
 * Moves that were reviewed and not forced.
 */
moves: number, 
/**
 * From 0 to 100; null if there was nothing to choose.
 */
accuracy: number | null, 
/**
 * Moves marked ?!.
 */
inaccuracies: number, 
/**
 * Moves marked ?.
 */
mistakes: number, 
/**
 * Moves marked ??.
 */
blunders: number, };

/**
 * A game that was reviewed.
 */
export type Review = { 
/**
 * What each position is worth, the start first; null where it was not searched.
 */
worths: Array<Worth | null>, 
/**
 * The moves that could be reviewed.
 */
moves: Array<ReviewedMove>, 
/**
 * The seats.
 */
seats: Array<SeatSum>, };

/**
 * What endgame tables say of a position.
 */
export type Verdict = { 
/**
 * The seat that wins; null for a draw.
 */
winner: number | null, 
/**
 * In how many plies.
 */
plies: number, 
/**
 * Whether the limit of plies without progress might come first.
 */
doubt: boolean, };

/**
 * What is known of an ending, and what more could be.
 */
export type Ending = { 
/**
 * What the tables at hand say; null where they do not know the position.
 */
verdict: Verdict | null, 
/**
 * The names of tables that are not at hand and know this position, or what its moves lead to.
 */
wanted: Array<string>, };

/**
 * Which games there are.
 */
export type Games = Record<symbol, never>;

/**
 * A position as somebody may go on to edit it.
 */
export type EditPosition = { 
/**
 * The game and its options.
 */
game: string, 
/**
 * Its text; null for the game's own start.
 */
position: string | null, };

/**
 * What an edited position comes to.
 */
export type ComposePosition = { 
/**
 * The game and its options.
 */
game: string, 
/**
 * What has been put together.
 */
draft: Draft, };

/**
 * The games of a file.
 */
export type ReadRecords = { 
/**
 * The file.
 */
text: string, 
/**
 * Which game those are that do not say so themselves.
 */
game: string | null, };

/**
 * The text of a record, as files hold it.
 */
export type WriteRecord = { 
/**
 * The record.
 */
record: GameRecord, };

/**
 * Every position of a game, the start first, to look at.
 */
export type Replay = { 
/**
 * The game.
 */
game: GameRef, };

/**
 * A game reviewed by what searches found of its positions.
 */
export type ReviewGame = { 
/**
 * The game.
 */
game: GameRef, 
/**
 * What was found, of the start first; null where nothing was.
 */
found: Array<Found | null>, };

/**
 * What endgame tables know of where a game stands.
 */
export type ProbeTables = { 
/**
 * The game.
 */
game: GameRef, };

/**
 * The best lines, found within limits or until the search is stopped.
 */
export type Search = { 
/**
 * The game.
 */
game: GameRef, 
/**
 * How many lines.
 */
multipv: number, 
/**
 * What the search may use.
 */
limits: SearchLimits, };

/**
 * The move that the engine plays at a level; null if the game is over.
 */
export type ChooseMove = { 
/**
 * The game.
 */
game: GameRef, 
/**
 * From 1 to 10.
 */
level: number, 
/**
 * What it may use beyond what the level says.
 */
limits: SearchLimits, 
/**
 * Its chance moves follow from this number.
 */
seed: number, };

/**
 * Whether the engine accepts a draw.
 */
export type AcceptsDraw = { 
/**
 * The game.
 */
game: GameRef, 
/**
 * A seat of its team.
 */
seat: number, 
/**
 * What it may use to find out.
 */
limits: SearchLimits, };

/**
 * Opens a session, in place of whatever had its number. The answer holds all moves.
 */
export type Open = { 
/**
 * A number that the page chooses.
 */
session: number, 
/**
 * The game.
 */
game: GameRef, };

/**
 * Goes back to a ply and plays moves from there. If one cannot be played, nothing changes.
 */
export type Seek = { 
/**
 * The session.
 */
session: number, 
/**
 * How many plies stay.
 */
ply: number, 
/**
 * What is played then.
 */
moves: Array<string>, };

/**
 * An earlier position, to look at; the session stays where it is.
 */
export type Look = { 
/**
 * The session.
 */
session: number, 
/**
 * How many plies were played there.
 */
ply: number, };

/**
 * The positions after each of some moves, to look at; the session stays where it is.
 */
export type Preview = { 
/**
 * The session.
 */
session: number, 
/**
 * The moves.
 */
moves: Array<string>, };

/**
 * Enters steps of a move. Steps that are forced follow of themselves.
 */
export type Tap = { 
/**
 * The session.
 */
session: number, 
/**
 * How many of the steps entered before stay.
 */
from: number, 
/**
 * The steps that come after them.
 */
steps: Array<Step>, };

/**
 * Every legal move.
 */
export type LegalMoves = { 
/**
 * The session.
 */
session: number, };

/**
 * The canonical text of the move that a typed text means.
 */
export type ReadMove = { 
/**
 * The session.
 */
session: number, 
/**
 * What was typed.
 */
text: string, 
/**
 * The words for a pass, with commas between them.
 */
pass: string, };

/**
 * Forgets a session; whether there was one.
 */
export type Close = { 
/**
 * The session.
 */
session: number, };

/**
 * Opens a session with a game that begins to be played. Its answer, like that of every request about a
 * round, holds the new events; the keeper of the log appends them.
 */
export type StartRound = { 
/**
 * A number that the page chooses.
 */
session: number, 
/**
 * The game, and the moves that have been played already.
 */
game: GameRef, 
/**
 * How the clocks are set, as 5+3.
 */
control: string | null, 
/**
 * What time it is, in milliseconds since 1970.
 */
now: number, };

/**
 * Opens a session with a game that goes on from its event log.
 */
export type OpenRound = { 
/**
 * A number that the page chooses.
 */
session: number, 
/**
 * The whole log.
 */
events: Array<GameEvent>, 
/**
 * When the players left the board together, in milliseconds since 1970: their clocks stood still
 * from then on. Null where they never left.
 */
left: number | null, 
/**
 * What time it is.
 */
now: number, };

/**
 * Events that were decided on elsewhere, as by a server. If one does not fit, nothing changes.
 */
export type AcceptRound = { 
/**
 * The session.
 */
session: number, 
/**
 * The next events of the log.
 */
events: Array<GameEvent>, 
/**
 * What time it is.
 */
now: number, };

/**
 * A seat sends a command.
 */
export type CommandRound = { 
/**
 * The session.
 */
session: number, 
/**
 * The command.
 */
command: Command, 
/**
 * What time it is.
 */
now: number, };

/**
 * The game goes back to the last turn of one of these seats, without asking anybody.
 */
export type TakebackRound = { 
/**
 * The session.
 */
session: number, 
/**
 * The seats.
 */
seats: Array<number>, 
/**
 * What time it is.
 */
now: number, };

/**
 * Ends the game if a clock has run out.
 */
export type ExpireRound = { 
/**
 * The session.
 */
session: number, 
/**
 * What time it is.
 */
now: number, };

/**
 * Any request; `request` names it.
 */
export type Request = { "request": "games" } & Games | { "request": "edit-position" } & EditPosition | { "request": "compose-position" } & ComposePosition | { "request": "read-records" } & ReadRecords | { "request": "write-record" } & WriteRecord | { "request": "replay" } & Replay | { "request": "review-game" } & ReviewGame | { "request": "probe-tables" } & ProbeTables | { "request": "search" } & Search | { "request": "choose-move" } & ChooseMove | { "request": "accepts-draw" } & AcceptsDraw | { "request": "open" } & Open | { "request": "seek" } & Seek | { "request": "look" } & Look | { "request": "preview" } & Preview | { "request": "tap" } & Tap | { "request": "legal-moves" } & LegalMoves | { "request": "read-move" } & ReadMove | { "request": "close" } & Close | { "request": "start-round" } & StartRound | { "request": "open-round" } & OpenRound | { "request": "accept-round" } & AcceptRound | { "request": "command-round" } & CommandRound | { "request": "takeback-round" } & TakebackRound | { "request": "expire-round" } & ExpireRound;

/**
 * The answer to each request.
 */
export type Answers = { games: Array<GameInfo>, "edit-position": Draft, "compose-position": Composed, "read-records": Records, "write-record": string, replay: Array<Snapshot>, "review-game": Review, "probe-tables": Ending, search: Array<SearchInfo>, "choose-move": SearchInfo | null, "accepts-draw": boolean, open: Moved, seek: Moved, look: Snapshot, preview: Array<Snapshot>, tap: Input, "legal-moves": Array<Legal>, "read-move": string, close: boolean, "start-round": RoundState, "open-round": RoundState, "accept-round": RoundState, "command-round": RoundState, "takeback-round": RoundState, "expire-round": RoundState, };

/**
 * Why a request was not answered.
 */
export type RequestError = { 
/**
 * A message without its words.
 */
note: Note, 
/**
 * The ply of a game that could not be played, from 1; 0 where the game itself could not be read.
 */
ply: number | null, };

/**
 * What comes back for a request.
 */
export type Response<T> = { "ok": T } | { "error": RequestError };
