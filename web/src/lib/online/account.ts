// Accounts and moderation.
// Generated from `crates/contract`; `BLESS=1 cargo test -p doska-contract typescript` writes it again.

import type { PlayerRef } from './wire';

/**
 * What a player may do beyond playing.
 */
export type Role = "moderator" | "admin";

/**
 * `GET /me`: who the caller is.
 */
export type Me = { 
/**
 * Null for nobody.
 */
player: PlayerRef | null, 
/**
 * What more the player may do.
 */
role: Role | null, 
/**
 * Until when the player may not write to others.
 */
muted_until: number | null, 
/**
 * Whether passkeys can be used at this address.
 */
passkeys: boolean, };

/**
 * A question to the browser's authenticator. `options` goes to `navigator.credentials`, the answer comes back with
 * `id`, once and within minutes.
 */
export type PasskeyQuestion = { 
/**
 * Names the question.
 */
id: string, 
/**
 * `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON`.
 */
options: unknown, };

/**
 * What the authenticator answered.
 */
export type PasskeyAnswer = { 
/**
 * The id of the question.
 */
id: string, 
/**
 * `RegistrationResponseJSON` or `AuthenticationResponseJSON`.
 */
credential: unknown, 
/**
 * What its owner calls a new passkey.
 */
name?: string, };

/**
 * `POST /passkeys/registration`: asks for a new passkey.
 */
export type NewPasskey = { 
/**
 * The name to sign up with; a member has one already.
 */
name?: string, };

/**
 * `POST /account`: signs up, with a password or a passkey. A guest stays the same player.
 */
export type SignUp = { 
/**
 * The name that others see.
 */
name: string, 
/**
 * A password.
 */
password?: string, 
/**
 * A passkey.
 */
passkey?: PasskeyAnswer, };

/**
 * The answer to signing up.
 */
export type SignedUp = { 
/**
 * The player.
 */
player: PlayerRef, 
/**
 * For `Authorization: Bearer`.
 */
token: string, 
/**
 * Each signs in once, where everything else is lost. They are not shown again.
 */
recovery_codes: Array<string>, };

/**
 * `POST /session`: signs in with a password.
 */
export type SignIn = { 
/**
 * The name.
 */
name: string, 
/**
 * The password.
 */
password: string, 
/**
 * The code of the authenticator application, where one is set up.
 */
code?: string, };

/**
 * `POST /session/recovery`: signs in with a recovery code.
 */
export type RecoverySignIn = { 
/**
 * The name.
 */
name: string, 
/**
 * One of the codes.
 */
code: string, };

/**
 * `POST /session/confirm`: proves again who it is, before something that cannot be undone.
 */
export type Confirmation = { 
/**
 * The password.
 */
password?: string, 
/**
 * The code of the authenticator application, where one is set up.
 */
code?: string, 
/**
 * A passkey.
 */
passkey?: PasskeyAnswer, };

/**
 * A passkey.
 */
export type PasskeyInfo = { 
/**
 * The id.
 */
id: string, 
/**
 * What its owner calls it.
 */
name: string, 
/**
 * When it was added.
 */
created_at: number, 
/**
 * When it last signed in.
 */
used_at: number | null, };

/**
 * A session.
 */
export type SessionInfo = { 
/**
 * The id.
 */
id: string, 
/**
 * Browser and system, as far as they say.
 */
name: string, 
/**
 * When it began.
 */
created_at: number, 
/**
 * When it was last used, within some minutes.
 */
seen_at: number, 
/**
 * Whether it is the one that asks.
 */
current: boolean, };

/**
 * An API token, without its secret.
 */
export type TokenInfo = { 
/**
 * The id.
 */
id: string, 
/**
 * What its owner calls it.
 */
name: string, 
/**
 * What it may be used for.
 */
scopes: Array<string>, 
/**
 * When it was made.
 */
created_at: number, 
/**
 * When it was last used, within some minutes.
 */
seen_at: number, 
/**
 * When it expires.
 */
expires_at: number | null, };

/**
 * `POST /account/tokens`: makes an API token.
 */
export type TokenRequest = { 
/**
 * What its owner calls it.
 */
name: string, 
/**
 * What it may be used for: `read`, `play`, `challenge`, `chat`, `account`.
 */
scopes: Array<string>, 
/**
 * Days until it expires; null for never.
 */
days?: number, };

/**
 * A new API token.
 */
export type NewApiToken = { 
/**
 * For `Authorization: Bearer`. It is not shown again.
 */
token: string, 
/**
 * What is known of it from now on.
 */
info: TokenInfo, };

/**
 * `GET /account`: what its owner sees of an account.
 */
export type Account = { 
/**
 * The player.
 */
player: PlayerRef, 
/**
 * What more the player may do.
 */
role: Role | null, 
/**
 * When the player first came.
 */
created_at: number, 
/**
 * Whether there is a password.
 */
password: boolean, 
/**
 * Whether an authenticator application is set up.
 */
totp: boolean, 
/**
 * How many recovery codes are left.
 */
recovery_codes: number, 
/**
 * Whether this session has proved lately who it is, so that nothing asks again.
 */
confirmed: boolean, 
/**
 * The passkeys.
 */
passkeys: Array<PasskeyInfo>, 
/**
 * Where the player is signed in.
 */
sessions: Array<SessionInfo>, 
/**
 * The API tokens.
 */
tokens: Array<TokenInfo>, 
/**
 * Those who were blocked.
 */
blocked: Array<PlayerRef>, };

/**
 * `PUT /account/name`.
 */
export type NewName = { 
/**
 * The name that others will see.
 */
name: string, };

/**
 * `PUT /account/password`.
 */
export type NewPassword = { 
/**
 * The new password.
 */
password: string, };

/**
 * `POST /account/totp`: the secret for an authenticator application, which counts once a code of it has come back.
 */
export type TotpSetup = { 
/**
 * To be typed.
 */
secret: string, 
/**
 * To be opened.
 */
uri: string, 
/**
 * To be photographed: a QR code as SVG.
 */
svg: string, };

/**
 * `PUT /account/totp`: a code of the authenticator application.
 */
export type TotpCode = { 
/**
 * Six digits.
 */
code: string, };

/**
 * `POST /account/recovery-codes`: new ones, which replace the old.
 */
export type RecoveryCodes = { 
/**
 * They are not shown again.
 */
codes: Array<string>, };

/**
 * `POST /players/ID/report`.
 */
export type NewReport = { 
/**
 * What it is about.
 */
reason: ReportReason, 
/**
 * In the reporter's words, up to 1000 characters.
 */
text: string, 
/**
 * The game where it happened.
 */
game_id?: string, };

/**
 * What a report is about.
 */
export type ReportReason = "engine" | "abuse" | "name" | "stalling" | "other";

/**
 * A report as moderators see it.
 */
export type Report = { 
/**
 * The id.
 */
id: string, 
/**
 * When it came.
 */
created_at: number, 
/**
 * Who reports.
 */
by: PlayerRef, 
/**
 * Who is reported.
 */
about: PlayerRef, 
/**
 * What it is about.
 */
reason: ReportReason, 
/**
 * In the reporter's words.
 */
text: string, 
/**
 * The game where it happened.
 */
game_id: string | null, 
/**
 * When it was closed.
 */
closed_at: number | null, };

/**
 * `GET /moderation/reports/ID/chat`: what was said beside the game that a report names, the oldest first.
 */
export type ReportedChat = { 
/**
 * Among those who played.
 */
players: Array<Chat>, 
/**
 * Among those who watched.
 */
watchers: Array<Chat>, };

/**
 * `POST /moderation/players/ID`: does something about a player.
 */
export type ModerationAction = { "action": "mute", 
/**
 * The days.
 */
days: number, 
/**
 * Why, for the log.
 */
why: string, } | { "action": "unmute", 
/**
 * Why, for the log.
 */
why: string, } | { "action": "rename", 
/**
 * The name.
 */
name: string, 
/**
 * Why, for the log.
 */
why: string, } | { "action": "close", 
/**
 * Why, for the log.
 */
why: string, } | { "action": "reopen", 
/**
 * Why, for the log.
 */
why: string, } | { "action": "bot", 
/**
 * Why, for the log.
 */
why: string, };

/**
 * An entry of the log of moderation.
 */
export type ModerationEntry = { 
/**
 * When.
 */
at: number, 
/**
 * Who did it; null for the operator at the command line.
 */
by: PlayerRef | null, 
/**
 * What: `mute`, `unmute`, `rename`, `close`, `reopen`, `bot`, `dismiss`, `role`, `reset`.
 */
action: string, 
/**
 * About whom.
 */
about: PlayerRef, 
/**
 * What more there is to say: days, names, the reason given.
 */
detail: string, };

/**
 * `GET /moderation`: what moderators see first.
 */
export type Moderation = { 
/**
 * Open reports, the oldest first.
 */
reports: Array<Report>, 
/**
 * What was done lately, the latest first.
 */
log: Array<ModerationEntry>, };
