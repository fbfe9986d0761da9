//! Passkeys (WebAuthn): questions to a browser's authenticator, and whether its answers are right.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use url::Url;
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Uuid, Webauthn, WebauthnBuilder,
};

/// How long a question waits for its answer, in milliseconds.
pub const PATIENCE: u64 = 5 * 60 * 1000;

/// The site as authenticators know it. `None` where passkeys cannot work: browsers want a name, and HTTPS or their own
/// machine.
pub fn relying_party(public_url: Option<&Url>, host: Option<&str>) -> Option<Webauthn> {
    let origin = match public_url {
        Some(url) => url.clone(),
        None => Url::parse(&format!("http://{}", host?)).ok()?,
    };
    let name = origin.domain()?.to_owned();
    let local = name == "localhost" || name.ends_with(".localhost");
    if origin.scheme() != "https" && !local {
        return None;
    }
    let builder = WebauthnBuilder::new(&name, &origin).ok()?;
    builder.rp_name("Doska").build().ok()
}

/// What is kept of a question for a new passkey.
#[derive(Serialize, Deserialize)]
pub struct Registration {
    state: PasskeyRegistration,
    /// What the passkey calls the player.
    pub handle: String,
    /// The name that the question was asked for.
    pub name: String,
}

/// A new handle.
pub fn new_handle() -> String {
    Uuid::new_v4().to_string()
}

/// Asks for a new passkey, on an authenticator that has none of `known` (ids of passkeys).
pub fn ask_for_new(
    site: &Webauthn,
    handle: &str,
    name: &str,
    known: &[String],
) -> Option<(Value, Registration)> {
    let user = Uuid::parse_str(handle).ok()?;
    let known = known.iter().filter_map(|id| id_bytes(id)).collect();
    let (challenge, state) = site
        .start_passkey_registration(user, name, name, Some(known))
        .ok()?;
    let mut options = serde_json::to_value(challenge)
        .ok()?
        .get("publicKey")?
        .clone();
    // Only a passkey that the authenticator finds by itself signs in without a name.
    let selection = options.get_mut("authenticatorSelection")?.as_object_mut()?;
    selection.insert("residentKey".to_owned(), json!("required"));
    selection.insert("requireResidentKey".to_owned(), json!(true));
    let registration = Registration {
        state,
        handle: handle.to_owned(),
        name: name.to_owned(),
    };
    Some((options, registration))
}

/// The id of a new passkey and what is stored of it, if the answer is right.
pub fn accept_new(
    site: &Webauthn,
    question: &Registration,
    answer: Value,
) -> Option<(String, String)> {
    let answer: RegisterPublicKeyCredential = serde_json::from_value(answer).ok()?;
    let passkey = site.finish_passkey_registration(&answer, &question.state);
    let passkey = passkey
        .inspect_err(|error| tracing::debug!(%error, "a new passkey was refused"))
        .ok()?;
    let stored = serde_json::to_string(&passkey).ok()?;
    Some((id_text(passkey.cred_id()), stored))
}

/// Asks for any passkey of this site.
pub fn ask(site: &Webauthn) -> Option<(Value, DiscoverableAuthentication)> {
    let (challenge, state) = site.start_discoverable_authentication().ok()?;
    let options = serde_json::to_value(challenge).ok()?;
    Some((options.get("publicKey")?.clone(), state))
}

/// An answer with a passkey: the handle of whose it is, and its id. Nothing is checked yet.
pub struct Claim {
    answer: PublicKeyCredential,
    /// The handle.
    pub handle: String,
    /// The id of the passkey.
    pub id: String,
}

/// Reads an answer.
pub fn read(site: &Webauthn, answer: Value) -> Option<Claim> {
    let answer: PublicKeyCredential = serde_json::from_value(answer).ok()?;
    let (handle, id) = site.identify_discoverable_authentication(&answer).ok()?;
    let (handle, id) = (handle.to_string(), id_text(id));
    Some(Claim { answer, handle, id })
}

/// What is to be stored of the passkey from now on, if the answer is right.
pub fn accept(
    site: &Webauthn,
    state: DiscoverableAuthentication,
    claim: &Claim,
    stored: &str,
) -> Option<String> {
    let mut passkey: Passkey = serde_json::from_str(stored).ok()?;
    let result = site.finish_discoverable_authentication_v2(&claim.answer, state, &passkey);
    let result = result
        .inspect_err(|error| tracing::debug!(%error, "a passkey was refused"))
        .ok()?;
    passkey.update_credential(&result)?;
    serde_json::to_string(&passkey).ok()
}

fn id_text(id: &[u8]) -> String {
    data_encoding::BASE64URL_NOPAD.encode(id)
}

fn id_bytes(id: &str) -> Option<Vec<u8>> {
    data_encoding::BASE64URL_NOPAD.decode(id.as_bytes()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_need_a_name_and_https_or_this_machine() {
        let url = |text: &str| Url::parse(text).unwrap();
        assert!(relying_party(None, Some("localhost:8080")).is_some());
        assert!(relying_party(None, Some("127.0.0.1:8080")).is_none());
        assert!(relying_party(None, Some("example.org")).is_none());
        assert!(relying_party(None, None).is_none());
        let public = url("https://doska.example.org");
        assert!(relying_party(Some(&public), Some("evil.example")).is_some());
        assert!(relying_party(Some(&url("http://doska.example.org")), None).is_none());
    }

    #[test]
    fn questions_are_for_passkeys_that_authenticators_find_by_themselves() {
        let site = relying_party(None, Some("localhost:8080")).unwrap();
        let (options, question) = ask_for_new(&site, &new_handle(), "Leyla", &[]).unwrap();
        assert_eq!(options["rp"]["id"], "localhost");
        assert_eq!(options["user"]["name"], "Leyla");
        assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
        assert_eq!(
            options["authenticatorSelection"]["userVerification"],
            "required"
        );
        let kept = serde_json::to_string(&question).unwrap();
        let kept: Registration = serde_json::from_str(&kept).unwrap();
        assert!(accept_new(&site, &kept, json!({"id": "x"})).is_none());
        let (options, _) = ask(&site).unwrap();
        assert_eq!(options["rpId"], "localhost");
        assert_eq!(options["allowCredentials"], json!([]));
    }
}
