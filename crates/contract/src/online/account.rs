//! Accounts: signing up and in, and what belongs to one.

use doska_play::round::Millis;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use super::PlayerRef;

/// `GET /me`: who the caller is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// Null for nobody.
    pub player: Option<PlayerRef>,
    /// What more the player may do.
    pub role: Option<Role>,
    /// Until when the player may not write to others.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub muted_until: Option<Millis>,
    /// Whether passkeys can be used at this address.
    pub passkeys: bool,
}

/// What a player may do beyond playing.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// Reads reports and acts on them.
    Moderator,
    /// The same, and acts on moderators.
    Admin,
}

impl Role {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Moderator => "moderator",
            Role::Admin => "admin",
        }
    }

    /// The role of this name.
    pub fn of_name(name: &str) -> Option<Role> {
        let all = [Role::Moderator, Role::Admin];
        all.into_iter().find(|role| role.name() == name)
    }
}

/// A question to the browser's authenticator. `options` goes to `navigator.credentials`, the answer comes back with
/// `id`, once and within minutes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyQuestion {
    /// Names the question.
    pub id: String,
    /// `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON`.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: serde_json::Value,
}

/// What the authenticator answered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyAnswer {
    /// The id of the question.
    pub id: String,
    /// `RegistrationResponseJSON` or `AuthenticationResponseJSON`.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub credential: serde_json::Value,
    /// What its owner calls a new passkey.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
}

/// `POST /passkeys/registration`: asks for a new passkey.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewPasskey {
    /// The name to sign up with; a member has one already.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
}

/// `POST /account`: signs up, with a password or a passkey. A guest stays the same player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SignUp {
    /// The name that others see.
    pub name: String,
    /// A password.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub password: Option<String>,
    /// A passkey.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub passkey: Option<PasskeyAnswer>,
}

/// The answer to signing up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SignedUp {
    /// The player.
    pub player: PlayerRef,
    /// For `Authorization: Bearer`.
    pub token: String,
    /// Each signs in once, where everything else is lost. They are not shown again.
    pub recovery_codes: Vec<String>,
}

/// `POST /session`: signs in with a password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SignIn {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
    /// The code of the authenticator application, where one is set up.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub code: Option<String>,
}

/// `POST /session/recovery`: signs in with a recovery code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RecoverySignIn {
    /// The name.
    pub name: String,
    /// One of the codes.
    pub code: String,
}

/// `POST /session/confirm`: proves again who it is, before something that cannot be undone.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Confirmation {
    /// The password.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub password: Option<String>,
    /// The code of the authenticator application, where one is set up.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub code: Option<String>,
    /// A passkey.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub passkey: Option<PasskeyAnswer>,
}

/// `GET /account`: what its owner sees of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Account {
    /// The player.
    pub player: PlayerRef,
    /// What more the player may do.
    pub role: Option<Role>,
    /// When the player first came.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: Millis,
    /// Whether there is a password.
    pub password: bool,
    /// Whether an authenticator application is set up.
    pub totp: bool,
    /// How many recovery codes are left.
    pub recovery_codes: usize,
    /// Whether this session has proved lately who it is, so that nothing asks again.
    pub confirmed: bool,
    /// The passkeys.
    pub passkeys: Vec<PasskeyInfo>,
    /// Where the player is signed in.
    pub sessions: Vec<SessionInfo>,
    /// The API tokens.
    pub tokens: Vec<TokenInfo>,
    /// Those who were blocked.
    pub blocked: Vec<PlayerRef>,
}

/// A passkey.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyInfo {
    /// The id.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// When it was added.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: Millis,
    /// When it last signed in.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub used_at: Option<Millis>,
}

/// A session.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SessionInfo {
    /// The id.
    pub id: String,
    /// Browser and system, as far as they say.
    pub name: String,
    /// When it began.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: Millis,
    /// When it was last used, within some minutes.
    #[cfg_attr(test, ts(type = "number"))]
    pub seen_at: Millis,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// What an API token may be used for.
pub const SCOPES: [&str; 5] = ["read", "play", "challenge", "chat", "account"];

/// `POST /account/tokens`: makes an API token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TokenRequest {
    /// What its owner calls it.
    pub name: String,
    /// What it may be used for: `read`, `play`, `challenge`, `chat`, `account`.
    pub scopes: Vec<String>,
    /// Days until it expires; null for never.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub days: Option<u32>,
}

/// An API token, without its secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TokenInfo {
    /// The id.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// What it may be used for.
    pub scopes: Vec<String>,
    /// When it was made.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: Millis,
    /// When it was last used, within some minutes.
    #[cfg_attr(test, ts(type = "number"))]
    pub seen_at: Millis,
    /// When it expires.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub expires_at: Option<Millis>,
}

/// A new API token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewApiToken {
    /// For `Authorization: Bearer`. It is not shown again.
    pub token: String,
    /// What is known of it from now on.
    pub info: TokenInfo,
}

/// `PUT /account/name`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewName {
    /// The name that others will see.
    pub name: String,
}

/// `PUT /account/password`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewPassword {
    /// The new password.
    pub password: String,
}

/// `POST /account/totp`: the secret for an authenticator application, which counts once a code of it has come back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TotpSetup {
    /// To be typed.
    pub secret: String,
    /// To be opened.
    pub uri: String,
    /// To be photographed: a QR code as SVG.
    pub svg: String,
}

/// `PUT /account/totp`: a code of the authenticator application.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TotpCode {
    /// Six digits.
    pub code: String,
}

/// `POST /account/recovery-codes`: new ones, which replace the old.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RecoveryCodes {
    /// They are not shown again.
    pub codes: Vec<String>,
}
