// The HTTP API and the socket.
// Generated from `crates/contract`; `BLESS=1 cargo test -p doska-contract typescript` writes it again.

import type { GameEvent, Outcome } from '../contract';

/**
 * What kind of player it is.
 */
export type PlayerKind = "guest" | "member" | "bot";

/**
 * A player as others see it.
 */
export type PlayerRef = { 
/**
 * The id.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * Guest, member or bot.
 */
kind: PlayerKind, };

/**
 * `POST /guests`.
 */
export type NewGuest = { 
/**
 * The name that others see; one is made up without it.
 */
name: string | null, };

/**
 * Who was signed in, and the secret that proves it.
 */
export type SignedIn = { 
/**
 * The player.
 */
player: PlayerRef, 
/**
 * For `Authorization: Bearer`.
 */
token: string, 
/**
 * What became of a guest's games; only where a guest signed in to an account.
 */
taken_over?: TakenOver, };

/**
 * What a member has got of the guest that he was before signing in.
 */
export type TakenOver = { 
/**
 * How many games are the member's now.
 */
games: number, 
/**
 * Games between guest and member, which stay as they are: nobody plays against himself.
 */
left: Array<string>, };

/**
 * How fast a game is. Each pace of each game has ratings of its own.
 */
export type Pace = "blitz" | "rapid" | "correspondence";

/**
 * How the clocks of a game are set: seconds for the whole game with an increment or a delay for every move, or days
 * for each move.
 */
export type ClockSetting = { 
/**
 * Seconds for the whole game.
 */
initial?: number, 
/**
 * Seconds that every move adds.
 */
increment?: number, 
/**
 * Seconds of every move that cost nothing.
 */
delay?: number, 
/**
 * Days for each move.
 */
days?: number, };

/**
 * `POST /challenges`.
 */
export type NewChallenge = { 
/**
 * The game with its options: `martian?players=4`.
 */
game: string, 
/**
 * How the clocks are set; null for none.
 */
clock: ClockSetting | null, 
/**
 * Whether it counts for ratings.
 */
rated: boolean, 
/**
 * The seat of the maker, from 0; null: drawn by lot.
 */
seat: number | null, 
/**
 * The position text to begin with; null for the game's own start.
 */
position: string | null, 
/**
 * The id of the only player who may join; null for anybody.
 */
opponent: string | null, 
/**
 * Whether it stands in the lobby. Otherwise only those who have its link find it.
 */
listed: boolean, 
/**
 * Whether guests may not join.
 */
members_only: boolean, 
/**
 * The lowest rating that may join; null for any.
 */
rating_min: number | null, 
/**
 * The highest rating that may join; null for any.
 */
rating_max: number | null, 
/**
 * After how many days it ends by itself, 1 to 30; null for the usual time.
 */
expires_days: number | null, };

/**
 * The rating of a maker as others see it.
 */
export type MakerRating = { 
/**
 * The rating, rounded.
 */
rating: number, 
/**
 * Whether it is still uncertain.
 */
provisional: boolean, };

/**
 * Whether a challenge can still be joined.
 */
export type ChallengeStatus = "open" | "started" | "cancelled" | "expired";

/**
 * A challenge.
 */
export type Challenge = { 
/**
 * The id.
 */
id: string, 
/**
 * The page where anybody can join it.
 */
url: string, 
/**
 * The game with its options.
 */
game: string, 
/**
 * How the clocks are set.
 */
clock: ClockSetting | null, 
/**
 * Whether it counts for ratings.
 */
rated: boolean, 
/**
 * The position text to begin with.
 */
position: string | null, 
/**
 * Who made it.
 */
maker: PlayerRef, 
/**
 * The seat of the maker; null: drawn by lot.
 */
seat: number | null, 
/**
 * Who has sat down, the maker first.
 */
players: Array<PlayerRef>, 
/**
 * Who sits where; null for a free seat. Empty where two seats are drawn by lot: nobody knows them before.
 */
seating: Array<PlayerRef | null>, 
/**
 * How many seats are free.
 */
free: number, 
/**
 * The only player who may join; null for anybody.
 */
opponent: PlayerRef | null, 
/**
 * Whether it stands in the lobby.
 */
listed: boolean, 
/**
 * Whether guests may not join.
 */
members_only: boolean, 
/**
 * The lowest rating that may join.
 */
rating_min: number | null, 
/**
 * The highest rating that may join.
 */
rating_max: number | null, 
/**
 * The rating of the maker in this game and pace, where there is one.
 */
maker_rating: MakerRating | null, 
/**
 * Whether the maker is connected now.
 */
maker_here: boolean, 
/**
 * Whether whoever asks may join it now.
 */
takeable: boolean, 
/**
 * The game that this is a rematch of.
 */
rematch_of: string | null, 
/**
 * Whether it can still be joined.
 */
status: ChallengeStatus, 
/**
 * When it was made.
 */
created_at: number, 
/**
 * When it ends by itself.
 */
expires_at: number | null, 
/**
 * The game, once it has started.
 */
game_id?: string, };

/**
 * `GET /challenges`: the lobby, and what concerns whoever asks.
 */
export type Challenges = { 
/**
 * The open challenges.
 */
challenges: Array<Challenge>, };

/**
 * `GET /lobby`: numbers for the first page.
 */
export type LobbySummary = { 
/**
 * How many challenges whoever asks could take.
 */
open: number, 
/**
 * In how many games whoever asks is to move.
 */
turns: number, };

/**
 * `POST /pairing`: looks for opponents while a socket or a stream is open.
 */
export type NewPairing = { 
/**
 * The games with their options, any of which will do.
 */
games: Array<string>, 
/**
 * The clocks, any of which will do.
 */
clocks: Array<ClockSetting>, 
/**
 * Whether it counts for ratings.
 */
rated: boolean, };

/**
 * Whether somebody is being looked for.
 */
export type Pairing = { 
/**
 * Whether the player waits.
 */
waiting: boolean, 
/**
 * Since when.
 */
since?: number, 
/**
 * The game, where opponents were found at once.
 */
game_id?: string, };

/**
 * `POST /challenges/ID/join`.
 */
export type Join = { 
/**
 * The seat that is wanted; null for any free one.
 */
seat: number | null, };

/**
 * The answer to it.
 */
export type Joined = { 
/**
 * Whether all seats are taken and the game has begun.
 */
started: boolean, 
/**
 * The game, if it has begun.
 */
game_id?: string, 
/**
 * The seat of whoever joined.
 */
seat: number, 
/**
 * How many seats are free, while the game has not begun.
 */
free?: number, };

/**
 * Whether a game is still being played.
 */
export type GameStatus = "playing" | "ended";

/**
 * What can be offered.
 */
export type OfferKind = "draw" | "takeback" | "abort" | "rematch" | "decline";

/**
 * An offer that waits for an answer.
 */
export type OnlineOffer = { 
/**
 * What is offered.
 */
kind: OfferKind, 
/**
 * The seat that offers it.
 */
by: number, 
/**
 * The seats that have accepted, where more than one has to.
 */
accepted: Array<number>, };

/**
 * A game as it stands.
 */
export type Game = { 
/**
 * The id.
 */
id: string, 
/**
 * The game with its options: `martian?players=4`.
 */
game: string, 
/**
 * The game with the version of its rules: `martian@1`.
 */
rules: string, 
/**
 * The version of the last event.
 */
version: number, 
/**
 * How many plies have been played.
 */
ply: number, 
/**
 * The moves.
 */
moves: Array<string>, 
/**
 * The position text it began with; null for the game's own start.
 */
start: string | null, 
/**
 * The position text, without the tail of counters, as `doska replay` prints it.
 */
position: string, 
/**
 * Who plays, by seat.
 */
seats: Array<PlayerRef>, 
/**
 * The seat to move; null when the game is over.
 */
to_move: number | null, 
/**
 * How the clocks were set.
 */
clock: ClockSetting | null, 
/**
 * Milliseconds that each seat has left. Days of an announced vacation are in it.
 */
clocks: Array<number> | null, 
/**
 * Until when the player to move is on vacation, in a game with days for each move.
 */
vacation?: number, 
/**
 * Whether it counts for ratings.
 */
rated: boolean, 
/**
 * The offer that waits for an answer.
 */
offer: OnlineOffer | null, 
/**
 * Whether it is still being played.
 */
status: GameStatus, 
/**
 * How it ended.
 */
outcome: Outcome | null, 
/**
 * When it was started.
 */
created_at: number, 
/**
 * The time of the server, so that a client can show running clocks; of a game that is over, when it ended.
 */
now: number, };

/**
 * `POST /games/ID/moves`.
 */
export type MoveRequest = { 
/**
 * The move text.
 */
move: string, 
/**
 * How many plies the sender knows to have been played.
 */
ply: number, 
/**
 * Any text up to 64 characters, new for every command: a command that arrives twice takes effect once.
 */
id: string, };

/**
 * `POST /games/ID/offers`.
 */
export type OfferRequest = { 
/**
 * What is offered, accepted or declined.
 */
kind: OfferKind, 
/**
 * As for moves; without one, the command is not recognised when it comes again.
 */
id: string | null, };

/**
 * `POST /games/ID/resign`.
 */
export type ResignRequest = { 
/**
 * As for moves; without one, the command is not recognised when it comes again.
 */
id: string | null, };

/**
 * The answer to a command that is stored for good.
 */
export type CommandResult = { 
/**
 * The version of the game after it.
 */
version: number, 
/**
 * How many plies have been played.
 */
ply: number, 
/**
 * Milliseconds that each seat has left; null without clocks.
 */
clocks: Array<number> | null, 
/**
 * The next game, where a rematch was accepted.
 */
game_id?: string, };

/**
 * Why a request was refused.
 */
export type ApiProblem = { 
/**
 * The HTTP status.
 */
status: number, 
/**
 * What kind of problem it is, for a person.
 */
title: string, 
/**
 * What exactly is wrong and what was expected, for a person.
 */
detail: string, 
/**
 * A stable name, for programs.
 */
code: string, 
/**
 * The current ply, where the sender knew another one.
 */
ply?: number, 
/**
 * The current version, where the sender knew another one.
 */
version?: number, };

/**
 * One message. Either a preset, which each reader sees in his own language, or free text.
 */
export type Chat = { 
/**
 * The id.
 */
id: string, 
/**
 * When it was said.
 */
at: number, 
/**
 * Who said it.
 */
player: PlayerRef, 
/**
 * The name of a preset.
 */
preset: string | null, 
/**
 * Free text.
 */
text: string | null, };

/**
 * `POST /games/ID/chat`: a preset or free text.
 */
export type ChatRequest = { 
/**
 * The name of a preset.
 */
preset: string | null, 
/**
 * Free text.
 */
text: string | null, 
/**
 * As for moves; without one, a message that comes again is said again.
 */
id: string | null, };

/**
 * `GET /games/ID/chat`: what the players said, for players, and what spectators said, for everybody else.
 */
export type ChatRoom = { 
/**
 * The last messages, the oldest first.
 */
messages: Array<Chat>, 
/**
 * The ids of the players who allow free text in this game. It is free once all people at the board do.
 */
allowed: Array<string>, };

/**
 * What can be claimed once an opponent has left a live game.
 */
export type ClaimKind = "win" | "draw";

/**
 * `POST /games/ID/claim`.
 */
export type ClaimRequest = { 
/**
 * What is claimed.
 */
kind: ClaimKind, 
/**
 * As for moves; without one, the command is not recognised when it comes again.
 */
id: string | null, };

/**
 * `GET /watch`: games to watch.
 */
export type WatchList = { 
/**
 * Those being played: live ones first, then the one that moved last.
 */
playing: Array<Game>, 
/**
 * Those that ended last, the latest first.
 */
recent: Array<Game>, };

/**
 * A game that a client follows.
 */
export type KnownGame = { 
/**
 * The game.
 */
id: string, 
/**
 * The last version the client has; 0 for none.
 */
version: number, };

/**
 * What a client sends.
 */
export type ClientFrame = { "type": "hello", 
/**
 * Each game with the last version the client has.
 */
games: Array<KnownGame>, 
/**
 * Whether to follow the list of open challenges.
 */
lobby: boolean, } | { "type": "leave", 
/**
 * The game.
 */
game: string, } | { "type": "move", 
/**
 * The game.
 */
game: string, 
/**
 * The move text.
 */
move: string, 
/**
 * How many plies the sender knows to have been played.
 */
ply: number, 
/**
 * Any text up to 64 characters, new for every command: a command that arrives twice takes effect once.
 */
id: string, } | { "type": "offer", 
/**
 * The game.
 */
game: string, 
/**
 * What is offered, accepted or declined.
 */
kind: OfferKind, 
/**
 * The id of the command.
 */
id: string, } | { "type": "resign", 
/**
 * The game.
 */
game: string, 
/**
 * The id of the command.
 */
id: string, } | { "type": "chat", 
/**
 * The game.
 */
game: string, 
/**
 * The name of a preset.
 */
preset: string | null, 
/**
 * Free text.
 */
text: string | null, 
/**
 * The id of the command.
 */
id: string, } | { "type": "ping" };

/**
 * The answer to a command.
 */
export type Answer = { 
/**
 * The id of the command; null where it could not be read.
 */
id: string | null, 
/**
 * The status that HTTP would have.
 */
status: number, 
/**
 * The body that HTTP would have.
 */
body: unknown, };

/**
 * Who is at the board.
 */
export type Presence = { 
/**
 * The game.
 */
game: string, 
/**
 * For each seat, whether its player is connected.
 */
seats: Array<boolean>, 
/**
 * How many others watch.
 */
watching: number, 
/**
 * For each seat whose player has left a live game: when the other side may claim it; null for the others.
 */
claim_at: Array<number | null>, };

/**
 * Something that concerns one player.
 */
export type Notice = { "kind": "challenge", 
/**
 * The challenge.
 */
challenge_id: string, 
/**
 * The game with its options.
 */
game: string, 
/**
 * Who challenges, or has changed it.
 */
from: PlayerRef, 
/**
 * Whether it can be joined. One that `from` has withdrawn or declined is `cancelled`.
 */
status: ChallengeStatus, 
/**
 * The game that this is a rematch of.
 */
rematch_of: string | null, } | { "kind": "game_started", 
/**
 * The game.
 */
game_id: string, 
/**
 * The game with its options.
 */
game: string, 
/**
 * The seat of this player.
 */
seat: number, } | { "kind": "your_turn", 
/**
 * The game.
 */
game_id: string, 
/**
 * The game with its options.
 */
game: string, 
/**
 * The seat of this player.
 */
seat: number, 
/**
 * How many plies have been played.
 */
ply: number, } | { "kind": "game_ended", 
/**
 * The game.
 */
game_id: string, 
/**
 * The game with its options.
 */
game: string, 
/**
 * The seat of this player.
 */
seat: number, 
/**
 * Who won.
 */
winners: Array<number>, 
/**
 * Why.
 */
reason: string, };

/**
 * What the server sends.
 */
export type ServerFrame = { "type": "welcome", 
/**
 * Who the client is; null for a spectator.
 */
player: PlayerRef | null, 
/**
 * The time of the server.
 */
time: number, } | { "type": "game", 
/**
 * As it stands.
 */
game: Game, } | { "type": "event", 
/**
 * The game.
 */
game: string, 
/**
 * What happened.
 */
event: GameEvent, } | { "type": "answer" } & Answer | { "type": "presence" } & Presence | { "type": "chat", 
/**
 * The game.
 */
game: string, 
/**
 * What was said.
 */
message: Chat, } | { "type": "notice", 
/**
 * What.
 */
notice: Notice, } | { "type": "lobby" } | { "type": "pong", 
/**
 * The time of the server.
 */
time: number, } | { "type": "drain" };

/**
 * The rating of a player in one game and pace.
 */
export type PlayerRating = { 
/**
 * The game. Its options share a rating; four seats have one of their own: `martian?players=4`.
 */
game: string, 
/**
 * The pace.
 */
pace: Pace, 
/**
 * The rating.
 */
rating: number, 
/**
 * Its standard deviation today: the longer a player is away, the greater.
 */
deviation: number, 
/**
 * Whether too little is known for the rating to mean much.
 */
provisional: boolean, 
/**
 * How many games count for it.
 */
games: number, 
/**
 * When the last of them ended.
 */
at: number, };

/**
 * When somebody was last here. Nobody needs to know the minute.
 */
export type LastSeen = "online" | "day" | "week" | "month" | "earlier";

/**
 * How many games somebody has finished. Games without a result are not among them.
 */
export type GameCounts = { 
/**
 * Games won.
 */
won: number, 
/**
 * Games drawn.
 */
drawn: number, 
/**
 * Games lost.
 */
lost: number, 
/**
 * Games that are being played.
 */
playing: number, };

/**
 * One game of a player.
 */
export type PlayedGame = { 
/**
 * The id.
 */
id: string, 
/**
 * The game with its options.
 */
game: string, 
/**
 * The pace; null without a clock.
 */
pace: Pace | null, 
/**
 * Whether it counts for ratings.
 */
rated: boolean, 
/**
 * Who plays, by seat.
 */
seats: Array<PlayerRef>, 
/**
 * The seat of this player.
 */
seat: number, 
/**
 * How it ended; null while it is being played.
 */
outcome: Outcome | null, 
/**
 * When it ended, or began if it has not.
 */
at: number, 
/**
 * By how much it changed the player's rating.
 */
change: number | null, };

/**
 * `GET /players/NAME`: what anybody may know of a player.
 */
export type Profile = { 
/**
 * The player.
 */
player: PlayerRef, 
/**
 * When the player first came.
 */
since: number, 
/**
 * When the player was last here, roughly.
 */
seen: LastSeen, 
/**
 * The level, of one of the server's own bots.
 */
level: number | null, 
/**
 * Finished games.
 */
games: GameCounts, 
/**
 * The ratings, in the order in which games are shown.
 */
ratings: Array<PlayerRating>, 
/**
 * The latest games, the newest first.
 */
recent: Array<PlayedGame>, };

/**
 * A rating after a game.
 */
export type RatingPoint = { 
/**
 * When the game ended.
 */
at: number, 
/**
 * The rating after it.
 */
rating: number, 
/**
 * Its deviation then.
 */
deviation: number, 
/**
 * The game.
 */
game_id: string, };

/**
 * `GET /players/NAME/ratings`: how one rating came about.
 */
export type RatingHistory = { 
/**
 * The player.
 */
player: PlayerRef, 
/**
 * The game.
 */
game: string, 
/**
 * The pace.
 */
pace: Pace, 
/**
 * A point for every game, the oldest first; of very many, the latest.
 */
points: Array<RatingPoint>, };

/**
 * A row of a leaderboard.
 */
export type Ranked = { 
/**
 * From 1; players with the same rating share a rank.
 */
rank: number, 
/**
 * The player.
 */
player: PlayerRef, 
/**
 * The rating.
 */
rating: PlayerRating, };

/**
 * `GET /leaderboards`: the best players of one game and pace.
 */
export type Leaderboard = { 
/**
 * The game.
 */
game: string, 
/**
 * The pace.
 */
pace: Pace, 
/**
 * Players whose rating is no longer provisional and who have played lately, the best first.
 */
players: Array<Ranked>, 
/**
 * Bots, provisional ones too, by which levels can be compared with people.
 */
bots: Array<Ranked>, };

/**
 * `GET /games/ID/ratings`: the rating of one seat in the game's own pool.
 */
export type SeatRating = { 
/**
 * The seat.
 */
seat: number, 
/**
 * The rating before the game, or as it is now where the game has not changed it; null for somebody without one.
 */
rating: number | null, 
/**
 * Whether too little is known for it to mean much.
 */
provisional: boolean, 
/**
 * By how much the game changed it.
 */
change: number | null, };

/**
 * `POST /challenges/ID/bots`: lets a bot take a seat of one's own challenge, or bots all free ones.
 */
export type SeatBot = { 
/**
 * The bot's id; null for bots of middle strength at all free seats.
 */
bot: string | null, 
/**
 * The seat that a bot is to take; null for any free one.
 */
seat: number | null, };

/**
 * `GET /bots`: one of the server's own bots, which are always here.
 */
export type HouseBot = { 
/**
 * The bot.
 */
player: PlayerRef, 
/**
 * How strong it is, from 1 to 10.
 */
level: number, 
/**
 * Its ratings, from its games against rated players.
 */
ratings: Array<PlayerRating>, };
