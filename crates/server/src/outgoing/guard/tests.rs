use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use futures_util::future::BoxFuture;
use reqwest::header::HeaderMap;

use super::super::test_http::Endpoint;
use super::{Guard, Lookup, Reach, UrlProblem, Why};

/// A resolver whose answers the test writes, one for each question.
struct Scripted(Mutex<VecDeque<Vec<&'static str>>>);

impl Scripted {
    fn new(answers: &[&[&'static str]]) -> Arc<Scripted> {
        let answers = answers.iter().map(|answer| answer.to_vec()).collect();
        Arc::new(Scripted(Mutex::new(answers)))
    }
}

impl Lookup for Scripted {
    fn lookup(&self, _: String) -> BoxFuture<'static, std::io::Result<Vec<IpAddr>>> {
        let answer = self.0.lock().unwrap().pop_front().expect("one more answer");
        Box::pin(async move { Ok(answer.iter().map(|text| text.parse().unwrap()).collect()) })
    }
}

fn post<'g>(
    guard: &'g Guard,
    url: &'g str,
) -> impl Future<Output = Result<super::Reply, Why>> + 'g {
    guard.post(url, HeaderMap::new(), b"hello".to_vec())
}

#[test]
fn urls_are_checked_before_anything_is_sent() {
    let guard = Guard::new(Reach::Public).unwrap();
    for url in [
        "https://example.org/hook",
        "https://example.org:8443/hook?a=1",
        "https://1.1.1.1/",
        "https://[2606:4700:4700::1111]/",
    ] {
        assert!(guard.check(url).is_ok(), "{url}");
    }
    for url in [
        "http://example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "data:,x",
    ] {
        assert_eq!(guard.check(url), Err(UrlProblem::NotHttps), "{url}");
    }
    for url in [
        "",
        "example.org",
        "https://",
        "https://user:secret@example.org/",
    ] {
        assert_eq!(guard.check(url), Err(UrlProblem::Malformed), "{url}");
    }
    let long = format!("https://example.org/{}", "a".repeat(3000));
    assert_eq!(guard.check(&long), Err(UrlProblem::Malformed));
    for url in [
        "https://127.0.0.1/",
        "https://127.1/",
        "https://2130706433/",
        "https://0x7f.0.0.1/",
        "https://0177.0.0.1/",
        "https://10.0.0.1:8443/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[fd00::1]/",
        "https://[fe80::1]/",
        "https://0.0.0.0/",
    ] {
        assert_eq!(guard.check(url), Err(UrlProblem::NotPublic), "{url}");
    }
}

#[tokio::test]
async fn a_name_with_private_addresses_is_not_reached() {
    let inside = Endpoint::start(200).await;
    for address in [
        "127.0.0.1",
        "10.1.2.3",
        "::1",
        "::ffff:127.0.0.1",
        "fd00::1",
    ] {
        let guard = Guard::with_lookup(Reach::Public, Scripted::new(&[&[address]])).unwrap();
        let url = format!("https://inside.example:{}/", inside.port());
        let answer = post(&guard, &url).await;
        assert!(
            matches!(answer, Err(Why::Url(UrlProblem::NotPublic))),
            "{address}: {answer:?}"
        );
    }
    let guard = Guard::new(Reach::Public).unwrap();
    let answer = post(&guard, "https://localhost/").await;
    assert!(
        matches!(answer, Err(Why::Url(UrlProblem::NotPublic))),
        "{answer:?}"
    );
    assert_eq!(inside.requests(), 0);
}

#[tokio::test]
async fn every_request_checks_the_address_it_connects_to() {
    // The name means an allowed address first and a private one the next time, as in DNS rebinding.
    let there = Endpoint::start(200).await;
    let lookup = Scripted::new(&[&["127.0.0.1", "10.0.0.1"], &["10.0.0.1"]]);
    let guard = Guard::with_lookup(Reach::PublicAndLoopback, lookup).unwrap();
    let url = format!("http://rebinding.example:{}/", there.port());
    assert_eq!(post(&guard, &url).await.unwrap().status, 200);
    let answer = post(&guard, &url).await;
    assert!(
        matches!(answer, Err(Why::Url(UrlProblem::NotPublic))),
        "{answer:?}"
    );
    assert_eq!(there.requests(), 1);
}

#[tokio::test]
async fn redirects_are_not_followed() {
    let target = Endpoint::start(200).await;
    let to = format!("http://127.0.0.1:{}/", target.port());
    let redirecting = Endpoint::answering(307, vec![("location", to)]).await;
    let guard = Guard::new(Reach::PublicAndLoopback).unwrap();
    let url = format!("http://127.0.0.1:{}/", redirecting.port());
    assert_eq!(post(&guard, &url).await.unwrap().status, 307);
    assert_eq!(redirecting.requests(), 1);
    assert_eq!(target.requests(), 0);
}

#[tokio::test]
async fn failures_do_not_tell_the_url() {
    let guard = Guard::new(Reach::PublicAndLoopback).unwrap();
    // Nothing listens on port 1.
    let error = post(&guard, "http://127.0.0.1:1/secret-path")
        .await
        .unwrap_err();
    assert!(matches!(error, Why::Unreachable(_) | Why::Silent));
    assert!(!error.to_string().contains("secret"), "{error}");
}

#[tokio::test]
async fn the_wish_to_be_asked_later_is_read() {
    let busy = Endpoint::answering(429, vec![("retry-after", "120".to_owned())]).await;
    let guard = Guard::new(Reach::PublicAndLoopback).unwrap();
    let url = format!("http://127.0.0.1:{}/", busy.port());
    let reply = post(&guard, &url).await.unwrap();
    assert_eq!((reply.status, reply.retry_after), (429, Some(120)));
    assert!(!reply.is_success());
}
