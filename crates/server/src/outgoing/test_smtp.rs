//! A mail server inside a test: it takes letters and keeps them.

use std::sync::{Arc, Mutex};

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

#[derive(Clone, Debug, Default)]
pub struct Taken {
    pub from: String,
    pub to: Vec<String>,
    pub data: String,
}

pub struct MailServer {
    port: u16,
    taken: Arc<Mutex<Vec<Taken>>>,
}

impl MailServer {
    /// A server that answers every receiver with `status`.
    pub async fn start(status: u16) -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let taken = Arc::new(Mutex::new(Vec::new()));
        let keep = Arc::clone(&taken);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let keep = Arc::clone(&keep);
                tokio::spawn(async move {
                    // A client that leaves in the middle is none of ours.
                    let _ = talk(stream, status, &keep).await;
                });
            }
        });
        MailServer { port, taken }
    }

    pub fn url(&self) -> String {
        format!("smtp://127.0.0.1:{}", self.port)
    }

    /// How many letters came.
    #[allow(dead_code, reason = "not every test counts them")]
    pub fn count(&self) -> usize {
        self.taken.lock().unwrap().len()
    }

    pub fn last(&self) -> Taken {
        self.taken.lock().unwrap().last().expect("a letter").clone()
    }
}

async fn talk(stream: TcpStream, status: u16, keep: &Mutex<Vec<Taken>>) -> std::io::Result<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    let mut letter = Taken::default();
    write.write_all(b"220 test\r\n").await?;
    while let Some(line) = lines.next_line().await? {
        let verb = line
            .split([' ', ':'])
            .next()
            .unwrap_or("")
            .to_ascii_uppercase();
        let argument = line.split_once(':').map_or("", |(_, rest)| rest.trim());
        let answer = match verb.as_str() {
            "MAIL" => {
                argument.clone_into(&mut letter.from);
                "250 ok".to_owned()
            }
            "RCPT" => {
                letter.to.push(argument.to_owned());
                format!("{status} so be it")
            }
            "DATA" => {
                write.write_all(b"354 go on\r\n").await?;
                while let Some(line) = lines.next_line().await? {
                    if line == "." {
                        break;
                    }
                    letter.data += &line;
                    letter.data.push('\n');
                }
                keep.lock().unwrap().push(std::mem::take(&mut letter));
                "250 taken".to_owned()
            }
            "QUIT" => {
                write.write_all(b"221 bye\r\n").await?;
                return Ok(());
            }
            _ => "250 ok".to_owned(),
        };
        write.write_all(format!("{answer}\r\n").as_bytes()).await?;
    }
    Ok(())
}
