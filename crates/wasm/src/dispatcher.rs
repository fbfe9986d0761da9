//! Requests in, responses out.

use std::collections::HashMap;

use doska_contract::{
    AcceptRound, AcceptsDraw, Call, ChooseMove, Close, CommandRound, ComposePosition, Composed,
    Draft, EditPosition, ExpireRound, GameInfo, Games, Legal, LegalMoves, Look, Open, OpenRound,
    Preview, ProbeTables, ReadMove, ReadRecords, Record, Records, Replay, Request, RequestError,
    Response, Review, ReviewGame, Search, Seek, Snapshot, StartRound, TakebackRound, Tap,
    WriteRecord,
};
use doska_play::{GameHistory, GameSpec, Note, games, record};

use crate::engine::EngineService;
use crate::session::Session;

/// Answers requests one after the other. It keeps the games that were opened, and the engine with what it
/// remembers.
#[derive(Default)]
pub struct Dispatcher {
    sessions: HashMap<u32, Session>,
    engine: EngineService,
}

type Answer<C> = Result<<C as Call>::Answer, RequestError>;

impl Dispatcher {
    /// The response to a request, both as JSON. `info` hears what a search finds meanwhile, and `stopped`
    /// says whether it should stop.
    pub fn respond(
        &mut self,
        request: &str,
        info: &mut dyn FnMut(&str),
        stopped: fn() -> bool,
    ) -> String {
        let answer = match serde_json::from_str(request) {
            Ok(request) => self.dispatch(request, info, stopped),
            Err(wrong) => Err(Note::new("web-question").with("why", wrong).into()),
        };
        match answer {
            Ok(json) => format!("{{\"ok\":{json}}}"),
            Err(error) => serde_json::to_string(&Response::<()>::Error(error))
                .expect("an error has nothing that JSON cannot hold"),
        }
    }

    fn dispatch(
        &mut self,
        request: Request,
        info: &mut dyn FnMut(&str),
        stopped: fn() -> bool,
    ) -> Result<String, RequestError> {
        match request {
            Request::Games(_) => answer::<Games>(Ok(list_games())),
            Request::EditPosition(request) => answer::<EditPosition>(edit_position(&request)),
            Request::ComposePosition(request) => {
                answer::<ComposePosition>(compose_position(request))
            }
            Request::ReadRecords(request) => answer::<ReadRecords>(read_records(&request)),
            Request::WriteRecord(request) => answer::<WriteRecord>(write_record(&request)),
            Request::Replay(request) => answer::<Replay>(replay(&request)),
            Request::ReviewGame(request) => answer::<ReviewGame>(review_game(request)),
            Request::ProbeTables(request) => {
                answer::<ProbeTables>(self.engine.probe_tables(&request))
            }
            Request::Search(request) => {
                answer::<Search>(self.engine.search(&request, info, stopped))
            }
            Request::ChooseMove(request) => {
                answer::<ChooseMove>(self.engine.choose_move(&request, stopped))
            }
            Request::AcceptsDraw(request) => {
                answer::<AcceptsDraw>(self.engine.accepts_draw(&request, stopped))
            }
            Request::Open(request) => answer::<Open>(self.open(&request)),
            Request::Seek(request) => answer::<Seek>(self.session(request.session)?.seek(&request)),
            Request::Look(request) => {
                answer::<Look>(self.session(request.session)?.look(request.ply))
            }
            Request::Preview(request) => {
                let session = self.session(request.session)?;
                answer::<Preview>(session.preview(&request.moves))
            }
            Request::Tap(request) => answer::<Tap>(self.session(request.session)?.tap(&request)),
            Request::LegalMoves(request) => answer::<LegalMoves>(self.legal_moves(&request)),
            Request::ReadMove(request) => {
                answer::<ReadMove>(self.session(request.session)?.read_move(&request))
            }
            Request::Close(request) => answer::<Close>(Ok(self.close(&request))),
            Request::StartRound(request) => answer::<StartRound>(self.start_round(&request)),
            Request::OpenRound(request) => answer::<OpenRound>(self.open_round(&request)),
            Request::AcceptRound(request) => {
                answer::<AcceptRound>(self.session(request.session)?.accept(&request))
            }
            Request::CommandRound(request) => {
                answer::<CommandRound>(self.session(request.session)?.command(&request))
            }
            Request::TakebackRound(request) => {
                answer::<TakebackRound>(self.session(request.session)?.takeback(&request))
            }
            Request::ExpireRound(request) => {
                answer::<ExpireRound>(self.session(request.session)?.expire(request.now))
            }
        }
    }

    /// Takes an endgame table, the bytes of its file, and uses it from then on. `false` if it cannot.
    pub fn table(&mut self, bytes: &[u8]) -> bool {
        self.engine.add_table(bytes)
    }

    fn open(&mut self, request: &Open) -> Answer<Open> {
        let mut session = Session::game(request.game.read()?);
        let moved = session.moved(0);
        self.sessions.insert(request.session, session);
        Ok(moved)
    }

    fn start_round(&mut self, request: &StartRound) -> Answer<StartRound> {
        let (session, state) = Session::start_round(request)?;
        self.sessions.insert(request.session, session);
        Ok(state)
    }

    fn open_round(&mut self, request: &OpenRound) -> Answer<OpenRound> {
        let (session, state) = Session::open_round(request)?;
        self.sessions.insert(request.session, session);
        Ok(state)
    }

    fn close(&mut self, request: &Close) -> bool {
        self.sessions.remove(&request.session).is_some()
    }

    fn legal_moves(&mut self, request: &LegalMoves) -> Answer<LegalMoves> {
        Ok(Legal::list(self.session(request.session)?.history()))
    }

    fn session(&mut self, number: u32) -> Result<&mut Session, RequestError> {
        let session = self.sessions.get_mut(&number);
        session.ok_or_else(|| Note::new("web-session-unknown").with("part", number).into())
    }
}

/// The answer to a request as JSON.
fn answer<C: Call>(answer: Answer<C>) -> Result<String, RequestError> {
    Ok(serde_json::to_string(&answer?).expect("an answer has nothing that JSON cannot hold"))
}

fn list_games() -> Vec<GameInfo> {
    games().iter().map(GameInfo::from).collect()
}

fn edit_position(request: &EditPosition) -> Answer<EditPosition> {
    let spec = GameSpec::read(&request.game)?;
    let position = match &request.position {
        Some(text) => spec.position(text)?,
        None => spec.start(),
    };
    Ok(Draft::from(position.draft()))
}

fn compose_position(request: ComposePosition) -> Answer<ComposePosition> {
    Ok(Composed::new(
        &GameSpec::read(&request.game)?,
        request.draft,
    )?)
}

fn read_records(request: &ReadRecords) -> Answer<ReadRecords> {
    let game = request.game.as_deref().map(GameSpec::read).transpose()?;
    Ok(Records::from(&record::read_as(
        &request.text,
        game.as_ref(),
    )))
}

fn write_record(WriteRecord { record }: &WriteRecord) -> Answer<WriteRecord> {
    let record = Record::read(record).map_err(|(_, note)| note)?;
    Ok(record::write(&record))
}

fn replay(request: &Replay) -> Answer<Replay> {
    let game: GameHistory = request.game.read()?;
    let snapshots = (0..=game.plies()).filter_map(|ply| Snapshot::look_back(&game, ply));
    Ok(snapshots.collect())
}

fn review_game(request: ReviewGame) -> Answer<ReviewGame> {
    Ok(Review::new(&request.game.read()?, request.found))
}
