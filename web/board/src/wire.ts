// What Doska's rules say to an interface: positions to draw, steps to tap, events to animate.
// Written from `crates/play/src/wire/`; `BLESS=1 cargo test -p doska-play wire` writes it anew.

/**
 * A place of the board: file and rank from 0, or x and y of the plane.
 */
export type Place = { 
/**
 * To the right.
 */
x: number, 
/**
 * Upward.
 */
y: number, };

/**
 * What a piece is.
 */
export type Kind = "man" | "king" | "pawn" | "drone" | "queen" | "checker";

/**
 * One piece.
 */
export type Token = { 
/**
 * What it is.
 */
kind: Kind, 
/**
 * The seat whose colour it has; null where pieces have no colour.
 */
seat: number | null, };

/**
 * dark, light: squares of a chequered board; plain: of a plain one; field: of a plane; open: a place
 * beside a layout where the next piece may be laid.
 */
export type Ground = "dark" | "light" | "plain" | "field" | "open";

/**
 * One cell.
 */
export type Cell = { 
/**
 * File, or x.
 */
x: number, 
/**
 * Rank, or y.
 */
y: number, 
/**
 * Its name in move texts: "c3", or "2,-1" on the plane.
 */
name: string, 
/**
 * What it is made of.
 */
ground: Ground, 
/**
 * The seat whose zone it lies in, in games with zones.
 */
zone: number | null, 
/**
 * What stands on it, from bottom to top.
 */
stack: Array<Token>, };

/**
 * What lies beside the board.
 */
export type AreaKind = "reserve" | "repository" | "hand" | "backup";

/**
 * Something beside the board.
 */
export type Area = { 
/**
 * What it is.
 */
kind: AreaKind, 
/**
 * Whose it is.
 */
seat: number, 
/**
 * How many pieces lie there; for a backup, what it cost.
 */
count: number, 
/**
 * What they are.
 */
piece: Kind, 
/**
 * The number of a backup's line.
 */
line: number | null, 
/**
 * The four signs of a backup: m, k or a point.
 */
signs: string | null, };

/**
 * What the cells are part of.
 */
export type Surface = "grid" | "plane";

/**
 * How places are written.
 */
export type Coordinates = "letters" | "numbers";

/**
 * A seat at the board.
 */
export type Seating = { 
/**
 * The direction from the middle of the board to the side or corner where it sits.
 */
side: Place, 
/**
 * The team it plays for.
 */
team: number, };

/**
 * A line that a backup can record.
 */
export type BackupLine = { 
/**
 * Its number.
 */
number: number, 
/**
 * Its name in move texts.
 */
name: string, 
/**
 * The squares that it covers, in the order of a backup's signs.
 */
squares: Array<Place>, };

/**
 * What one sign of a backup stands for.
 */
export type BackupSign = { 
/**
 * How it is written.
 */
sign: string, 
/**
 * The piece that it puts on its square; null for an aperture.
 */
kind: Kind | null, 
/**
 * How many men it costs.
 */
price: number, };

/**
 * What backups are made of, in a game that has them.
 */
export type BackupRules = { 
/**
 * The lines that can be recorded.
 */
lines: Array<BackupLine>, 
/**
 * The signs of a backup: what each puts on its square, and its price.
 */
signs: Array<BackupSign>, };

/**
 * A position as plain data for drawing and speaking.
 */
export type View = { 
/**
 * The cells, by rank, then file, from the lowest.
 */
cells: Array<Cell>, 
/**
 * What lies beside the board, White's first.
 */
areas: Array<Area>, 
/**
 * Points of each seat, in games that count them.
 */
scores: Array<number> | null, 
/**
 * How many seats there are.
 */
seats: number, 
/**
 * Who is to move.
 */
seat: number, 
/**
 * Whether the cells are a board or part of a plane.
 */
surface: Surface, 
/**
 * How places are written.
 */
coordinates: Coordinates, 
/**
 * Whether pieces pile up and move in parts of a pile.
 */
stacks: boolean, 
/**
 * Whether pieces take those that they jump over.
 */
jumps: boolean, 
/**
 * Where each seat sits, and for whom it plays.
 */
seating: Array<Seating>, 
/**
 * What backups are made of, where there are any.
 */
backups: BackupRules | null, };

/**
 * One tap of a move being entered.
 */
export type Step = { "kind": "place", 
/**
 * File, or x.
 */
x: number, 
/**
 * Rank, or y.
 */
y: number, } | { "kind": "reserve" } | { "kind": "take", 
/**
 * So many.
 */
count: number, } | { "kind": "build", 
/**
 * Its number.
 */
line: number, } | { "kind": "restore", 
/**
 * The number of its line.
 */
line: number, 
/**
 * Its four signs.
 */
signs: string, } | { "kind": "pass" };

/**
 * Something that happens in a move: for animation, sound and speech.
 */
export type Event = { "kind": "move", 
/**
 * From here.
 */
from: Place, 
/**
 * To here.
 */
to: Place, 
/**
 * What moves; the top one of a stack.
 */
token: Token, 
/**
 * How many.
 */
count: number, } | { "kind": "take", 
/**
 * Where it stood.
 */
at: Place, 
/**
 * What it was.
 */
token: Token, 
/**
 * The seat whose reserve, repository or points it goes to; null where it leaves the game.
 */
to: number | null, } | { "kind": "become", 
/**
 * Where.
 */
at: Place, 
/**
 * What it is now.
 */
token: Token, } | { "kind": "put", 
/**
 * Where.
 */
at: Place, 
/**
 * What.
 */
token: Token, } | { "kind": "discard", 
/**
 * Where it stood.
 */
at: Place, 
/**
 * What it was.
 */
token: Token, } | { "kind": "build", 
/**
 * The number of its line.
 */
line: number, 
/**
 * Its four signs.
 */
signs: string, } | { "kind": "restore", 
/**
 * The number of its line.
 */
line: number, 
/**
 * Its four signs.
 */
signs: string, } | { "kind": "pass" };

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
 * A game up to some move, as whoever asks knows it.
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
export type Ended = { 
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
scores: Array<number> | null, };

/**
 * How far some steps go towards a move. `move` is the canonical text of a whole one.
 */
export type Input = { "state": "refused", 
/**
 * Why.
 */
note: Note, } | { "state": "partial", 
/**
 * These.
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
 * Where a game stands.
 */
export type Snapshot = { 
/**
 * The game and its options, as they are written.
 */
game: string, 
/**
 * The position text, with the tail of counters.
 */
position: string, 
/**
 * What to draw.
 */
view: View, 
/**
 * The moves up to here, as canonical texts.
 */
moves: Array<string>, 
/**
 * What happened in the last of them.
 */
last: Array<Event>, 
/**
 * What can be tapped first.
 */
next: Array<Step>, 
/**
 * How the game ended by its rules.
 */
end: Ended | null, };

/**
 * How good something is for the first team: White, or the first and third seat.
 */
export type Score = { "kind": "cp", 
/**
 * So many.
 */
hundredths: number, } | { "kind": "wins", 
/**
 * From here.
 */
plies: number, } | { "kind": "loses", 
/**
 * From here.
 */
plies: number, };

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
 * What the engine knows of a line at some point.
 */
export type SearchInfo = { 
/**
 * Which line this is, from 1.
 */
line: number, 
/**
 * The depth that is complete.
 */
depth: number, 
/**
 * The longest line looked at.
 */
deepest: number, 
/**
 * How good it is.
 */
score: Score, 
/**
 * The line as move texts.
 */
moves: Array<string>, 
/**
 * What the score is worth.
 */
worth: Worth, 
/**
 * The steps of its first move, for arrows.
 */
steps: Array<Step>, 
/**
 * Positions looked at.
 */
nodes: number, 
/**
 * Milliseconds since the search began.
 */
time: number, 
/**
 * Positions that tables of endings knew.
 */
hits: number, };

/**
 * What a team may ask the other for.
 */
export type Wish = { "kind": "draw" } | { "kind": "take-back", 
/**
 * To where this many plies were played.
 */
plies: number, };

/**
 * What a seat does.
 */
export type Act = { "kind": "play", 
/**
 * Its text.
 */
move: string, } | { "kind": "ask", 
/**
 * For this.
 */
wish: Wish, } | { "kind": "agree" } | { "kind": "refuse" } | { "kind": "resign" };

/**
 * What came of an act, or of time.
 */
export type Effect = { "kind": "played" } | { "kind": "asked", 
/**
 * This one.
 */
wish: Wish, } | { "kind": "refused", 
/**
 * This one.
 */
wish: Wish, } | { "kind": "took-back" } | { "kind": "ended", 
/**
 * So.
 */
end: Ended, };

/**
 * The clocks at some moment.
 */
export type Clocks = { 
/**
 * How they are set: 5+3.
 */
control: string, 
/**
 * Milliseconds that every move adds.
 */
added: number, 
/**
 * Milliseconds that each seat has left.
 */
left: Array<number>, 
/**
 * The seat whose clock runs.
 */
runs: number | null, };

/**
 * A wish that waits for its answer.
 */
export type Asked = { 
/**
 * What is asked for.
 */
wish: Wish, 
/**
 * Who asks.
 */
by: number, 
/**
 * Who of the other team has agreed.
 */
agreed: Array<number>, };

/**
 * How a game being played stands, and what has just come about.
 */
export type Round = { 
/**
 * The moves, and where they led.
 */
at: Snapshot, 
/**
 * The clocks.
 */
clocks: Clocks | null, 
/**
 * The wish that waits for an answer.
 */
asked: Asked | null, 
/**
 * How it ended, by the rules or by those who play it.
 */
end: Ended | null, 
/**
 * What has just come about.
 */
effects: Array<Effect>, };

/**
 * What is needed to take a game up again.
 */
export type RoundRef = { 
/**
 * The moves so far.
 */
line: GameRef, 
/**
 * How the clocks are set: minutes and seconds added, 5+3; null without clocks.
 */
clock: string | null, 
/**
 * What each seat has left, in milliseconds; null where nothing was used yet.
 */
left: Array<number> | null, 
/**
 * How those who play it ended it. An end by the rules needs no saying.
 */
end: Ended | null, };

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
 * These.
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
 * So many.
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
moves: Array<string>, };

/**
 * How bad a move is, by the chances it gives away.
 */
export type Mark = "inaccuracy" | "mistake" | "blunder";

/**
 * A move that was judged.
 */
export type Judged = { 
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
 * Moves that were judged and not forced.
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
 * A game that was judged.
 */
export type Review = { 
/**
 * What each position is worth, the start first; null where it was not searched.
 */
worths: Array<Worth | null>, 
/**
 * The moves that could be judged.
 */
moves: Array<Judged>, 
/**
 * The seats.
 */
seats: Array<SeatSum>, };

/**
 * What tables of endings say of a position.
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
