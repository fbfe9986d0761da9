//! `doska serve`: the site and the game server.

mod address;
mod check;
mod effective;
mod file;
mod log;
pub mod settings;

use std::collections::BTreeMap;
use std::io::{self, ErrorKind, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_play::tables::Folder;
use doska_server::bus::BusError;
use doska_server::config::{Config, Database};
use doska_server::{App, OpenError, Server, Site, router};

use crate::console::{Console, stdout};
use crate::files;
use crate::store;
use crate::tablebase::folder;
use effective::Effective;
pub use effective::read_database;

use settings::Values;

pub use log::begin as begin_log;

/// Serves the site until it is told to end.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let effective = effective(console, args)?;
    if args.get_flag("check") {
        return check::print(console, &effective);
    }
    log::begin(console, &effective)?;
    let tables = Folder::new(tables(console, effective.tables.as_deref())?);
    let mut config = effective.config;
    let site = Site::built_in();
    let mut server =
        Server::bind(config.listen).map_err(|error| refused(console, config.listen, &error))?;
    if let Some(address) = config.metrics_listen {
        let bound = server.bind_metrics(address);
        bound.map_err(|error| refused(console, address, &error))?;
    }
    if !site.is_built() {
        let said = console.text("serve-unbuilt");
        writeln!(anstream::stderr(), "doska: {said}")?;
    }
    // With port 0 the system has chosen one.
    config.listen = server.address()?;
    let open = open_message(console, &config);
    let app = open_store(console, &server, config)?;
    // Whoever started it may have closed its output: that is no reason not to serve.
    let _ = writeln!(stdout(), "{open}");
    Ok(server.run(router(site, tables, Some(&app)), &app)?)
}

/// Where the site is, and where its data are.
fn open_message(console: &Console, config: &Config) -> String {
    let id = if config.listen.ip().is_unspecified() {
        "serve-open-everywhere"
    } else {
        "serve-open"
    };
    let open = console.say(id, &[("url", &effective::url(config, config.listen))]);
    let path = shown(&config.database);
    format!("{open}\n{}", console.say("serve-kept", &[("path", &path)]))
}

/// A database as it is shown: the path of a file, the address of a server.
pub fn shown(database: &Database) -> String {
    match database {
        Database::Sqlite(path) => path.display().to_string(),
        Database::Postgres(address) => address.to_string(),
    }
}

/// Opens the store; its folder is for this user alone.
fn open_store(console: &Console, server: &Server, config: Config) -> Result<App> {
    let file = match &config.database {
        Database::Sqlite(path) => path.parent(),
        Database::Postgres(_) => None,
    };
    let folder = file.filter(|folder| !folder.as_os_str().is_empty());
    for folder in folder.into_iter().chain([&*config.data]) {
        let made = private_folder(folder);
        made.map_err(|error| files::not_written(console, &folder.display().to_string(), &error))?;
    }
    let path = shown(&config.database);
    opened(console, &path, server.open(config))
}

/// What was opened, or words for why it could not be.
pub fn opened<T>(console: &Console, path: &str, opened: Result<T, OpenError>) -> Result<T> {
    opened.map_err(|error| match error {
        OpenError::Store(error) => {
            let why = store::why(console, &error);
            anyhow!(console.say("serve-store", &[("path", path), ("why", &why)]))
        }
        OpenError::Bus(BusError { at, why }) => {
            anyhow!(console.say("serve-no-bus", &[("address", &at), ("why", &why)]))
        }
    })
}

fn private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// The database, for commands that have the settings `data` and `database` alone.
pub fn database(console: &Console, args: &ArgMatches) -> Result<Database> {
    Ok(effective(console, args)?.config.database)
}

/// What flags, environment and file say together.
pub fn effective(console: &Console, args: &ArgMatches) -> Result<Effective> {
    // Other commands have some of the settings.
    let verbose = args.try_get_one::<bool>("verbose");
    let verbose = matches!(verbose, Ok(Some(true)));
    let flag = |name: &str| match args.try_get_one::<String>(name).ok().flatten() {
        None if name == "log-level" && verbose => Some("info".to_owned()),
        text => text.cloned(),
    };
    let variable = |name: &str| std::env::var(name).ok();
    let named = args.get_one::<String>("config").cloned();
    let named = named.or_else(|| variable("DOSKA_CONFIG").filter(|path| !path.is_empty()));
    let (file, path) = match named {
        Some(path) => (file::read(console, &path)?, path),
        None => (BTreeMap::new(), String::new()),
    };
    effective::read(console, &Values::collect(flag, variable, &file, &path))
}

/// The folder of tables that was named, which must hold some, else the usual one, whatever it holds.
fn tables(console: &Console, named: Option<&Path>) -> Result<PathBuf> {
    match named {
        Some(folder) => {
            folder::open(console, folder)?;
            Ok(folder.to_owned())
        }
        None => Ok(folder::usual(|name| std::env::var_os(name))),
    }
}

/// Why an address could not be had, and what to do.
pub fn refused(console: &Console, listen: SocketAddr, error: &io::Error) -> anyhow::Error {
    let why = files::why(&console.words, error);
    let mut other = listen;
    other.set_port(match listen.port() {
        port @ 1024..=65534 => port + 1,
        _ => address::PORT,
    });
    let id = match error.kind() {
        ErrorKind::AddrInUse => "serve-taken",
        ErrorKind::PermissionDenied => "serve-denied",
        ErrorKind::AddrNotAvailable => "serve-foreign",
        _ => "serve-failed",
    };
    let values = [
        ("address", &*listen.to_string()),
        ("other", &other.to_string()),
        ("why", &why),
    ];
    anyhow!(console.say(id, &values))
}
