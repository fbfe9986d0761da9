//! Playing online, over HTTP and sockets, with the real store.

mod archive;
mod bots;
mod bus;
mod clock;
mod contract;
mod copies;
mod correspondence;
mod docs;
mod lobby;
mod moderation;
mod nodes;
mod notifications;
mod outside;
mod pairing;
mod people;
mod postgres;
mod process;
mod ratings;
mod safety;
mod server;
mod socket;
mod table;
mod takeover;
mod time;
mod transfer;
mod work;
