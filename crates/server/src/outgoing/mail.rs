//! Mail, over the SMTP server that the operator named.

use std::time::Duration;

use lettre::message::header::{Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, SinglePart};
use lettre::transport::smtp::Error as SmtpError;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use serde::{Deserialize, Serialize};

use super::{Delivery, Why};

/// How long a command of SMTP may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// Sends mail.
#[derive(Clone)]
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// A letter.
#[derive(Clone, Serialize, Deserialize)]
pub struct Letter {
    /// The address.
    pub to: String,
    /// The subject.
    pub subject: String,
    /// Plain text.
    pub text: String,
    /// Where a POST stops further letters, at once (RFC 8058).
    pub unsubscribe: Option<String>,
}

impl Mailer {
    /// A mailer for `smtps://name:password@host`, `smtp://host:587?tls=required` or `smtp://127.0.0.1`. The error says
    /// which part cannot be used.
    pub fn new(url: &str, from: &str) -> Result<Mailer, String> {
        let from = from
            .parse()
            .map_err(|_| format!("“{from}” is not a mail address"))?;
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)
            .map_err(|error| error.to_string())?
            .timeout(Some(PATIENCE))
            .build();
        Ok(Mailer { transport, from })
    }

    /// Sends a letter.
    pub async fn send(&self, letter: &Letter) -> Delivery {
        let message = match self.message(letter) {
            Ok(message) => message,
            Err(why) => return Delivery::Refused(Why::Unwritable(why)),
        };
        match self.transport.send(message).await {
            Ok(_) => Delivery::Done,
            Err(error) => outcome(&error),
        }
    }

    fn message(&self, letter: &Letter) -> Result<Message, String> {
        let to: Mailbox = letter.to.parse().map_err(|_| "not a mail address")?;
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(letter.subject.clone())
            .message_id(None)
            .header(AutoSubmitted);
        if let Some(url) = &letter.unsubscribe {
            message = message
                .header(ListUnsubscribe(format!("<{url}>")))
                .header(OneClick);
        }
        message
            .singlepart(SinglePart::plain(letter.text.clone()))
            .map_err(|error| error.to_string())
    }
}

/// Whether an address could be one.
pub fn is_address(text: &str) -> bool {
    text.len() <= 254 && text.parse::<lettre::Address>().is_ok()
}

/// What a failure means.
fn outcome(error: &SmtpError) -> Delivery {
    let status = error.status().map(|code| code.to_string());
    let why = match &status {
        Some(code) => Why::Smtp(code.clone()),
        None if error.is_timeout() => Why::Silent,
        None => Why::Unreachable("no connection to the mail server".to_owned()),
    };
    if error.is_permanent() {
        return Delivery::Refused(why);
    }
    Delivery::Later { why, wait: None }
}

macro_rules! header {
    ($type:ident, $name:literal, $value:expr) => {
        impl Header for $type {
            fn name() -> HeaderName {
                HeaderName::new_from_ascii_str($name)
            }
            fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
                Err("only written".into())
            }
            fn display(&self) -> HeaderValue {
                let value: fn(&Self) -> String = $value;
                HeaderValue::new(Self::name(), value(self))
            }
        }
    };
}

#[derive(Clone)]
struct ListUnsubscribe(String);
header!(ListUnsubscribe, "List-Unsubscribe", |this| this.0.clone());

#[derive(Clone)]
struct OneClick;
header!(OneClick, "List-Unsubscribe-Post", |_| {
    "List-Unsubscribe=One-Click".to_owned()
});

/// Holiday answers are not wanted.
#[derive(Clone)]
struct AutoSubmitted;
header!(AutoSubmitted, "Auto-Submitted", |_| {
    "auto-generated".to_owned()
});

#[cfg(test)]
mod tests {
    use super::super::Delivery;
    use super::super::test_smtp::MailServer;
    use super::{Letter, Mailer, is_address};

    fn letter() -> Letter {
        Letter {
            to: "ivan@example.org".to_owned(),
            subject: "Ваш ход в 2 партиях".to_owned(),
            text: "Первая строка\nВторая строка\n".to_owned(),
            unsubscribe: Some("https://doska.example/mail/stop/abc".to_owned()),
        }
    }

    #[tokio::test]
    async fn a_letter_arrives_and_can_be_unsubscribed_from() {
        let server = MailServer::start(250).await;
        let mailer = Mailer::new(&server.url(), "Doska <doska@doska.example>").unwrap();
        assert_eq!(mailer.send(&letter()).await, Delivery::Done);
        let mail = server.last();
        assert_eq!(mail.to, ["<ivan@example.org>"]);
        assert!(mail.from.contains("<doska@doska.example>"));
        let data = &mail.data;
        assert!(
            data.contains("List-Unsubscribe: <https://doska.example/mail/stop/abc>"),
            "{data}"
        );
        assert!(data.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"));
        assert!(data.contains("Auto-Submitted: auto-generated"));
        assert!(data.contains("charset=utf-8"));
    }

    #[tokio::test]
    async fn a_full_mailbox_is_tried_again_and_an_unknown_one_is_not() {
        for (status, again) in [(452, true), (550, false)] {
            let server = MailServer::start(status).await;
            let mailer = Mailer::new(&server.url(), "doska@doska.example").unwrap();
            let delivery = mailer.send(&letter()).await;
            assert_eq!(
                matches!(delivery, Delivery::Later { .. }),
                again,
                "{delivery:?}"
            );
            assert_eq!(matches!(delivery, Delivery::Refused(_)), !again);
        }
    }

    #[tokio::test]
    async fn a_line_break_in_an_address_is_refused() {
        let server = MailServer::start(250).await;
        let mailer = Mailer::new(&server.url(), "doska@doska.example").unwrap();
        let mut letter = letter();
        letter.to = "ivan@example.org\r\nBcc: all@example.org".to_owned();
        assert!(matches!(mailer.send(&letter).await, Delivery::Refused(_)));
    }

    #[test]
    fn addresses_and_settings_are_checked() {
        assert!(is_address("ivan@example.org"));
        for text in ["", "ivan", "ivan@", "a b@example.org", "a@b\n"] {
            assert!(!is_address(text), "{text:?}");
        }
        assert!(Mailer::new("http://example.org", "a@b.example").is_err());
        assert!(Mailer::new("smtp://127.0.0.1", "nobody").is_err());
    }
}
