//! How good positions look, game by game.

mod backups;
mod cyclic;
mod draughts;
mod turkish;
