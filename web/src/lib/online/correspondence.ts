// Correspondence games, and how a player is called.
// Generated from `crates/contract`; `BLESS=1 cargo test -p doska-contract typescript` writes it again.

import type { ClockSetting, PlayerRef } from './wire';

/**
 * A running game of this player: `GET /me/games`. Those where this player is to move come first, the most urgent
 * one at the top.
 */
export type MyGame = { 
/**
 * The id.
 */
id: string, 
/**
 * The game with its options.
 */
game: string, 
/**
 * The position text, without the tail of counters.
 */
position: string, 
/**
 * How many plies have been played.
 */
ply: number, 
/**
 * The last move.
 */
last_move: string | null, 
/**
 * Who plays, by seat.
 */
seats: Array<PlayerRef>, 
/**
 * The seat of this player.
 */
seat: number, 
/**
 * The seat to move.
 */
to_move: number | null, 
/**
 * Whether it is this player's turn.
 */
your_turn: boolean, 
/**
 * Whether the other side waits for an answer to an offer.
 */
offered: boolean, 
/**
 * How the clocks were set.
 */
clock: ClockSetting | null, 
/**
 * When the time of the seat to move runs out.
 */
deadline: number | null, 
/**
 * Whether it counts for ratings.
 */
rated: boolean, 
/**
 * When something last happened.
 */
updated_at: number, };

/**
 * `GET /me/games`.
 */
export type MyGames = { 
/**
 * The games.
 */
games: Array<MyGame>, 
/**
 * The time of the server.
 */
now: number, };

/**
 * Conditional moves of one seat: what it answers if the other side plays certain moves.
 */
export type Conditional = { 
/**
 * How many plies had been played where they begin: the other side is to move there.
 */
ply: number, 
/**
 * The lines, each with its first move.
 */
lines: Array<ConditionalLine>, };

/**
 * If the other side plays `if`, this seat answers `then`; and so on.
 */
export type ConditionalLine = { 
/**
 * The move of the other side.
 */
if: string, 
/**
 * The answer.
 */
then: string, 
/**
 * What follows.
 */
next?: Array<ConditionalLine>, };

/**
 * A note to oneself about a game.
 */
export type GameNote = { 
/**
 * The text; empty for none.
 */
text: string, };

/**
 * Days in which a player's clocks in correspondence games stand still.
 */
export type Vacation = { 
/**
 * The id.
 */
id: string, 
/**
 * When it begins.
 */
from: number, 
/**
 * When it ends.
 */
to: number, };

/**
 * `GET /me/vacation`.
 */
export type Vacations = { 
/**
 * Vacations that are not over, the next one first.
 */
vacations: Array<Vacation>, 
/**
 * How many days of this year can still be taken.
 */
days_left: number, };

/**
 * `POST /me/vacation`.
 */
export type NewVacation = { 
/**
 * When it begins: null for now.
 */
from: number | null, 
/**
 * How many days it lasts.
 */
days: number, };

/**
 * What somebody can be told about.
 */
export type NotifyKind = "your_turn" | "game_started" | "game_ended" | "challenge" | "challenge_taken" | "offer";

/**
 * `GET /me/notifications`.
 */
export type Notifications = { 
/**
 * The language of what is sent: `en`, `ru` or `tr`.
 */
language: string, 
/**
 * What is sent to this player's browsers.
 */
push: Array<NotifyKind>, 
/**
 * How many browsers have subscribed.
 */
devices: number, 
/**
 * The key that a browser subscribes with.
 */
push_key: string, 
/**
 * Where the daily digest goes; null for nowhere.
 */
mail: MailAddress | null, 
/**
 * Whether this server sends mail at all.
 */
mail_available: boolean, 
/**
 * This player's webhook.
 */
webhook: Webhook | null, 
/**
 * The address of this player's Atom feed. It is a secret: whoever knows it reads the feed.
 */
feed: string, 
/**
 * The address of the public feed of new challenges.
 */
challenge_feed: string, };

/**
 * Where the daily digest goes.
 */
export type MailAddress = { 
/**
 * The address.
 */
address: string, 
/**
 * Whether its owner has followed the link that was sent there. Until then nothing else is sent.
 */
confirmed: boolean, };

/**
 * A webhook.
 */
export type Webhook = { 
/**
 * Where messages are posted.
 */
url: string, 
/**
 * What is posted.
 */
events: Array<NotifyKind>, 
/**
 * Whether new challenges in the lobby are posted too.
 */
challenges: boolean, 
/**
 * The key of the signatures.
 */
secret: string, 
/**
 * Whether it was switched off because it did not answer for a long time.
 */
disabled: boolean, };

/**
 * `PUT /me/notifications`. A part that is left out stays as it is.
 */
export type NotificationChange = { 
/**
 * The language of what is sent.
 */
language?: string, 
/**
 * What is sent to this player's browsers.
 */
push?: Array<NotifyKind>, 
/**
 * Where the daily digest goes; empty for nowhere.
 */
mail?: string, 
/**
 * The webhook; with an empty URL there is none.
 */
webhook?: NewWebhook, };

/**
 * A webhook as it is entered.
 */
export type NewWebhook = { 
/**
 * Where messages are posted.
 */
url: string, 
/**
 * What is posted.
 */
events: Array<NotifyKind>, 
/**
 * Whether new challenges in the lobby are posted too.
 */
challenges: boolean, };

/**
 * A way to call a player.
 */
export type Channel = "push" | "mail" | "webhook";

/**
 * What became of a test message.
 */
export type ChannelTest = { 
/**
 * Which way it went.
 */
channel: Channel, 
/**
 * Whether the other side took it.
 */
sent: boolean, 
/**
 * Why not, in words.
 */
error: string | null, };

/**
 * `POST /notifications/test`: each channel that is on.
 */
export type NotificationTest = { 
/**
 * The channels.
 */
channels: Array<ChannelTest>, };

/**
 * `POST /me/push`: what `PushManager.subscribe` gave the browser.
 */
export type PushSubscription = { 
/**
 * The URL of the push service.
 */
endpoint: string, 
/**
 * The keys.
 */
keys: PushKeys, };

/**
 * The keys of a subscription, in base64url.
 */
export type PushKeys = { 
/**
 * The browser's public key.
 */
p256dh: string, 
/**
 * The shared secret.
 */
auth: string, };

/**
 * `DELETE /me/push`: this browser is no longer called.
 */
export type PushEndpoint = { 
/**
 * The URL of the push service.
 */
endpoint: string, };

/**
 * What a push message says to the browser.
 */
export type PushMessage = { 
/**
 * The first line.
 */
title: string, 
/**
 * The rest.
 */
body: string, 
/**
 * The page that it opens.
 */
url: string, 
/**
 * A later message with the same tag takes its place.
 */
tag: string, };
