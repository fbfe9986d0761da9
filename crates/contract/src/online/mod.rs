//! Playing online: the shapes of the HTTP API and of the socket.

mod account;
mod archive;
mod challenge;
mod chat;
mod clock;
mod correspondence;
mod game;
mod moderation;
mod notify;
mod people;
mod problem;
mod rating;
mod socket;

pub use account::{
    Account, Confirmation, Me, NewApiToken, NewName, NewPasskey, NewPassword, PasskeyAnswer,
    PasskeyInfo, PasskeyQuestion, RecoveryCodes, RecoverySignIn, Role, SCOPES, SessionInfo, SignIn,
    SignUp, SignedUp, TokenInfo, TokenRequest, TotpCode, TotpSetup,
};
pub use archive::{AnalysisStatus, Explorer, ExplorerMove, GameAnalysis, GamesPage, Results};
pub use challenge::{
    Challenge, ChallengeStatus, Challenges, Join, Joined, LobbySummary, MakerRating, NewChallenge,
    NewPairing, Pairing,
};
pub use chat::{Chat, ChatRequest, ChatRoom};
pub use clock::{ClockSetting, Pace};
pub use correspondence::{
    Conditional, ConditionalLine, GameNote, MyGame, MyGames, NewVacation, Vacation, Vacations,
};
pub use game::{
    ClaimKind, ClaimRequest, CommandResult, Game, GameStatus, MoveRequest, OfferKind, OfferRequest,
    OnlineOffer, ResignRequest, WatchList,
};
pub use moderation::{
    Moderation, ModerationAction, ModerationEntry, NewReport, Report, ReportReason, ReportedChat,
};
pub use notify::{
    Channel, ChannelTest, MailAddress, NewWebhook, NotificationChange, NotificationTest,
    Notifications, NotifyKind, PushEndpoint, PushKeys, PushMessage, PushSubscription, Webhook,
};
pub use people::{NewGuest, PlayerKind, PlayerRef, SignedIn, TakenOver};
pub use problem::ApiProblem;
pub use rating::{
    GameCounts, HouseBot, LastSeen, Leaderboard, PlayedGame, PlayerRating, Profile, Ranked,
    RatingHistory, RatingPoint, SeatBot, SeatRating,
};
pub use socket::{Answer, ClientFrame, KnownGame, Notice, Presence, ServerFrame};
