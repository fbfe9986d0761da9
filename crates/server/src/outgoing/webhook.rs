//! Webhooks, signed as the Standard Webhooks specification says: `webhook-signature` is `v1,` and the base64 of
//! HMAC-SHA256 over `ID.TIMESTAMP.BODY`, with the key that follows `whsec_` in the secret.

use data_encoding::BASE64;
use hmac::{Hmac, KeyInit, Mac};
use reqwest::header::{CONTENT_TYPE, HeaderMap, HeaderValue};
use sha2::Sha256;

use super::guard::Guard;
use super::{Delivery, Why};

const PREFIX: &str = "whsec_";

/// The key that a receiver checks signatures with.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(Vec<u8>);

impl Secret {
    /// A secret of these bytes.
    pub fn new(key: [u8; 24]) -> Secret {
        Secret(key.to_vec())
    }

    /// Reads `whsec_…`.
    pub fn read(text: &str) -> Option<Secret> {
        let key = text.strip_prefix(PREFIX)?;
        BASE64.decode(key.as_bytes()).ok().map(Secret)
    }

    /// As a receiver gets it.
    pub fn text(&self) -> String {
        format!("{PREFIX}{}", BASE64.encode(&self.0))
    }

    /// The signature of a message.
    pub fn sign(&self, id: &str, seconds: u64, body: &[u8]) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any length is a key");
        mac.update(format!("{id}.{seconds}.").as_bytes());
        mac.update(body);
        format!("v1,{}", BASE64.encode(&mac.finalize().into_bytes()))
    }
}

/// Sends a message. `id` stays the same when it is sent again, so that a receiver can tell.
pub async fn send(
    guard: &Guard,
    url: &str,
    secret: &Secret,
    id: &str,
    seconds: u64,
    body: Vec<u8>,
) -> Delivery {
    let signature = secret.sign(id, seconds, &body);
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert("webhook-timestamp", HeaderValue::from(seconds));
    for (name, value) in [("webhook-id", id), ("webhook-signature", &signature)] {
        match HeaderValue::from_str(value) {
            Ok(value) => headers.insert(name, value),
            Err(_) => {
                return Delivery::Refused(Why::Unwritable("an id that is no header".to_owned()));
            }
        };
    }
    match Delivery::of(guard.post(url, headers, body).await) {
        // Somebody who sets up a receiver may be late with it.
        Delivery::Gone => Delivery::Later {
            why: Why::Status(404),
            wait: None,
        },
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::super::Delivery;
    use super::super::guard::{Guard, Reach};
    use super::super::test_http::Endpoint;
    use super::{Secret, send};

    #[test]
    fn the_signature_is_that_of_the_specification() {
        // The example of the Standard Webhooks libraries.
        let secret = Secret::read("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw").unwrap();
        let body = br#"{"test": 2432232314}"#;
        let signature = secret.sign("msg_p5jXN8AQM9LWM0D4loKWxJek", 1_614_265_330, body);
        assert_eq!(signature, "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    }

    #[test]
    fn a_secret_survives_being_kept() {
        let secret = Secret::new([9; 24]);
        assert!(secret.text().starts_with("whsec_"));
        assert!(Secret::read(&secret.text()) == Some(secret));
        assert!(Secret::read("CQkJ").is_none());
        assert!(Secret::read("whsec_?").is_none());
    }

    #[tokio::test]
    async fn a_receiver_can_check_what_it_gets() {
        let receiver = Endpoint::start(204).await;
        let guard = Guard::new(Reach::PublicAndLoopback).unwrap();
        let secret = Secret::new([1; 24]);
        let body = br#"{"kind":"your_turn"}"#.to_vec();
        let url = receiver.url();
        let delivery = send(&guard, &url, &secret, "note_1", 1_800_000_000, body).await;
        assert_eq!(delivery, Delivery::Done);
        let received = receiver.last();
        assert_eq!(received.headers["content-type"], "application/json");
        assert_eq!(received.headers["webhook-id"], "note_1");
        assert_eq!(received.headers["webhook-timestamp"], "1800000000");
        let signature = secret.sign("note_1", 1_800_000_000, &received.body);
        assert_eq!(received.headers["webhook-signature"], signature);
    }

    #[tokio::test]
    async fn a_missing_receiver_is_asked_again() {
        let receiver = Endpoint::start(404).await;
        let guard = Guard::new(Reach::PublicAndLoopback).unwrap();
        let secret = Secret::new([1; 24]);
        let delivery = send(&guard, &receiver.url(), &secret, "a", 0, Vec::new()).await;
        assert!(matches!(delivery, Delivery::Later { .. }));
    }
}
