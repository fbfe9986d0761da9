//! Codes from an authenticator application (RFC 6238), as a second factor to a password.

use std::fmt::Write as _;

use qrcode::{Color, EcLevel, QrCode};
use totp_rs::{Builder, Totp};

use crate::ids;

/// What authenticator applications show above the code.
const ISSUER: &str = "Doska";

/// A new secret, as the text that people can type.
pub fn new_secret() -> String {
    let mut bytes = [0; 20];
    ids::fill(&mut bytes);
    data_encoding::BASE32_NOPAD.encode(&bytes)
}

/// The address that an authenticator application reads.
pub fn uri(secret: &str, name: &str) -> Option<String> {
    totp(secret, name)?.to_url().ok()
}

/// The step of time that a code is good for, if it is good now and no later one has been used: each code counts once.
pub fn verify(secret: &str, code: &str, seconds: u64, last_step: u64) -> Option<u64> {
    let code: String = code.chars().filter(|c| !c.is_whitespace()).collect();
    if code.len() != 6 || !code.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let step = totp(secret, "Doska")?.check(&code, seconds)?;
    (step > last_step).then_some(step)
}

/// The QR code of an address, as SVG in black on white with its quiet zone.
pub fn qr_svg(uri: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(uri, EcLevel::M).ok()?;
    let (width, border) = (code.width(), 4);
    let mut path = String::new();
    for (i, _) in code
        .to_colors()
        .iter()
        .enumerate()
        .filter(|(_, color)| **color == Color::Dark)
    {
        let (x, y) = (i % width + border, i / width + border);
        write!(path, "M{x} {y}h1v1h-1z").ok()?;
    }
    let size = width + 2 * border;
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M0 0h{size}v{size}H0z\"/><path d=\"{path}\"/></svg>"
    ))
}

fn totp(secret: &str, name: &str) -> Option<Totp> {
    let secret = data_encoding::BASE32_NOPAD.decode(secret.as_bytes()).ok()?;
    Builder::new()
        .with_secret(secret)
        .with_account_name(name)
        .with_issuer(Some(ISSUER))
        .build()
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_counts_once_and_a_step_early_or_late() {
        let secret = new_secret();
        let now = 1_700_000_010;
        let code = totp(&secret, "leyla").unwrap().generate(now).to_string();
        let step = verify(&secret, &code, now, 0).expect("the code of this step");
        assert_eq!(step, now / 30);
        assert_eq!(verify(&secret, &code, now + 30, 0), Some(step));
        assert_eq!(verify(&secret, &code, now + 90, 0), None, "too late");
        assert_eq!(verify(&secret, &code, now, step), None, "used already");
        let spaced = format!("{} {}", &code[..3], &code[3..]);
        assert_eq!(verify(&secret, &spaced, now, 0), Some(step));
        for bad in ["", "12345", "1234567", "abcdef", "१२३४५६"] {
            assert_eq!(verify(&secret, bad, now, 0), None, "{bad}");
        }
    }

    #[test]
    fn applications_can_read_the_secret() {
        let secret = new_secret();
        let uri = uri(&secret, "Лейла").unwrap();
        assert!(uri.starts_with("otpauth://totp/Doska:"), "{uri}");
        assert!(uri.contains(&format!("secret={secret}")), "{uri}");
        let svg = qr_svg(&uri).unwrap();
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"));
    }
}
