//! HTTP/1.1 over one connection that is kept open: cheap enough to share two cores with the server.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::time::Duration;

use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::cluster::gate::Way;

/// The most headers that an answer has.
const HEADERS: usize = 48;
/// The longest answer that is read.
const MOST: usize = 64 << 20;
/// How long an answer may take. A server that hangs should fail a test, not stop it.
const ANSWER: Duration = Duration::from_secs(30);

/// A connection, opened when it is needed.
pub struct Http {
    way: Way,
    /// Where the last connection went.
    address: SocketAddr,
    stream: Option<TcpStream>,
    buffer: Vec<u8>,
}

/// An answer.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// What kind of content it is.
    pub content_type: String,
    /// The content.
    pub body: Vec<u8>,
}

impl Reply {
    /// The content as JSON.
    pub fn json<T: DeserializeOwned>(&self) -> io::Result<T> {
        serde_json::from_slice(&self.body)
            .map_err(|error| broken(&format!("{error} in {}", self.text())))
    }

    /// The content as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// How the length of an answer is told.
enum Length {
    Bytes(usize),
    Chunks,
    UntilClosed,
}

/// The head of an answer.
struct Head {
    status: u16,
    content_type: String,
    length: Length,
    close: bool,
    /// Where the content begins.
    end: usize,
}

impl Http {
    /// For the server at this address, or for any behind a gate.
    pub fn new(way: impl Into<Way>) -> Http {
        let way = way.into();
        Http {
            address: way.pick(),
            way,
            stream: None,
            buffer: Vec::new(),
        }
    }

    /// The way to the server.
    pub fn way(&self) -> &Way {
        &self.way
    }

    /// Closes the connection; the next request opens another.
    pub fn hang_up(&mut self) {
        self.stream = None;
        self.buffer = Vec::new();
    }

    /// Sends a request and reads the answer. After an error the connection is closed; whether the request was heard
    /// is not known then.
    pub async fn call(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<&str>,
    ) -> io::Result<Reply> {
        if self.stream.is_none() {
            self.address = self.way.pick();
        }
        let (way, address) = (self.way.clone(), self.address);
        let exchange = self.exchange(method, path, token, body);
        let result = tokio::select! {
            result = timeout(ANSWER, exchange) => {
                result.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
            }
            () = way.lost(address) => Err(io::ErrorKind::ConnectionAborted.into()),
        };
        if result.is_err() {
            self.stream = None;
        }
        result
    }

    /// Sends a request and hangs up without reading the answer.
    pub async fn call_and_hang_up(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<&str>,
    ) -> io::Result<()> {
        let sent = self.send(method, path, token, body).await;
        self.stream = None;
        sent
    }

    async fn exchange(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<&str>,
    ) -> io::Result<Reply> {
        self.send(method, path, token, body).await?;
        let head = self.head().await?;
        self.buffer.drain(..head.end);
        let body = match head.length {
            Length::Bytes(length) => {
                while self.buffer.len() < length {
                    self.more().await?;
                }
                self.buffer.drain(..length).collect()
            }
            Length::Chunks => {
                let mut body = Vec::new();
                while self.chunk(&mut body).await? {}
                body
            }
            Length::UntilClosed => {
                while self.more().await.is_ok() {}
                std::mem::take(&mut self.buffer)
            }
        };
        if head.close || !self.buffer.is_empty() {
            self.stream = None;
        }
        Ok(Reply {
            status: head.status,
            content_type: head.content_type,
            body,
        })
    }

    /// Sends a request.
    async fn send(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<&str>,
    ) -> io::Result<()> {
        self.buffer.clear();
        let out = &mut self.buffer;
        write!(
            out,
            "{method} {path} HTTP/1.1\r\nHost: {}\r\n",
            self.address
        )?;
        if let Some(token) = token {
            write!(out, "Authorization: Bearer {token}\r\n")?;
        }
        match body {
            Some(body) => write!(
                out,
                "Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
                body.len()
            )?,
            None => write!(out, "\r\n")?,
        }
        let stream = match &mut self.stream {
            Some(stream) => stream,
            none => {
                let stream = TcpStream::connect(self.address).await?;
                stream.set_nodelay(true)?;
                none.insert(stream)
            }
        };
        stream.write_all(&self.buffer).await?;
        self.buffer.clear();
        Ok(())
    }

    /// Reads the head of the answer, which stays in the buffer.
    async fn head(&mut self) -> io::Result<Head> {
        loop {
            if let Some(head) = parse(&self.buffer)? {
                return Ok(head);
            }
            self.more().await?;
        }
    }

    /// Reads more into the buffer.
    async fn more(&mut self) -> io::Result<()> {
        let stream = self
            .stream
            .as_mut()
            .ok_or_else(|| broken("no connection"))?;
        if self.buffer.len() > MOST {
            return Err(broken("the answer is too long"));
        }
        match stream.read_buf(&mut self.buffer).await? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => Ok(()),
        }
    }

    /// Adds the next chunk to `body`; false after the last one.
    async fn chunk(&mut self, body: &mut Vec<u8>) -> io::Result<bool> {
        let line = loop {
            match self.buffer.windows(2).position(|two| two == b"\r\n") {
                Some(end) => break end,
                None => self.more().await?,
            }
        };
        let digits = std::str::from_utf8(&self.buffer[..line]).unwrap_or("");
        let length = usize::from_str_radix(digits, 16).map_err(|_| broken("a bad chunk"))?;
        let end = line + 2 + length + 2;
        while self.buffer.len() < end {
            self.more().await?;
        }
        body.extend_from_slice(&self.buffer[line + 2..line + 2 + length]);
        self.buffer.drain(..end);
        Ok(length > 0)
    }
}

/// A stream of lines that goes on for as long as the server wishes.
pub struct Lines {
    http: Http,
    content: Vec<u8>,
    over: bool,
}

impl Lines {
    /// Asks for a stream.
    pub async fn open(way: impl Into<Way>, path: &str, token: Option<&str>) -> io::Result<Lines> {
        let mut http = Http::new(way);
        let (way, address) = (http.way.clone(), http.address);
        let asking = async {
            http.send("GET", path, token, None).await?;
            http.head().await
        };
        let head = tokio::select! {
            head = asking => head?,
            () = way.lost(address) => return Err(io::ErrorKind::ConnectionAborted.into()),
        };
        http.buffer.drain(..head.end);
        match (head.status, head.length) {
            (200, Length::Chunks) => Ok(Lines {
                http,
                content: Vec::new(),
                over: false,
            }),
            (status, _) => Err(broken(&format!("{path}: {status}, not a stream"))),
        }
    }

    /// The next line that is not empty; `None` when the stream is over.
    pub async fn next(&mut self) -> io::Result<Option<String>> {
        loop {
            if let Some(end) = self.content.iter().position(|&byte| byte == b'\n') {
                let line: Vec<u8> = self.content.drain(..=end).collect();
                let line = String::from_utf8(line).map_err(|_| broken("a line is not UTF-8"))?;
                if line.trim().is_empty() {
                    continue;
                }
                return Ok(Some(line));
            }
            if self.over {
                return Ok(None);
            }
            let (way, address) = (self.http.way.clone(), self.http.address);
            let more = tokio::select! {
                more = self.http.chunk(&mut self.content) => more?,
                () = way.lost(address) => return Err(io::ErrorKind::ConnectionAborted.into()),
            };
            self.over = !more;
        }
    }
}

fn parse(bytes: &[u8]) -> io::Result<Option<Head>> {
    let mut headers = [httparse::EMPTY_HEADER; HEADERS];
    let mut response = httparse::Response::new(&mut headers);
    let end = match response
        .parse(bytes)
        .map_err(|error| broken(&error.to_string()))?
    {
        httparse::Status::Complete(end) => end,
        httparse::Status::Partial => return Ok(None),
    };
    let status = response.code.unwrap_or(0);
    let header = |name: &str| {
        let mut all = response.headers.iter();
        all.find(|header| header.name.eq_ignore_ascii_case(name))
            .and_then(|header| std::str::from_utf8(header.value).ok())
    };
    let length = if header("transfer-encoding").is_some_and(|value| value.contains("chunked")) {
        Length::Chunks
    } else if let Some(length) = header("content-length") {
        Length::Bytes(length.parse().map_err(|_| broken("a bad length"))?)
    } else if matches!(status, 204 | 304) {
        Length::Bytes(0)
    } else {
        Length::UntilClosed
    };
    Ok(Some(Head {
        status,
        content_type: header("content-type").unwrap_or("").to_owned(),
        close: header("connection").is_some_and(|value| value.eq_ignore_ascii_case("close")),
        length,
        end,
    }))
}

fn broken(why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, why.to_owned())
}
