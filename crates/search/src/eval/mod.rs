//! How good positions look, game by game.

mod backups;
mod cyclic;
mod draughts;
mod martian;
mod topological;
mod turkish;
mod twins;
