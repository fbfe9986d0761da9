//! Web push: messages to browsers, through the push service that each browser names (RFC 8030, 8291, 8292).

use std::time::Duration;

use data_encoding::BASE64URL_NOPAD;
use doska_contract::online::PushSubscription;
use reqwest::header::{HeaderName, HeaderValue};
use web_push_native::jwt_simple::algorithms::{ECDSAP256KeyPairLike, ES256KeyPair};
use web_push_native::p256::PublicKey;
use web_push_native::{Auth, WebPushBuilder};

use super::guard::{Guard, UrlProblem};
use super::{Delivery, Why};

/// How long the signature holds: a day at most, by RFC 8292.
const SIGNED_FOR: Duration = Duration::from_hours(12);
/// How many seconds a push service keeps a message for a browser that is away.
const KEPT_FOR: u64 = 3 * 24 * 3600;

/// The key pair by which push services know this server.
pub struct Vapid(ES256KeyPair);

impl Vapid {
    /// A new one.
    pub fn generate() -> Vapid {
        Vapid(ES256KeyPair::generate())
    }

    /// The one that was kept as [`secret`](Vapid::secret).
    pub fn read(secret: &str) -> Option<Vapid> {
        let bytes = BASE64URL_NOPAD.decode(secret.as_bytes()).ok()?;
        // The library panics on any other length.
        let bytes = Some(bytes).filter(|bytes| bytes.len() == 32)?;
        ES256KeyPair::from_bytes(&bytes).ok().map(Vapid)
    }

    /// As it is kept.
    pub fn secret(&self) -> String {
        BASE64URL_NOPAD.encode(&self.0.to_bytes())
    }

    /// The public half, which a browser subscribes with.
    pub fn public_key(&self) -> String {
        let public = self.0.key_pair().public_key();
        BASE64URL_NOPAD.encode(&public.to_bytes_uncompressed())
    }
}

/// A subscription whose keys can be used.
pub struct Target {
    endpoint: String,
    public: PublicKey,
    auth: Auth,
}

impl Target {
    /// Reads what a browser sent; `None` if its keys are none.
    pub fn read(subscription: &PushSubscription) -> Option<Target> {
        // Browsers write base64url without padding; some libraries with it.
        let decode = |text: &str| {
            let bare = text.trim_end_matches('=');
            BASE64URL_NOPAD.decode(bare.as_bytes()).ok()
        };
        let auth = decode(&subscription.keys.auth).filter(|auth| auth.len() == 16)?;
        let public = decode(&subscription.keys.p256dh)?;
        Some(Target {
            endpoint: subscription.endpoint.clone(),
            public: PublicKey::from_sec1_bytes(&public).ok()?,
            auth: Auth::clone_from_slice(&auth),
        })
    }
}

/// Sends one message, encrypted for the browser alone. A later message with the same topic takes the place of one
/// that has not been delivered yet.
pub async fn send(
    guard: &Guard,
    vapid: &Vapid,
    contact: &str,
    target: Target,
    topic: &str,
    message: &[u8],
) -> Delivery {
    let Ok(uri) = target.endpoint.parse() else {
        return Delivery::Refused(Why::Url(UrlProblem::Malformed));
    };
    let built = WebPushBuilder::new(uri, target.public, target.auth)
        .with_valid_duration(SIGNED_FOR)
        .with_vapid(&vapid.0, contact)
        .build(message);
    let (parts, body) = match built {
        Ok(request) => request.into_parts(),
        Err(error) => return Delivery::Refused(Why::Unwritable(error.to_string())),
    };
    let mut headers = parts.headers;
    headers.insert("ttl", HeaderValue::from(KEPT_FOR));
    headers.insert("urgency", HeaderValue::from_static("normal"));
    let fits = topic.len() <= 32 && !topic.is_empty();
    if let Some(topic) = HeaderValue::from_str(topic).ok().filter(|_| fits) {
        headers.insert(HeaderName::from_static("topic"), topic);
    }
    Delivery::of(guard.post(&target.endpoint, headers, body).await)
}

#[cfg(test)]
mod tests {
    use data_encoding::BASE64URL_NOPAD;
    use doska_contract::online::{PushKeys, PushSubscription};
    use web_push_native::jwt_simple::algorithms::{ECDSAP256PublicKeyLike, ES256PublicKey};
    use web_push_native::jwt_simple::claims::NoCustomClaims;
    use web_push_native::p256::SecretKey;
    use web_push_native::{Auth, decrypt};

    use super::super::Delivery;
    use super::super::guard::{Guard, Reach};
    use super::super::test_http::Endpoint;
    use super::{Target, Vapid, send};

    const AUTH: [u8; 16] = *b"sixteen  secrets";

    fn browser() -> SecretKey {
        SecretKey::from_slice(&[7; 32]).unwrap()
    }

    fn subscription(endpoint: String) -> PushSubscription {
        use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;
        let point = browser().public_key().to_encoded_point(false);
        PushSubscription {
            endpoint,
            keys: PushKeys {
                p256dh: BASE64URL_NOPAD.encode(point.as_bytes()),
                auth: BASE64URL_NOPAD.encode(&AUTH),
            },
        }
    }

    async fn deliver(status: u16) -> (Endpoint, Vapid, Delivery) {
        let service = Endpoint::start(status).await;
        let guard = Guard::new(Reach::PublicAndLoopback).unwrap();
        let vapid = Vapid::generate();
        let target = Target::read(&subscription(service.url())).unwrap();
        let contact = "mailto:operator@example.org";
        let delivery = send(&guard, &vapid, contact, target, "game-1", b"your turn").await;
        (service, vapid, delivery)
    }

    #[tokio::test]
    async fn the_browser_alone_can_read_a_message() {
        let (service, vapid, delivery) = deliver(201).await;
        assert_eq!(delivery, Delivery::Done);
        let received = service.last();
        assert_eq!(received.headers["content-encoding"], "aes128gcm");
        assert_eq!(received.headers["topic"], "game-1");
        assert_eq!(received.headers["ttl"], "259200");
        assert!(!received.body.windows(4).any(|part| part == b"your"));
        let auth = Auth::clone_from_slice(&AUTH);
        let read = decrypt(received.body.to_vec(), &browser(), &auth).unwrap();
        assert_eq!(read, b"your turn");

        let signed = received.headers["authorization"].to_str().unwrap();
        let signed = signed.strip_prefix("vapid t=").unwrap();
        let (token, key) = signed.split_once(", k=").unwrap();
        assert_eq!(key, vapid.public_key());
        let key = BASE64URL_NOPAD.decode(key.as_bytes()).unwrap();
        let key = ES256PublicKey::from_bytes(&key).unwrap();
        let claims = key.verify_token::<NoCustomClaims>(token, None).unwrap();
        assert_eq!(
            claims.subject.as_deref(),
            Some("mailto:operator@example.org")
        );
    }

    #[tokio::test]
    async fn answers_say_whether_to_try_again() {
        assert_eq!(deliver(410).await.2, Delivery::Gone);
        assert_eq!(deliver(404).await.2, Delivery::Gone);
        assert!(matches!(deliver(503).await.2, Delivery::Later { .. }));
        assert!(matches!(deliver(429).await.2, Delivery::Later { .. }));
        assert!(matches!(deliver(400).await.2, Delivery::Refused(_)));
    }

    #[test]
    fn keys_survive_being_kept() {
        let vapid = Vapid::generate();
        let again = Vapid::read(&vapid.secret()).unwrap();
        assert_eq!(again.public_key(), vapid.public_key());
        assert!(Vapid::read("").is_none());
        assert!(Vapid::read("not a key").is_none());
    }

    #[test]
    fn bad_keys_of_a_subscription_are_seen() {
        let good = subscription("https://push.example/1".to_owned());
        assert!(Target::read(&good).is_some());
        for (p256dh, auth) in [
            ("", good.keys.auth.as_str()),
            ("AAAA", &good.keys.auth),
            (&good.keys.p256dh, ""),
            (&good.keys.p256dh, "AAAA"),
            (&good.keys.p256dh, "!"),
        ] {
            let keys = PushKeys {
                p256dh: p256dh.to_owned(),
                auth: auth.to_owned(),
            };
            let endpoint = good.endpoint.clone();
            assert!(Target::read(&PushSubscription { endpoint, keys }).is_none());
        }
    }
}
