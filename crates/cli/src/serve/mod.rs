//! `doska serve`: the site.

mod address;
mod log;

use std::io::{self, ErrorKind, Write};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_play::tables::Folder;
use doska_server::{Server, Site, router};

use crate::console::{Console, stdout};
use crate::files;
use crate::tablebase::folder;

/// Serves the site until it is told to end.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let listen = address::read(console, args)?;
    log::begin(console, args.get_flag("verbose"))?;
    let tables = Folder::new(folder(console, args)?);
    let site = Site::built_in();
    let server = Server::bind(listen).map_err(|error| refused(console, listen, &error))?;
    if !site.is_built() {
        let said = console.text("serve-unbuilt");
        writeln!(anstream::stderr(), "doska: {said}")?;
    }
    let address = server.address()?;
    let id = if address.ip().is_unspecified() {
        "serve-open-everywhere"
    } else {
        "serve-open"
    };
    let said = console.say(id, &[("url", &url(address))]);
    writeln!(stdout(), "{said}")?;
    Ok(server.run(router(site, tables))?)
}

/// The folder of tables that was named, which must hold some, else the usual one, whatever it holds.
fn folder(console: &Console, args: &ArgMatches) -> Result<PathBuf> {
    match args.get_one::<String>("tables") {
        Some(folder) => {
            folder::open(console, Path::new(folder))?;
            Ok(PathBuf::from(folder))
        }
        None => Ok(folder::usual(|name| std::env::var_os(name))),
    }
}

/// What to open in a browser. An address that stands for all of a machine is none to go to.
fn url(mut address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        let own = match address {
            SocketAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            SocketAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        };
        address.set_ip(own);
    }
    format!("http://{address}")
}

/// Why an address could not be had, and what to do.
fn refused(console: &Console, listen: SocketAddr, error: &io::Error) -> anyhow::Error {
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
